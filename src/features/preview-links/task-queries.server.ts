import type { Db } from "#src/db/database.server.ts";
import { MOST_TASKS, type Task } from "#src/features/office/task.ts";

/** An answer waits until it is acted on; it is late after two hours. */
const ACTED_WITHIN_MS = 2 * 3_600_000;

/** What readers of previews answered, and nobody has acted on. One query. */
export async function listPreviewTasks(db: Db, _: Date, sections?: number[]): Promise<Task[]> {
  const rows = await db
    .selectFrom("preview_links")
    .innerJoin("articles", "articles.id", "preview_links.record_id")
    .select(["preview_links.id", "record_id", "answer", "answer_name", "answered_at"])
    .select(["articles.title", "articles.title_hy", "articles.title_ru"])
    .where("preview_links.kind", "=", "articles")
    .where("articles.deleted_at", "is", null)
    .where("answered_at", "is not", null)
    .where("seen_at", "is", null)
    .$if(sections !== undefined, (query) => query.where("category_id", "in", sections ?? []))
    .orderBy("answered_at")
    .limit(MOST_TASKS)
    .execute();
  return rows.map(({ id, record_id, answer, answer_name, answered_at, title, title_hy, title_ru }) => ({
    id: `previews-${id}-${answered_at}`,
    feature: "previewLinks",
    kind: answer ?? "approved",
    due_at: new Date(Date.parse(answered_at ?? "") + ACTED_WITHIN_MS).toISOString(),
    to: `/admin/news/edit/${record_id}?previews`,
    about: title || title_hy || title_ru,
    about_hy: title_hy,
    about_ru: title_ru,
    facts: { name: answer_name, at: answered_at ?? "" },
  }));
}
