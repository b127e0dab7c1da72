import { isbot } from "isbot";
import { sql } from "kysely";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { serverErrors } from "#src/app/errors.server.ts";
import { createSlots } from "#src/app/slots.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction, oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { outSomewhere } from "#src/features/news/out-queries.server.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { articleIn, countedPath, dayIn, MOST_PATHS_A_DAY, OTHER_PATHS } from "./page-view.ts";
import { createRepeatFilter } from "./repeats.server.ts";

interface Visitor {
  address: string;
  userAgent: string | null;
}

/** So many are written at a time: hundreds at once held every connection, and pages and saves waited for one. */
const inFew = createSlots(2, 1000, () => new AppError("unavailable", serverErrors.busy()));

const filters = new WeakMap<App, ReturnType<typeof createRepeatFilter>>();

/**
 * Counts a view of a public page, and with it the article that it shows. Robots, reloads within ten seconds
 * and the back office are not counted. Written at once: what waits in memory would be lost with the process.
 * @param path canonical, without a query
 */
export async function countView(app: App, path: string, { address, userAgent }: Visitor): Promise<void> {
  const page = countedPath(path);
  if (page === undefined || isbot(userAgent)) return;
  const filter = filters.get(app) ?? createRepeatFilter();
  filters.set(app, filter);
  const now = app.now();
  if (filter.isRepeat(address, page, now.getTime())) return;
  const write = async (tx: Tx) => {
    await addView(tx, dayIn(club.timeZone, now), page);
    const article = articleIn(page);
    if (article !== undefined) await addArticleView(tx, article, now.toISOString());
  };
  await inFew(() => inTransaction(app.db, write));
}

async function addView(tx: Tx, day: string, path: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("page_views")
    .set((e) => ({ views: e("views", "+", 1) }))
    .where("day", "=", day)
    .where("path", "=", path)
    .executeTakeFirst();
  if (Number(numUpdatedRows) > 0) return;
  // A path that is new today: one at a time, or many at once would pass the limit together.
  await oneAtATime(tx, `page_views:${day}`);
  const { paths } = await tx
    .selectFrom("page_views")
    .select((e) => e.fn.countAll<number>().as("paths"))
    .where("day", "=", day)
    .where("path", "<>", OTHER_PATHS)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("page_views")
    .values({ day, path: paths < MOST_PATHS_A_DAY ? path : OTHER_PATHS, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(["day", "path"]).doUpdateSet({ views: sql`page_views.views + 1` }),
    )
    .execute();
}

/** Only what the public can read is counted: no drafts, nothing whose hour has not come. */
async function addArticleView(tx: Tx, article: string, now: string): Promise<void> {
  const id = /^[1-9]\d{0,14}$/.test(article) ? Number(article) : undefined;
  await tx
    .updateTable("articles")
    .set((e) => ({ views_count: e("views_count", "+", 1) }))
    .where(outSomewhere(new Date(now)))
    .where((e) => (id === undefined ? e("slug", "=", article) : e("id", "=", id)))
    .execute();
}

/** Forgets the counts of days long past: three years unless the operator says otherwise. For the daily round. */
export async function forgetOldVisits({ config, db, now }: App): Promise<void> {
  const first = dayIn(club.timeZone, new Date(daysBefore(now(), config.KEEP_VISITS_DAYS)));
  await db.deleteFrom("page_views").where("day", "<", first).execute();
}
