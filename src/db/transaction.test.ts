import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { countStrangersTry, countTry } from "#src/app/throttle.server.ts";
import { openClub } from "#tests/support/club.ts";

const GUESSES = 100;

test("a hundred guesses from as many networks at once: others are answered between any two, and find what they read", async (t) => {
  const { app } = await openClub(t);
  let counted = 0;
  const all = Promise.all(
    Array.from({ length: GUESSES }, async (_, guess) => {
      await countTry(app, [{ name: `login:address:192.0.2.${guess}`, most: 30, windowMs: 60_000 }]);
      counted++;
    }),
  );
  let most = 0;
  for (let before = 0; counted < GUESSES; before = counted) {
    await nextTurn();
    await app.db.selectFrom("accounts").select("id").limit(1).execute();
    // PostgreSQL is on its own, and does several at once.
    if (app.database.pool === undefined) most = Math.max(most, counted - before);
  }
  await all;
  assert.ok(most <= 1, `${most} in one turn`);
});

test("what staff save waits behind a few of a hundred strangers' guesses, not behind all", async (t) => {
  const { app } = await openClub(t);
  let counted = 0;
  const all = Promise.all(
    Array.from({ length: GUESSES }, async (_, guess) => {
      await countStrangersTry(app, [{ name: `login:address:192.0.2.${guess}`, most: 30, windowMs: 60_000 }]);
      counted++;
    }),
  );
  await countTry(app, [{ name: "login:device:1", most: 10, windowMs: 60_000 }]);
  assert.ok(counted < 20, `behind ${counted}`);
  await all;
});
