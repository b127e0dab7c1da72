import assert from "node:assert/strict";
import { test } from "node:test";
import { excerptAround, piecesOf } from "./hits.ts";

const sought = (word: string, ...meant: string[]) => [{ word, terms: [`${word}*`, ...meant] }];

test("hits are marked in the script of the text, whole words of it, and nothing of the text is lost", () => {
  const text = "«Արգիշտին» հաղթեց Argishti-ին, как и Аргишти.";
  const pieces = piecesOf(text, sought("argish"));
  assert.deepEqual(
    pieces.filter(({ isHit }) => isHit).map((piece) => piece.text),
    ["Արգիշտին", "Argishti", "Аргишти"],
  );
  assert.equal(pieces.map((piece) => piece.text).join(""), text);
  assert.deepEqual(piecesOf("", sought("a")), []);
  const marked = piecesOf("Եք հասցնո՞ւմ ճաշել", sought("hastsnum")).filter(({ isHit }) => isHit);
  assert.deepEqual(marked, [{ text: "հասցնո՞ւմ", isHit: true }]);
});

test("of a long text the place of the first hit is shown, cut at words", () => {
  const text = `${"early words ".repeat(30)}here stands the blackboard in full ${"late words ".repeat(30)}`;
  const shown = excerptAround(text, sought("blakboard", "blackboard"))!;
  assert.match(shown, /^… .*blackboard.* …$/);
  assert.ok(shown.length < 200);
  assert.equal(excerptAround(text, sought("nothing")), undefined);
});
