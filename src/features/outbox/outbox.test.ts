import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { loadToday } from "#src/features/dashboard/today.server.ts";
import { openClub, TEST_DAY, type TestClub } from "#tests/support/club.ts";
import { enqueue, keepFailure, markDone } from "./commands.server.ts";
import { countWaiting, payloadOf, readLagSeconds, type Waiting } from "./queries.server.ts";
import { type Worker, workOff } from "./work-job.server.ts";

const MINUTE_MS = 60_000;
/** `COUNT=full` for all. */
const ROUNDS = process.env.COUNT === "full" ? 1000 : 60;

interface Told {
  /** What the receiver got, by the identity of each; a second of one is folded. */
  got: Map<string, number>;
}

/** A worker of two nodes whose deeds can be cut short before they begin, or after they are done but before that is written. */
function workerOf(told: Told, cut: () => "before" | "after" | undefined): Worker {
  return {
    kind: "hook",
    async perform(app, row) {
      const when = cut();
      if (when === "before") throw new Error("killed");
      const { identity } = payloadOf<{ identity: string }>(row);
      told.got.set(identity, (told.got.get(identity) ?? 0) + 1);
      if (when === "after") throw new Error("killed");
      await markDone(app.db, row.id);
    },
  };
}

async function promise(club: TestClub, identity: string): Promise<Waiting> {
  const { app } = club;
  return app.db
    .transaction()
    .execute((tx) =>
      enqueue({ tx, now: app.now().toISOString() }, { kind: "hook", about: identity, payload: { identity } }),
    );
}

function at(club: TestClub, minutes: number): void {
  club.setNow(new Date(Date.parse(TEST_DAY) + minutes * MINUTE_MS));
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test(`of ${ROUNDS} promises none is missing, though one worker in two dies at it, before or after the deed`, async (t) => {
  const club = await openClub(t);
  const told: Told = { got: new Map() };
  const random = seeded(7);
  const worker = workerOf(told, () => {
    const draw = random();
    return draw < 0.25 ? "before" : draw < 0.5 ? "after" : undefined;
  });
  for (let number = 0; number < ROUNDS; number++) await promise(club, `id-${number}`);
  // A process that dies writes no failure: its claim runs out after a minute.
  for (let minute = 0; (await countWaiting(club.app)) > 0 && minute < 60; minute += 2) {
    at(club, minute);
    await Promise.all([workOff(club.app, [worker]), workOff(club.app, [worker])]);
  }
  const missing = Array.from({ length: ROUNDS }, (_, number) => `id-${number}`).filter(
    (id) => !told.got.has(id),
  );
  assert.deepEqual(missing, []);
  t.diagnostic(
    `${[...told.got.values()].filter((times) => times > 1).length} seen twice, folded by identity`,
  );
});

test("a promise whose save fails was never made, and no two nodes do one at a time", async (t: TestContext) => {
  const club = await openClub(t);
  const { app } = club;
  const failing = app.db.transaction().execute(async (tx) => {
    await enqueue(
      { tx, now: app.now().toISOString() },
      { kind: "hook", about: 1, payload: { identity: "a" } },
    );
    throw new Error("the save fails");
  });
  await assert.rejects(failing);
  assert.equal(await countWaiting(app), 0);
  const told: Told = { got: new Map() };
  const worker = workerOf(told, () => undefined);
  await promise(club, "b");
  await Promise.all([1, 2, 3].map(() => workOff(app, [worker])));
  assert.deepEqual([...told.got], [["b", 1]]);
});

test("letters that nobody sends, or that fail for an hour, are a row of an admin's Today and a figure", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const rows = async () =>
    (await loadToday(app, "admin")).tasks.filter(({ id }) => id === "dashboard-letters");
  const row = await promise(club, "c");
  assert.deepEqual(await rows(), []);
  at(club, 11);
  assert.deepEqual(
    (await rows()).map(({ kind, facts }) => [kind, facts.count]),
    [["lettersStuck", 1]],
  );
  assert.equal(await readLagSeconds(app), 660);
  await keepFailure(app, { ...row, attempts: 2 }, new Error("refused"));
  await app.db.updateTable("outbox").set({ attempts: 4, next_try_at: "2026-03-11T17:00:00.000Z" }).execute();
  at(club, 61);
  assert.deepEqual(
    (await rows()).map(({ kind }) => kind),
    ["lettersLate"],
  );
  assert.deepEqual((await loadToday(app, "editor")).tasks, []);
});
