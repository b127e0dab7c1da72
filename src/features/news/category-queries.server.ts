import type { Db } from "#src/db/database.server.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import type { OfficeCategory } from "./article.ts";
import { category } from "./category.record.ts";
import { outSomewhere } from "./out-queries.server.ts";

const COLUMNS = ["categories.id", "categories.slug", ...columnNames("categories.name")] as const;

/** The categories in their order, with the number of published articles in each. */
export async function listCategories(db: Db, now: Date) {
  return db
    .selectFrom("categories")
    .leftJoin("articles", (join) =>
      join.onRef("articles.category_id", "=", "categories.id").on(outSomewhere(now)),
    )
    .select(COLUMNS)
    .select((e) => e.fn.count<number>("articles.id").as("news_count"))
    .where("categories.deleted_at", "is", null)
    .groupBy([...COLUMNS, "categories.order_num"])
    .orderBy("categories.order_num")
    .orderBy("categories.id")
    .execute();
}

/** Every category in its order, with the number of its articles, drafts too; those in the trash don't count. */
export async function listOfficeCategories(db: Db): Promise<OfficeCategory[]> {
  const query = db.selectFrom("categories").selectAll().where("deleted_at", "is", null);
  const rows = await query.orderBy("order_num").orderBy("id").execute();
  const counts = await countArticles(db);
  return rows.map((row) => ({ ...toItem(category, row), articles_count: counts.get(row.id) ?? 0 }));
}

/** @throws AppError `not_found` */
export async function getOfficeCategory(db: Db, id: number): Promise<OfficeCategory> {
  const row = await getRecord(db, category, id);
  return { ...toItem(category, row), articles_count: (await countArticles(db)).get(id) ?? 0 };
}

/** How many articles each category has, by its number; one without is not there. */
export async function countArticles(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("articles")
    .select((e) => ["category_id", e.fn.countAll<number>().as("count")])
    .where("deleted_at", "is", null)
    .where("category_id", "is not", null)
    .groupBy("category_id")
    .execute();
  return new Map(rows.map(({ category_id, count }) => [category_id!, count]));
}
