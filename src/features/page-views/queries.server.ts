import { sql } from "kysely";
import { club } from "#club/club.ts";
import { type Db, isPostgres } from "#src/db/database.server.ts";
import { type DayViews, dayIn, daysUntil, type PathViews } from "./page-view.ts";

const MOST_TOP = 20;

/** Page views of the last days, today included: each day (0 where nobody came), the most read pages, the sum. */
export async function countVisits(
  db: Db,
  now: Date,
  days: number,
): Promise<{ days: DayViews[]; top: PathViews[]; total: number }> {
  const wanted = daysUntil(dayIn(club.timeZone, now), days);
  const recent = db
    .selectFrom("page_views")
    .where("day", ">=", wanted[0]!)
    .where("day", "<=", wanted.at(-1)!)
    .select((e) => e.fn.sum<number>("views").as("views"));
  const byDay = await recent.select("day").groupBy("day").execute();
  const top = await recent
    .select("path")
    .groupBy("path")
    .orderBy("views", "desc")
    .orderBy(isPostgres(db) ? sql`path collate "C"` : "path")
    .limit(MOST_TOP)
    .execute();
  const views = new Map(byDay.map((row) => [row.day, Number(row.views)]));
  return {
    days: wanted.map((day) => ({ day, views: views.get(day) ?? 0 })),
    top: top.map((row) => ({ path: row.path, views: Number(row.views) })),
    total: [...views.values()].reduce((sum, count) => sum + count, 0),
  };
}
