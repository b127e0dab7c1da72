import type { Tx } from "#src/db/database.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { slugify } from "#src/i18n/transliterate.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { LIMITS } from "./article.ts";
import { newsErrors } from "./errors.server.ts";
import type { Published } from "./language-changes.ts";

interface Titles {
  title?: string | undefined;
  title_hy?: string | undefined;
  title_ru?: string | undefined;
}

type Named = Titles &
  Partial<Published> &
  Partial<Pick<RecordRow<"articles">, "display_date" | "publish_at" | "publish_at_hy" | "publish_at_ru">>;

/** A free slug made from the title: English, else Armenian, else Russian; -2, -3 … where it is taken. */
export async function freeSlug(
  tx: Tx,
  { title = "", title_hy = "", title_ru = "" }: Titles,
  ownId?: number,
): Promise<string> {
  const made =
    [title, title_hy, title_ru].map((text) => slugify(text, LIMITS.slug - 4)).find(Boolean) ?? "news";
  // A title that is a number would read as an article's id.
  const base = /^\d+$/.test(made) ? `news-${made}` : made;
  const taken = await takenSlugs(tx, base, ownId);
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

/** The titles of the languages that come out first, by now or later; of a draft all. `now` is UTC ISO. */
export function titlesOut(article: Named, now: string): Titles {
  const out = LANGUAGES.filter((language) => article[columnIn("text_state", language)] === "out");
  const hourOf = (language: Language) => {
    const hour = article[columnIn("publish_at", language)] ?? article.display_date ?? now;
    return hour > now ? hour : now;
  };
  const first = out.map(hourOf).toSorted()[0];
  const named = out.length > 0 ? out.filter((language) => hourOf(language) === first) : LANGUAGES;
  return Object.fromEntries(
    named.map((language) => [columnIn("title", language), article[columnIn("title", language)]]),
  );
}

/** Whether a slug was made from the title of a language that isn't out, or not yet, while others are. */
export function tellsHidden(slug: string, article: Named, now: string): boolean {
  const isFrom = (title: string | undefined) => {
    const made = slugify(title ?? "", LIMITS.slug - 4);
    return made !== "" && slug.startsWith(made) && /^(-\d+)?$/.test(slug.slice(made.length));
  };
  const shown = Object.values(titlesOut(article, now));
  const hidden = columnNames("title").map((name) => article[name]);
  return hidden.some((title) => isFrom(title) && !shown.includes(title)) && !shown.some(isFrom);
}

/** @throws AppError `conflict` when another article has or had this slug */
export async function requireFreeSlug(tx: Tx, slug: string, ownId?: number): Promise<void> {
  if (!(await takenSlugs(tx, slug, ownId)).has(slug)) return;
  throw new AppError("conflict", newsErrors.slug_taken({ slug }), { path: "slug" });
}

/**
 * Keeps the slug that an article leaves for another, so that old links still lead to it. There are none to one
 * that was never published.
 */
export async function leaveSlug(
  save: Save,
  before: Pick<RecordRow<"articles">, "id" | "slug" | "published_at">,
  present: string,
): Promise<void> {
  await save.tx
    .deleteFrom("slugs")
    .where("kind", "=", "articles")
    .where("slug", "in", [before.slug, present])
    .execute();
  if (before.published_at === null) return;
  await save.tx
    .insertInto("slugs")
    .values({ kind: "articles", record_id: before.id, slug: before.slug, created_at: save.now })
    .execute();
}

/**
 * Slugs that begin alike and belong to others, now or formerly; those in the trash too. Nobody else takes one
 * until this save ends.
 */
async function takenSlugs(tx: Tx, base: string, ownId = 0): Promise<Set<string>> {
  await oneAtATime(tx, "articles:slug");
  const pattern = `${base}%`;
  const present = await tx
    .selectFrom("articles")
    .select("slug")
    .where("slug", "like", pattern)
    .where("id", "!=", ownId)
    .execute();
  const former = await tx
    .selectFrom("slugs")
    .select("slug")
    .where("kind", "=", "articles")
    .where("slug", "like", pattern)
    .where("record_id", "!=", ownId)
    .execute();
  return new Set([...present, ...former].map(({ slug }) => slug));
}
