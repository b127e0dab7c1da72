import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptedLanguage } from "./accepted-language.server.ts";

test("a browser gets the language that it wants most of those that the club speaks", () => {
  assert.equal(acceptedLanguage("ru-RU,ru;q=0.9,en;q=0.8"), "ru");
  assert.equal(acceptedLanguage("de, en;q=0.5, hy-AM;q=0.8"), "hy");
  assert.equal(acceptedLanguage("fr"), undefined);
  assert.equal(acceptedLanguage(null), undefined);
});

test("a language that a browser refuses is not given to it", () => {
  assert.equal(acceptedLanguage("hy;q=0, ru;q=0.1"), "ru");
});

test("whoever takes any language has asked for none", () => {
  assert.equal(acceptedLanguage("*"), undefined);
  assert.equal(acceptedLanguage("de, *;q=0.5"), undefined);
  assert.equal(acceptedLanguage("*, ru;q=0.1"), "ru");
  assert.equal(acceptedLanguage(""), undefined);
});

test("the name of a longer language is not taken for ours", () => {
  assert.equal(acceptedLanguage("rue, hyw;q=0.9"), undefined);
});
