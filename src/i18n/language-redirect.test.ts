import assert from "node:assert/strict";
import { test } from "node:test";
import { cpuMsOf } from "#tests/support/cpu.ts";
import { chosenLanguagePath } from "./language-redirect.ts";

test("only a language of the site, whole, leads away from the English page", () => {
  const lead = (cookies: string) =>
    chosenLanguagePath("GET", new URL("http://club.example/news?page=2"), cookies);
  assert.equal(lead("language=hy"), "/hy/news?page=2");
  assert.equal(lead("a=b; language=ru ; c=d"), "/ru/news?page=2");
  for (const other of [
    "language=hy-AM",
    "language=hyphen",
    "language=hy_AM",
    "language=",
    "mylanguage=hy",
    "language=en",
  ])
    assert.equal(lead(other), undefined, other);
});

test("an English address written with /en leads whoever reads Russian to the page in Russian, not to none", () => {
  const lead = (path: string) =>
    chosenLanguagePath("GET", new URL(path, "http://club.example"), "language=ru");
  assert.deepEqual(["/en", "/en/news", "/en/news?page=2"].map(lead), [undefined, undefined, undefined]);
  assert.equal(lead("/news"), "/ru/news");
  assert.equal(lead("/english"), "/ru/english");
});

test("a cookie of nothing but spaces, as long as a request may have it, is read in no time", async () => {
  const page = new URL("http://club.example/");
  const cookies = [" ", "\t", ";", "; ", ";language=", ";language=a "].map(
    (piece) => `language=${piece.repeat(15_000 / piece.length)}x`,
  );
  const ms = await cpuMsOf(() => {
    for (const one of cookies)
      for (let again = 0; again < 4; again++) assert.equal(chosenLanguagePath("GET", page, one), undefined);
  });
  assert.ok(ms < 500, `${Math.round(ms)} ms`);
});
