import { isCounted } from "#src/features/matches/match.ts";
import type { LeagueRow, SeasonMatch, StageMatch, StageResult } from "./league.ts";
import { isInRounds, type Stage } from "./stage.ts";
import { finder } from "./standings-from-results.ts";

/** The matches of a stage, between rows of its table. */
export interface MatchLists {
  results: StageResult[];
  live: StageResult[];
  pending: StageMatch[];
}

export interface PlacedMatch {
  match: SeasonMatch;
  home: LeagueRow;
  away: LeagueRow;
  /** Null for the rounds in which all meet. */
  stage: Stage | null;
}

/** A match that was played to an end which counts. */
export function counts(match: SeasonMatch): boolean {
  const { status, home_score, away_score } = match;
  return status === "finished" && isCounted(match) && home_score !== null && away_score !== null;
}

/** Each match with its rows and its stage, oldest first; a match of a team without a row is left out. */
export function placedMatches(
  rows: readonly LeagueRow[],
  matches: readonly SeasonMatch[],
  stages: readonly Stage[],
): PlacedMatch[] {
  const find = finder(rows);
  return matches
    .toSorted((one, other) => (one.match_date < other.match_date ? -1 : 1))
    .flatMap((match) => {
      const [home, away] = [find(match.home), find(match.away)];
      if (!home || !away || home === away) return [];
      const stage = stages.findLast((one) => isOf(one, match, home, away)) ?? null;
      return [{ match, home, away, stage }];
    });
}

function isOf(stage: Stage, { round }: SeasonMatch, home: LeagueRow, away: LeagueRow): boolean {
  if (!isInRounds(stage, round)) return false;
  return [home, away].every(({ team_id }) => team_id !== null && stage.teams.includes(team_id));
}

/** The matches of one stage. @param enter the row of its table for one of the season's */
export function listsOf(
  placed: readonly PlacedMatch[],
  stage: Stage | null,
  enter: (row: LeagueRow) => LeagueRow = (row) => row,
): MatchLists {
  const lists: MatchLists = { results: [], live: [], pending: [] };
  for (const { match, ...sides } of placed.filter((one) => one.stage === stage)) {
    const { id, round, match_date, status, home_score, away_score } = match;
    const known = { id, round, date: match_date, home: enter(sides.home), away: enter(sides.away) };
    const score = { homeScore: home_score ?? 0, awayScore: away_score ?? 0 };
    if (counts(match)) lists.results.push({ ...known, ...score });
    else if (status === "live") lists.live.push({ ...known, ...score });
    else if (status === "scheduled" || status === "postponed") lists.pending.push(known);
  }
  return lists;
}

/** Who won the deciding matches that were played, after extra time and by penalties too. */
export function decidersOf(placed: readonly PlacedMatch[]): { winner: LeagueRow; loser: LeagueRow }[] {
  return placed
    .filter(({ stage, match }) => stage?.kind === "decider" && counts(match))
    .flatMap(({ match, home, away }) => {
      const ahead =
        match.home_score! - match.away_score! ||
        (match.home_extra ?? 0) - (match.away_extra ?? 0) ||
        (match.home_penalties ?? 0) - (match.away_penalties ?? 0);
      if (ahead === 0) return [];
      return [ahead > 0 ? { winner: home, loser: away } : { winner: away, loser: home }];
    });
}
