import assert from "node:assert/strict";
import { test } from "node:test";
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
