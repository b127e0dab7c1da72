import assert from "node:assert/strict";
import { test } from "node:test";
import { asSentence } from "./sentence.ts";

test("a reason that was typed without a stop gets that of its language, and no second one", () => {
  assert.equal(asSentence({ text: "կանոնների խախտում ", lang: "hy" }), "կանոնների խախտում։");
  assert.equal(asSentence({ text: "breach of the rules", lang: "en" }), "breach of the rules.");
  assert.equal(asSentence({ text: "нарушение правил.", lang: "ru" }), "нарушение правил.");
  assert.equal(asSentence({ text: "կանոնների խախտում։", lang: "hy" }), "կանոնների խախտում։");
  assert.equal(asSentence({ text: "", lang: "hy" }), "");
});
