import type { Db } from "#src/db/database.server.ts";
import { MOST_TASKS, type Task } from "#src/features/office/task.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";

const TITLES = columnNames("title");
const CONTENTS = columnNames("content");

/** What has been out for longer without a translation is left to the list: nobody waits for it any more. */
const MISSED_DAYS = 30;

/** Articles that go out by themselves, and translations that those and the new ones lack, each by itself. */
export async function listArticleTasks(db: Db, now: Date): Promise<Task[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "display_date", ...TITLES, ...CONTENTS])
    .where("deleted_at", "is", null)
    .where("is_published", "=", 1)
    .where("display_date", ">", daysBefore(now, MISSED_DAYS))
    .where((e) =>
      e.or([
        e("display_date", ">", now.toISOString()),
        ...[...TITLES, ...CONTENTS].map((column) => e(column, "=", "")),
      ]),
    )
    .orderBy("display_date")
    .orderBy("id")
    .limit(MOST_TASKS)
    .execute();
  return rows.flatMap((row) => {
    const due_at = row.display_date ?? "";
    const task = (kind: string, id: string, to: string, facts = {}): Task => ({
      id: `news-${kind}-${id}`,
      feature: "news",
      kind,
      due_at,
      to,
      about: row.title || row.title_hy || row.title_ru,
      about_hy: row.title_hy,
      about_ru: row.title_ru,
      facts,
    });
    const missing = LANGUAGES.filter((_, index) => {
      const [title, content] = [TITLES[index], CONTENTS[index]];
      return !(title && content && row[title].trim() && row[content].trim());
    });
    return [
      ...missing.map((language) =>
        task("untranslated", `${row.id}-${language}`, `/admin/news/edit/${row.id}?in=${language}`, {
          language,
        }),
      ),
      ...(due_at > now.toISOString() ? [task("scheduled", `${row.id}`, `/admin/news/edit/${row.id}`)] : []),
    ];
  });
}
