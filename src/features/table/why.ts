import type { League, LeagueRow, LeagueStage, StageMatch, StageResult } from "./league.ts";
import { hasBegun, stageOf } from "./league.ts";
import { type Decision, pathTo } from "./rank.ts";
import { isHeadToHead, type TieBreaker } from "./season.ts";

/** One step of the way to a place: those who were level, by what, and who still is. */
export interface WhyStep {
  criterion: TieBreaker;
  /** In order; more is better, but for `discipline` and `lots`. */
  values: { row: LeagueRow; value: number[] }[];
  /** Those whose mini-league it was. */
  among: LeagueRow[] | null;
  /** Those level with the row after it; the row alone where it decided. */
  level: LeagueRow[];
}

/** The matches between those that were level, as a table of their own. */
export interface MiniLeague {
  rows: MiniRow[];
  results: StageResult[];
  pending: StageMatch[];
}

export interface MiniRow {
  row: LeagueRow;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  points: number;
}

/** Why a row has its place. */
export type Why =
  | { kind: "fixed" }
  /** Nobody has played. */
  | { kind: "begun" }
  /** Typed rows that stand in another order than their rules give, or whose results add up to something else. */
  | { kind: "contradicted" }
  | {
      kind: "path";
      /** The first one is among those who are level on the first criterion. */
      steps: WhyStep[];
      /** Nothing separates these. */
      shared: LeagueRow[];
      /** What was not needed. */
      unused: TieBreaker[];
      minis: MiniLeague[];
      /** The matches between those level aren't over, so they don't count yet. */
      waits: boolean;
      /** The figures were typed and are not those of the stored results. */
      differs: boolean;
    };

/** The way to a row's place, from the tree of decisions. Everything in it follows from the rows and the results. */
export function whyOf(league: League, row: LeagueRow): Why {
  if (row.fixed_place !== null) return { kind: "fixed" };
  const stage = stageOf(league, row);
  const isPlayed = stage.teams.some(({ won, drawn, lost }) => won + drawn + lost > 0);
  if (!isPlayed && !hasBegun(stage)) return { kind: "begun" };
  const path = pathTo(stage.ranked.decision, row);
  const last = path.at(-1);
  const shared = last && last.criterion === null ? last.rows : [];
  const steps = stepsOf(path, row);
  const compared = new Set([row, ...(path[1]?.rows ?? [])]);
  const differs = [...compared].some(({ agrees }) => !agrees);
  const usesResults = steps.some(({ criterion }) => needsResults(criterion));
  if (!isInPlace(league, stage, row, shared) || (differs && usesResults)) return { kind: "contradicted" };
  return {
    kind: "path",
    steps,
    shared,
    unused: shared.length > 0 ? [] : unusedOf(stage, steps),
    minis: minisOf(path, stage),
    waits: waitsOf(stage, path),
    differs,
  };
}

function stepsOf(path: Decision<LeagueRow>[], row: LeagueRow): WhyStep[] {
  return path.flatMap(({ criterion, rows, values, among }, index) => {
    if (criterion === null) return [];
    const level = path[index + 1]?.rows ?? [row];
    // Those far above and below on the first criterion say nothing about this place.
    const compared = index === 0 ? level : rows;
    return [
      { criterion, among, level, values: compared.map((one) => ({ row: one, value: values.get(one)! })) },
    ];
  });
}

function needsResults(criterion: TieBreaker): boolean {
  return isHeadToHead(criterion) || criterion === "away_goals";
}

/** Whether the table has the row where the rules put it; among those that share a place any of theirs will do. */
function isInPlace(league: League, stage: LeagueStage, row: LeagueRow, shared: LeagueRow[]): boolean {
  const members = new Set<LeagueRow>(stage.teams);
  const inTable = league.rows.filter((one) => members.has(one));
  const found = inTable.indexOf(row);
  const first = shared.length > 0 ? shared : [row];
  return first.some((one) => stage.ranked.rows.indexOf(one) === found);
}

function unusedOf({ rules }: LeagueStage, steps: WhyStep[]): TieBreaker[] {
  const used = new Set(steps.map(({ criterion }) => criterion));
  const furthest = Math.max(...steps.map(({ criterion }) => rules.tieBreakers.indexOf(criterion)));
  return rules.tieBreakers.filter((one, index) => index > furthest && !used.has(one));
}

/** The mini-leagues on the way, each once. */
function minisOf(path: Decision<LeagueRow>[], stage: LeagueStage): MiniLeague[] {
  const leagues = new Map(
    path.flatMap(({ among }) =>
      among
        ? [
            [
              among
                .map(({ key }) => key)
                .sort()
                .join(),
              among,
            ] as const,
          ]
        : [],
    ),
  );
  return [...leagues.values()].map((among) => {
    const isInside = ({ home, away }: StageMatch) => among.includes(home) && among.includes(away);
    const results = stage.results.filter(isInside);
    const pending = [...stage.pending, ...stage.live].filter(isInside);
    const order = stage.ranked.rows;
    const rows = among.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
    return { rows: rows.map((row) => miniRow(row, results)), results, pending };
  });
}

function miniRow(row: LeagueRow, results: StageResult[]): MiniRow {
  const sum = { row, played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points: 0 };
  for (const { home, away, homeScore, awayScore } of results) {
    if (home !== row && away !== row) continue;
    const [scored, conceded] = home === row ? [homeScore, awayScore] : [awayScore, homeScore];
    sum.played++;
    sum.goals_for += scored;
    sum.goals_against += conceded;
    if (scored > conceded) sum.won++;
    else if (scored === conceded) sum.drawn++;
    else sum.lost++;
  }
  return { ...sum, points: 3 * sum.won + sum.drawn };
}

/** Whether a mini-league was passed over because it has matches to come. */
function waitsOf({ rules, pending, live }: LeagueStage, path: Decision<LeagueRow>[]): boolean {
  if (!rules.needsAllPlayed) return false;
  const first = rules.tieBreakers.findIndex(isHeadToHead);
  const level = path.find(
    ({ criterion, among }) => !among && (criterion === null || rules.tieBreakers.indexOf(criterion) > first),
  );
  if (first < 0 || !level) return false;
  return [...pending, ...live].some(
    ({ home, away }) => level.rows.includes(home) && level.rows.includes(away),
  );
}
