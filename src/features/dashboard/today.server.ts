import { hasRole } from "#src/app/access.server.ts";
import type { App, Role } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import type { MatchCard } from "#src/features/matches/card-queries.server.ts";
import { isOwnCard, listCurrentMatches } from "#src/features/matches/current-queries.server.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { TASK_SOURCES } from "./task-sources.server.ts";
import { DAYS_AHEAD, type MatchAhead, type SideOfMatch, type Today } from "./today.ts";

/**
 * What one of the staff sees first; of the tasks those that the role may do.
 * @param sections the news categories to which they are limited
 */
export async function loadToday({ db, now }: App, role: Role, sections?: number[]): Promise<Today> {
  const moment = now();
  const sources = TASK_SOURCES.filter((source) => hasRole({ role }, source.role ?? "editor"));
  const [match, ...lists] = await Promise.all([
    // Whoever writes news alone has nothing to do with it.
    hasRole({ role }, "editor") ? findMatchOfToday(db, moment) : undefined,
    ...sources.map(({ list }) => list(db, moment, sections)),
  ]);
  // Of equal ones the order of the sources stays.
  const tasks = lists.flat().sort((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at));
  return { now: moment.toISOString(), match: match ? withSides(match) : null, tasks };
}

/** The own club's match that is played, was played last night, or comes within some days. One query. */
async function findMatchOfToday(db: Db, now: Date): Promise<MatchCard | undefined> {
  const { phase, current, next } = await listCurrentMatches(db, now, 1, null);
  const card = phase.act === "week" ? next : current;
  return card && isOwnCard(card) && card.match.match_date < daysBefore(now, -DAYS_AHEAD) ? card : undefined;
}

function withSides({ match, teams }: MatchCard): MatchAhead {
  const side = (id: number | null): SideOfMatch | null => {
    const team = teams.get(id ?? 0);
    if (!team) return null;
    const { code, code_hy, code_ru, is_own } = team;
    return { code, code_hy, code_ru, is_own };
  };
  return { match, home: side(match.home_team_id), away: side(match.away_team_id) };
}
