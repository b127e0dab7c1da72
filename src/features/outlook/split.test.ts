import assert from "node:assert/strict";
import { test } from "node:test";
import { newEntry } from "#src/features/table/entry.ts";
import type { LeagueSources, SeasonMatch, TableTeam } from "#src/features/table/league.ts";
import { leagueOf } from "#src/features/table/league-of.ts";
import type { Season, TieBreaker, Zone } from "#src/features/table/season.ts";
import { CARRIES, type Carries, type Stage } from "#src/features/table/stage.ts";
import { tableOf } from "./league.ts";
import { outlookOf } from "./season-outlook.ts";
import { numbers } from "./test-support.ts";

/** Eight clubs, of which four play for the upper places and four for the lower ones from the fourth round on. */
const CLUBS = 8;
const GROUP = 4;
const FIRST_ROUND_OF_GROUPS = 4;
const MATCHES_PER_CLUB = 6;
const LEAGUES = process.env.COUNT === "full" ? 600 : 60;
/** Of all ends of a season those that matter: narrow, high and drawn. */
const SCORES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [30, 0],
  [0, 30],
] as const;
const ZONES: Zone[] = [
  { from: 1, to: 1, zone: "champions_league" },
  { from: 2, to: 3, zone: "europa_league" },
  { from: -2, to: -1, zone: "relegation" },
];
const ORDERS: TieBreaker[][] = [
  ["points", "goal_difference", "goals_for"],
  ["points", "h2h_points", "goal_difference"],
  ["points", "wins", "goal_difference"],
];

type Random = ReturnType<typeof numbers>;

interface Split {
  carries: Carries;
  /** A match of the rounds before the split is still to come. */
  isLate?: boolean;
  /** Only the lower group was entered. */
  isHalfEntered?: boolean;
  /** The lower group was entered with places of the upper one. */
  isMisplaced?: boolean;
}

const SPLITS: Split[] = CARRIES.flatMap((carries) => [
  { carries },
  { carries, isLate: true },
  { carries, isHalfEntered: true },
  { carries, isHalfEntered: true, isLate: true },
  { carries, isMisplaced: true },
]);

for (const split of SPLITS) {
  const { carries, isLate, isHalfEntered, isMisplaced } = split;
  const told = [
    isLate && ", an earlier match still to come",
    isHalfEntered && ", one group entered",
    isMisplaced && ", groups entered on the same places",
  ];
  test(`after a split that carries ${carries}${told.filter(Boolean).join("")}, no mark is refuted by an end of the season`, () => {
    const random = numbers(1905);
    let marks = 0;
    for (let n = 0; n < LEAGUES; n++) marks += checkedMarks(randomSeason(random, split), n);
    const isExact = !isHalfEntered && !isMisplaced && (!isLate || carries === "none");
    assert.equal(marks > 0, isExact, `${marks} marks`);
  });
}

test("a group that carries everything stands here as in the table, away goals from before the split too", () => {
  const random = numbers(1956);
  for (let n = 0; n < LEAGUES; n++) {
    const league = leagueOf({
      ...randomSeason(random, { carries: "all" }),
      season: season(["points", "away_goals"]),
    });
    const outlook = outlookOf(league, league, false)!;
    const order = tableOf(outlook.league, outlook.league.results).map(({ team }) => team);
    assert.deepEqual(order, [...outlook.rows.keys()], `season ${n}`);
  }
});

/** How many marks of a season were proved against all its ends. */
function checkedMarks(sources: LeagueSources, n: number): number {
  const league = leagueOf(sources);
  const outlook = outlookOf(league, league, false);
  if (!outlook?.marks.some((marks) => marks.length > 0)) return 0;
  const tables = ends(sources).map(placesOf);
  let count = 0;
  for (const [team, marks] of outlook.marks.entries())
    for (const { first, mark } of marks) {
      const key: string = outlook.rows[team]!.key;
      // The mark's line is that of its group.
      const line: number = first + outlook.above;
      const among = tables.filter((places) => places.get(key)! <= line).length;
      const said = JSON.stringify({ n, key, line, mark, among, of: tables.length });
      if (mark === "certain") assert.equal(among, tables.length, said);
      if (mark === "impossible") assert.equal(among, 0, said);
      if (mark === "possible") assert.ok(among > 0, said);
      count++;
    }
  return count;
}

function placesOf(sources: LeagueSources): Map<string, number> {
  return new Map(leagueOf(sources).rows.map(({ key, position }) => [key, position]));
}

/** Every way in which what is to come can end. */
function ends(sources: LeagueSources): LeagueSources[] {
  const next = sources.matches.find(({ status }) => status === "scheduled");
  if (!next) return [sources];
  return SCORES.flatMap(([home_score, away_score]) => {
    const played: SeasonMatch = { ...next, status: "finished", home_score, away_score };
    return ends({ ...sources, matches: sources.matches.map((one) => (one === next ? played : one)) });
  });
}

function randomSeason(random: Random, { carries, isLate, isHalfEntered, isMisplaced }: Split): LeagueSources {
  const teams = Array.from({ length: CLUBS }, (_, at) => at + 1);
  const [upper, lower] = [teams.slice(0, GROUP), teams.slice(GROUP)];
  const matches: SeasonMatch[] = [];
  for (let round = 1; round < FIRST_ROUND_OF_GROUPS; round++) add(teams, round);
  for (let round = FIRST_ROUND_OF_GROUPS; round <= MATCHES_PER_CLUB; round++) {
    add(upper, round);
    add(lower, round);
  }
  const last = (list: number[]) => matches.filter(({ home }) => list.includes(home.team_id!)).slice(-2);
  // The own club is the first one of the upper group: its group plays on, the other one is over.
  const isOfUpper = ({ home, away }: SeasonMatch) =>
    [home, away].some(({ team_id }) => upper.includes(team_id!));
  const earlier = matches.filter((one) => one.round! < FIRST_ROUND_OF_GROUPS && isOfUpper(one));
  const open = [...last(upper), ...(isLate ? [earlier[random(earlier.length)]!] : [])];
  for (const match of open) Object.assign(match, { status: "scheduled", home_score: null, away_score: null });
  return {
    season: season(ORDERS[random(ORDERS.length)]!),
    rows: teams.map((id) => team(id, random(6) === 0 ? -1 - random(3) : 0, fixedPlace(id))),
    stages: [
      ...(isHalfEntered ? [] : [stage(1, carries, 1, upper)]),
      stage(2, carries, 1 + (isMisplaced ? 2 : GROUP), lower),
    ],
    matches,
  };

  /** Now and then the last club was excluded. */
  function fixedPlace(id: number) {
    return id === CLUBS && random(5) === 0 ? [CLUBS, 2][random(2)]! : null;
  }

  function add(list: number[], round: number) {
    const order = list
      .map((id) => ({ id, by: random(1000) }))
      .sort((one, other) => one.by - other.by)
      .map(({ id }) => id);
    for (let at = 0; at < order.length; at += 2)
      matches.push(match(matches.length + 1, round, [order[at]!, order[at + 1]!, random(3), random(3)]));
  }
}

function match(id: number, round: number, [home, away, scored, conceded]: number[]): SeasonMatch {
  const side = (team_id: number) => {
    const name = `T${team_id}`;
    return { team_id, name, name_hy: name, name_ru: name, logo: "" };
  };
  return {
    ...{ id, round, match_date: `2026-08-${String(round).padStart(2, "0")}T12:00:00Z` },
    ...{ date_certainty: "exact", status: "finished", outcome: "played" },
    ...{
      home: side(home!),
      away: side(away!),
      home_extra: null,
      away_extra: null,
      home_penalties: null,
      away_penalties: null,
    },
    ...{ home_score: scored!, away_score: conceded! },
  };
}

function team(id: number, points_adjustment: number, fixed_place: number | null): TableTeam {
  const name = `T${id}`;
  return {
    ...newEntry({ team_id: id, name, name_hy: name, name_ru: name, logo: "" }),
    ...{ id, points_adjustment, fixed_place, position: id, played: 0, goal_difference: 0, points: 0 },
    ...{ slug: name, code: name, code_hy: name, code_ru: name, logo_url: "", is_own: id === 1 },
  };
}

function season(tie_breakers: TieBreaker[]): Season {
  return {
    ...{ id: 1, season: "2026-27", current: true, version: 1, zones: ZONES, tie_breakers },
    ...{ is_mini_league_reapplied: false, needs_all_played: false, decider_for: "" },
    ...{ rules_source: "", rules_source_hy: "", rules_source_ru: "", are_rules_confirmed: false },
    ...{ table_source: "results", matches_per_club: MATCHES_PER_CLUB },
    ...{ yellows_for_ban: 4, matches_for_red: 1, are_bans_confirmed: false },
  };
}

function stage(id: number, carries: Carries, first_place: number, teams: number[]): Stage {
  return {
    ...{ id, season_id: 1, kind: "group", name: `G${id}`, name_hy: "", name_ru: "", first_place, carries },
    ...{ first_round: FIRST_ROUND_OF_GROUPS, last_round: null, teams, tie_breakers: null, version: 1 },
    ...{ rules_source: "", rules_source_hy: "", rules_source_ru: "", are_rules_confirmed: false },
  };
}
