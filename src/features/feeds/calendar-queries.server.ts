import type { Db } from "#src/db/database.server.ts";
import type { CalendarName } from "#src/features/matches/calendar-path.ts";
import {
  type MatchWithoutReports,
  WITHOUT_REPORTS,
} from "#src/features/matches/match-column-queries.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnNames, localised } from "#src/i18n/localised.ts";

export type CalendarMatch = MatchWithoutReports;

/** As many as a calendar may hold. */
const MOST_MATCHES = 2000;
const YEAR_MS = 365 * 86_400_000;
/** Two seasons that are over. */
const YEARS_BACK = 2;

/**
 * The matches of a calendar, of two years back and all to come, by their hour. Those in the trash are among them:
 * calendars that know them have to hear that they are off.
 * @returns undefined for a team that nobody knows
 */
export async function listCalendarMatches(
  db: Db,
  name: CalendarName,
  { isHomeOnly, now }: { isHomeOnly: boolean; now: Date },
): Promise<{ matches: CalendarMatch[]; team: Record<Language, string> | undefined } | undefined> {
  const team = await findTeam(db, name);
  if (!team && name !== "league" && name !== "all") return undefined;
  const from = new Date(now.getTime() - YEARS_BACK * YEAR_MS).toISOString();
  const matches = await db
    .selectFrom("matches")
    .select(WITHOUT_REPORTS)
    .where("match_date", ">", from)
    .$if(name === "league", (query) =>
      query.where(
        "competition_id",
        "in",
        db.selectFrom("competitions").select("id").where("kind", "=", "league"),
      ),
    )
    .$if(team !== undefined, (query) =>
      query.where((e) =>
        e.or([e("home_team_id", "=", team!.id), ...(isHomeOnly ? [] : [e("away_team_id", "=", team!.id)])]),
      ),
    )
    .orderBy("match_date", "desc")
    .orderBy("id")
    .limit(MOST_MATCHES)
    .execute();
  const nameIn = (language: Language) => localised(team!, "name", language).text;
  return {
    matches: matches.reverse(),
    team: team && { en: nameIn("en"), hy: nameIn("hy"), ru: nameIn("ru") },
  };
}

/** What is known of a match to come before anybody chooses a calendar. */
export type ComingMatch = Awaited<ReturnType<typeof listComingMatches>>[number];

/** The matches that calendars have before them, the next one first. */
export function listComingMatches(db: Db, now: Date) {
  return db
    .selectFrom("matches")
    .select([
      "id",
      "match_date",
      "status",
      "postponed_from",
      "home_team_id",
      "away_team_id",
      "competition_id",
    ])
    .where("deleted_at", "is", null)
    .where("status", "in", ["scheduled", "postponed"])
    .where("match_date", ">", now.toISOString())
    .orderBy("match_date")
    .orderBy("id")
    .limit(MOST_MATCHES)
    .execute();
}

/** Some matches as calendars have them, by their hour. */
export function listMatchesForCalendar(db: Db, ids: readonly number[]): Promise<CalendarMatch[]> {
  return db
    .selectFrom("matches")
    .select(WITHOUT_REPORTS)
    .where("id", "in", [...ids])
    .orderBy("match_date")
    .orderBy("id")
    .execute();
}

/** A match for its file; undefined for none, and for one in the trash. */
export function findCalendarMatch(db: Db, id: number): Promise<CalendarMatch | undefined> {
  return db
    .selectFrom("matches")
    .select(WITHOUT_REPORTS)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** By its slug; the club's own is "team". */
function findTeam(db: Db, name: CalendarName) {
  const teams = db
    .selectFrom("teams")
    .select(["id", ...columnNames("name")])
    .where("deleted_at", "is", null)
    .orderBy("id");
  return (
    name === "team" ? teams.where("is_own", "=", 1) : teams.where("slug", "=", name)
  ).executeTakeFirst();
}
