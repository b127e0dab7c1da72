import assert from "node:assert/strict";
import { test } from "node:test";
import type { Patch } from "#src/features/ledger/patch.ts";
import { entry } from "#src/features/ledger/test-support.ts";
import type { MatchLine, MatchView } from "./match-view.server.ts";
import { isHeardInPart, isStillAwaited, patchedLine, patchedView } from "./patched-view.ts";

test("a goal heard in the second half of a match of forty minutes a half has its minute in the list, and its place in the wall", () => {
  const scorer = { names: { player_last_name: "Zorikyan" } };
  const goal = entry("goal", { scorer }, { side: "home", period: "second", at: "2:30" });
  const figures = { status: "live", phase: "second", extra: null, penalties: null, clock: null } as const;
  const patch: Patch = { match: 7, seq: 4, ...figures, score: { home: 1, away: 0 }, entry: goal };
  const lineOf = (more: Partial<MatchLine>) => {
    const line = { id: 7, score: { home: 0, away: 0 }, scorers: null, ...more } as MatchLine;
    const { scorers, goals } = patchedLine(line, new Map([[7, [patch]]]));
    return [scorers?.home, goals?.map(({ minute, side }) => `${minute} ${side}`)];
  };
  assert.deepEqual(lineOf({ lengths: "40,40" }), ["Zorikyan 43’", ["43 home"]]);
  const earlier = { minute: 5, side: "away" } as const;
  assert.deepEqual(lineOf({ goals: [earlier] }), ["Zorikyan 48’", ["5 away", "48 home"]]);
});

test("a goal of extra time changes the score in the list, and has its scorer", () => {
  const goal = entry("goal", {}, { side: "home", period: "extra_first", at: "5:30" });
  const figures = { status: "live", phase: "extra_first", penalties: null, clock: null } as const;
  const score = { home: 1, away: 1 };
  const patch: Patch = { match: 7, seq: 9, ...figures, score, extra: { home: 2, away: 1 }, entry: goal };
  const line = { id: 7, score, scorers: null } as MatchLine;
  const patched = patchedLine(line, new Map([[7, [patch]]]));
  assert.deepEqual([patched.score, patched.scorers?.home], [{ home: 2, away: 1 }, "96’"]);
});

test("an own goal and a penalty stand under the side that they count for, without a name that would be told as another's goal", () => {
  const scorer = { names: { player_last_name: "Ownman" } };
  const figures = { status: "live", phase: "first", extra: null, penalties: null, clock: null } as const;
  const toldOf = (one: NonNullable<Patch["entry"]>) => {
    const patch: Patch = { match: 7, seq: 4, ...figures, score: { home: 1, away: 0 }, entry: one };
    const heard = new Map([[7, [patch]]]);
    const before = { id: 7, score: { home: 0, away: 0 }, scorers: null, goals: [], lastEntry: null };
    const { scorers, lastEntry } = patchedView(before as unknown as MatchView, heard);
    const line = patchedLine(before as unknown as MatchLine, heard);
    return [scorers?.home, line.scorers?.home, lastEntry?.type, lastEntry?.side];
  };
  const at = { side: "home", at: "2:30" } as const;
  const [play, own, spot] = (["play", "own_goal", "penalty"] as const).map((how) =>
    toldOf(entry("goal", { how, scorer }, at)),
  );
  assert.deepEqual(play, [["Ownman 3’"], "Ownman 3’", "goal", "home"]);
  assert.deepEqual(own, [["3’"], "3’", "own_goal", "away"]);
  assert.deepEqual(spot, [["3’"], "3’", "penalty_scored", "home"]);
  const taken = entry("penalty", { result: "scored", taker: scorer }, at);
  assert.deepEqual(toldOf(taken), [["3’"], "3’", "penalty_scored", "home"]);
});

test("goals of a phone that was without a network come together with cards, and each keeps its scorer", () => {
  const figures = { status: "live", phase: "first", extra: null, penalties: null, clock: null } as const;
  const scorer = (name: string) => ({ scorer: { names: { player_last_name: name } } });
  const entries = [
    entry("yellow", { who: { names: { player_last_name: "Booked" } } }, { side: "away", at: "10:00" }),
    entry("goal", scorer("Zorikyan"), { side: "home", at: "12:30" }),
    entry("goal", scorer("Masisyan"), { side: "home", at: "14:30" }),
    entry("yellow", { who: { names: { player_last_name: "Booked" } } }, { side: "home", at: "15:00" }),
  ];
  const goals = [{ minute: 5, side: "away" }];
  const toldOf = (score: { home: number; away: number }, told = entries) => {
    const heard = told.map((one, at): Patch => ({ match: 7, seq: 4 + at, ...figures, score, entry: one }));
    const before = { id: 7, score: { home: 0, away: 1 }, scorers: { home: [], away: ["Foe 5’"] }, goals };
    const view = patchedView({ ...before, lastEntry: null } as unknown as MatchView, new Map([[7, heard]]));
    const line = { ...before, scorers: { home: "", away: "Foe 5’" } } as unknown as MatchLine;
    const { scorers } = patchedLine(line, new Map([[7, heard]]));
    return [view.score, view.scorers, scorers, view.goals.length];
  };
  assert.deepEqual(toldOf({ home: 2, away: 1 }), [
    { home: 2, away: 1 },
    { home: ["Zorikyan 13’", "Masisyan 15’"], away: ["Foe 5’"] },
    { home: "Zorikyan 13’, Masisyan 15’", away: "Foe 5’" },
    3,
  ]);
  const typed = { home: 0, away: 1 };
  const untouched = [typed, { home: [], away: ["Foe 5’"] }, { home: "", away: "Foe 5’" }, 1];
  assert.deepEqual(toldOf(typed), untouched, "a typed score stays, whatever goals are entered");
});

test("two quick goals that the page's data know already, for it came after them, are told no second time and keep their scorers", () => {
  const figures = { status: "live", phase: "first", extra: null, penalties: null, clock: null } as const;
  const heard = [1, 2].map((home): Patch => {
    const goal = entry(
      "goal",
      { scorer: { names: { player_last_name: "Zorikyan" } } },
      { side: "home", at: `${home}:30` },
    );
    return { match: 7, seq: home, ...figures, score: { home, away: 0 }, entry: goal };
  });
  const viewOf = (home: number, scorers: string[]) => {
    const goals = scorers.map(() => ({ minute: 2, side: "home" }));
    const data = {
      id: 7,
      score: { home, away: 0 },
      scorers: { home: scorers, away: [] },
      goals,
      lastEntry: null,
    };
    const view = patchedView(data as unknown as MatchView, new Map([[7, heard]]));
    return [view.score?.home, view.scorers?.home];
  };
  for (const known of [["Zorikyan 2’", "Zorikyan 3’"], ["Zorikyan 2’"], []])
    assert.deepEqual(viewOf(known.length, known), [2, ["Zorikyan 2’", "Zorikyan 3’"]]);
});

test("a page asks for the name of the club's own man who scored, was sent off or came on, as the club's records have it in its language", () => {
  const own = { player: 12, number: 9 };
  const home = { side: "home", at: "2:30" } as const;
  const named = { player: 12, names: { player_last_name: "Zorikyan" } };
  const ofOwn = [
    entry("goal", { scorer: named }, home),
    entry("goal", { scorer: own }, home),
    entry("goal", { scorer: { person: 5 } }, home),
    entry("red", { who: own }, home),
    entry("sub", { on: own, off: { player: 4 } }, home),
    entry("penalty", { result: "missed", taker: own }, home),
  ];
  const whole = [
    entry("goal", { scorer: { names: { player_last_name: "Zorikyan" } } }, home),
    entry("shot", { who: own }, home),
    entry("star", { who: own }, home),
  ];
  const isAsked = (all: NonNullable<Patch["entry"]>[]) => all.map((one) => isHeardInPart({ entry: one }));
  assert.deepEqual([isAsked(ofOwn), isAsked(whole)], [ofOwn.map(() => true), whole.map(() => false)]);
});

test("a page asks for what no patch tells whole: a corrected scorer, a goal taken back, an own goal, a penalty, a yellow card, which may be the second; not for other corrections", () => {
  const goal = entry("goal", { scorer: { number: 9 } }, { side: "home", at: "2:30" });
  const amended = (patch: object) => entry("amend", { patch }, { target: goal.id });
  const inPart: Patch["entry"][] = [
    ...[{ scorer: { number: 8 } }, { how: "header" }, { held: false }].map((payload) => amended({ payload })),
    ...[{ clock_ms: 1000 }, { side: "away" }].map(amended),
    entry("void", {}, { target: goal.id }),
    entry("goal_disallowed", {}, { target: goal.id }),
    entry("goal", { how: "own_goal" }, { side: "home" }),
    entry("penalty", { result: "scored" }, { side: "home" }),
    entry("yellow", { who: { number: 4 } }, { side: "away" }),
    undefined,
  ];
  const whole: Patch["entry"][] = [
    goal,
    ...[{ assist: { number: 8 } }, { unassisted: true }, { note: { en: "A fine one" } }].map((payload) =>
      amended({ payload }),
    ),
    entry("red", { who: { number: 4 } }, { side: "away" }),
    entry("penalty", { result: "missed" }, { side: "home" }),
    entry("corner", {}, { side: "home" }),
  ];
  const isAsked = (all: Patch["entry"][]) => all.map((one) => isHeardInPart(one ? { entry: one } : {}));
  assert.deepEqual(
    [isAsked(inPart), isAsked(whole)],
    [Array(inPart.length).fill(true), Array(whole.length).fill(false)],
  );
});

test("a card that waits for an answer is not the last that was heard of a match, and is once it counts", () => {
  const card = entry("yellow", { who: { number: 4 } }, { side: "away", at: "20:01" });
  const said = (held: boolean) => entry("amend", { patch: { payload: { held } } }, { target: card.id });
  const figures = { status: "live", phase: "first", extra: null, penalties: null, clock: null } as const;
  const lastOf = (...entries: Patch["entry"][]) => {
    const patches = entries.map(
      (one, at): Patch => ({ match: 7, seq: at + 1, ...figures, score: null, entry: one! }),
    );
    const view = { id: 7, score: null, scorers: null, goals: [], lastEntry: null } as unknown as MatchView;
    return patchedView(view, new Map([[7, patches]])).lastEntry?.type;
  };
  assert.equal(lastOf(said(true), card), undefined);
  assert.equal(lastOf(card, said(true)), undefined);
  assert.equal(lastOf(said(true), card, said(false)), "yellow_card");
});

test("a match that began in silence is awaited no more once something is heard of it, but is again when that was taken back", () => {
  const start = entry("period_start", {});
  const patch = (status: string): Patch => {
    const figures = { phase: "first", score: null, extra: null, penalties: null, clock: null } as const;
    return { match: 7, seq: 1, status, ...figures, entry: start };
  };
  const awaited = (...heard: Patch[]) => isStillAwaited(true, { id: 7 }, new Map([[7, heard]]));
  assert.equal(isStillAwaited(true, { id: 7 }, new Map()), true);
  assert.deepEqual(
    ["live", "finished", "postponed"].map((status) => awaited(patch(status))),
    [false, false, false],
  );
  assert.equal(awaited(patch("live"), patch("scheduled")), true);
});
