import assert from "node:assert/strict";
import { test } from "node:test";
import { backUp } from "#src/features/backup/commands.server.ts";
import { openClub } from "#tests/support/club.ts";
import { findClockDoubt } from "./clock-queries.server.ts";

const DAY_MS = 86_400_000;

test("by a clock that is a year ahead nothing goes for good; by one that is right, or a day after a backup, it does", async (t) => {
  const { app } = await openClub(t);
  const ahead = (days: number) => ({ ...app, now: () => new Date(Date.now() + days * DAY_MS) });
  assert.equal(await findClockDoubt(ahead(0)), undefined, "of a new club");
  await backUp(ahead(0), "manual");
  assert.equal(await findClockDoubt(ahead(0)), undefined);
  const doubt = await findClockDoubt(ahead(400));
  if (app.database.kind === "postgres") assert.match(doubt ?? "", /database's clock is 576000 minutes away/);
  else {
    assert.match(doubt ?? "", /nobody has worked here for 400 days/);
    assert.equal(await findClockDoubt(ahead(1)), undefined);
  }
});
