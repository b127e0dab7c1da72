import assert from "node:assert/strict";
import { test } from "node:test";
import { newEntry } from "#src/features/table/entry.ts";
import {
  hasBegun,
  type LeagueSources,
  type SeasonMatch,
  stageOf,
  type TableTeam,
} from "#src/features/table/league.ts";
import { leagueOf } from "#src/features/table/league-of.ts";
import { type Season, TIE_BREAKERS } from "#src/features/table/season.ts";
import { shownPlace } from "#src/features/table/site/why-data.server.ts";
import { CARRIES, type Stage } from "#src/features/table/stage.ts";
import { raceOf } from "./race.ts";
import { rowsNow } from "./rows-now.ts";
import { outlookOf, type SeasonOutlook } from "./season-outlook.ts";
import { numbers } from "./test-support.ts";
import { whatIf } from "./what-if.ts";

const LEAGUES = process.env.COUNT === "full" ? 3000 : 150;
const OPEN = ["scheduled", "postponed", "live"] as const;
const OUTCOMES = ["played", "played", "played", "awarded", "abandoned", "void", "replayed"] as const;

type Random = ReturnType<typeof numbers>;
type Told = [key: string, place: number, points: number];

for (const isSplit of [false, true])
  test(`table, arrows, race and what-if tell the same places and points${isSplit ? ", after a split too" : ""}`, () => {
    const random = numbers(1936);
    let told = 0;
    for (let n = 0; n < LEAGUES; n++) {
      const sources = randomSeason(random, isSplit);
      const league = leagueOf(sources);
      const outlook = outlookOf(league, league, false);
      if (!outlook || !hasBegun(stageOf(league, outlook.rows[0]!))) continue;
      const table = tableOf(sources, outlook);
      const say = (name: string, rows: Told[]) =>
        assert.deepEqual(sorted(rows), table, `${name}, season ${n}`);
      say("arrows", arrowsOf(outlook, false));
      say("what-if", whatIfOf(outlook, []));
      const race = raceOf(outlook.league, "round", (utc) => utc.slice(0, 10))?.at(-1);
      if (race)
        say(
          "race",
          outlook.rows.map(({ key }, at) => [key, race.places[at]! + outlook.above, race.points[at]!]),
        );
      const picks = [...outlook.league.pending, ...outlook.league.live]
        .filter(() => random(2) === 0)
        .map(({ id }) => ({ id, home: random(3), away: random(3) }));
      assert.deepEqual(
        sorted(whatIfOf(outlook, picks)),
        tableOf(withScores(sources, picks), outlook),
        `imagined, season ${n}`,
      );
      const live = sources.matches.filter(({ status }) => status === "live");
      assert.deepEqual(
        sorted(arrowsOf(outlook, true)),
        tableOf(withScores(sources, live.map(scoreOf)), outlook),
        `as it stands, season ${n}`,
      );
      told++;
    }
    assert.ok(told > LEAGUES / 5, `${told} of ${LEAGUES}`);
  });

test("a place of long ago is that of the time: what was to come then, a mini-league waited for", () => {
  const rows = [1, 2, 3, 4].map((id) => team(id));
  const matches = [
    match(1, 1, [2, 1, 0, 1]),
    match(2, 1, [3, 4, 0, 0]),
    match(3, 2, [1, 3, 0, 1]),
    match(4, 2, [2, 4, 5, 0]),
    match(5, 3, [1, 2, 0, 0]),
  ];
  const rules = { ...season(["points", "h2h_points", "goal_difference"]), needs_all_played: true };
  const league = leagueOf({ season: rules, rows, stages: [], matches });
  const { rows: teams, league: counted } = outlookOf(league, league, false)!;
  const second = teams.findIndex(({ id }) => id === 2);
  const race = raceOf(counted, "round", (utc) => utc.slice(0, 10))!;
  assert.deepEqual(
    race.map(({ places }) => places[second]),
    // After two rounds level on points with the club that beat it, whom it was still to meet once more.
    [4, 2, 3],
  );
});

test("once others play in groups, nothing is told by the rounds in which all met", () => {
  const rows = [1, 2, 3, 4, 5, 6].map((id) => team(id));
  const matches = [match(1, 1, [1, 2, 1, 0]), match(2, 9, [5, 6, 1, 0])];
  const league = leagueOf({
    season: season(["points"]),
    rows,
    stages: [stage(1, "all", 1, [5, 6])],
    matches,
  });
  assert.equal(outlookOf(league, league, true), undefined);
});

/** Places and points as the table shows them, of those of whom something is told. */
function tableOf(sources: LeagueSources, { rows }: SeasonOutlook): Told[] {
  const league = leagueOf(sources);
  const keys = new Set(rows.map(({ key }) => key));
  const shown = league.rows.filter(({ key }) => keys.has(key));
  return sorted(shown.map((row) => [row.key, shownPlace(league, row), row.points]));
}

function arrowsOf(outlook: SeasonOutlook, isAsItStands: boolean): Told[] {
  return rowsNow(outlook, isAsItStands).map(({ key, to, figures }) => [key, to, figures.points]);
}

function whatIfOf({ rows, league, above }: SeasonOutlook, picks: ReturnType<typeof scoreOf>[]): Told[] {
  return whatIf(league, picks).map(({ team, place, points }) => [rows[team]!.key, place + above, points]);
}

function sorted(rows: Told[]): Told[] {
  return rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function scoreOf({ id, home_score, away_score }: SeasonMatch) {
  return { id, home: home_score!, away: away_score! };
}

function withScores(sources: LeagueSources, scores: ReturnType<typeof scoreOf>[]): LeagueSources {
  const played = (one: SeasonMatch): SeasonMatch => {
    const score = scores.find(({ id }) => id === one.id);
    return score ? { ...one, status: "finished", home_score: score.home, away_score: score.away } : one;
  };
  return { ...sources, matches: sources.matches.map(played) };
}

/** Few goals, so that many are level; decisions, a club whose place is fixed, matches that count nowhere. */
function randomSeason(random: Random, isSplit: boolean): LeagueSources {
  const size = 6 + random(4);
  const rows = Array.from({ length: size }, (_, at) => ({
    ...team(at + 1),
    points_adjustment: random(6) === 0 ? -random(7) : 0,
    card_points: random(3),
    lot: random(9) === 0 ? 1 + random(size) : null,
  }));
  if (random(4) === 0) rows[random(size)]!.fixed_place = isSplit ? size : 1 + random(size);
  const matches: SeasonMatch[] = [];
  const share = isSplit ? 10 : 3 + random(8);
  let round = 0;
  for (let apart = 1; apart < size; apart++) {
    round++;
    for (let home = 0; home < size; home++)
      if (random(3) > 0)
        matches.push(
          randomMatch(matches.length + 1, round, [home + 1, ((home + apart) % size) + 1], share, random),
        );
  }
  const stages = isSplit ? split(random, size, round + 1) : [];
  for (const { teams } of stages)
    for (let apart = 1; apart < teams.length; apart++)
      for (const [at, home] of teams.entries()) {
        const away = teams[(at + apart) % teams.length]!;
        // Who left the league plays in no group.
        if ([home, away].some((id) => rows[id - 1]!.fixed_place !== null)) continue;
        if (random(2) === 0)
          matches.push(randomMatch(matches.length + 1, round + apart, [home, away], 5, random));
      }
  const order = TIE_BREAKERS.slice(1).filter((one) => one !== "decider" && random(3) === 0);
  const rules = { is_mini_league_reapplied: random(2) === 0, needs_all_played: random(2) === 0 };
  return { season: { ...season(["points", ...order]), ...rules }, rows, stages, matches };
}

function split(random: Random, size: number, firstRound: number): Stage[] {
  const upper = 2 + random(size - 4);
  const ids = Array.from({ length: size }, (_, at) => at + 1);
  const carries = CARRIES[random(CARRIES.length)]!;
  return [
    { ...stage(1, carries, 1, ids.slice(0, upper)), first_round: firstRound },
    { ...stage(2, carries, upper + 1, ids.slice(upper)), first_round: firstRound },
  ];
}

/** @param share of ten that are played */
function randomMatch(id: number, round: number, sides: number[], share: number, random: Random): SeasonMatch {
  const one = match(id, round, [...sides, random(3), random(3)]);
  if (random(10) < share) return { ...one, outcome: OUTCOMES[random(OUTCOMES.length)]! };
  const status = OPEN[random(OPEN.length)]!;
  return status === "live" ? { ...one, status } : { ...one, status, home_score: null, away_score: null };
}

function match(id: number, round: number, [home, away, scored, conceded]: number[]): SeasonMatch {
  const side = (team_id: number) => ({ team_id, name: `T${team_id}`, name_hy: "", name_ru: "", logo: "" });
  return {
    ...{ id, round, match_date: new Date(Date.UTC(2026, 7, round)).toISOString() },
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

function team(id: number): TableTeam {
  return {
    ...newEntry({ team_id: id, name: `T${id}`, name_hy: "", name_ru: "", logo: "" }),
    ...{ id, position: id, played: 0, goal_difference: 0, points: 0 },
    ...{ slug: `t${id}`, code: "", code_hy: "", code_ru: "", logo_url: "", is_own: id === 1 },
  };
}

function season(tie_breakers: Season["tie_breakers"]): Season {
  return {
    ...{ id: 1, season: "2026-27", current: true, version: 1, zones: [], tie_breakers },
    ...{ is_mini_league_reapplied: false, needs_all_played: false, decider_for: "" },
    ...{ rules_source: "", rules_source_hy: "", rules_source_ru: "", are_rules_confirmed: false },
    ...{ table_source: "results", matches_per_club: null },
    ...{ yellows_for_ban: 4, matches_for_red: 1, are_bans_confirmed: false },
  };
}

function stage(id: number, carries: Stage["carries"], first_place: number, teams: number[]): Stage {
  return {
    ...{ id, season_id: 1, kind: "group", name: `G${id}`, name_hy: "", name_ru: "", first_place, carries },
    ...{ first_round: 9, last_round: null, teams, tie_breakers: null, version: 1 },
    ...{ rules_source: "", rules_source_hy: "", rules_source_ru: "", are_rules_confirmed: false },
  };
}
