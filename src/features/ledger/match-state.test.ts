import assert from "node:assert/strict";
import { test } from "node:test";
import { cpuMsOf } from "#tests/support/cpu.ts";
import { isOff } from "./appearances.ts";
import { isLastMinute, minuteAt, momentOf } from "./clock.ts";
import type { Entry } from "./ledger.ts";
import { foldMatch, RULES } from "./match-state.ts";
import { MOST_ENTRIES } from "./schemas.server.ts";
import { entry, lineup } from "./test-support.ts";

const BOTH = { home: lineup(), away: lineup() };

const kickOff = () => entry("period_start", {});
const goal = (side: "home" | "away", at: string, scorer: number, more = {}) =>
  entry("goal", { scorer: { number: scorer }, ...more }, { side, at });
const doubts = (entries: Entry[], lineups = BOTH) =>
  foldMatch(entries, lineups).doubts.map(({ about }) => about);

test("a match is before its kick-off, then in its halves and breaks, and finished when somebody says so", () => {
  const log: Entry[] = [];
  const phases = [foldMatch(log).phase];
  const tell = (one: Entry) => {
    log.push(one);
    phases.push(foldMatch(log).phase);
  };
  tell(kickOff());
  tell(entry("period_end", {}, { at: "46:10" }));
  tell(entry("period_start", {}, { period: "second" }));
  tell(entry("period_end", {}, { period: "second", at: "48:00" }));
  tell(entry("period_start", {}, { period: "extra_first" }));
  tell(entry("period_end", {}, { period: "extra_first", at: "15:00" }));
  tell(entry("period_start", {}, { period: "extra_second" }));
  tell(entry("period_end", {}, { period: "extra_second", at: "15:30" }));
  tell(entry("period_start", {}, { period: "shootout" }));
  tell(entry("period_end", { final: true }, { period: "shootout" }));
  assert.deepEqual(phases, [
    "before",
    "first",
    "half_time",
    "second",
    "break_before_extra",
    "extra_first",
    "extra_half_time",
    "extra_second",
    "break_before_shootout",
    "shootout",
    "finished",
  ]);
});

test("a goal that is entered after the end was told stands before it, in its half or in extra time", () => {
  const order = (...log: Entry[]) => foldMatch(log).lines.map((line) => line.score ?? line.entry.kind);
  const end = entry("period_end", { final: true }, { period: "second", at: "45:00" });
  const late = goal("home", "47:00", 9, {});
  const inSecond = { ...late, period: "second" } as Entry;
  assert.deepEqual(order(end, inSecond), [{ home: 1, away: 0 }, "period_end"]);
  const inExtra = { ...goal("home", "09:00", 9), period: "extra_first" } as Entry;
  assert.deepEqual(order(end, inExtra), [{ home: 1, away: 0 }, "period_end"]);
  const half = entry("period_end", {}, { at: "45:00" });
  const again = entry("period_start", {}, { period: "second" });
  assert.deepEqual(order(half, again, goal("away", "46:00", 7), inSecond, end), [
    { home: 0, away: 1 },
    "period_end",
    "period_start",
    { home: 1, away: 1 },
    "period_end",
  ]);
});

test("an abandoned match goes on when it is resumed", () => {
  const stop = entry("abandon", { why: "lights" }, { at: "30:00" });
  assert.equal(foldMatch([kickOff(), stop]).phase, "abandoned");
  const again = entry("resume", {}, { at: "30:00", occurred_at: "2027-05-08T16:00:00.000Z" });
  assert.equal(foldMatch([kickOff(), stop, again]).phase, "first");
});

test("the final whistle of a phone without a network ends no match whose extra time another one has begun", () => {
  const half = [
    kickOff(),
    entry("period_end", {}, { at: "46:00" }),
    entry("period_start", {}, { period: "second" }),
  ];
  const over = entry("period_end", { final: true }, { period: "second", at: "49:00" });
  const extra = entry("period_start", {}, { period: "extra_first" });
  assert.equal(foldMatch([...half, over]).phase, "finished");
  assert.equal(foldMatch([...half, over, extra]).phase, "extra_first");
  const end = entry("period_end", { final: true }, { period: "extra_first", at: "106:00" });
  assert.equal(foldMatch([...half, over, extra, end]).phase, "finished");
});

test("of a match that was abandoned before half-time none is told", () => {
  const stop = entry("abandon", { why: "lights" }, { at: "30:00" });
  const half = entry("period_end", {}, { at: "46:00" });
  const later = entry("abandon", { why: "lights" }, { period: "second" });
  assert.equal(foldMatch([kickOff(), goal("home", "10:00", 9), stop]).halfTime, null);
  const { halfTime } = foldMatch([kickOff(), goal("home", "10:00", 9), half, later]);
  assert.deepEqual(halfTime, { home: 1, away: 0 });
});

test("an interruption is told before play goes on, at the same second, whatever the phones called them", () => {
  const stop = entry("abandon", { why: "lights" }, { at: "30:00", id: "9" });
  const again = entry("resume", {}, { at: "30:00", id: "1" });
  const { lines } = foldMatch([kickOff(), again, stop]);
  assert.deepEqual(
    lines.map((line) => line.entry.kind),
    ["period_start", "abandon", "resume"],
  );
});

test("what is said anew after the end holds, whatever the phones called it", () => {
  const end = { period: "second", at: "48:00" } as const;
  const later = (minute: number, id: string) => {
    const occurred_at = new Date(Date.UTC(2027, 4, 8, 16, minute)).toISOString();
    return { ...end, id, occurred_at };
  };
  const { attendance, star, lines } = foldMatch([
    ...[
      kickOff(),
      entry("period_start", {}, { period: "second" }),
      entry("period_end", { final: true }, end),
    ],
    entry("attendance", { people: 3100 }, later(1, "9")),
    entry("attendance", { people: 1300 }, later(2, "8")),
    entry("star", { who: { number: 9 } }, { side: "home", ...later(3, "7") }),
    entry("star", { who: { number: 10 } }, { side: "home", ...later(4, "6") }),
    entry("comment", { text: "First", language: "en" }, later(5, "5")),
    entry("comment", { text: "Second", language: "en" }, later(6, "4")),
  ]);
  assert.deepEqual([attendance, star], [1300, "home 10"]);
  const said = lines.flatMap(({ entry }) => (entry.kind === "comment" ? [entry.payload.text] : []));
  assert.deepEqual(said, ["First", "Second"]);
});

test("own goals count for the other side, penalties for their taker, kicks of the shoot-out for nobody", () => {
  const state = foldMatch(
    [
      goal("home", "10:00", 9, { assist: { number: 8 } }),
      goal("home", "20:00", 5, { how: "own_goal" }),
      entry("penalty", { result: "scored", taker: { number: 10 } }, { side: "away", at: "30:00" }),
      entry("penalty", { result: "saved", taker: { number: 10 } }, { side: "away", at: "40:00" }),
      entry("kick", { result: "scored" }, { side: "home", period: "shootout" }),
    ],
    BOTH,
  );
  assert.deepEqual(state.score, { home: 2, away: 1 });
  assert.deepEqual(state.shootOut && [state.shootOut.home, state.shootOut.away], [1, 0]);
  const did = (key: string) => state.appearances.find((one) => one.key === key)!;
  assert.deepEqual([did("home 9").goals, did("home 8").assists], [1, 1]);
  assert.deepEqual([did("away 5").ownGoals, did("away 5").goals], [1, 0]);
  assert.deepEqual([did("away 10").goals, did("away 10").penalties], [1, 1]);
});

test("what extra time brings is told beside the score of the halves", () => {
  const extra = entry("goal", {}, { side: "away", period: "extra_first", at: "3:00" });
  const log = [
    goal("home", "10:00", 9),
    goal("away", "11:00", 9),
    entry("period_start", {}, { period: "extra_first" }),
  ];
  const state = foldMatch([...log, extra]);
  assert.deepEqual(
    [state.score, state.afterExtra],
    [
      { home: 1, away: 1 },
      { home: 1, away: 2 },
    ],
  );
});

test("a goal that was not given counts no more, and stays to be seen", () => {
  const scored = goal("home", "10:00", 9);
  const away = entry("goal_disallowed", { why: "offside" }, { target: scored.id, at: "12:00" });
  const state = foldMatch([scored, away]);
  assert.deepEqual(state.score, { home: 0, away: 0 });
  assert.deepEqual(
    state.lines.map(({ entry }) => entry.disallowed),
    [{ why: "offside" }],
  );
});

test("what was taken back counts for nothing, until the taking back is taken back", () => {
  const scored = goal("home", "10:00", 9);
  const undo = entry("void", {}, { target: scored.id });
  const redo = entry("void", {}, { target: undo.id });
  assert.equal(foldMatch([scored, undo]).score.home, 0);
  assert.equal(foldMatch([undo, scored, redo]).score.home, 1);
  assert.equal(foldMatch([scored, undo, redo, entry("void", {}, { target: redo.id })]).score.home, 0);
});

test("entries that take each other back take nothing back", () => {
  const scored = goal("home", "10:00", 9);
  const one = entry("void", {}, { id: "one", target: "other" });
  const other = entry("void", {}, { id: "other", target: "one" });
  assert.equal(foldMatch([scored, one, other, entry("void", {}, { target: "nowhere" })]).score.home, 1);
});

test("two thousand entries that each take back the one before are read in a moment", async () => {
  const log: Entry[] = [goal("home", "10:00", 9)];
  for (let at = 1; at < MOST_ENTRIES; at++) log.push(entry("void", {}, { target: log.at(-1)!.id }));
  const ms = await cpuMsOf(() => {
    assert.equal(foldMatch(log).score.home, 0);
    assert.equal(foldMatch(log.toReversed()).score.home, 0);
  });
  assert.ok(ms < 80, `${Math.round(ms)} ms`);
});

test("the later correction of a scorer holds, whichever came first", () => {
  const scored = goal("home", "10:00", 9);
  const amend = (number: number, occurred_at: string) =>
    entry("amend", { patch: { payload: { scorer: { number } } } }, { target: scored.id, occurred_at });
  const [early, late] = [amend(7, "2027-05-08T15:00:00.000Z"), amend(8, "2027-05-08T15:01:00.000Z")];
  for (const log of [
    [scored, early, late],
    [late, scored, early],
  ]) {
    const scorers = foldMatch(log, BOTH).appearances.filter(({ goals }) => goals > 0);
    assert.deepEqual(
      scorers.map(({ key }) => key),
      ["home 8"],
    );
  }
});

test("a second yellow card sends off by itself, unless somebody knows that it did not", () => {
  const yellow = (at: string, more = {}) =>
    entry("yellow", { who: { number: 4 }, ...more }, { side: "home", at });
  const sentOff = (...log: Entry[]) =>
    foldMatch(log, BOTH).appearances.find(({ key }) => key === "home 4")!.sentOff;
  assert.equal(sentOff(yellow("10:00")), null);
  assert.equal(sentOff(yellow("10:00"), yellow("50:00")), 45);
  assert.equal(sentOff(yellow("10:00"), yellow("20:00", { stays: true })), null);
  assert.deepEqual(foldMatch([yellow("10:00"), yellow("20:00")], BOTH).counts.home, {
    corner: 0,
    shot: 0,
    onTarget: 0,
    foul: 0,
    offside: 0,
    save: 0,
    yellow: 2,
    sentOff: 1,
    substitution: 0,
  });
});

test("minutes: on at 60 is 30, off at 60 is 60, on in added time is an appearance of 0", () => {
  const sub = (off: number, on: number, at: string) =>
    entry("sub", { off: { number: off }, on: { number: on } }, { side: "home", period: "second", at });
  const { appearances } = foldMatch([sub(9, 14, "14:30"), sub(8, 15, "46:00")], BOTH);
  const minutes = (number: number) => appearances.find(({ key }) => key === `home ${number}`)?.minutes;
  assert.deepEqual([9, 14, 8, 15, 10, 16].map(minutes), [60, 30, 90, 0, 90, undefined]);
});

test("whoever was booked and is in no line-up has not gone off; whoever was replaced has", () => {
  const card = entry("yellow", { who: { number: 5 } }, { side: "away", at: "5:00" });
  const sub = entry("sub", { on: { number: 14 }, off: { number: 9 } }, { side: "home", at: "60:00" });
  const { appearances } = foldMatch([card, sub], { home: lineup(), away: null });
  const gone = appearances.filter(isOff);
  assert.deepEqual(
    gone.map(({ side, who }) => [side, who.number]),
    [["home", 9]],
  );
});

test("a name and a number of the line-up are one person, and without a line-up nobody has minutes", () => {
  const home = {
    players: [{ who: { player: 12, number: 9, names: { player_name: "Gor" } }, role: "start" as const }],
  };
  const log = [
    goal("home", "1:00", 9),
    entry("goal", { scorer: { player: 12 } }, { side: "home", at: "2:00" }),
  ];
  const [gor, ...others] = foldMatch(log, { home, away: null }).appearances;
  assert.deepEqual([gor?.key, gor?.goals, gor?.minutes, others.length], ["player 12", 2, 90, 0]);
  assert.equal(foldMatch(log).appearances[0]?.minutes, null);
});

test("what can't well be is told, and nothing is refused", () => {
  const yellow = (at: string) => entry("yellow", { who: { number: 4 }, stays: true }, { side: "home", at });
  assert.deepEqual(doubts([yellow("1:00"), yellow("2:00"), yellow("3:00")]), ["third_yellow"]);
  const red = entry("red", { who: { number: 9 } }, { side: "home", at: "5:00" });
  assert.deepEqual(doubts([red, goal("home", "6:00", 9)]), ["after_red"]);
  assert.deepEqual(doubts([goal("home", "6:00", 14)]), ["not_on_pitch"]);
  assert.deepEqual(doubts([kickOff(), kickOff()]), ["begun_twice"]);
  assert.deepEqual(doubts([entry("void", {}, { target: "nothing" })]), ["aims_at_nothing"]);
  const sub = (off: number, on: number, why?: "concussion") =>
    entry(
      "sub",
      { off: { number: off }, on: { number: on }, ...(why ? { why } : {}) },
      { side: "away", at: "9:00" },
    );
  const five = [sub(1, 12), sub(2, 13), sub(3, 14), sub(4, 15), sub(5, 16)];
  assert.deepEqual(doubts([...five, sub(6, 17, "concussion")]), []);
  assert.deepEqual(doubts([...five, sub(6, 17)]), ["too_many_substitutions"]);
  assert.deepEqual(doubts([sub(1, 12), sub(2, 12)]), ["on_twice"]);
});

test("a shoot-out is decided as soon as one side can't be reached", () => {
  const kicks = (text: string) =>
    [...text].map((sign, at) =>
      entry(
        "kick",
        { result: sign === "x" ? "scored" : "missed" },
        { side: at % 2 ? "away" : "home", period: "shootout", at: `${at}:00` },
      ),
    );
  const winner = (text: string) => foldMatch(kicks(text)).shootOut?.winner;
  assert.equal(winner("x-x-x"), null);
  assert.equal(winner("x-x-x-"), "home");
  assert.equal(winner("xxxxxxxxxx"), null);
  assert.equal(winner("xxxxxxxxxxx"), null);
  assert.equal(winner("xxxxxxxxxxx-"), "home");
  assert.equal(winner("xxxxxxxxxx-x"), "away");
});

test("the clock runs from the kick-off that was tapped, put right, with what is added", () => {
  const start = entry("period_start", {}, { occurred_at: "2027-05-08T14:00:20.000Z" });
  const log = [
    start,
    entry("clock_shift", { ms: 20_000 }, { at: "1:00" }),
    entry("added_time", { minutes: 3 }, { at: "44:30" }),
  ];
  assert.deepEqual(foldMatch(log).clock, { period: "first", began_at: "2027-05-08T14:00:00.000Z", added: 3 });
  assert.equal(foldMatch([...log, entry("period_end", {}, { at: "48:00" })]).clock, null);
});

test("minutes count from 1, and beyond a half they are added to its last", () => {
  assert.deepEqual(minuteAt("first", 0), { minute: 1, added: 0 });
  assert.deepEqual(minuteAt("first", 45 * 60_000 - 1), { minute: 45, added: 0 });
  assert.deepEqual(minuteAt("first", 46.5 * 60_000), { minute: 45, added: 2 });
  assert.deepEqual(minuteAt("second", 0), { minute: 46, added: 0 });
  assert.deepEqual(minuteAt("extra_second", 15 * 60_000), { minute: 120, added: 1 });
  assert.deepEqual(minuteAt("first", 40 * 60_000, [40, 40, 10, 10]), { minute: 40, added: 1 });
  for (const [minute, added] of [
    [1, 0],
    [45, 2],
    [46, 0],
    [90, 4],
    [105, 1],
    [120, 0],
  ] as const) {
    const moment = momentOf(minute, added)!;
    assert.deepEqual(minuteAt(moment.period, moment.clock_ms), { minute, added });
  }
  assert.equal(momentOf(121, 0), undefined);
  assert.deepEqual(
    [30, 45, 90, 104, 120].filter((minute) => isLastMinute(minute)),
    [45, 90, 120],
  );
});

test("extra time that was only typed is counted beside the score, where nobody stood by with a clock", () => {
  const goal = (period: "second" | "extra_first", at: string) =>
    entry("goal", {}, { side: "home", period, at });
  const log = [goal("second", "10:00"), goal("extra_first", "5:00")];
  const typed = { ...RULES, hasExtra: true };
  const figures = ({ score, afterExtra }: ReturnType<typeof foldMatch>) => [score.home, afterExtra?.home];
  assert.deepEqual(figures(foldMatch(log)), [2, undefined]);
  assert.deepEqual(figures(foldMatch(log, BOTH, typed)), [1, 2]);
  assert.equal(foldMatch(log, BOTH, typed).appearances.find(({ key }) => key === "home 1")?.minutes, 120);
  const timed = entry("period_start", {}, { at: "0:00" });
  assert.deepEqual(figures(foldMatch([timed, ...log], BOTH, typed)), [2, undefined]);
});
