import type { Db } from "#src/db/database.server.ts";
import { MOST_TASKS, type Task } from "#src/features/office/task.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { isWholeIn } from "./article.ts";
import { BEGUN_COLUMNS } from "./article-row-queries.server.ts";
import { languagesOut, outFrom, type Publication } from "./language-state.ts";
import { PUBLICATION_COLUMNS } from "./out-queries.server.ts";
import { staleLanguages } from "./translation-queries.server.ts";

const TITLES = columnNames("title");

/** A translation is waited for until the article has been out for a day. */
const DAY_MS = 86_400_000;

/** What has been out for longer without a translation is left to the list: nobody waits for it any more. */
const MISSED_DAYS = 30;

/**
 * Articles that go out by themselves; translations that those and the new ones lack, that are ready and not out, and
 * whose source has changed since: each by itself, and each leads to where exactly that is done.
 */
export async function listArticleTasks(db: Db, now: Date, sections?: number[]): Promise<Task[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "language", ...TITLES, ...BEGUN_COLUMNS, ...PUBLICATION_COLUMNS])
    .where("deleted_at", "is", null)
    .where("is_published", "=", 1)
    .$if(sections !== undefined, (query) => query.where("category_id", "in", sections ?? []))
    .where("display_date", ">", daysBefore(now, MISSED_DAYS))
    .orderBy("display_date")
    .orderBy("id")
    .limit(MOST_TASKS)
    .execute();
  const stale = await staleLanguages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => tasksOf(row, stale.get(row.id) ?? [], now));
}

type Row = Publication & { id: number; language: Language } & Record<
    (typeof TITLES)[number] | "content" | "content_hy" | "content_ru",
    string
  >;

function tasksOf(row: Row, stale: readonly Language[], now: Date): Task[] {
  const isOut = languagesOut(row, now).length > 0;
  const moments = LANGUAGES.flatMap((language) => outFrom(row, language) ?? []).toSorted();
  const first = moments[0] ?? row.display_date ?? "";
  const due_at = isOut ? new Date(Date.parse(first) + DAY_MS).toISOString() : first;
  const about = {
    about: row.title || row.title_hy || row.title_ru,
    about_hy: row.title_hy,
    about_ru: row.title_ru,
  };
  const task = (kind: string, to: string, language?: Language): Task => ({
    id: `news-${kind}-${row.id}${language ? `-${language}` : ""}`,
    ...{ feature: "news", kind, due_at, to, ...about },
    facts: language ? { language } : {},
  });
  const form = `/admin/news/edit/${row.id}`;
  const sheet = (language: Language) =>
    language === row.language ? `${form}?in=${language}` : `/admin/news/${row.id}/translate/${language}`;
  const missing = LANGUAGES.filter((language) => !isWholeIn(row, language));
  const ready = LANGUAGES.filter(
    (language) => !missing.includes(language) && row[columnIn("text_state", language)] === "ready",
  );
  return [
    ...missing.map((language) => task("untranslated", sheet(language), language)),
    ...stale.filter((language) => !missing.includes(language)).map((one) => task("stale", sheet(one), one)),
    ...ready.map((language) => task("ready", `${form}?in=${language}`, language)),
    ...(isOut || moments.length === 0 ? [] : [task("scheduled", form)]),
  ];
}
