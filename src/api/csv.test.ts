import assert from "node:assert/strict";
import { test } from "node:test";
import { csvCell } from "./csv.server.ts";

test("a cell that a spreadsheet would run as a formula is defused", () => {
  for (const evil of ["=1+1", "+374", "-2", "@sum", "\tx", "\rx", "＝1"]) {
    assert.match(csvCell(evil), /^"?'/, JSON.stringify(evil));
  }
  assert.equal(csvCell('He said "go",\nthen left'), '"He said ""go"",\nthen left"');
  assert.equal(csvCell("Ani"), "Ani");
  assert.equal(csvCell(-2), "-2");
  assert.equal(csvCell(null), "");
});

test("a formula behind separators, quotes and spaces is defused, and thousands of them keep nobody waiting", () => {
  assert.equal(csvCell('a;"=1+1'), `"a;'""=1+1"`);
  assert.equal(csvCell("a\n\t =1+1"), `"a\n'\t' =1+1"`);
  assert.equal(csvCell("a; b -2"), `"a; b -2"`);
  assert.equal(csvCell("; ;@sum"), `"; ;'@sum"`);
  const started = performance.now();
  for (let letters = 0; letters < 20; letters++) csvCell(`a${"\n".repeat(9998)}b`);
  assert.ok(performance.now() - started < 500, "it takes their square");
});
