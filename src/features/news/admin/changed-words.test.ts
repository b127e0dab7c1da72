import assert from "node:assert/strict";
import { test } from "node:test";
import { changedWords } from "./changed-words.ts";

const marked = (before: string, after: string) =>
  changedWords(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : `${kind === "del" ? "-" : "+"}[${text}]`))
    .join(" ");

test("changed words are marked one by one, what was taken out before what was put in", () => {
  assert.equal(
    marked("He was hurt on Wednesday and misses Pyunik.", "He was hurt on Thursday and misses two games."),
    "He was hurt on -[Wednesday] +[Thursday] and misses -[Pyunik.] +[two games.]",
  );
  assert.equal(marked("one  two", "one\ntwo"), "one two", "spaces are no change");
  assert.equal(marked("", "new"), "+[new]");
  assert.equal(marked("gone", ""), "-[gone]");
});

test("two long texts without a word in common are told apart as a whole, and at once", () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, i) => `${word}${i}`).join(" ");
  assert.equal(changedWords(text("a"), text("b")).length, 2);
});
