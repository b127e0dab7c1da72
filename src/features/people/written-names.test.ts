import assert from "node:assert/strict";
import { test } from "node:test";
import { peopleOf } from "./cards.ts";

test("a name that was typed in a match's log is brought to its form once, however often its season is looked up", () => {
  let reads = 0;
  const who = {
    get names() {
      reads++;
      return { player_last_name: "Rivas" };
    },
  };
  for (let save = 0; save < 5; save++)
    assert.equal(peopleOf([]).keyOf(who, "2026-03-14"), "name rivas", `after save ${save}`);
  assert.equal(reads, 1);
});
