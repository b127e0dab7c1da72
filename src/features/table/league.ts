import type { Ranked, RankFacts, RankRules, Result } from "./rank.ts";
import { rank } from "./rank.ts";
import type { Season, TableSource, Zone } from "./season.ts";
import type { Carries, Stage, StageKind } from "./stage.ts";
import type { LeagueMatch } from "./standings-from-results.ts";
import type { Standing } from "./table.ts";

/** A league match of any status; the score is null until it has one. */
export interface SeasonMatch extends Omit<LeagueMatch, "home_score" | "away_score"> {
  id: number;
  round: number | null;
  status: "scheduled" | "live" | "finished" | "postponed" | "cancelled";
  outcome: "played" | "abandoned" | "awarded" | "void" | "replayed";
  date_certainty: "exact" | "day" | "none";
  home_score: number | null;
  away_score: number | null;
  home_extra: number | null;
  away_extra: number | null;
  home_penalties: number | null;
  away_penalties: number | null;
}

/** A stored row of a table with what is shown of its team. */
export interface TableTeam extends Standing {
  /** The team's address; empty for a row without a team. */
  slug: string;
  code: string;
  code_hy: string;
  code_ru: string;
  logo_url: string;
  is_own: boolean;
}

/** A team in a table, with its figures: as typed by hand, else as its results add up. */
export interface LeagueRow extends TableTeam {
  /** Names it in addresses: its team's, or the number of its row. */
  key: string;
  /** Its figures are those of its results. */
  agrees: boolean;
}

/** A match between two rows of one table. */
export interface StageMatch {
  id: number;
  round: number | null;
  /** UTC ISO. */
  date: string;
  home: LeagueRow;
  away: LeagueRow;
}

export interface StageResult extends StageMatch, Result<LeagueRow> {}

export interface LeagueStage {
  /** Null for the season itself: the rounds in which all meet. */
  id: number | null;
  kind: StageKind;
  /** Empty for the season itself. */
  name: string;
  name_hy: string;
  name_ru: string;
  firstPlace: number;
  firstRound: number | null;
  lastRound: number | null;
  carries: Carries;
  rules: RankRules;
  /** Where the rules are written; empty where nobody said it. */
  source: { rules_source: string; rules_source_hy: string; rules_source_ru: string };
  isConfirmed: boolean;
  /** In the order of their places, without those whose place a decision fixed. */
  teams: LeagueRow[];
  /** Finished matches that count, oldest first; with what "all" carries into it. */
  results: StageResult[];
  /** Running matches with the score so far. */
  live: StageResult[];
  /** Matches to come, also postponed ones. */
  pending: StageMatch[];
  facts: RankFacts<LeagueRow>;
  ranked: Ranked<LeagueRow>;
}

/** Everything that a season's table is made from, and the table. */
export interface League {
  season: Season;
  source: TableSource;
  zones: readonly Zone[];
  /** The season itself first; then the groups that it split into, once their teams are known. */
  stages: LeagueStage[];
  /** The whole table in order, places 1 to n. */
  rows: LeagueRow[];
  /** The table that follows from the results alone; the same rows where the season follows them. */
  fromResults: LeagueRow[];
  /** Rows whose place a decision fixed. */
  fixed: LeagueRow[];
}

export interface LeagueSources {
  season: Season;
  rows: TableTeam[];
  stages: Stage[];
  matches: SeasonMatch[];
}

/** The order of a stage once more, e.g. with what would follow from further results. */
export function rankStage(
  { rules, facts }: Pick<LeagueStage, "rules" | "facts">,
  teams: readonly LeagueRow[],
  results: readonly Result<LeagueRow>[],
): Ranked<LeagueRow> {
  return rank(teams, rules, { ...facts, results });
}

/** Whether a stage says anything of its teams' places: somebody has played, or brought points along. */
export function hasBegun({ results, carries, id, teams }: LeagueStage): boolean {
  const isCarried = id !== null && carries === "half" && teams.some(({ points }) => points !== 0);
  return results.length > 0 || isCarried;
}

/** The stage that decides a row's place: its group after the split, else the season. */
export function stageOf({ stages }: Pick<League, "stages">, row: LeagueRow): LeagueStage {
  return (
    stages.find(({ id, kind, teams }) => id !== null && kind === "group" && teams.includes(row)) ?? stages[0]!
  );
}
