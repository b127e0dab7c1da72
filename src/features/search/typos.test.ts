import assert from "node:assert/strict";
import { test } from "node:test";
import { isOneTypoApart, typoRank } from "./typos.ts";

test("a letter missing, added, wrong or swapped is one mistake; anything more is not", () => {
  for (const typed of ["argisti", "argiishti", "argizhti", "argihsti", "rgishti", "argisht", "argishtii"])
    assert.ok(isOneTypoApart(typed, "argishti"), typed);
  for (const typed of ["argishti", "agristi", "argis", "argishtiii", "rgishtia", ""])
    assert.ok(!isOneTypoApart(typed, "argishti"), typed);
});

test("a mistyped beginning of a word means it too, but less; short words mean themselves", () => {
  assert.equal(typoRank("goalkeper", "goalkeeper"), 0);
  assert.equal(typoRank("goalkepe", "goalkeepers"), 1);
  assert.equal(typoRank("gol", "goal"), undefined);
});
