import assert from "node:assert/strict";
import { test } from "node:test";
import { type Decision, pathTo, type RankFacts, type RankRules, type Result, rank } from "./rank.ts";
import { isHeadToHead, TIE_BREAKERS, type TieBreaker } from "./season.ts";

interface Row {
  name: string;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  points_adjustment: number;
}

const LEAGUES = Number(process.env.COUNT === "full" ? 10_000 : 500);

test("every order of random leagues is the one that an independent ranker finds", () => {
  const random = numbers(2026);
  for (let n = 0; n < LEAGUES; n++) {
    const { rows, rules, facts } = randomLeague(random);
    const { rows: ordered, places } = rank(rows, rules, facts);
    const expected = independently(rows, rules, facts);
    assert.deepEqual(groupsOf(ordered, places), expected.map(namesOf), JSON.stringify({ n, rules }));
  }
});

test("every explanation can be proved again from the results", () => {
  const random = numbers(7);
  for (let n = 0; n < LEAGUES / 5; n++) {
    const { rows, rules, facts } = randomLeague(random);
    const { rows: ordered, decision } = rank(rows, rules, facts);
    for (const row of ordered) prove(pathTo(decision, row), row, rules, facts);
  }
});

test("of two clubs that nothing separates both have the better place, and the path says so", () => {
  const rows = ["Van", "Noah", "Pyunik"].map((name) => rowOf(name));
  const results = [match(rows, 0, 2, 1, 0), match(rows, 1, 2, 1, 0)];
  count(rows, results);
  const { places, decision } = rank(rows, { tieBreakers: ["points", "goal_difference"] }, { results });
  assert.deepEqual([...places.values()], [1, 1, 3]);
  assert.deepEqual(
    pathTo(decision, rows[0]!).map(({ criterion }) => criterion),
    ["points", "goal_difference", null],
  );
});

test("a mini-league that has matches to come decides nothing where the rules ask for all of them", () => {
  const rows = ["Van", "Noah"].map((name) => rowOf(name));
  const results = [match(rows, 0, 1, 0, 1), match(rows, 1, 0, 0, 1)];
  count(rows, results);
  rows[0]!.goals_for += 3;
  const tieBreakers: TieBreaker[] = ["points", "h2h_away_goals", "goals_for"];
  const [van, noah] = rows as [Row, Row];
  const pending = [{ home: van, away: noah }];
  const asked = rank(rows, { tieBreakers, needsAllPlayed: true }, { results, pending });
  assert.deepEqual(
    pathTo(asked.decision, van).map(({ criterion }) => criterion),
    ["points", "goals_for"],
  );
  assert.equal(rank(rows, { tieBreakers }, { results, pending }).rows[0], van);
});

test("a deciding match decides the title alone where the rules say so, lots decide in the end", () => {
  const rows = ["Van", "Noah", "Pyunik", "Ararat"].map((name) => rowOf(name));
  const [van, noah, pyunik, ararat] = rows as [Row, Row, Row, Row];
  const results = [match(rows, 0, 2, 1, 0), match(rows, 1, 3, 1, 0)];
  count(rows, results);
  const facts = {
    results,
    deciders: [
      { winner: noah, loser: van },
      { winner: ararat, loser: pyunik },
    ],
    lots: new Map([
      [pyunik, 1],
      [ararat, 2],
    ]),
  };
  const rules = { tieBreakers: ["points", "decider", "lots"] as TieBreaker[], deciderFor: [1] };
  assert.deepEqual(namesOf(rank(rows, rules, facts).rows), ["Noah", "Van", "Pyunik", "Ararat"]);
});

function rowOf(name: string): Row {
  return { name, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points_adjustment: 0 };
}

function match(rows: Row[], home: number, away: number, homeScore: number, awayScore: number): Result<Row> {
  return { home: rows[home]!, away: rows[away]!, homeScore, awayScore };
}

function count(rows: Row[], results: Result<Row>[]): void {
  for (const row of rows)
    for (const { home, away, homeScore, awayScore } of results) {
      if (home !== row && away !== row) continue;
      const [scored, conceded] = home === row ? [homeScore, awayScore] : [awayScore, homeScore];
      row.goals_for += scored;
      row.goals_against += conceded;
      if (scored > conceded) row.won++;
      else if (scored === conceded) row.drawn++;
      else row.lost++;
    }
}

const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name);

/** The names by place; those that share one in the order in which they came. */
function groupsOf(ordered: Row[], places: Map<Row, number>): string[][] {
  return [...Map.groupBy(ordered, (row) => places.get(row)!).values()].map(namesOf);
}

/** A generator of numbers in 0..below−1 that anybody can repeat. Source: mulberry32. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Few goals, so that many are level. */
function randomLeague(random: (below: number) => number) {
  const size = 6 + random(7);
  const rows = Array.from({ length: size }, (_, index) => rowOf(`T${index}`));
  const results: Result<Row>[] = [];
  const pending: { home: Row; away: Row }[] = [];
  const share = random(4);
  for (const home of rows)
    for (const away of rows) {
      if (home === away) continue;
      if (random(4) < share) results.push({ home, away, homeScore: random(3), awayScore: random(3) });
      else pending.push({ home, away });
    }
  count(rows, results);
  for (const row of rows) if (random(8) === 0) row.points_adjustment = -random(7);
  const rules: RankRules = {
    tieBreakers: ["points", ...shuffled(TIE_BREAKERS.slice(1), random).slice(0, random(TIE_BREAKERS.length))],
    isHeadToHeadReapplied: random(2) === 1,
    needsAllPlayed: random(3) === 0,
    ...(random(2) === 0 ? { deciderFor: [1] } : {}),
  };
  const facts: RankFacts<Row> = {
    results,
    pending,
    deciders: random(2) === 0 ? [{ winner: rows[random(size)]!, loser: rows[random(size)]! }] : [],
    discipline: new Map(rows.map((row) => [row, random(3)])),
    lots: new Map(rows.map((row) => [row, random(3)])),
  };
  return { rows, rules, facts };
}

function shuffled<T>(items: readonly T[], random: (below: number) => number): T[] {
  return items
    .map((item) => ({ item, key: random(1_000_000) }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

/**
 * Another hand: no tree, no recursion. Groups are refined one criterion after another; each team carries the
 * mini-league that it is in.
 */
function independently(rows: readonly Row[], rules: RankRules, facts: RankFacts<Row>): Row[][] {
  interface Group {
    members: Row[];
    at: number;
    league: Row[] | null;
  }
  const order = rules.tieBreakers;
  const queue: Group[] = [{ members: [...rows], at: 0, league: null }];
  for (;;) {
    const next = queue.findIndex(({ members, at }) => members.length > 1 && at < order.length);
    if (next < 0) return queue.map(({ members }) => members);
    const group = queue[next]!;
    const criterion = order[group.at]!;
    const isMini = isHeadToHead(criterion);
    if (!isMini) group.league = null;
    else if (!group.league) {
      const unplayed = (facts.pending ?? []).some(
        ({ home, away }) => group.members.includes(home) && group.members.includes(away),
      );
      if (rules.needsAllPlayed && unplayed) {
        while (group.at < order.length && isHeadToHead(order[group.at]!)) group.at++;
        continue;
      }
      group.league = group.members;
    }
    const first = queue.slice(0, next).reduce((sum, { members }) => sum + members.length, 1);
    const scored = group.members.map((row) => ({
      row,
      value: meritOf(row, criterion, group.league ?? [], { group: group.members, first }, rules, facts),
    }));
    scored.sort((one, other) => lexically(other.value, one.value));
    const parts: Group[] = [];
    for (const { row, value } of scored) {
      const last = parts.at(-1);
      const lastValue = last && scored.find((one) => one.row === last.members[0])!.value;
      if (last && lastValue && lexically(lastValue, value) === 0) last.members.push(row);
      else parts.push({ members: [row], at: group.at + 1, league: group.league });
    }
    for (const part of parts) {
      const endsLeague = isMini && !(order[part.at] && isHeadToHead(order[part.at]!));
      if (!endsLeague) continue;
      if (rules.isHeadToHeadReapplied && part.members.length < (part.league?.length ?? 0))
        while (part.at > 0 && isHeadToHead(order[part.at - 1]!)) part.at--;
      part.league = null;
    }
    queue.splice(next, 1, ...parts);
  }
}

function lexically(one: number[], other: number[]): number {
  for (let index = 0; index < one.length; index++)
    if (one[index] !== other[index]) return one[index]! - other[index]!;
  return 0;
}

function meritOf(
  row: Row,
  criterion: TieBreaker,
  league: Row[],
  { group, first }: { group: Row[]; first: number },
  rules: RankRules,
  facts: RankFacts<Row>,
): number[] {
  const inside = facts.results.filter(({ home, away }) => league.includes(home) && league.includes(away));
  const mine = [
    ...inside
      .filter(({ home }) => home === row)
      .map((m) => ({ f: m.homeScore, a: m.awayScore, isAway: false })),
    ...inside
      .filter(({ away }) => away === row)
      .map((m) => ({ f: m.awayScore, a: m.homeScore, isAway: true })),
  ];
  const total = (of: (one: { f: number; a: number; isAway: boolean }) => number) =>
    mine.map(of).reduce((sum, value) => sum + value, 0);
  const points = total(({ f, a }) => (f > a ? 3 : f === a ? 1 : 0));
  const difference = total(({ f, a }) => f - a);
  const goals = total(({ f }) => f);
  const all: Record<TieBreaker, () => number[]> = {
    points: () => [row.won * 3 + row.drawn + row.points_adjustment],
    wins: () => [row.won],
    goal_difference: () => [row.goals_for - row.goals_against],
    goals_for: () => [row.goals_for],
    away_goals: () => [
      facts.results.filter(({ away }) => away === row).reduce((sum, { awayScore }) => sum + awayScore, 0),
    ],
    head_to_head: () => [points, difference, goals],
    h2h_points: () => [points],
    h2h_wins: () => [total(({ f, a }) => (f > a ? 1 : 0))],
    h2h_goal_difference: () => [difference],
    h2h_goals_for: () => [goals],
    h2h_away_goals: () => [total(({ f, isAway }) => (isAway ? f : 0))],
    discipline: () => [0 - (facts.discipline?.get(row) ?? 0)],
    decider: () => {
      const isOne = !rules.deciderFor || rules.deciderFor.includes(first);
      const won = (facts.deciders ?? []).filter((one) => one.winner === row && group.includes(one.loser));
      return [isOne ? won.length : 0];
    },
    lots: () => [0 - (facts.lots?.get(row) ?? 0)],
  };
  return all[criterion]();
}

/** Each step compares those whom the one before left level with it, and its figures follow from the results. */
function prove(path: Decision<Row>[], row: Row, rules: RankRules, facts: RankFacts<Row>): void {
  for (const [index, step] of path.entries()) {
    const before = path[index - 1];
    if (before?.criterion) {
      const mine = before.values.get(row)!;
      const level = before.rows.filter((one) => lexically(before.values.get(one)!, mine) === 0);
      assert.deepEqual(namesOf(step.rows).sort(), namesOf(level).sort());
    }
    if (!step.criterion) continue;
    for (const one of step.rows)
      assert.deepEqual(
        step.values.get(one),
        meritOf(one, step.criterion, step.among ?? [], { group: step.rows, first: step.place }, rules, facts),
      );
  }
}
