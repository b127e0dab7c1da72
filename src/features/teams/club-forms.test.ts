import assert from "node:assert/strict";
import { test } from "node:test";
import { clubNames } from "#club/demo/articles/club-names.ts";
import { armenianForms, quoted, russianForms } from "./club-forms.ts";

const bare = (name: string) => name.replace(/[«»]/g, "");

test("the rule proposes the written forms of every club of the demo in Armenian", () => {
  for (const { hy } of Object.values(clubNames)) {
    const { nominative, ...forms } = hy;
    assert.equal(quoted(bare(nominative)), nominative);
    assert.deepEqual(armenianForms(bare(nominative)), forms);
  }
});

test("the rule proposes the written forms of every club of the demo in Russian", () => {
  for (const { ru } of Object.values(clubNames)) {
    const { nominative, ...written } = ru;
    assert.equal(quoted(bare(nominative)), nominative);
    const { genitive, dative, instrumental } = russianForms(bare(nominative));
    assert.deepEqual({ genitive, dative, instrumental }, written);
  }
});

test("names in other letters, and endings that say nothing of the gender, get no proposal", () => {
  assert.deepEqual(armenianForms("Shirak"), {});
  assert.deepEqual(armenianForms(""), {});
  assert.deepEqual(russianForms("Shirak"), {});
  assert.deepEqual(russianForms("Сталь"), {});
});

test("ու takes no յ, և ends in a consonant", () => {
  assert.equal(armenianForms("Ուրարտու").genitive, "«Ուրարտուի»");
  assert.equal(armenianForms("Արև").definite, "«Արևը»");
});
