import {
  type LeagueRow,
  type LeagueStage,
  stageOf,
  type League as TableLeague,
} from "#src/features/table/league.ts";
import type { Figures } from "#src/features/table/rank.ts";
import { MOST_TEAMS } from "#src/features/table/table.ts";
import { type Fixture, type League, type LeagueTeam, type TableRow, tableOf } from "./league.ts";
import { type Line, type LineMark, linesOf, marksOfTeam } from "./lines.ts";
import { type Need, needsOf } from "./needs.ts";

/** Fewer make no league of which anything is told. */
const FEWEST_TEAMS = 4;

/** What can be told of a season beyond its table, in numbers: a team is its place in `rows`. */
export interface SeasonOutlook {
  season: string;
  isCurrent: boolean;
  /**
   * "contradicted" where the table that staff typed isn't that of the results: then nothing is told but this.
   * "incomplete" where not all fixtures are known, and "unsplit" where it is not yet settled who brings what into which
   * group: then nothing is said to be certain, possible or impossible.
   */
  state: "ready" | "contradicted" | "incomplete" | "unsplit";
  rows: readonly LeagueRow[];
  league: League;
  /** The own club; −1 where it is not in it. */
  own: number;
  /** Places above those of this group, once a season has split. */
  above: number;
  /** Of the whole table, as its legend tells them. */
  lines: Line[];
  /** By team. */
  marks: LineMark[][];
  /** Of the own club; those that are open are told as they stand while matches run. */
  needs: Need[];
}

/**
 * What a season's table and its matches let one say.
 * @param league as the table is shown, @param counted as the results alone make it
 * @returns undefined without results, for fewer than four teams, and once a season has split and the club is in no group
 */
export function outlookOf(
  league: TableLeague,
  counted: TableLeague,
  isToBeSplit: boolean,
): SeasonOutlook | undefined {
  const ownRow = counted.rows.find(({ is_own }) => is_own);
  const stage = ownRow ? stageOf(counted, ownRow) : counted.stages[0];
  // Once others play in groups, the rounds in which all met are no table any more.
  if (!stage || (stage.id === null && counted.stages.length > 1)) return undefined;
  const rows = stage.id === null ? [...stage.teams, ...counted.fixed] : stage.teams;
  const hasResults = counted.stages.some(({ results, live }) => results.length + live.length > 0);
  if (rows.length < FEWEST_TEAMS || !hasResults) return undefined;
  const numbers = numbersOf(stage, rows);
  // Whose place a decision fixed may have left the group on other places than its own.
  const above = stage.id === null ? 0 : Math.min(...rows.map(({ position }) => position)) - 1;
  const { season } = league;
  const isKnown = areFixturesKnown(counted, rows, season.matches_per_club);
  const isSettled = !isToBeSplit && isSplitSettled(counted, stage, rows);
  const state = !agrees(league) ? "contradicted" : !isSettled ? "unsplit" : isKnown ? "ready" : "incomplete";
  const own = rows.findIndex(({ is_own }) => is_own);
  const lines = linesOf(league.zones, counted.rows.length);
  // Of a season that is over the table itself says what became of everybody.
  const isTold = state === "ready" && numbers.pending.length + numbers.live.length > 0;
  const marks = isTold ? marksIn(numbers, lines, above) : rows.map(() => []);
  return {
    season: season.season,
    isCurrent: season.current,
    state,
    rows,
    league: numbers,
    own,
    above,
    lines,
    marks,
    needs: own >= 0 && isTold ? needsNow(numbers, lines, above, own, marks[own]!) : [],
  };
}

/** What is decided is never told of a score that can change: only the way to what is open is. */
function needsNow(
  league: League,
  lines: readonly Line[],
  above: number,
  own: number,
  marks: readonly LineMark[],
): Need[] {
  const needs = needsOf(league, own, marks);
  if (league.live.length === 0) return needs;
  const standing = { ...league, results: [...league.results, ...league.live], live: [] };
  const then = needsOf(standing, own, marksInGroup(standing, lines, above, own));
  return needs.map((need) => {
    const now = then.find(({ name, mark }) => name === need.name && mark === "possible");
    return need.mark === "possible" && now ? { ...now, isAsItStands: true } : need;
  });
}

/** Whether the table is that of the results: its figures and its order. */
function agrees({ rows, fromResults }: TableLeague): boolean {
  return rows.every((row, at) => row.agrees && row.key === fromResults[at]?.key);
}

function marksIn(league: League, lines: readonly Line[], above: number): LineMark[][] {
  const rows = tableOf(league, league.results);
  return league.teams.map((_, team) => marksInGroup(league, lines, above, team, rows));
}

/**
 * The marks of a team. A line of the whole table may lie outside of a group: then it is decided for all of it.
 * @param above places above those of the group
 * @param rows the table that the results give
 */
export function marksInGroup(
  league: League,
  lines: readonly Line[],
  above: number,
  team: number,
  rows: readonly TableRow[] = tableOf(league, league.results),
): LineMark[] {
  return lines.flatMap((given): LineMark[] => {
    const line = { ...given, first: given.first - above };
    if (line.first <= 0) return [{ ...line, mark: "impossible" }];
    if (line.first >= league.teams.length) return [{ ...line, mark: "certain" }];
    return marksOfTeam(league, [line], team, rows);
  });
}

/** Whether every team has all the matches that a season has; what is not entered can't be reckoned with. */
function areFixturesKnown(
  { stages }: TableLeague,
  rows: readonly LeagueRow[],
  matches: number | null,
): boolean {
  if (matches === null) return false;
  const seen = new Set<number>();
  const count = new Map<string, number>();
  for (const { results, live, pending } of stages)
    for (const { id, home, away } of [...results, ...live, ...pending]) {
      if (seen.has(id)) continue;
      seen.add(id);
      for (const { key } of [home, away]) count.set(key, (count.get(key) ?? 0) + 1);
    }
  return rows.every(({ key, fixed_place }) => fixed_place !== null || count.get(key) === matches);
}

/**
 * Whether what happens in a stage alone decides about the places of its teams: in a season that has split, each team has
 * its group, a group its own places, and no match is left that would change what teams bring along.
 */
function isSplitSettled(
  { stages: [season, ...groups] }: TableLeague,
  { id, carries, firstPlace }: LeagueStage,
  rows: readonly LeagueRow[],
): boolean {
  if (id === null) return groups.length === 0;
  const keys = new Set(rows.map(({ key }) => key));
  const isOpen = [...season!.pending, ...season!.live].some(
    ({ home, away }) => keys.has(home.key) || keys.has(away.key),
  );
  return (carries === "none" || !isOpen) && rows.every((row, at) => row.position === firstPlace + at);
}

function numbersOf(stage: LeagueStage, rows: readonly LeagueRow[]): League {
  const at = new Map(rows.map((row, index) => [row, index]));
  const inside = <M extends { home: LeagueRow; away: LeagueRow }>(matches: readonly M[]) =>
    matches.filter(({ home, away }) => at.has(home) && at.has(away));
  const fixture = ({ id, round, date, home, away }: LeagueStage["pending"][number]): Fixture => ({
    ...{ id, round, date },
    home: at.get(home)!,
    away: at.get(away)!,
  });
  const played = (matches: LeagueStage["results"]) =>
    inside(matches).map((match) => ({
      ...fixture(match),
      homeScore: match.homeScore,
      awayScore: match.awayScore,
    }));
  const bases = basesOf(stage, rows, at);
  const hasLots = rows.some(({ lot }) => lot !== null);
  return {
    teams: rows.map(
      (row, index): LeagueTeam => ({
        ...bases[index]!,
        fixedPlace: stage.id === null ? row.fixed_place : null,
        order: row.position,
        discipline: row.card_points ?? 0,
        lot: hasLots ? (row.lot ?? MOST_TEAMS + 1) : 0,
      }),
    ),
    rules: stage.rules,
    deciders: stage.facts.deciders?.flatMap(({ winner, loser }) => {
      const [won, lost] = [winner, loser].map((one) => rows.findIndex(({ key }) => key === one.key));
      return won! >= 0 && lost! >= 0 ? [{ winner: won!, loser: lost! }] : [];
    }),
    results: played(stage.results),
    live: played(stage.live),
    pending: inside(stage.pending).map(fixture),
  };
}

/** What a team brings: a decision's points, and in a group what it won of those that are not in it. */
function basesOf(
  stage: LeagueStage,
  rows: readonly LeagueRow[],
  at: ReadonlyMap<LeagueRow, number>,
): Required<Pick<LeagueTeam, "base" | "awayGoals">>[] {
  const none = { won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0 };
  const bases = rows.map(({ points_adjustment, carried_points }) => ({
    base: { ...none, points_adjustment: carried_points ?? points_adjustment },
    awayGoals: 0,
  }));
  for (const { home, away, homeScore, awayScore } of stage.results) {
    const [one, other] = [at.get(home), at.get(away)];
    if (one !== undefined && other === undefined) add(bases[one]!.base, homeScore, awayScore);
    if (one === undefined && other !== undefined) {
      add(bases[other]!.base, awayScore, homeScore);
      bases[other]!.awayGoals += awayScore;
    }
  }
  return bases;
}

function add(figures: Figures, scored: number, conceded: number): void {
  if (scored > conceded) figures.won++;
  else if (scored === conceded) figures.drawn++;
  else figures.lost++;
  figures.goals_for += scored;
  figures.goals_against += conceded;
}
