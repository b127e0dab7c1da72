import assert from "node:assert/strict";
import { test } from "node:test";
import { formOf, pictureWords, withPictureWords, withWords, wordsIn } from "./block-form.ts";

test("a heading and a quotation are translated without their signs, and keep them", () => {
  for (const [block, words, translated, stored] of [
    ["## Մուտքերը", "Մուտքերը", "The gates", "## The gates"],
    ["> Գորն\n>\n> Զորանյան", "Գորն\n\nԶորանյան", "Gor\n\nZoranyan", "> Gor\n>\n> Zoranyan"],
    ["Plain **words**", "Plain **words**", "Простые", "Простые"],
  ] as const) {
    const form = formOf(block);
    assert.equal(wordsIn(form, block), words);
    assert.equal(withWords(form, translated), stored);
    assert.equal(withWords(form, " "), "", "without words there is no translation");
  }
});

test("a line of a quotation without its sign leaves the block as it is written", () => {
  assert.deepEqual(formOf("> said\nlazily"), { kind: "text" });
  assert.deepEqual(formOf("#hashtag"), { kind: "text" });
});

test("of a picture the caption and the description are translated, whatever signs they hold", () => {
  const block = '![Fans \\[left\\]](/media/a.webp "The \\"south\\" end")';
  assert.deepEqual(formOf(block), { kind: "picture", url: "/media/a.webp" });
  const words = pictureWords(block)!;
  assert.deepEqual(words, { alt: "Fans [left]", caption: 'The "south" end' });
  assert.equal(withPictureWords("/media/a.webp", words), block);
  assert.equal(withPictureWords("/media/a.webp", { alt: "Fans", caption: "" }), "![Fans](/media/a.webp)");
  assert.equal(withPictureWords("/media/a.webp", { alt: "", caption: " " }), "");
  assert.equal(pictureWords("![a](/a.webp)\n![b](/b.webp)"), undefined);
});
