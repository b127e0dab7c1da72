import assert from "node:assert/strict";
import { test } from "node:test";
import { letterOf, NOTHING, type Typed, typeKey } from "./keyboard.ts";
import { answerOf, tapsOf, whistleOf } from "./keyboard-taps.ts";

const type = (keys: string[]): Typed => keys.reduce((typed, key) => typeKey(typed, key) ?? typed, NOTHING);

test("g h 9 space 10 is a home goal by nine, passed by ten", () => {
  assert.deepEqual(tapsOf(type(["g", "h", "9", " ", "1", "0"])), [
    { tap: "goal", side: "home" },
    { tap: "who", who: { number: 9 } },
    { tap: "who", who: { number: 10 } },
  ]);
});

test("s a 4 comma 14 takes four off and sends fourteen on", () => {
  assert.deepEqual(tapsOf(type(["s", "a", "4", ",", "1", "4"])), [
    { tap: "sub", side: "away" },
    { tap: "who", who: { number: 4 } },
    { tap: "who", who: { number: 14 } },
    { tap: "go", step: { at: "play" } },
  ]);
});

test("a key that means nothing now is left alone, and the line can be shortened", () => {
  assert.equal(typeKey(NOTHING, "h"), undefined);
  assert.equal(typeKey({ fact: "y", side: "home", numbers: ["44"] }, "5"), undefined);
  assert.deepEqual(type(["y", "h", "4", "Backspace", "Backspace"]), { fact: "y", numbers: [] });
});

test("a line without its side says nothing", () => {
  assert.deepEqual(tapsOf(type(["g"])), []);
});

test("a number answers the question on the screen, and a letter is its key's, whichever alphabet it writes", () => {
  assert.deepEqual(typeKey(NOTHING, "1", true), { numbers: ["1"] });
  assert.equal(typeKey(NOTHING, "1"), undefined);
  assert.equal(letterOf({ key: "գ", code: "KeyG" }), "g");
  assert.equal(letterOf({ key: "п", code: "KeyG" }), "g");
  assert.equal(letterOf({ key: "Enter", code: "Enter" }), "Enter");
});

test("single keys say where the penalty went and how a goal was scored; Escape leaves it for later", () => {
  const result = { at: "result", id: "one", side: "home", taker: undefined } as const;
  const scorer = { at: "scorer", id: "one", side: "home", how: "play" } as const;
  assert.deepEqual(answerOf(result, "s"), { tap: "result", result: "saved" });
  assert.deepEqual(answerOf(scorer, "o"), { tap: "how", how: "own_goal" });
  assert.deepEqual(answerOf(scorer, "Escape"), { tap: "who", who: undefined });
  assert.equal(answerOf({ at: "play" }, "Escape"), undefined);
});

test("the space bar whistles, and pressed again it ends the match; Escape lets it go on", () => {
  const [play, finish] = [{ at: "play" }, { at: "finish" }] as const;
  assert.deepEqual(whistleOf(play), { tap: "whistle" });
  assert.deepEqual(whistleOf(finish), { tap: "finish", isOver: true });
  assert.deepEqual(answerOf(finish, "Escape"), { tap: "go", step: play });
});
