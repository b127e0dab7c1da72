import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { App } from "#src/app/app.server.ts";
import { countStrangersTry, countTry } from "#src/app/throttle.server.ts";
import { openClub } from "#tests/support/club.ts";

const GUESSES = 100;

/** A hundred guesses at once, each from another network. */
function rush(app: App, count: typeof countTry) {
  const rushing = { counted: 0, all: Promise.resolve() };
  const guesses = Array.from({ length: GUESSES }, async (_, guess) => {
    await count(app, [{ name: `login:address:192.0.2.${guess}`, most: 30, windowMs: 60_000 }]);
    rushing.counted++;
  });
  rushing.all = Promise.all(guesses).then(() => {});
  return rushing;
}

test("a hundred guesses from as many networks at once: others are answered between any two, and find what they read", async (t) => {
  const { app } = await openClub(t);
  const rushing = rush(app, countTry);
  let most = 0;
  for (let before = 0; rushing.counted < GUESSES; before = rushing.counted) {
    await nextTurn();
    await app.db.selectFrom("accounts").select("id").limit(1).execute();
    // PostgreSQL is on its own, and does several at once.
    if (app.database.pool === undefined) most = Math.max(most, rushing.counted - before);
  }
  await rushing.all;
  assert.ok(most <= 1, `${most} in one turn`);
});

test("what staff save waits behind a few of a hundred strangers' guesses, not behind all", async (t) => {
  const { app } = await openClub(t);
  const rushing = rush(app, countStrangersTry);
  await countTry(app, [{ name: "login:device:1", most: 10, windowMs: 60_000 }]);
  assert.ok(rushing.counted < 20, `behind ${rushing.counted}`);
  await rushing.all;
});
