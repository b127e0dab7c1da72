import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { openClub } from "#tests/support/club.ts";
import type { Change } from "./changes.server.ts";

test("a node shows what it saved although the answer to its commit was lost, and tells of each save once", async (t) => {
  const { app } = await openClub(t);
  if (app.database.kind === "sqlite") return t.skip("nothing lies between a save and its commit");
  const heard: Change[] = [];
  t.after(app.changes.subscribe((change) => void heard.push(change)));
  while (!app.changes.isCurrent({ ...app.changes.stamp(), startedAt: Number.NEGATIVE_INFINITY }))
    await pause(5);
  heard.length = 0;
  const change = (id: number): Change => ({ isContent: true, topics: [`matches:${id}`] });
  const commit = (saved: Change) => app.db.transaction().execute((tx) => app.changes.publish(tx, saved));
  const before = app.changes.stamp();
  await commit(change(1));
  while (heard.length < 1) await pause(5);
  assert.equal(app.changes.isCurrent(before), false);
  const [answered, last] = [change(2), change(3)];
  await commit(answered);
  app.changes.invalidate(answered);
  await commit(last);
  while (heard.length < 3) await pause(5);
  app.changes.invalidate(last);
  assert.deepEqual(heard, [change(1), change(2), change(3)]);
});

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
