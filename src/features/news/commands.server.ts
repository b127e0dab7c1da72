import type { Actor } from "#src/app/actor.server.ts";
import { isPostgres, type Tx } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { NEWS_IMAGE_TEXTS } from "#src/features/media/errors.server.ts";
import { storeImageField } from "#src/features/media/image-field-commands.server.ts";
import { NEWS_IMAGE_BYTES } from "#src/features/media/media.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { article } from "./article.record.ts";
import { type Article, begunLanguage } from "./article.ts";
import { newsErrors } from "./errors.server.ts";
import { getArticle } from "./office-queries.server.ts";
import { begun, requireTexts } from "./required-texts.server.ts";
import type { ArticleEdit, ArticleSwitches, BulkChange, NewArticle } from "./schemas.server.ts";
import { freeSlug, leaveSlug, requireFreeSlug } from "./slug-commands.server.ts";

type Row = RecordRow<"articles">;

/** A new article; unpublished and not featured unless it says otherwise. */
export async function createArticle(actor: Actor, given: NewArticle): Promise<Article> {
  const image_url = await storeCover(actor, given.image_url);
  return save(actor, "editor", async (current) => {
    await requireCategory(current.tx, given.category_id);
    if (given.slug) await requireFreeSlug(current.tx, given.slug);
    // The call that publishes at once means English, unless it says otherwise.
    const language = given.language ?? (given.is_published ? "en" : begunLanguage(given));
    requireTexts({ ...given, language });
    const row = await createRecord(current, article, {
      ...given,
      language,
      slug: given.slug || (await freeSlug(current.tx, given)),
      image_url,
      author_id: actor.account.id || null,
      author_name: actor.account.displayName ?? actor.account.username,
      ...publication({ is_published: 0, published_at: null, display_date: null }, given, current.now),
    });
    return getArticle(current.tx, new Date(current.now), row.id);
  });
}

export async function updateArticle(actor: Actor, id: number, edit: ArticleEdit): Promise<Article> {
  const { version, slug, image_url, ...values } = edit;
  const cover = await storeCover(actor, image_url);
  return save(actor, "editor", async (current) => {
    const before = await lockRecord(current, article, id);
    await requireCategory(current.tx, values.category_id);
    const changed = {
      ...values,
      ...(cover === undefined ? {} : { image_url: cover }),
      ...publication(before, values, current.now),
      ...begun(before, values),
      slug: await slugAfter(current, before, { ...values, slug }),
    };
    requireTexts({ ...before, ...withoutUndefined(changed) });
    await updateRecord(current, article, id, changed, { version });
    if (changed.slug !== before.slug) await leaveSlug(current, before, changed.slug);
    return getArticle(current.tx, new Date(current.now), id);
  });
}

/** Publishes, takes back, features. */
export function switchArticle(
  actor: Actor,
  id: number,
  { version, ...switches }: ArticleSwitches,
): Promise<Article> {
  return save(actor, "editor", async (current) => {
    const before = await lockRecord(current, article, id);
    const values = { ...switches, ...publication(before, switches, current.now) };
    requireTexts({ ...before, ...values });
    await updateRecord(current, article, id, values, { version });
    return getArticle(current.tx, new Date(current.now), id);
  });
}

/** Publishes, takes back or deletes several articles: all of them or, when one is unknown, none. */
export function changeArticles(actor: Actor, { ids, action }: BulkChange): Promise<{ ids: number[] }> {
  const unique = [...new Set(ids)];
  // In one order: two who lock the same articles in opposite order would wait for each other.
  const ordered = unique.toSorted((one, other) => one - other);
  return save(actor, "editor", async (current) => {
    for (const id of ordered) {
      const before = await lockRecord(current, article, id);
      if (action === "delete") await trashRecord(current, article, id);
      else {
        const switches = { is_published: action === "publish" ? (1 as const) : (0 as const) };
        const values = publication(before, switches, current.now);
        requireTexts({ ...before, ...values });
        await updateRecord(current, article, id, values, { action });
      }
    }
    return { ids: unique };
  });
}

export function deleteArticle(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    await trashRecord(current, article, id);
  });
}

/**
 * The first publication sets `published_at`, later ones keep it; the date shown is it unless staff set one.
 */
function publication(
  before: Pick<Row, "is_published" | "published_at" | "display_date">,
  given: { is_published?: 0 | 1 | undefined; display_date?: string | null | undefined },
  now: string,
): Pick<Row, "is_published" | "published_at" | "display_date"> {
  const is_published = given.is_published ?? before.is_published;
  const published_at = is_published === 1 ? (before.published_at ?? now) : before.published_at;
  const display_date =
    (given.display_date === undefined ? before.display_date : given.display_date) ?? published_at;
  return { is_published, published_at, display_date };
}

/** A slug that staff give; for a draft one that follows its title; a published article keeps its own. */
async function slugAfter(
  current: Save,
  before: Row,
  edit: Partial<Pick<Row, "slug" | "title" | "title_hy" | "title_ru">>,
): Promise<string> {
  if (edit.slug && edit.slug !== before.slug) {
    await requireFreeSlug(current.tx, edit.slug, before.id);
    return edit.slug;
  }
  const after = { ...before, ...withoutUndefined(edit) };
  const isRenamed = columnNames("title").some((name) => after[name] !== before[name]);
  const isFree = !edit.slug && before.published_at === null && isRenamed;
  return isFree ? freeSlug(current.tx, after, before.id) : before.slug;
}

function storeCover(actor: Actor, image_url: string | undefined) {
  return storeImageField(actor, image_url, NEWS_IMAGE_BYTES, NEWS_IMAGE_TEXTS);
}

async function requireCategory(tx: Tx, id: number | null | undefined): Promise<void> {
  if (!id) return;
  const known = await tx
    .selectFrom("categories")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    // Nobody deletes it while an article goes into it.
    .$if(isPostgres(tx), (query) => query.forKeyShare())
    .executeTakeFirst();
  if (known) return;
  throw new AppError("invalid", newsErrors.no_category(), { path: "category_id" });
}
