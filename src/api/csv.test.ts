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
