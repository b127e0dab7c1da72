import assert from "node:assert/strict";
import { test } from "node:test";
import { cpuMsOf } from "#tests/support/cpu.ts";
import { turnsDuring } from "#tests/support/turns.ts";
import { csvCell, csvFile } from "./csv.server.ts";

test("a cell that a spreadsheet would run as a formula is defused", () => {
  for (const evil of ["=1+1", "+374", "-2", "@sum", "\tx", "\rx", "＝1"]) {
    assert.match(csvCell(evil), /^"?'/, JSON.stringify(evil));
  }
  assert.equal(csvCell('He said "go",\nthen left'), '"He said ""go"",\nthen left"');
  assert.equal(csvCell("Ani"), "Ani");
  assert.equal(csvCell(-2), "-2");
  assert.equal(csvCell(null), "");
});

test("a formula behind separators, quotes and spaces is defused", () => {
  assert.equal(csvCell('a;"=1+1'), `"a;'""=1+1"`);
  assert.equal(csvCell("a\n\t =1+1"), `"a\n'\t' =1+1"`);
  assert.equal(csvCell("a; b -2"), `"a; b -2"`);
  assert.equal(csvCell("; ;@sum"), `"; ;'@sum"`);
});

test("so is one that a spreadsheet would begin in the middle of a text, behind a semicolon, a tab or a line's end", () => {
  for (const [given, cell] of Object.entries({
    "a;=1": "a;'=1",
    ";;=1": ";;'=1",
    "a\t\t=1": "a\t'\t'=1",
    "a;\t=1": "a;'\t'=1",
    "a\t;=1": "a\t;'=1",
    "a\r\n@x": "a\r'\n'@x",
    ";\n;+1": ";\n;'+1",
  }))
    assert.equal(csvCell(given), `"${cell}"`, JSON.stringify(given));
  assert.equal(csvCell('a\n"=1'), '"a\n\'""=1"');
  assert.deepEqual(["a=b", "a  =1", "1-2", "  -1"].map(csvCell), ["a=b", "a  =1", "1-2", "'  -1"]);
});

test("five hundred letters of nothing but tabs or line ends are a file in no time", async () => {
  const ms = await cpuMsOf(() => {
    for (const gap of ["\t", "\r\n", "\t'", ";\n"])
      for (let letter = 0; letter < 125; letter++) csvCell(`a${gap.repeat(9998 / gap.length)}b`);
  });
  assert.ok(ms < 3000, `${Math.round(ms)} ms`);
});

test("while a file of thousands of messages is made, others have a turn between every two parts of it", async () => {
  async function* batches() {
    for (let batch = 0; batch < 20; batch++) yield [[`${batch}`]];
  }
  let text = "";
  const turns = await turnsDuring(async () => {
    text = await csvFile("messages.csv", ["id"], batches()).text();
  });
  assert.equal(text.split("\r\n").length, 22);
  assert.ok(turns >= 20, `${turns} turns`);
});
