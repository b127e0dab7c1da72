import type { Db } from "#src/db/database.server.ts";
import { MOST_TASKS, type Task } from "#src/features/office/task.ts";
import { within } from "./queries.server.ts";

/** Bundles that were kept back at their hour. One query. */
export async function listBundleTasks(db: Db, _: Date, sections?: number[]): Promise<Task[]> {
  const rows = await db
    .selectFrom("bundles")
    .select(["id", "name", "goes_at", "refusals"])
    .where("state", "=", "refused")
    .$if(sections !== undefined, (query) => query.where(within(sections ?? [])))
    .orderBy("goes_at")
    .limit(MOST_TASKS)
    .execute();
  return rows.map(({ id, name, goes_at, refusals }) => ({
    id: `bundles-refused-${id}`,
    feature: "bundles",
    kind: "refused",
    due_at: goes_at ?? "",
    to: `/admin/bundles#bundle-${id}`,
    about: name,
    about_hy: name,
    about_ru: name,
    facts: { parts: (JSON.parse(refusals) as { title: string }[]).map(({ title }) => title).join(", ") },
  }));
}
