import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_ZONES } from "#src/features/table/season.ts";
import { type League, placesIn, tableOf } from "./league.ts";
import { linesOf, marksOf } from "./lines.ts";
import { nearestNeed, needsOf } from "./needs.ts";
import { emptyLeague, match, numbers, result } from "./test-support.ts";

test("the lines of a season are the title, the last place for Europe and the last safe one", () => {
  assert.deepEqual(linesOf(DEFAULT_ZONES, 11), [
    { name: "title", first: 1 },
    { name: "europe", first: 4 },
    { name: "safety", first: 10 },
  ]);
  assert.deepEqual(linesOf([{ from: 1, to: 1, zone: "champions_league" }], 6), [{ name: "title", first: 1 }]);
});

/** Narrow, high and drawn: goals decide between those that are level. */
const SCORES = [
  [0, 0],
  [3, 3],
  [1, 0],
  [0, 1],
  [40, 0],
  [0, 40],
] as const;

/** Every way in which what is to come can end. */
function ends(league: League): League[] {
  const [next, ...rest] = league.pending;
  if (!next) return [league];
  return SCORES.flatMap(([homeScore, awayScore]) => {
    const played = { ...next, homeScore, awayScore };
    return ends({ ...league, results: [...league.results, played], pending: rest });
  });
}

test("no mark is ever refuted by an end of the season, goals and all", () => {
  const random = numbers(1992);
  for (let n = 0; n < 150; n++) {
    const league = randomLeague(random);
    const lines = [1, 2, 3].map((first) => ({ name: "title" as const, first }));
    const tables = ends(league).map((end) => placesIn(tableOf(end, end.results)));
    marksOf(league, lines).forEach((marks, team) => {
      for (const { first, mark } of marks) {
        const among = tables.filter((places) => places[team]! <= first).length;
        const said = JSON.stringify({ mark, team, first, among, of: tables.length, n });
        if (mark === "certain") assert.equal(among, tables.length, said);
        if (mark === "impossible") assert.ok(among < tables.length, said);
        // Whoever shares the last place that counts may have it or not.
        if (mark === "impossible") assert.ok(sharedAtMost(tables, team, first), said);
        if (mark === "possible") assert.ok(among > 0, said);
      }
    });
  }
});

function sharedAtMost(tables: number[][], team: number, first: number): boolean {
  return tables.every(
    (places) => places[team]! > first || places.filter((place) => place === places[team]).length > 1,
  );
}

function randomLeague(random: (below: number) => number): League {
  const rules = [
    { tieBreakers: ["points", "goal_difference", "goals_for"] as const },
    { tieBreakers: ["points", "wins", "h2h_points", "goal_difference"] as const },
  ];
  const league = emptyLeague(4, rules[random(2)]);
  const pair = (): [number, number] => {
    const home = random(4);
    return [home, (home + 1 + random(3)) % 4];
  };
  return {
    ...league,
    results: Array.from({ length: 6 }, () => result(1, [...pair(), random(3), random(3)])),
    pending: Array.from({ length: random(4) }, () => match(2, pair())),
  };
}

test("where only wins could decide between those that are level nothing is said", () => {
  const league = emptyLeague(3, { tieBreakers: ["points", "wins", "goal_difference"] });
  const closed: League = {
    ...league,
    results: [result(1, [0, 1, 1, 0]), result(2, [0, 2, 1, 0]), result(3, [1, 2, 1, 0])],
    pending: [match(4, [1, 2])],
  };
  const [title] = linesOf(DEFAULT_ZONES, 3);
  assert.deepEqual(marksOf(closed, [title!])[1], []);
  const byGoals = { ...closed, rules: { tieBreakers: ["points", "goal_difference"] as const } };
  assert.deepEqual(marksOf(byGoals, [title!])[1], [
    { ...title, mark: "possible", levelBy: "goal_difference" },
  ]);
});

test("a club that a decision put last is never in anybody's way", () => {
  const league = emptyLeague(3);
  const teams = league.teams.map((team, at) => ({ ...team, fixedPlace: at === 0 ? 3 : null }));
  const results = [result(1, [0, 1, 3, 0]), result(2, [0, 2, 3, 0]), result(3, [1, 2, 1, 0])];
  const marks = marksOf({ ...league, teams, results, pending: [match(4, [1, 2])] }, [
    { name: "title", first: 1 },
    { name: "safety", first: 2 },
  ]);
  assert.deepEqual(marks[0], []);
  assert.deepEqual(
    marks[1]!.map(({ mark }) => mark),
    ["possible", "certain"],
  );
});

/** Ten points up on the last, three to play: the middle of a table of five. */
const chase: League = {
  ...emptyLeague(3),
  results: [result(1, [0, 2, 1, 0]), result(2, [1, 2, 1, 0]), result(3, [0, 1, 2, 0])],
  pending: [match(4, [2, 0]), match(5, [2, 1]), match(6, [1, 0])],
};

test("what is needed is between what can't do and what is enough whatever the others do", () => {
  const lines = [{ name: "title" as const, first: 1 }];
  const [need] = needsOf(chase, 1, marksOf(chase, lines)[1]!);
  assert.deepEqual(
    { ...need, rival: need?.rival.team },
    {
      name: "title",
      first: 1,
      mark: "possible",
      place: 2,
      matchesLeft: 2,
      gap: 3,
      rival: 0,
      atLeast: 3,
      enough: null,
    },
  );
  const [leader] = needsOf(chase, 0, marksOf(chase, lines)[0]!);
  assert.deepEqual([leader?.gap, leader?.atLeast, leader?.enough], [-3, 0, 4]);
});

test("the question that is told is the open one nearest in points", () => {
  const lines = [
    { name: "title" as const, first: 1 },
    { name: "safety" as const, first: 2 },
  ];
  const needs = needsOf(chase, 2, marksOf(chase, lines)[2]!);
  assert.deepEqual(
    needs.map(({ name, mark, gap }) => [name, mark, gap]),
    [
      ["title", "possible", 6],
      ["safety", "possible", 3],
    ],
  );
  assert.equal(nearestNeed(needs)?.name, "safety");
  assert.equal(nearestNeed([]), undefined);
});
