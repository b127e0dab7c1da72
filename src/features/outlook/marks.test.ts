import assert from "node:assert/strict";
import { test } from "node:test";
import { isByPoints, type Mark, markOf, type OpenLeague } from "./marks.ts";
import { numbers } from "./test-support.ts";

const LEAGUES = process.env.COUNT === "full" ? 2500 : 120;

test("what is certain, possible or impossible is what all ways to end the season say", () => {
  const random = numbers(1999);
  let questions = 0;
  for (let n = 0; n < LEAGUES; n++) {
    const league = randomLeague(random);
    const tables = allTables(league);
    for (const team of league.points.keys())
      for (let first = 1; first < league.points.length; first++) {
        questions++;
        const found = markOf(league, team, first);
        if (found)
          assert.equal(found, byTables(tables, team, first), JSON.stringify({ league, team, first }));
        else assert.fail("a small league is always decided");
        const isSure = found === "possible" && isByPoints(league, team, first);
        const byPoints = levelBehindAndAhead(tables, team, first);
        if (found === "possible") assert.equal(isSure, byPoints, JSON.stringify({ league, team, first }));
      }
  }
  assert.ok(questions > LEAGUES * 12);
});

test("a champion with more points than the second can get is certain of the title, and nobody else can have it", () => {
  const league: OpenLeague = {
    points: [20, 10, 9, 8],
    pending: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  };
  assert.deepEqual(
    [0, 1, 2, 3].map((team) => markOf(league, team, 1)),
    ["certain", "impossible", "impossible", "impossible"],
  );
});

test("that two rivals meet each other can decide what their points alone leave open", () => {
  // Both could still reach 13, but not both of them: one takes points from the other.
  const league: OpenLeague = { points: [12, 10, 10], pending: [[1, 2]] };
  assert.equal(markOf(league, 0, 2), "certain");
  assert.equal(markOf(league, 0, 1), "possible");
});

test("a team that can only draw level at the top is not said to win by points", () => {
  const league: OpenLeague = { points: [12, 9, 3], pending: [[1, 2]] };
  assert.deepEqual([markOf(league, 1, 1), isByPoints(league, 1, 1)], ["possible", false]);
  const closer: OpenLeague = { points: [12, 10, 3], pending: [[1, 2]] };
  assert.deepEqual([markOf(closer, 1, 1), isByPoints(closer, 1, 1)], ["possible", true]);
});

/** By points: level is possible, and not certain. */
function byTables(tables: number[][], team: number, first: number): Mark {
  const better = (table: number[], isLevelBetter: boolean) =>
    table.filter(
      (has, rival) => rival !== team && (has > table[team]! || (isLevelBetter && has === table[team])),
    ).length;
  if (tables.every((table) => better(table, true) < first)) return "certain";
  return tables.some((table) => better(table, false) < first) ? "possible" : "impossible";
}

/** Whether a team can be among the first though all who are level count as ahead, and miss it though they count as behind. */
function levelBehindAndAhead(tables: number[][], team: number, first: number): boolean {
  const ahead = (table: number[], isLevelAhead: boolean) =>
    table.filter(
      (has, rival) => rival !== team && (has > table[team]! || (isLevelAhead && has === table[team])),
    ).length;
  return (
    tables.some((table) => ahead(table, true) < first) && tables.some((table) => ahead(table, false) >= first)
  );
}

function allTables({ points, pending }: OpenLeague): number[][] {
  let tables = [[...points]];
  for (const [home, away] of pending)
    tables = tables.flatMap((table) =>
      [
        [3, 0],
        [1, 1],
        [0, 3],
      ].map(([one, other]) => table.map((has, at) => has + (at === home ? one! : at === away ? other! : 0))),
    );
  return tables;
}

function randomLeague(random: (below: number) => number): OpenLeague {
  const size = 4 + random(3);
  const pending = Array.from({ length: random(8) }, () => {
    const home = random(size);
    return [home, (home + 1 + random(size - 1)) % size] as const;
  });
  return { points: Array.from({ length: size }, () => random(10)), pending };
}
