import type { Db } from "#src/db/database.server.ts";
import { MOST_TASKS, type Task } from "#src/features/office/task.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { WAITS } from "./match-tie.ts";

/** What was to go out with a match that has no date any more, or none left: staff say when, or let it wait. One query. */
export async function listTieTasks(db: Db, _: Date, sections?: number[]): Promise<Task[]> {
  const rows = await db
    .selectFrom("articles")
    .innerJoin("matches", "matches.id", "articles.match_id")
    .select(["articles.id", "articles.updated_at", "matches.home_team_name", "matches.away_team_name"])
    .select(columnNames("articles.title"))
    .select(["matches.home_team_name_hy", "matches.home_team_name_ru"])
    .select(["matches.away_team_name_hy", "matches.away_team_name_ru"])
    .where("articles.deleted_at", "is", null)
    .$if(sections !== undefined, (query) => query.where("articles.category_id", "in", sections ?? []))
    .where("articles.is_published", "=", 1)
    .where((e) => e.or(columnNames("articles.publish_at").map((column) => e(column, "=", WAITS))))
    .where((e) =>
      e.or([
        e("matches.status", "in", ["postponed", "cancelled"]),
        e("matches.deleted_at", "is not", null),
        e.and([e("articles.match_anchor", "=", "kick_off"), e("matches.date_certainty", "!=", "exact")]),
      ]),
    )
    .orderBy("articles.updated_at")
    .limit(MOST_TASKS)
    .execute();
  return rows.map((row) => ({
    id: `news-waits-${row.id}`,
    feature: "news",
    kind: "waits",
    due_at: row.updated_at,
    to: `/admin/news/edit/${row.id}`,
    about: row.title || row.title_hy || row.title_ru,
    about_hy: row.title_hy,
    about_ru: row.title_ru,
    facts: {
      match: `${row.home_team_name} – ${row.away_team_name}`,
      match_hy: `${row.home_team_name_hy || row.home_team_name} – ${row.away_team_name_hy || row.away_team_name}`,
      match_ru: `${row.home_team_name_ru || row.home_team_name} – ${row.away_team_name_ru || row.away_team_name}`,
    },
  }));
}
