import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry, Kind, Period, Side } from "./ledger.ts";
import { CLOCK_KINDS, foldClock, foldMatch } from "./match-state.ts";
import { keysOf } from "./people.ts";
import { heldEntries, samePairs } from "./same-pair.ts";
import { entry, lineup, seeded } from "./test-support.ts";

/** `COUNT=full` for all; a twentieth unless told. */
const LOGS = process.env.COUNT === "full" ? 10_000 : 500;
const SHUFFLES = 5;
const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
const BOTH = { home: lineup(), away: lineup() };

type Random = () => number;

test("a log comes to one state in whatever order its entries arrive", () => {
  const random = seeded(SEED);
  for (let n = 0; n < LOGS; n++) {
    const log = anything(random);
    const state = JSON.stringify(foldMatch(log, BOTH));
    for (let again = 0; again < SHUFFLES; again++)
      assert.ok(JSON.stringify(foldMatch(shuffled(log, random), BOTH)) === state, `SEED=${SEED}, log ${n}`);
  }
});

test("what two phones may have written of one, and what of it waits, is the same for both in whatever order it came", () => {
  const random = seeded(SEED);
  const keyOf = keysOf(BOTH);
  let asked = 0;
  for (let n = 0; n < LOGS; n++) {
    const log = anything(random).map((one) => ({ ...one, device: random() < 0.5 ? "one" : "other" }));
    const told = (entries: typeof log) =>
      JSON.stringify([samePairs(entries, keyOf), heldEntries(entries, keyOf)]);
    asked += samePairs(log, keyOf).length;
    for (let again = 0; again < SHUFFLES; again++)
      assert.equal(told(shuffled(log, random)), told(log), `SEED=${SEED}, log ${n}`);
  }
  assert.ok(asked > 0);
});

test("phase and clock are those of the whole log, though no goal, card or change is read", () => {
  const random = seeded(SEED);
  for (let n = 0; n < LOGS; n++) {
    const log = anything(random);
    const { phase, clock } = foldMatch(log, BOTH);
    const few = log.filter(({ kind }) => CLOCK_KINDS.includes(kind));
    assert.deepEqual(foldClock(few), { phase, clock }, `SEED=${SEED}, log ${n}`);
  }
});

test("the minutes of a side are eleven times ninety, less what its red cards took", () => {
  const random = seeded(SEED);
  for (let n = 0; n < LOGS; n++) {
    const log = legalMatch(random);
    const { appearances, doubts } = foldMatch(log, BOTH);
    assert.deepEqual(doubts, [], `SEED=${SEED}, match ${n}`);
    for (const side of ["home", "away"] as const) {
      const people = appearances.filter((one) => one.side === side);
      const minutes = people.reduce((sum, one) => sum + one.minutes!, 0);
      const taken = people.reduce((sum, { sentOff }) => sum + (sentOff === null ? 0 : 90 - sentOff), 0);
      assert.equal(minutes, 11 * 90 - taken, `SEED=${SEED}, match ${n}, ${side}`);
    }
  }
});

const KINDS: [Kind, (random: Random) => object][] = [
  ["period_start", () => ({})],
  ["period_end", (random) => (random() < 0.2 ? { final: true } : {})],
  ["added_time", () => ({ minutes: 3 })],
  [
    "goal",
    (random) => ({ scorer: who(random), assist: who(random), how: random() < 0.2 ? "own_goal" : "play" }),
  ],
  ["goal_disallowed", () => ({ why: "offside" })],
  ["yellow", (random) => ({ who: who(random), stays: random() < 0.2 })],
  ["red", (random) => ({ who: who(random) })],
  ["sub", (random) => ({ on: who(random), off: who(random) })],
  ["penalty", (random) => ({ result: random() < 0.7 ? "scored" : "saved", taker: who(random) })],
  ["kick", (random) => ({ result: random() < 0.7 ? "scored" : "missed" })],
  ["shot", (random) => ({ on_target: random() < 0.5 })],
  ["attendance", (random) => ({ people: Math.floor(random() * 3200) })],
  ["star", (random) => ({ who: who(random) })],
  ["abandon", () => ({ why: "weather" })],
  ["resume", () => ({})],
  ["clock_shift", (random) => ({ ms: Math.floor(random() * 60_000) })],
  ["void", () => ({})],
  [
    "amend",
    (random) => ({
      patch: {
        clock_ms: Math.floor(random() * 60) * 60_000,
        payload: { scorer: who(random), ...(random() < 0.4 ? { held: random() < 0.7 } : {}) },
      },
    }),
  ],
];

function who(random: Random) {
  const number = 1 + Math.floor(random() * 20);
  return random() < 0.2
    ? undefined
    : random() < 0.3
      ? { names: { player_name: `Man ${number}` } }
      : { number };
}

/** Entries of all kinds at all times, many at the same moment, corrections of one another. */
function anything(random: Random): Entry[] {
  const log: Entry[] = [];
  const periods: Period[] = ["first", "second", "extra_first", "shootout"];
  for (let n = 0; n < 30; n++) {
    const [kind, payload] = pick(KINDS, random);
    log.push(
      entry(kind, payload(random) as never, {
        side: random() < 0.05 ? null : pick(["home", "away"] as const, random),
        period: pick(periods, random),
        at: `${Math.floor(random() * 50)}:00`,
        ...(log.length > 0 && random() < 0.9 ? { target: pick(log, random).id } : {}),
      }),
    );
  }
  // Some aim at what came after them.
  return log.map((one) => (random() < 0.1 ? { ...one, target: pick(log, random).id } : one));
}

/** A match that the Laws of the Game allow: its substitutions and cards are of men who are on the pitch. */
function legalMatch(random: Random): Entry[] {
  const log: Entry[] = [];
  for (const side of ["home", "away"] as const) log.push(...legalSide(side, random));
  return log;
}

function legalSide(side: Side, random: Random): Entry[] {
  const log: Entry[] = [];
  const on = Array.from({ length: 11 }, (_, at) => at + 1);
  const bench = [12, 13, 14, 15, 16];
  const yellows = new Set<number>();
  for (const clock of Array.from({ length: 8 }, () => random() * 96).sort((one, other) => one - other)) {
    const period = clock < 47 ? ("first" as const) : ("second" as const);
    const at = `${Math.floor(period === "first" ? clock : clock - 47)}:00`;
    const at_ = { side, period, at };
    const man = pick(on, random);
    const what = random();
    if (what < 0.5 && bench.length > 0) {
      const next = bench.shift()!;
      log.push(entry("sub", { off: { number: man }, on: { number: next } }, at_));
      on.splice(on.indexOf(man), 1, next);
    } else if (what < 0.6 && on.length > 8) {
      log.push(entry("red", { who: { number: man } }, at_));
      on.splice(on.indexOf(man), 1);
    } else if (what < 0.9 && (on.length > 8 || !yellows.has(man))) {
      log.push(entry("yellow", { who: { number: man } }, at_));
      if (yellows.has(man)) on.splice(on.indexOf(man), 1);
      yellows.add(man);
    }
  }
  return log;
}

function pick<One>(list: readonly One[], random: Random): One {
  return list[Math.floor(random() * list.length)]!;
}

function shuffled<One>(list: readonly One[], random: Random): One[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}
