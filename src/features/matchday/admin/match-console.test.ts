import assert from "node:assert/strict";
import { test } from "node:test";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { entry } from "#src/features/ledger/test-support.ts";
import { KICK_OFF, of, playedConsole, shirt } from "./console-test-support.ts";
import { missingIn } from "./missing.ts";

test("the scripted match takes at most thirty taps and ends as it was played", async (t) => {
  const { console, at, tap, taps } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  at("11:20");
  for (const one of [of("goal", "home"), shirt(9), shirt(10)]) await tap(one);
  at("25:00");
  for (const one of [of("yellow", "away"), shirt(4)]) await tap(one);
  at("38:00");
  for (const one of [of("goal", "away"), { tap: "how", how: "own_goal" } as const, shirt(5)]) await tap(one);
  at("46:00");
  await tap({ tap: "whistle" });
  assert.equal(console.snapshot().state.phase, "half_time");
  at("62:00");
  await tap({ tap: "whistle" });
  at("70:00");
  for (const one of [of("sub", "home"), shirt(8), shirt(14), { tap: "go", step: { at: "play" } } as const])
    await tap(one);
  at("75:00");
  for (const one of [of("yellow", "away"), shirt(4)]) await tap(one);
  at("80:00");
  for (const one of [of("penalty", "home"), shirt(9), { tap: "result", result: "scored" } as const])
    await tap(one);
  at("85:00");
  for (const one of [of("sub", "away"), shirt(9), shirt(14), shirt(10), shirt(15)]) await tap(one);
  at("106:00");
  for (const one of [
    { tap: "go", step: { at: "added" } } as const,
    { tap: "added", minutes: 4 } as const,
    of("goal", "home"),
  ])
    await tap(one);
  at("112:00");
  await tap({ tap: "whistle" });
  assert.equal(console.snapshot().step.at, "finish", "the first tap only arms");
  await tap({ tap: "finish", isOver: true });

  const { state, kept } = console.snapshot();
  assert.ok(taps() <= 30, `${taps()} taps`);
  assert.equal(state.phase, "finished");
  assert.deepEqual(state.score, { home: 3, away: 1 });
  assert.deepEqual(state.halfTime, { home: 1, away: 1 });
  assert.equal(state.counts.away.sentOff, 1);
  assert.deepEqual([state.counts.home.substitution, state.counts.away.substitution], [1, 2]);
  const scorers = state.appearances.filter(({ goals, ownGoals, assists }) => goals + ownGoals + assists > 0);
  assert.deepEqual(
    scorers.map(({ side, who, goals, ownGoals, assists }) => [side, who.number, goals, ownGoals, assists]),
    [
      ["home", 5, 0, 1, 0],
      ["home", 9, 2, 0, 0],
      ["home", 10, 0, 0, 1],
    ],
  );
  assert.deepEqual(state.doubts, []);
  assert.ok(
    kept.every(({ state }) => state === "waiting"),
    "nothing is held back after the match",
  );
});

test("a goal counts on the phone at once, and leaves when its ring has run or with the scorer's tap", async (t) => {
  const { console, at, tap } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  at("5:00");
  await tap(of("goal", "home"));
  assert.equal(console.snapshot().state.score.home, 1);
  assert.equal(console.waiting().length, 1, "the kick-off alone");
  await tap(shirt(9));
  const [, goal] = console.waiting();
  assert.deepEqual(goal?.entry.payload, { scorer: { number: 9 } });
  await tap({ tap: "who", who: undefined });
  at("8:00");
  await tap(of("goal", "away"));
  assert.equal(console.waiting().length, 2);
  at("8:03");
  await new Promise<void>((resolve) => console.subscribe(() => console.waiting().length === 3 && resolve()));
});

test("an own goal that was none, and a goal that was an own goal, are put right with the shirt in one correction", async (t) => {
  const { console, tap } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  const how = (how: "own_goal" | "play") => ({ tap: "how", how }) as const;
  for (const one of [of("goal", "home"), how("own_goal"), shirt(4)]) await tap(one);
  const { id } = console.snapshot().state.lines.find(({ entry }) => entry.kind === "goal")!.entry;
  const corrections = () =>
    console.waiting().flatMap(({ entry }) => (entry.kind === "amend" ? [entry.payload.patch] : []));
  for (const one of [{ tap: "change", id } as const, how("play"), shirt(9)]) await tap(one);
  assert.deepEqual(corrections(), [{ payload: { scorer: { number: 9 }, how: "play" } }]);
  for (const one of [{ tap: "change", id } as const, how("own_goal"), shirt(5)]) await tap(one);
  assert.deepEqual(corrections().at(-1), { payload: { scorer: { number: 5 }, how: "own_goal" } });
  assert.equal(corrections().length, 2);
});

test("a goal taken back within its ring was never written", async (t) => {
  const { console, tap, store } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  await tap(of("goal", "home"));
  const id = console.snapshot().last!.id;
  await tap({ tap: "undo", id });
  assert.deepEqual(console.snapshot().state.score, { home: 0, away: 0 });
  assert.equal((await store.listEntries(7)).length, 1);
});

test("what was taken back later stands struck through, and can be brought back", async (t) => {
  const { console, tap } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  for (const one of [of("goal", "home"), shirt(9), shirt(10)]) await tap(one);
  const goal = console.snapshot().state.lines.find(({ entry }) => entry.kind === "goal")!;
  await tap({ tap: "undo", id: goal.entry.id });
  assert.equal(console.snapshot().state.score.home, 0);
  await tap({ tap: "redo", id: goal.entry.id });
  assert.equal(console.snapshot().state.score.home, 1);
});

test("a goal that was called not given stands by one tap, though both phones said so", async (t) => {
  const { console, tap } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  for (const one of [of("goal", "home"), shirt(9), shirt(10)]) await tap(one);
  const { id } = console.snapshot().state.lines.find(({ entry }) => entry.kind === "goal")!.entry;
  for (const why of ["offside", "handball"] as const) await tap({ tap: "disallow", id, why });
  assert.equal(console.snapshot().state.score.home, 0);
  await tap({ tap: "redo", id });
  assert.equal(console.snapshot().state.score.home, 1);
});

test("every tap is on the device before it shows, and is there after a restart", async (t) => {
  const { console, tap, store } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  for (const one of [of("goal", "home"), shirt(9)]) await tap(one);
  const again = await playedConsole({ store });
  t.after(again.console.stop);
  assert.deepEqual(again.console.snapshot().state.score, { home: 1, away: 0 });
  assert.deepEqual(
    again.console.waiting().map(({ entry }) => entry.kind),
    ["period_start", "goal"],
  );
});

test("the minute comes from the server's clock though the phone's is three hours off", async (t) => {
  const { console, at, tap } = await playedConsole();
  t.after(console.stop);
  const ahead = 3 * 3_600_000;
  at("0:00");
  console.clock.learn({
    sent: KICK_OFF,
    received: KICK_OFF + ahead + 50,
    answered: KICK_OFF + ahead + 50,
    got: KICK_OFF + 100,
  });
  await tap({ tap: "whistle" });
  const [begun] = console.waiting();
  assert.equal(Date.parse(begun!.entry.occurred_at), KICK_OFF + ahead);
  at("12:30");
  await tap({ tap: "corner", side: "away" });
  const line = console.snapshot().state.lines.at(-1)!;
  assert.deepEqual([line.minute, line.entry.kind], [13, "corner"]);
});

test("what the server refused stays on the device, counts for nothing, and can be put aside", async (t) => {
  const { console, tap } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  for (const one of [of("yellow", "home"), shirt(4)]) await tap(one);
  const [start, card] = console.waiting();
  await console.received(
    {
      accepted: [{ id: start!.id, seq: 1 }],
      refused: [{ id: card!.id, message: "No." }],
      news: [{ ...start!.entry, seq: 1, device: "this" }],
      seq: 1,
      from: 0,
      received_at: new Date(KICK_OFF).toISOString(),
      now: new Date(KICK_OFF).toISOString(),
    },
    0,
  );
  assert.equal(console.snapshot().network, "refused");
  assert.equal(console.snapshot().state.counts.home.yellow, 0);
  assert.equal(console.snapshot().kept.find(({ id }) => id === card!.id)?.message, "No.");
  await console.putAside(card!.id);
  assert.equal(console.snapshot().kept.find(({ id }) => id === card!.id)?.state, "aside");
});

test("a second tab on the same phone shows what the first one took, and both send it as one", async (t) => {
  const one = await playedConsole();
  const other = await playedConsole({ store: one.store });
  t.after(() => [one, other].map(({ console }) => console.stop()));
  await one.tap({ tap: "whistle" });
  await other.console.reread();
  await other.tap({ tap: "corner", side: "home" });
  await one.console.reread();
  const ids = ({ console }: typeof one) => console.waiting().map(({ id }) => id);
  assert.equal(ids(one).length, 2);
  assert.deepEqual(ids(one), ids(other));
  assert.equal(one.console.snapshot().state.counts.home.corner, 1);
});

test("a penalty counts for nothing until its result is tapped; a finger that stays takes a corner back", async (t) => {
  const { console, tap } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  await tap(of("penalty", "home"));
  assert.deepEqual(console.snapshot().step.at, "taker");
  await tap(shirt(9));
  assert.deepEqual(
    console.waiting().map(({ entry }) => [entry.kind, entry.payload]),
    [
      ["period_start", {}],
      ["penalty", { taker: { number: 9 } }],
    ],
  );
  assert.equal(console.snapshot().state.score.home, 0);
  await tap({ tap: "result", result: "scored" });
  assert.equal(console.snapshot().state.score.home, 1);
  await tap({ tap: "corner", side: "away" });
  await tap({ tap: "save", side: "home" });
  assert.deepEqual([corners(console), console.snapshot().state.counts.away.onTarget], [1, 1]);
  assert.equal(console.snapshot().state.counts.home.save, 1);
  await tap({ tap: "uncount", kind: "corner", side: "away" });
  await tap({ tap: "uncount", kind: "save", side: "home" });
  assert.deepEqual([corners(console), console.snapshot().state.counts.home.save], [0, 0]);
});

function corners(console: Awaited<ReturnType<typeof playedConsole>>["console"]): number {
  return console.snapshot().state.counts.away.corner;
}

for (const decision of ["resumed", undefined] as const)
  test(`a match that goes on another day does so at the minute at which it stopped, ${decision ? "as was said" : "though that was decided later"}`, async (t) => {
    const { console, at, tap } = await playedConsole();
    t.after(console.stop);
    await tap({ tap: "whistle" });
    await tap(of("goal", "home"));
    at("45:00");
    await tap({ tap: "whistle" });
    at("60:00");
    await tap({ tap: "whistle" });
    at("78:20");
    await tap({ tap: "abandon", why: "lights", decision });
    assert.equal(console.snapshot().state.phase, "abandoned");
    at("2960:00");
    await tap({ tap: "resume" });
    const { state } = console.snapshot();
    assert.deepEqual([state.phase, state.score], ["second", { home: 1, away: 0 }]);
    const playedMs = KICK_OFF + 2960 * 60_000 - Date.parse(state.clock!.began_at);
    assert.equal(playedMs, (18 * 60 + 20) * 1000);
  });

for (const [when, halves] of [
  ["before its kick-off", 0],
  ["at half-time", 1],
] as const)
  test(`a match that was abandoned ${when} and goes on begins its next half at its first minute`, async (t) => {
    const { console, at, tap } = await playedConsole();
    t.after(console.stop);
    for (const whistled of ["0:00", "46:00"].slice(0, halves * 2)) {
      at(whistled);
      await tap({ tap: "whistle" });
    }
    at("50:00");
    await tap({ tap: "abandon", why: "lights" });
    at("80:00");
    await tap({ tap: "resume" });
    at("85:00");
    await tap({ tap: "whistle" });
    at("105:30");
    await tap(of("goal", "home"));
    const goal = console.snapshot().state.lines.findLast(({ entry }) => entry.kind === "goal");
    assert.equal(goal?.minute, halves * 45 + 21);
  });

test("a clock that was put right is that of its kick-off: of the one that comes in its place it changes nothing", async (t) => {
  const { console, at, tap } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  const { id } = console.snapshot().last!;
  at("1:00");
  await tap({ tap: "clock", ms: 10 * 60_000 });
  at("2:00");
  await tap({ tap: "undo", id });
  at("5:00");
  await tap({ tap: "whistle" });
  const { clock } = console.snapshot().state;
  assert.equal(Date.parse(clock!.began_at), KICK_OFF + 5 * 60_000);
});

test("play that goes on is taken back with one tap whole: the match stands abandoned, and its clock as it was", async (t) => {
  const { console, at, tap } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  at("20:00");
  await tap({ tap: "abandon", why: "weather" });
  const before = console.snapshot().state;
  at("35:00");
  await tap({ tap: "resume" });
  const { last, state } = console.snapshot();
  const told = state.lines.find(({ entry }) => entry.id === last!.id);
  assert.equal(told?.entry.kind, "resume", "what is told as the last thing");
  at("35:04");
  await tap({ tap: "undo", id: last!.id, also: last!.also });
  const { state: after, last: nothing } = console.snapshot();
  assert.deepEqual([after.phase, after.clock, nothing], [before.phase, before.clock, null]);
  at("36:00");
  await tap({ tap: "resume" });
  const { clock } = console.snapshot().state;
  assert.equal(KICK_OFF + 36 * 60_000 - Date.parse(clock!.began_at), 20 * 60_000);
});

test("what is missing when a match ends is named: a result, a scorer, a name, and an assist of known people", async (t) => {
  const { console, tap } = await playedConsole();
  t.after(console.stop);
  await tap({ tap: "whistle" });
  for (const one of [of("goal", "home"), shirt(9), { tap: "who", who: undefined } as const]) await tap(one);
  for (const one of [of("goal", "home"), shirt(9), shirt(10)]) await tap(one);
  for (const one of [of("goal", "home"), shirt(9), { tap: "unassisted" } as const]) await tap(one);
  for (const one of [of("goal", "away"), shirt(9), { tap: "who", who: undefined } as const]) await tap(one);
  await tap(of("yellow", "away"));
  await tap(of("goal", "away"));
  await tap(of("penalty", "home"));
  await tap({ tap: "go", step: { at: "play" } });
  const { state } = console.snapshot();
  assert.deepEqual(
    missingIn(state, (side) => side === "home").map(({ what, minute }) => [what, minute]),
    [
      ["noResult", "1′"],
      ["noScorer", "1′"],
      ["noName", "1′"],
      ["noAssist", "1′"],
    ],
  );
});

test("what nobody answered for is missing when a match ends", async () => {
  const card = entry("yellow", { who: { number: 4 }, held: true }, { side: "away", at: "20:01" });
  const goal = entry("goal", { held: true }, { side: "home", at: "30:00" });
  assert.deepEqual(
    missingIn(foldMatch([card, goal]), () => true).map(({ what, minute }) => [what, minute]),
    [["noAnswer", "21′"]],
  );
});
