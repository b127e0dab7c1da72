import assert from "node:assert/strict";
import { test } from "node:test";
import { differenceOf } from "./difference.ts";

test("what two versions of a sentence have in common stands around the words that differ", () => {
  assert.deepEqual(differenceOf("Two late goals at home", "Two early goals at home"), {
    start: "Two ",
    middle: "late",
    end: " goals at home",
  });
  assert.deepEqual(differenceOf("ab ab", "ab"), { start: "ab", middle: " ab", end: "" });
  assert.deepEqual(differenceOf("", "new"), { start: "", middle: "", end: "" });
  assert.deepEqual(differenceOf("same", "same"), { start: "same", middle: "", end: "" });
});
