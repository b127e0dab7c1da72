import type { Db } from "#src/db/database.server.ts";
import { MOST_TASKS, type Task } from "#src/features/office/task.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { LASTS_MS } from "./match.ts";

/** Matches that are over and lack a result, due as soon as they ended. One query. */
export async function listMatchTasks(db: Db, now: Date): Promise<Task[]> {
  const over = new Date(now.getTime() - LASTS_MS).toISOString();
  const rows = await db
    .selectFrom("matches")
    .select(["id", "match_date", "status"])
    .select([...columnNames("home_team_name"), ...columnNames("away_team_name")])
    .where("deleted_at", "is", null)
    .where((e) =>
      e.or([
        e.and([
          e("status", "=", "finished"),
          e.or([e("home_score", "is", null), e("away_score", "is", null)]),
        ]),
        e.and([e("status", "in", ["scheduled", "live"]), e("match_date", "<", over)]),
      ]),
    )
    .orderBy("match_date")
    .orderBy("id")
    .limit(MOST_TASKS)
    .execute();
  return rows.map((row) => ({
    id: `matches-result-${row.id}`,
    feature: "matches",
    kind: row.status === "finished" ? "noScore" : "noResult",
    due_at: new Date(Date.parse(row.match_date) + LASTS_MS).toISOString(),
    to: `/admin/matches/edit/${row.id}`,
    about: `${row.home_team_name} – ${row.away_team_name}`,
    about_hy: `${row.home_team_name_hy || row.home_team_name} – ${row.away_team_name_hy || row.away_team_name}`,
    about_ru: `${row.home_team_name_ru || row.home_team_name} – ${row.away_team_name_ru || row.away_team_name}`,
    facts: {},
  }));
}
