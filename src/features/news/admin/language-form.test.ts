import assert from "node:assert/strict";
import { test } from "node:test";
import type { ArticleValues } from "./article-form-state.ts";
import { openedLanguage } from "./language-form.ts";

const values = { title: "Snow", title_hy: "Ձյուն", excerpt: "", content: "Text." } as ArticleValues;

test("an article begun in English opens in Armenian for whoever reads the office in Armenian", () => {
  const opened = (interfaceLanguage: "en" | "hy" | "ru", asked = "") =>
    openedLanguage(values, { interfaceLanguage, begun: "en", asked });
  assert.equal(opened("hy"), "hy");
  assert.equal(opened("ru"), "en", "nothing is written in Russian");
  assert.equal(opened("hy", "ru"), "ru", "the address says so");
  assert.equal(opened("hy", "xx"), "hy");
});

test("what is begun in the office's language opens in it", () => {
  const empty = { ...values, title: "", title_hy: "", content: "" };
  assert.equal(openedLanguage(empty, { interfaceLanguage: "ru", begun: "ru", asked: "" }), "ru");
});
