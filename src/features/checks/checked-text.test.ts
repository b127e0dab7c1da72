import assert from "node:assert/strict";
import { test } from "node:test";
import { headingsIn } from "./checked-text.ts";

test("headings are found as they are written, and a sign before nothing but spaces keeps nobody waiting", () => {
  assert.deepEqual(headingsIn("# The derby #\n\n##\n#no heading\n```\n# code\n```\n###   Two words  "), [
    { depth: 1, text: "The derby" },
    { depth: 2, text: "" },
    { depth: 3, text: "Two words" },
  ]);
  const started = process.cpuUsage();
  // A line's end to Unicode, none to Markdown.
  headingsIn(`#${" ".repeat(50_000)}\u2028x`);
  assert.ok(process.cpuUsage(started).user < 1_000_000, "CPU, microseconds");
});
