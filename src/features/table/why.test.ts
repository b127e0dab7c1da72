import assert from "node:assert/strict";
import { test } from "node:test";
import type { League, LeagueRow, SeasonMatch, TableTeam } from "./league.ts";
import { leagueOf } from "./league-of.ts";
import { DEFAULT_TIE_BREAKERS, isHeadToHead, type Season, TIE_BREAKERS, type TieBreaker } from "./season.ts";
import { whyView } from "./site/why-data.server.ts";
import { stepWords } from "./site/why-words.ts";
import { why as en } from "./text/why.en.ts";
import { type MiniLeague, type Why, whyOf } from "./why.ts";

const LEAGUES = Number(process.env.COUNT === "full" ? 10_000 : 300);

const SEASON: Season = {
  ...{ id: 1, season: "2026-27", current: true, version: 1, zones: [], tie_breakers: DEFAULT_TIE_BREAKERS },
  ...{ is_mini_league_reapplied: false, needs_all_played: false, decider_for: "" },
  ...{ rules_source: "", rules_source_hy: "", rules_source_ru: "", are_rules_confirmed: false },
  ...{
    table_source: "results",
    matches_per_club: null,
    yellows_for_ban: 4,
    matches_for_red: 1,
    are_bans_confirmed: false,
  },
};

function team(id: number, more: Partial<TableTeam> = {}): TableTeam {
  const name = `T${id}`;
  return {
    ...{ id, team_id: id, team_name: name, team_name_hy: name, team_name_ru: name, team_logo: "", form: "" },
    ...{ position: id, played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0 },
    ...{ goal_difference: 0, points: 0, points_adjustment: 0, card_points: 0 },
    ...{ adjustment_reason: "", adjustment_reason_hy: "", adjustment_reason_ru: "", adjustment_date: null },
    more_adjustments: "",
    carried_points: null,
    ...{ fixed_place: null, fixed_place_reason: "", fixed_place_reason_hy: "", fixed_place_reason_ru: "" },
    ...{
      fixed_place_date: null,
      lot: null,
      lot_reason: "",
      lot_reason_hy: "",
      lot_reason_ru: "",
      lot_date: null,
    },
    ...{ slug: "", code: "", code_hy: "", code_ru: "", logo_url: "", is_own: false },
    ...more,
  };
}

let matches = 0;
function match(
  home: number,
  away: number,
  score: [number, number] | null,
  more: Partial<SeasonMatch> = {},
): SeasonMatch {
  const side = (id: number) => ({ team_id: id, name: `T${id}`, name_hy: "", name_ru: "", logo: "" });
  return {
    ...{ id: ++matches, round: matches, match_date: `2026-08-01T00:00:${matches}`, date_certainty: "exact" },
    ...{ status: score ? "finished" : "scheduled", outcome: "played" },
    ...{
      home: side(home),
      away: side(away),
      home_extra: null,
      away_extra: null,
      home_penalties: null,
      away_penalties: null,
    },
    ...{ home_score: score?.[0] ?? null, away_score: score?.[1] ?? null },
    ...more,
  };
}

const league = (rows: TableTeam[], matches: SeasonMatch[], season: Partial<Season> = {}) =>
  leagueOf({ season: { ...SEASON, ...season }, rows, stages: [], matches });
const rowOf = ({ rows }: League, id: number) => rows.find((row) => row.id === id)!;
const path = (why: Why) => {
  assert.equal(why.kind, "path");
  return why as Extract<Why, { kind: "path" }>;
};
const ids = (rows: readonly LeagueRow[]) => rows.map(({ id }) => id);

test("a club level with nobody is explained by its points alone", () => {
  const one = league([team(1), team(2)], [match(1, 2, [1, 0])]);
  const why = path(whyOf(one, rowOf(one, 2)));
  assert.deepEqual(
    why.steps.map(({ criterion, values }) => [criterion, values.length]),
    [["points", 1]],
  );
  assert.deepEqual(why.minis, []);
});

test("of three clubs level on points the matches between them decide, shown as a table of their own", () => {
  const tie_breakers: TieBreaker[] = ["points", "h2h_points", "h2h_goal_difference", "goals_for"];
  const rows = [team(1), team(2), team(3), team(4)];
  const played = [
    match(1, 2, [2, 0]),
    match(2, 3, [1, 0]),
    match(3, 1, [1, 0]),
    match(4, 1, [0, 9]),
    match(4, 2, [0, 1]),
    match(4, 3, [0, 1]),
  ];
  const one = league(rows, [...played, match(2, 1, null)], { tie_breakers });
  const why = path(whyOf(one, rowOf(one, 3)));
  assert.deepEqual(
    why.steps.map(({ criterion, level }) => [criterion, ids(level)]),
    [
      ["points", [1, 3, 2]],
      ["h2h_points", [1, 3, 2]],
      ["h2h_goal_difference", [3]],
    ],
  );
  assert.deepEqual(why.unused, ["goals_for"]);
  const [mini] = why.minis as [MiniLeague];
  assert.deepEqual(
    mini.rows.map(({ row, points, goals_for, goals_against }) => [row.id, points, goals_for, goals_against]),
    [
      [1, 3, 2, 1],
      [3, 3, 1, 1],
      [2, 3, 1, 2],
    ],
  );
  assert.equal(mini.pending.length, 1);
});

test("clubs that nothing separates share their place, and nothing was left over", () => {
  const one = league([team(1), team(2), team(3)], [match(1, 3, [1, 0]), match(2, 3, [1, 0])]);
  const why = path(whyOf(one, rowOf(one, 2)));
  assert.deepEqual([ids(why.shared), why.unused], [[1, 2], []]);
});

test("matches between level clubs that are not over are said to wait, where the rules ask for all of them", () => {
  const season = {
    tie_breakers: ["points", "h2h_points", "goals_for"] as TieBreaker[],
    needs_all_played: true,
  };
  const both = [match(1, 3, [1, 0]), match(2, 3, [2, 0])];
  const open = league([team(1), team(2), team(3)], [...both, match(1, 2, null)], season);
  assert.equal(path(whyOf(open, rowOf(open, 1))).waits, true);
  const over = league([team(1), team(2), team(3)], [...both, match(1, 2, [0, 0])], season);
  assert.equal(path(whyOf(over, rowOf(over, 1))).waits, false);
});

test("a typed table that its results contradict is not explained by them", () => {
  const season = { table_source: "hand", tie_breakers: ["points", "h2h_points"] as TieBreaker[] } as const;
  const rows = [team(1, { won: 2, position: 1 }), team(2, { won: 2, position: 2 })];
  const one = league(rows, [match(2, 1, [1, 0])], season);
  assert.deepEqual(whyOf(one, rowOf(one, 1)), { kind: "contradicted" });
  const plain = league(rows, [match(2, 1, [1, 0])], { table_source: "hand", tie_breakers: ["points"] });
  const why = path(whyOf(plain, rowOf(plain, 1)));
  assert.deepEqual([why.differs, ids(why.shared)], [true, [1, 2]]);
});

test("a season that nobody has played in and a place set by a decision are said to be so", () => {
  const fresh = league([team(1), team(2)], []);
  assert.equal(whyOf(fresh, rowOf(fresh, 1)).kind, "begun");
  const excluded = league([team(1, { fixed_place: 2 }), team(2)], [match(1, 2, [1, 0])]);
  assert.equal(whyOf(excluded, rowOf(excluded, 1)).kind, "fixed");
});

test("a group that brought half of the points explains them before its first match; without a lot drawn that is said", () => {
  const rows = [1, 2, 3].map((id) => team(id));
  const season = { ...SEASON, tie_breakers: ["points", "lots"] as TieBreaker[] };
  const stage = {
    ...{
      id: 9,
      season_id: 1,
      kind: "group" as const,
      name: "Title",
      name_hy: "",
      name_ru: "",
      first_place: 1,
    },
    ...{ first_round: 900_000, last_round: null, teams: [1, 2, 3], tie_breakers: null, version: 1 },
    ...{ rules_source: "", rules_source_hy: "", rules_source_ru: "", are_rules_confirmed: false },
  } as const;
  const played = [match(1, 2, [2, 0]), match(1, 3, [1, 0]), match(2, 3, [1, 1])];
  const grouped = (carries: "half" | "none") =>
    leagueOf({ season, rows, stages: [{ ...stage, teams: [...stage.teams], carries }], matches: played });
  const half = grouped("half");
  const [first, second, third] = half.rows;
  assert.deepEqual([first!.points, second!.points, third!.points], [3, 1, 1]);
  const view = whyView(half, second!, "en");
  assert.deepEqual([view.place, whyView(half, third!, "en").place], [2, 2], "nothing separates them");
  assert.deepEqual(
    view.path!.steps.map(({ criterion, values }) => [criterion, values[0]!.value]),
    [
      ["points", "1"],
      ["lots", "–"],
    ],
  );
  const step = view.path!.steps[1]!;
  assert.equal(
    stepWords(step, { index: 1, why: view, text: en, isAlone: false }),
    "No lots have been drawn between them.",
  );
  const none = grouped("none");
  assert.equal(whyOf(none, none.rows[0]!).kind, "begun");
});

test("every fact of every explanation of random leagues follows from their results alone", () => {
  const random = numbers(18);
  for (let n = 0; n < LEAGUES; n++) {
    const one = randomLeague(random);
    for (const row of one.rows) proveFacts(one, row);
  }
});

/** From the matches alone: no figure of the row, no tree, nothing of the ranker. */
function proveFacts(one: League, row: LeagueRow): void {
  const results = one.stages[0]!.results;
  const why = whyOf(one, row);
  if (why.kind !== "path") {
    assert.ok(why.kind === "begun" || why.kind === "fixed");
    return;
  }
  let level = one.rows.filter((other) => other.fixed_place === null);
  for (const { criterion, values, among, level: left } of why.steps) {
    assert.equal(among !== null, isHeadToHead(criterion));
    // Whoever is level was level with all of the mini-league before it, and it is shown.
    if (among)
      assert.ok(
        level.every((one) => among.includes(one)) && why.minis.some(({ rows }) => sameRows(rows, among)),
      );
    const figure = (of: LeagueRow) => figureOf(of, criterion, among ?? [], results);
    for (const told of values) assert.deepEqual(plain(told.value), plain(figure(told.row)), criterion);
    const mine = figure(row).join();
    const equal = level.filter((other) => figure(other).join() === mine);
    assert.deepEqual(ids(left).sort(), ids(equal).sort());
    level = left;
  }
  const places = level.map(({ position }) => position);
  assert.ok(Math.min(...places) <= row.position && row.position <= Math.max(...places));
  assert.equal(why.shared.length, level.length > 1 ? level.length : 0);
  for (const mini of why.minis) proveMini(mini, one);
}

/** Whatever else is level, the figures of a mini-league are those of the matches between its clubs. */
function proveMini({ rows, results, pending }: MiniLeague, one: League): void {
  const among = rows.map(({ row }) => row.id);
  const all = one.stages[0]!;
  const inside = (list: readonly { home: LeagueRow; away: LeagueRow }[]) =>
    list.filter(({ home, away }) => among.includes(home.id) && among.includes(away.id)).length;
  assert.deepEqual([results.length, pending.length], [inside(all.results), inside(all.pending)]);
  for (const { row, ...told } of rows) {
    const games = results.flatMap((game) =>
      game.home.id === row.id
        ? [[game.homeScore, game.awayScore] as const]
        : game.away.id === row.id
          ? [[game.awayScore, game.homeScore] as const]
          : [],
    );
    const won = games.filter(([f, a]) => f > a).length;
    const drawn = games.filter(([f, a]) => f === a).length;
    assert.deepEqual(told, {
      ...{ played: games.length, won, drawn, lost: games.length - won - drawn, points: 3 * won + drawn },
      goals_for: games.reduce((sum, [f]) => sum + f, 0),
      goals_against: games.reduce((sum, [, a]) => sum + a, 0),
    });
  }
}

const plain = (values: readonly number[]) => values.map((value) => value + 0);

function sameRows(rows: MiniLeague["rows"], level: readonly LeagueRow[]): boolean {
  return rows.length === level.length && rows.every(({ row }) => level.includes(row));
}

function figureOf(
  row: LeagueRow,
  criterion: TieBreaker,
  among: LeagueRow[],
  all: League["stages"][0]["results"],
): number[] {
  const isInside = ({ home, away }: { home: LeagueRow; away: LeagueRow }) =>
    among.includes(home) && among.includes(away);
  const counted = isHeadToHead(criterion) ? all.filter(isInside) : all;
  const games = counted
    .filter(({ home, away }) => home === row || away === row)
    .map(({ home, homeScore, awayScore }) =>
      home === row ? { f: homeScore, a: awayScore, out: 0 } : { f: awayScore, a: homeScore, out: awayScore },
    );
  const sum = (of: (game: (typeof games)[number]) => number) => games.map(of).reduce((a, b) => a + b, 0);
  const given = isHeadToHead(criterion) ? 0 : row.points_adjustment;
  const points = given + sum(({ f, a }) => (f > a ? 3 : f === a ? 1 : 0));
  const wins = sum(({ f, a }) => (f > a ? 1 : 0));
  const difference = sum(({ f, a }) => f - a);
  const goals = sum(({ f }) => f);
  const away = sum(({ out }) => out);
  switch (criterion) {
    case "points":
    case "h2h_points":
      return [points];
    case "wins":
    case "h2h_wins":
      return [wins];
    case "goal_difference":
    case "h2h_goal_difference":
      return [difference];
    case "goals_for":
    case "h2h_goals_for":
      return [goals];
    case "away_goals":
    case "h2h_away_goals":
      return [away];
    case "head_to_head":
      return [points, difference, goals];
    case "discipline":
      return [-row.card_points];
    case "lots":
      return [row.lot === null ? 0 : -row.lot];
    case "decider":
      return [0];
  }
}

function randomLeague(random: (below: number) => number): League {
  const size = 6 + random(7);
  const rows = Array.from({ length: size }, (_, index) =>
    team(index + 1, {
      points_adjustment: random(8) === 0 ? -random(7) : 0,
      card_points: random(3),
      lot: index + 1,
    }),
  );
  const share = random(4);
  const games = rows.flatMap((home) =>
    rows
      .filter((away) => away !== home)
      .map((away) => match(home.id!, away.id!, random(4) < share ? [random(3), random(3)] : null)),
  );
  const rest = TIE_BREAKERS.slice(1)
    .map((one) => ({ one, key: random(1_000_000) }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one)
    .slice(0, random(TIE_BREAKERS.length));
  return league(rows, games, {
    tie_breakers: ["points", ...rest],
    is_mini_league_reapplied: random(2) === 1,
    needs_all_played: random(3) === 0,
  });
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
