import type { App, Role } from "#src/app/app.server.ts";
import type { MatchCard } from "#src/features/matches/card-queries.server.ts";
import { findMatchAhead } from "#src/features/matches/current-queries.server.ts";
import { TASK_SOURCES } from "./task-sources.server.ts";
import { DAYS_AHEAD, type MatchAhead, type Today } from "./today.ts";

/** What one of the staff sees first; of the tasks those that the role may do. */
export async function loadToday({ db, now }: App, role: Role): Promise<Today> {
  const moment = now();
  const sources = TASK_SOURCES.filter((source) => !source.role || source.role === role);
  const [match, ...lists] = await Promise.all([
    findMatchAhead(db, moment, DAYS_AHEAD),
    ...sources.map(({ list }) => list(db, moment)),
  ]);
  // Of equal ones the order of the sources stays.
  const tasks = lists.flat().sort((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at));
  return { now: moment.toISOString(), match: match ? withSides(match) : null, tasks };
}

function withSides({ match, teams }: MatchCard): MatchAhead {
  const side = (id: number | null) => teams.get(id ?? 0) ?? null;
  return { match, home: side(match.home_team_id), away: side(match.away_team_id) };
}
