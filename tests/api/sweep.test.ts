import assert from "node:assert/strict";
import { test } from "node:test";
import { countTry } from "#src/app/throttle.server.ts";
import { startSession } from "#src/features/accounts/session-commands.server.ts";
import { sweep } from "#src/start/sweep.server.ts";
import { openClub } from "#tests/support/club.ts";

test("addresses of failed sign-ins and ended sessions are forgotten the day after", async (t) => {
  const { app, admin, setNow } = await openClub(t);
  await countTry(app, [{ name: "login:address:203.0.113.7", most: 5, windowMs: 60_000 }]);
  await startSession(app, admin.account.id, new Request("http://localhost/"));
  const left = async () => ({
    attempts: (await app.db.selectFrom("attempts").selectAll().execute()).length,
    sessions: (await app.db.selectFrom("sessions").selectAll().execute()).length,
  });
  await sweep(app);
  assert.deepEqual(await left(), { attempts: 1, sessions: 1 });
  setNow("2026-03-12T10:00:00Z");
  await sweep(app);
  assert.deepEqual(await left(), { attempts: 0, sessions: 0 });
});
