import assert from "node:assert/strict";
import { test } from "node:test";
import { languageOfLetters } from "./letters.ts";

test("a visitor's letter is read aloud in the language of most of its letters", () => {
  assert.equal(languageOfLetters("Абонементы на троих"), "ru");
  assert.equal(languageOfLetters("Բարև, ես Mesrop-ն եմ"), "hy");
  assert.equal(languageOfLetters("Спасибо вам всем! Ձեր Սուրեն"), "ru");
  assert.equal(languageOfLetters("Barev dzez"), undefined);
  assert.equal(languageOfLetters("28.11.2026"), undefined);
});
