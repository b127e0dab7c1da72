import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { MOST_TASKS, type Task } from "#src/features/office/task.ts";

/** An editor looks at a wish within so long. */
const LOOKED_AT_MS = 4 * 3_600_000;

/** Who asks that an article, or what they have typed over it, be published. */
export interface PublicationWish {
  name: string;
  at: string;
}

/** Wishes that wait. One over what is out is answered by the next save. */
function waiting(db: Db) {
  return db
    .selectFrom("publication_wishes")
    .innerJoin("articles", "articles.id", "publication_wishes.record_id")
    .leftJoin("accounts", "accounts.id", "publication_wishes.account_id")
    .select((e) => e.fn.coalesce("accounts.display_name", "accounts.username", sql.lit("")).as("name"))
    .select("wished_at")
    .where("publication_wishes.kind", "=", "articles")
    .where("articles.deleted_at", "is", null)
    .where((e) =>
      e.or([e("articles.is_published", "=", 0), e("articles.updated_at", "<", e.ref("wished_at"))]),
    );
}

/** The wish over one article; null for none that waits. */
export async function findWish(db: Db, id: number): Promise<PublicationWish | null> {
  const row = await waiting(db).where("articles.id", "=", id).executeTakeFirst();
  return row ? { name: row.name, at: row.wished_at } : null;
}

/** Each wish that waits, for whoever may publish. One query. */
export async function listWishTasks(db: Db, _: Date, sections?: number[]): Promise<Task[]> {
  const rows = await waiting(db)
    .select(["articles.id", "articles.title", "articles.title_hy", "articles.title_ru"])
    .$if(sections !== undefined, (query) => query.where("category_id", "in", sections ?? []))
    .orderBy("wished_at")
    .limit(MOST_TASKS)
    .execute();
  return rows.map(({ id, name, wished_at, title, title_hy, title_ru }) => ({
    id: `news-wish-${id}-${wished_at}`,
    feature: "news",
    kind: "wish",
    due_at: new Date(Date.parse(wished_at) + LOOKED_AT_MS).toISOString(),
    to: `/admin/news/edit/${id}`,
    about: title || title_hy || title_ru,
    about_hy: title_hy,
    about_ru: title_ru,
    facts: { name, at: wished_at },
  }));
}
