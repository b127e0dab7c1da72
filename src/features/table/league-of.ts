import { club } from "#club/club.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import { newEntry } from "./entry.ts";
import type { League, LeagueRow, LeagueSources, LeagueStage, SeasonMatch, TableTeam } from "./league.ts";
import {
  counts,
  decidersOf,
  listsOf,
  type MatchLists,
  type PlacedMatch,
  placedMatches,
} from "./league-matches.ts";
import { pointsDecisionsOf } from "./points-decision.ts";
import { pointsOf, type Ranked, rank } from "./rank.ts";
import type { Season } from "./season.ts";
import { carriedPoints, type Stage } from "./stage.ts";
import { countResult, finder } from "./standings-from-results.ts";
import { FIGURES, MOST_TEAMS, NO_LOT } from "./table.ts";

/** A season's table with its stages, from what is stored: typed rows, or those that the results add up to. */
export function leagueOf(sources: LeagueSources): League {
  const { season } = sources;
  const counted = table([...sources.rows, ...newcomers(sources)].map(unplayed), sources, false);
  const placed = inPlaces(counted);
  const common = { season, source: season.table_source, zones: season.zones, fromResults: placed };
  if (season.table_source === "results") return { ...common, ...counted, rows: placed };
  const byId = new Map(placed.map((row) => [row.id, row]));
  const typed = sources.rows.map((row) => rowOf(row, hasFiguresOf(row, byId.get(row.id))));
  return { ...common, ...table(typed, sources, true), rows: typed };
}

/** Typed rows put into the order of their season; those whom nothing separates keep the places they came with. */
export function inSeasonOrder(sources: LeagueSources): LeagueRow[] {
  return inPlaces(
    table(
      sources.rows.map((row) => rowOf(row, false)),
      sources,
      true,
    ),
  );
}

function rowOf(row: TableTeam, agrees: boolean): LeagueRow {
  return { ...row, key: row.slug || String(row.id ?? row.team_name), agrees };
}

const NO_FIGURES = { won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, form: "" };

function unplayed(row: TableTeam): LeagueRow {
  return rowOf({ ...row, ...NO_FIGURES, carried_points: null }, true);
}

function hasFiguresOf(row: TableTeam, counted: LeagueRow | undefined): boolean {
  return counted !== undefined && FIGURES.every((name) => row[name] === counted[name]);
}

/** Teams that played and are in no row, by name. */
function newcomers({ rows, matches }: LeagueSources): TableTeam[] {
  const added: TableTeam[] = [];
  const figures = { position: MOST_TEAMS + 1, played: 0, goal_difference: 0, points: 0 };
  const shown = { slug: "", code: "", code_hy: "", code_ru: "", logo_url: "", is_own: false };
  let find = finder(rows);
  for (const side of matches.filter(counts).flatMap(({ home, away }: SeasonMatch) => [home, away])) {
    if (find(side)) continue;
    added.push({ ...newEntry(side), ...figures, ...shown });
    find = finder([...rows, ...added]);
  }
  return sortedBy(added, ({ team_name }) => team_name);
}

type Table = Pick<League, "stages" | "fixed">;

/** @param isTyped the rows have their figures; else they are counted here */
function table(rows: LeagueRow[], { season, stages, matches }: LeagueSources, isTyped: boolean): Table {
  const placed = placedMatches(rows, matches, stages);
  const deciders = decidersOf(placed);
  const own = listsOf(placed, null);
  if (!isTyped) own.results.forEach(countResult);
  const base: Unranked = { ...ofSeason(season), ...own, teams: rows };
  // In order before anybody's points are halved.
  const first = ordered(base, deciders);
  const groups = stages
    .filter(({ kind, teams }) => kind === "group" && teams.length > 0)
    .map((stage) => groupOf(stage, base, placed, isTyped));
  const entered = new Map(groups.flatMap(({ teams }) => teams).map((row) => [row.key, row]));
  return {
    stages: [first, ...groups.map((group) => ordered(group, deciders))],
    // Whose place is fixed has the figures of its group all the same.
    fixed: rows.filter(({ fixed_place }) => fixed_place !== null).map((row) => entered.get(row.key) ?? row),
  };
}

type Unranked = Omit<LeagueStage, "facts" | "ranked">;

function ofSeason(season: Season): Omit<Unranked, keyof MatchLists | "teams"> {
  const { rules_source, rules_source_hy, rules_source_ru } = season;
  return {
    ...{ id: null, kind: "group", name: "", name_hy: "", name_ru: "" },
    ...{ firstPlace: 1, firstRound: null, lastRound: null, carries: "all" },
    rules: {
      tieBreakers: season.tie_breakers,
      isHeadToHeadReapplied: season.is_mini_league_reapplied,
      needsAllPlayed: season.needs_all_played,
      ...(season.decider_for ? { deciderFor: season.decider_for.split(",").map(Number) } : {}),
    },
    source: { rules_source, rules_source_hy, rules_source_ru },
    isConfirmed: season.are_rules_confirmed,
  };
}

function groupOf(stage: Stage, base: Unranked, placed: PlacedMatch[], isTyped: boolean): Unranked {
  const isIn = ({ team_id }: LeagueRow) => team_id !== null && stage.teams.includes(team_id);
  const begins = placed.find((one) => one.stage === stage)?.match.match_date;
  const rows = new Map(
    base.teams.filter(isIn).map((row) => [row, isTyped ? row : entering(row, stage, begins)] as const),
  );
  const own = listsOf(placed, stage, (row) => rows.get(row) ?? row);
  if (!isTyped) own.results.forEach(countResult);
  const { id, kind, name, name_hy, name_ru, carries, tie_breakers } = stage;
  const { rules_source, rules_source_hy, rules_source_ru, are_rules_confirmed } = stage;
  const isOwnRules = tie_breakers !== null;
  return {
    ...{ id, kind, name, name_hy, name_ru, carries },
    ...{ firstPlace: stage.first_place, firstRound: stage.first_round, lastRound: stage.last_round },
    rules: isOwnRules ? { ...base.rules, tieBreakers: tie_breakers } : base.rules,
    source: isOwnRules ? { rules_source, rules_source_hy, rules_source_ru } : base.source,
    isConfirmed: isOwnRules ? are_rules_confirmed : base.isConfirmed,
    teams: [...rows.values()],
    ...own,
    results: carries === "all" ? [...base.results, ...own.results] : own.results,
  };
}

/**
 * A row as it begins a group: what a decision gave or took is in the points that it brings along, and stays told apart.
 * What was decided once the group was on is halved for nobody.
 * @param begins the group's first match, UTC ISO; undefined without one
 */
function entering(row: LeagueRow, { carries }: Stage, begins: string | undefined): LeagueRow {
  if (carries === "all") return row;
  const first = begins && dayKey(clockTime(begins, club.timeZone)!);
  const later = pointsDecisionsOf(row)
    .filter(({ date }) => first && date && date >= first)
    .reduce((sum, { points }) => sum + points, 0);
  const carried_points = carriedPoints(pointsOf(row) - later, carries) + later;
  return { ...row, ...NO_FIGURES, form: row.form, carried_points };
}

function ordered(stage: Unranked, deciders: { winner: LeagueRow; loser: LeagueRow }[]): LeagueStage {
  const free = stage.teams
    .filter(({ fixed_place }) => fixed_place === null)
    .sort((one, other) => one.position - other.position);
  const has = (name: "lot" | "card_points") => free.some((row) => row[name]);
  const facts = {
    results: stage.results,
    pending: [...stage.pending, ...stage.live],
    deciders,
    ...(has("card_points") ? { discipline: new Map(free.map((row) => [row, row.card_points])) } : {}),
    ...(has("lot") ? { lots: new Map(free.map((row) => [row, row.lot ?? NO_LOT])) } : {}),
  };
  const ranked = rank(free, stage.rules, facts);
  return { ...stage, teams: ranked.rows, facts, ranked };
}

/** The whole table in order: the groups on their places, the others around them, fixed places last of all. */
function inPlaces({ stages: [base, ...groups], fixed }: Table): LeagueRow[] {
  const isIn = (row: LeagueRow) =>
    groups.some(({ teams }) => teams.some(({ id, key }) => id === row.id && key === row.key));
  const rows = base!.teams.filter((row) => !isIn(row));
  for (const { firstPlace, teams } of groups.toSorted((one, other) => one.firstPlace - other.firstPlace))
    rows.splice(firstPlace - 1, 0, ...teams);
  for (const row of fixed.toSorted((one, other) => one.fixed_place! - other.fixed_place!))
    rows.splice(row.fixed_place! - 1, 0, row);
  for (const [index, row] of rows.entries()) {
    row.position = index + 1;
    row.played = row.won + row.drawn + row.lost;
    row.goal_difference = row.goals_for - row.goals_against;
    row.points = pointsOf(row);
  }
  return rows;
}

/** The best place of those with whom a row shares it; its own where it shares none. */
export function sharedPlace(
  rows: readonly LeagueRow[],
  row: LeagueRow,
  { places }: Ranked<LeagueRow>,
): number {
  const place = places.get(row);
  const level = place === undefined ? [] : rows.filter((one) => places.get(one) === place);
  return Math.min(row.position, ...level.map(({ position }) => position));
}
