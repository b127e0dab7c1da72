import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { save } from "#src/records/save.server.ts";
import { openClub } from "#tests/support/club.ts";
import { appendEntries, withOpenLedger } from "./commands.server.ts";
import type { Kind } from "./ledger.ts";
import { listEntries } from "./queries.server.ts";
import { type EntryGiven, MOST_LETTERS, NewEntry } from "./schemas.server.ts";

async function openLog(t: TestContext) {
  const club = await openClub(t);
  const [{ id }, other] = [await createMatch(club), await createMatch(club, { home_team_name: "Others" })];
  const append = (entries: EntryGiven[], match = id, device = "phone") =>
    save(club.editor, "editor", (current) =>
      appendEntries(current, current.actor.account.id, match, device, entries),
    );
  const read = (after = 0) => listEntries(club.app.db, id, after);
  return { ...club, id, other: other.id as number, append, read };
}

function entry(kind: Kind, payload: object = {}, more: Partial<EntryGiven> = {}): EntryGiven {
  const given = { id: crypto.randomUUID(), kind, payload, period: "first", clock_ms: 60_000, ...more };
  return NewEntry.parse({ occurred_at: "2026-03-14T11:01:00.000Z", ...given });
}

const refusals = ({ refused }: { refused: { why: { key: string } }[] }) => refused.map(({ why }) => why.key);

test("entries get their places in the order of arrival, and others read what is behind theirs", async (t) => {
  const { append, read } = await openLog(t);
  const [start, goal, card] = [
    entry("period_start"),
    entry("goal", {}, { side: "home" }),
    entry("yellow", {}, { side: "away" }),
  ];
  assert.deepEqual(await append([start]), { accepted: [{ id: start.id, seq: 1 }], refused: [] });
  await append([goal, card]);
  assert.deepEqual(
    (await read(1)).map(({ id, seq }) => [id, seq]),
    [
      [goal.id, 2],
      [card.id, 3],
    ],
  );
});

test("what is sent again is there once, with the place that it had", async (t) => {
  const { append, read } = await openLog(t);
  const goal = entry("goal", { scorer: { number: 9 } }, { side: "home" });
  const first = await append([goal]);
  assert.deepEqual(await append([goal, goal], undefined, "another phone"), {
    accepted: [...first.accepted, ...first.accepted],
    refused: [],
  });
  assert.equal((await read()).length, 1);
});

test("equal entries of two phones at the same moment are there once, without a gap", async (t) => {
  const { append, read } = await openLog(t);
  const entries = Array.from({ length: 12 }, () => entry("corner", {}, { side: "home" }));
  await Promise.all([append(entries), append(entries.toReversed()), append(entries.slice(6))]);
  const log = await read();
  assert.deepEqual(
    log.map(({ seq }) => seq),
    entries.map((_, at) => at + 1),
  );
  assert.equal(new Set(log.map(({ id }) => id)).size, 12);
});

test("an id that was used for something else, or in another match, is refused and keeps what it was", async (t) => {
  const { append, read, other } = await openLog(t);
  const goal = entry("goal", {}, { side: "home" });
  await append([goal]);
  assert.deepEqual(refusals(await append([{ ...goal, side: "away" }])), ["ledger.id_taken"]);
  assert.deepEqual(refusals(await append([goal], other)), ["ledger.id_taken"]);
  assert.deepEqual(
    (await read()).map(({ side }) => side),
    ["home"],
  );
});

test("a refused entry holds no other back", async (t) => {
  const { append, read, other } = await openLog(t);
  const goal = entry("goal", {}, { side: "home" });
  await append([goal], other);
  const answer = await append([
    entry("goal"),
    entry("void"),
    entry("void", {}, { target: goal.id }),
    entry("corner", {}, { side: "away" }),
  ]);
  assert.deepEqual(refusals(answer), ["ledger.side_missing", "ledger.target_missing", "ledger.other_match"]);
  assert.deepEqual(
    (await read()).map(({ kind }) => kind),
    ["corner"],
  );
});

test("the texts of a log have a bound together, behind which it can still be taken back what was written", async (t) => {
  const { append, read } = await openLog(t);
  const long = () =>
    entry("comment", { text: "ն".repeat(500), language: "hy", note: { en: "x".repeat(500) } });
  const answers = [];
  for (let time = 0; time < 6; time++) answers.push(await append(Array.from({ length: 100 }, long)));
  const written = (await read()).reduce((sum, { payload }) => sum + JSON.stringify(payload).length, 0);
  assert.ok(written > MOST_LETTERS - 2000 && written <= MOST_LETTERS, String(written));
  assert.deepEqual([...new Set(answers.flatMap(refusals))], ["ledger.full_of_words"]);
  const target = (await read())[0]!.id;
  const short = [entry("goal", {}, { side: "home" }), entry("void", {}, { target })];
  assert.deepEqual(refusals(await append([long(), ...short])), ["ledger.full_of_words"]);
  assert.equal((await append(short)).accepted.length, 2);
});

test("a correction that doesn't fit is refused; one of what has not come yet waits for it", async (t) => {
  const { append } = await openLog(t);
  const goal = entry("goal", {}, { side: "home" });
  await append([goal]);
  const amend = (payload: object, target = goal.id) => entry("amend", { patch: { payload } }, { target });
  assert.deepEqual(refusals(await append([amend({ minutes: 3 })])), ["ledger.patch_unfit"]);
  assert.deepEqual(refusals(await append([amend({ scorer: { number: 7 } })])), []);
  assert.deepEqual(refusals(await append([entry("void", {}, { target: crypto.randomUUID() })])), []);
});

test("the database changes and deletes no entry, but within the commands that may", async (t) => {
  const { app, append, read, id } = await openLog(t);
  await append([entry("goal", {}, { side: "home" })]);
  const remove = (db = app.db) => db.deleteFrom("match_ledger").where("match_id", "=", id).execute();
  await assert.rejects(remove(), /never changed/);
  await assert.rejects(app.db.updateTable("match_ledger").set({ side: "away" }).execute(), /never changed/);
  assert.deepEqual(
    (await read()).map(({ side }) => side),
    ["home"],
  );
  await app.db.transaction().execute((tx) => withOpenLedger(tx, () => remove(tx)));
  assert.deepEqual(await read(), []);
  await append([entry("goal", {}, { side: "home" })]);
  await assert.rejects(remove(), /never changed/);
});
