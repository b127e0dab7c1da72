import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openClub } from "#tests/support/club.ts";
import type { Change } from "./changes.server.ts";

test("a node lives through whatever is said on its channel, and takes what it can't read for everything", async (t) => {
  const { app } = await openClub(t);
  if (app.database.kind === "sqlite") return t.skip("one process, so no other nodes");
  const heard: Change[] = [];
  t.after(app.changes.subscribe((change) => void heard.push(change)));
  // Who listens from now on hears all of these.
  while (!app.changes.isCurrent({ ...app.changes.stamp(), startedAt: Number.NEGATIVE_INFINITY }))
    await pause(5);
  heard.length = 0;
  const said = [
    "not json",
    "",
    "7",
    "null",
    "[]",
    '{"node":"x"}',
    '{"node":"x","isContent":"yes","topics":[7]}',
  ];
  for (const payload of said) await sql`select pg_notify('club_changes', ${payload})`.execute(app.db);
  const news = JSON.stringify({ node: "x", isContent: true, topics: ["matches:7"], later: "what is this?" });
  await sql`select pg_notify('club_changes', ${news})`.execute(app.db);
  while (heard.length <= said.length) await pause(5);
  for (const change of heard.slice(0, said.length))
    assert.deepEqual(change, { isContent: true, topics: ["*"] });
  assert.deepEqual(heard.at(-1), { isContent: true, topics: ["matches:7"] });
});
