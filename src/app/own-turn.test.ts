import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ownTurn } from "./own-turn.server.ts";

test("of many who read a long history at once, one reads in a turn", async () => {
  let reading = 0;
  let most = 0;
  const read = async () => {
    for (let version = 0; version < 5; version++) {
      await ownTurn();
      most = Math.max(most, ++reading);
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, read));
  for (let turn = 0; turn < 60; turn++) {
    await nextTurn();
    reading = 0;
  }
  await all;
  assert.equal(most, 1);
});
