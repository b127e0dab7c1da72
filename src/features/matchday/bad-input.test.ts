import assert from "node:assert/strict";
import { test } from "node:test";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { seeded } from "#src/features/ledger/test-support.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { cpuMsOf } from "#tests/support/cpu.ts";
import { KICK_OFF, scoreIn, tapped, withMatchDay } from "./test-support.ts";

const start = (more: object = {}) =>
  tapped("period_start", {}, { clock_ms: 0, occurred_at: KICK_OFF, ...more });
const goal = (more: object = {}) => tapped("goal", {}, { side: "home", ...more });

test("a phone whose clock is years off writes its match all the same", async (t) => {
  for (const occurred_at of ["1999-01-01T00:00:00.000Z", "2099-12-31T23:59:59.999Z"]) {
    const day = await withMatchDay(await openClub(t));
    const { body } = await day.send([start({ occurred_at }), goal({ occurred_at })]);
    assert.equal(body.accepted.length, 2);
    const match = await day.read();
    assert.deepEqual([match.status, scoreIn(match)], ["live", "1:0"], occurred_at);
    const answers = await Promise.all(
      [`/api/matchday/${day.id}`, `/api/matches/${day.id}/live`].map((path) =>
        day.call(path, { as: "editor" }),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
  }
});

test("two phones that both end the first half end it once, and the second is marked", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const ends = [45, 46].map((minutes) => tapped("period_end", {}, { clock_ms: minutes * 60_000 }));
  await day.send([start(), ends[0]]);
  await day.send([ends[1]], { device: "tablet" });
  const { body } = await day.call(`/api/matchday/${day.id}`, { as: "editor" });
  const { phase, doubts } = foldMatch(body.entries);
  assert.deepEqual([phase, doubts], ["half_time", [{ about: "ended_twice", id: ends[1]!.id }]]);
  assert.equal((await day.read()).phase, "half_time");
});

test("a request that is replayed, byte for byte, changes nothing", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const entries = [start(), goal()];
  const first = await day.send(entries);
  const before = await day.read();
  for (let time = 0; time < 3; time++)
    assert.deepEqual((await day.send(entries)).body.accepted, first.body.accepted);
  assert.deepEqual(await day.read(), before);
});

test("an id that two phones made for two things is the first one's, here and in any other match", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const { id: other } = await createMatch(day, { home_team_name: "Others" });
  const one = goal();
  await day.send([start(), one]);
  const refused = [
    await day.send([{ ...one, side: "away" }], { device: "tablet" }),
    await day.send([one], { to: other }),
    await day.send([tapped("void", {}, { target: one.id })], { to: other }),
  ].map(({ status, body }) => [status, body.refused[0].key]);
  assert.deepEqual(refused, [
    [200, "ledger.id_taken"],
    [200, "ledger.id_taken"],
    [200, "ledger.other_match"],
  ]);
  assert.equal(scoreIn(await day.read()), "1:0");
});

test("a correction of what has not come yet can't put in what no entry has", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const late = goal();
  const amend = (payload: object) => tapped("amend", { patch: { payload } }, { target: late.id });
  const { body } = await day.send([
    ...[amend({ typed: { minute: "x" } }), amend({ typed: { minute: 999, added: 0 } }), amend({ scorer: 5 })],
    amend({ scorer: { number: 7 } }),
  ]);
  assert.deepEqual([body.refused.length, body.accepted.length], [3, 1]);
  await day.send([start(), late]);
  assert.equal(scoreIn(await day.read()), "1:0");
});

test("a half in which nobody blew the whistle ends its events at the last minute that can be stored", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await day.send([start(), goal({ clock_ms: 89 * 60_000 })]);
  const [{ minute, extra_time }] = (await day.read()).events;
  assert.deepEqual([minute, extra_time], [45, 15]);
});

test("a match that is deleted or unknown takes nothing, with a sentence", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await day.call(`/api/admin/matches/${day.id}`, { as: "editor", method: "DELETE" });
  for (const to of [day.id, 99_999])
    for (const entries of [[], [goal()]]) {
      const { status, body } = await day.send(entries, { to });
      assert.deepEqual([status, body.code], [404, "not_found"]);
    }
});

test("a tap into the longest log there may be keeps nobody waiting", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await day.send([start()]);
  // Of goals it takes a few hundred.
  const named = (at: number) =>
    at % 8 > 0
      ? tapped("corner", {}, { side: "home", clock_ms: at * 100 })
      : goal({ clock_ms: at * 100, payload: { scorer: { names: { player_last_name: `Van ${at}` } } } });
  let length = 0;
  const growTo = async (next: number) => {
    for (; length < next; length += 100)
      await day.send(
        Array.from({ length: 100 }, (_, more) => named(length + more)),
        { after: length },
      );
  };
  const tap = async () => {
    const { body } = await day.send([goal()], { after: length });
    assert.equal(body.accepted.length, 1);
  };
  const cost = async () => {
    const costs: number[] = [];
    for (let time = 0; time < 5; time++) costs.push(await cpuMsOf(tap));
    return Math.min(...costs);
  };
  await growTo(900);
  const ofHalf = await cost();
  await growTo(1800);
  const ofAll = await cost();
  // What is compared pair by pair takes four times as long in a log of twice the length.
  assert.ok(ofAll < ofHalf * 3, `${ofHalf}, ${ofAll} ms`);
});

/** What no phone sends. */
const ODD: unknown[] = [
  ...[null, true, -1, 0.5, 1e308, "", "x", "\u0000", "ՀԱ".repeat(50_000), [], {}, [[]], { a: 1 }],
  ...["__proto__", "constructor", "2026-13-45T99:99:99Z", { __proto__: null, toString: 1 }, "\ud800", [null]],
];

test("a phone that says it knows more of the log than any log can hold is told so", async (t) => {
  const day = await withMatchDay(await openClub(t));
  assert.equal((await day.send([start()], { after: 2 ** 31 })).status, 400);
  assert.equal((await day.send([start()], { after: 2 ** 31 - 2 })).status, 200);
});

test("whatever is sent in the place of anything, the answer is a sentence or a refused entry", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const random = seeded(7);
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)]!;
  const kinds = [
    ...[
      start(),
      goal({ payload: { how: "header", scorer: { number: 9 } } }),
      tapped("void", {}, { target: start().id }),
    ],
    tapped("amend", { patch: { side: "away", payload: { scorer: { number: 3 } } } }, { target: goal().id }),
    tapped("sub", { on: { number: 12 }, off: { names: { player_name: "A" } } }, { side: "away" }),
    tapped("penalty", { result: "saved", keeper: { number: 1 } }, { side: "home" }),
  ];
  for (let time = 0; time < 400; time++) {
    const body: unknown = {
      device: "phone",
      sent_at: KICK_OFF,
      after: 0,
      entries: [{ ...pick(kinds), id: crypto.randomUUID() }],
    };
    const changed = replaceSomewhere(structuredClone(body), random, () => pick(ODD));
    const answer = await day.call(`/api/matchday/${day.id}/ledger`, { as: "editor", json: changed });
    assert.ok(
      answer.status === 200 || answer.status === 400 || answer.status === 413,
      JSON.stringify(changed).slice(0, 500),
    );
    for (const { message } of answer.body.refused ?? []) assert.match(message, /\.$/);
    if (answer.status !== 200) assert.match(answer.body.message, /\.$/);
  }
  const { status } = await day.call(`/api/matches/${day.id}`);
  assert.equal(status, 200);
});

/** Puts something else in the place of one value, however deep. */
function replaceSomewhere(value: unknown, random: () => number, other: () => unknown): unknown {
  if (typeof value !== "object" || value === null || random() < 0.1) return other();
  const keys = Object.keys(value);
  if (keys.length === 0) return other();
  const key = keys[Math.floor(random() * keys.length)]!;
  const fields = value as Record<string, unknown>;
  return Object.assign(fields, { [key]: replaceSomewhere(fields[key], random, other) });
}
