import assert from "node:assert/strict";
import { test } from "node:test";
import { onlyOnce } from "./only-once.ts";

test("a double tap is one goal; a corner after it, or the same after 600 ms, counts", () => {
  let now = 0;
  const seen: string[] = [];
  const act = onlyOnce(
    (value: string) => seen.push(value),
    (value) => value,
    () => now,
  );
  act("goal");
  now = 150;
  act("goal");
  act("corner");
  now = 800;
  act("corner");
  assert.deepEqual(seen, ["goal", "corner", "corner"]);
});
