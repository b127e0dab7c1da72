import type { Db } from "#src/db/database.server.ts";
import { columnNames } from "#src/i18n/localised.ts";

const COLUMNS = ["categories.id", "categories.slug", ...columnNames("categories.name")] as const;

/** The categories in their order, with the number of published articles in each. */
export async function listCategories(db: Db, now: Date) {
  return db
    .selectFrom("categories")
    .leftJoin("articles", (join) =>
      join
        .onRef("articles.category_id", "=", "categories.id")
        .on("articles.is_published", "=", 1)
        .on("articles.deleted_at", "is", null)
        .on("articles.display_date", "<=", now.toISOString()),
    )
    .select(COLUMNS)
    .select((e) => e.fn.count<number>("articles.id").as("news_count"))
    .where("categories.deleted_at", "is", null)
    .groupBy([...COLUMNS, "categories.order_num"])
    .orderBy("categories.order_num")
    .orderBy("categories.id")
    .execute();
}
