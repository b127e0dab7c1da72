import type { Match } from "#src/features/matches/match.ts";
import type { Task } from "#src/features/office/task.ts";
import type { Team } from "#src/features/teams/team.ts";

/** The own club's match that is on, was played last night or comes next, with what its crests need of the teams. */
export interface MatchAhead {
  match: Match;
  home: SideOfMatch | null;
  away: SideOfMatch | null;
}

export type SideOfMatch = Pick<Team, "code" | "code_hy" | "code_ru" | "is_own">;

/** What staff see first: the match, and what there is to do by when, overdue before all. */
export interface Today {
  now: string;
  match: MatchAhead | null;
  tasks: Task[];
}

/** So many rows are shown; the others behind a button. */
export const ROWS = 7;

/** A match further ahead is no matter of today. */
export const DAYS_AHEAD = 7;
