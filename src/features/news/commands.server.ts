import { setImmediate as otherWork } from "node:timers/promises";
import { requireRole, requireSection } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { isPostgres, type Tx } from "#src/db/database.server.ts";
import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { NEWS_IMAGE_TEXTS } from "#src/features/media/errors.server.ts";
import { storeImageField } from "#src/features/media/image-field-commands.server.ts";
import { NEWS_IMAGE_BYTES } from "#src/features/media/media.ts";
import { endCopy } from "#src/features/working-copies/commands.server.ts";
import { findCopy } from "#src/features/working-copies/queries.server.ts";
import type { Seen } from "#src/features/working-copies/schemas.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { conflict } from "#src/records/conflict.server.ts";
import { emptyRow } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { warn } from "#src/records/warnings.server.ts";
import { article } from "./article.record.ts";
import { type Article, begunLanguage, isWholeIn } from "./article.ts";
import { keepPairs } from "./block-commands.server.ts";
import { ofArticle, requireChecks } from "./check-rules.server.ts";
import { newsErrors } from "./errors.server.ts";
import { languagesAfter, saysStates, UNPUBLISHED } from "./language-changes.ts";
import { hoursAfter } from "./match-tie-commands.server.ts";
import { requireMayEdit, requireMayGive } from "./news-access.server.ts";
import { getArticle, requireShortTogether } from "./office-queries.server.ts";
import {
  asPublicAs,
  dateByHours,
  NO_HOURS,
  publication,
  publicationAfter,
  requireHours,
  UNDATED,
} from "./publication.server.ts";
import { begun, requireTexts } from "./required-texts.server.ts";
import { liftsEmbargo, requireSchedule } from "./schedule-rules.server.ts";
import type { ArticleEdit, ArticleSwitches, BulkChange, NewArticle } from "./schemas.server.ts";
import { freeSlug, leaveSlug, requireFreeSlug, tellsHidden, titlesOut } from "./slug-commands.server.ts";

type Row = RecordRow<"articles">;

/** Of its working copy the form says what it has seen. */
interface SaveOptions extends Seen {
  /** The working copy that the save brings out. */
  copy?: string | undefined;
  /** Whether what the checks find is asked about first. */
  ask_first?: boolean | undefined;
  /** Whether an earlier version comes back: whether and when the article is out stays as it is. */
  isReturn?: boolean;
}

/**
 * A new article; unpublished and not featured unless it says otherwise.
 * @param copy the name under which it was typed
 * @throws AppError `conflict` where another device has made an article of it already; `forbidden` where that is in another
 * section by now
 */
export async function createArticle(
  actor: Actor,
  given: NewArticle,
  { copy, ask_first, check, ...seen }: SaveOptions & { check?: (current: Save) => Promise<void> } = {},
): Promise<Article> {
  requireMayGive(actor.account, { category_id: null, ...withoutUndefined(given) });
  const image_url = await storeCover(actor, given.image_url);
  return save(actor, "writer", async (current) => {
    await check?.(current);
    if (copy) await refuseSecond(current, given, copy);
    await requireCategory(current.tx, given.category_id);
    if (given.slug) await requireFreeSlug(current.tx, given.slug);
    // The call that publishes at once means English, unless it says otherwise.
    const isByLanguage = saysStates(given);
    const language = given.language ?? (given.is_published && !isByLanguage ? "en" : begunLanguage(given));
    const out = languagesAfter(UNPUBLISHED, given);
    const published = publication(UNDATED, { ...given, ...out }, current.now);
    requireTexts({ ...given, ...out, language }, undefined, isByLanguage);
    const planned = { ...NO_HOURS, ...NO_PLAN, ...withoutUndefined(given), ...out, ...published };
    const hours = await hoursAfter(current, undefined, planned, given.display_date);
    requireSchedule(current, undefined, { ...planned, ...hours });
    requireHours({ ...planned, ...hours });
    const checked = {
      ...emptyRow(article),
      ...planned,
      slug: given.slug ?? "",
      image_url: image_url ?? "",
      language,
    };
    warn(current, await requireChecks(current, undefined, checked, ask_first), ask_first);
    const row = await createRecord(current, article, {
      ...given,
      ...out,
      ...published,
      ...hours,
      language,
      slug: given.slug || (await freeSlug(current.tx, titlesOut({ ...planned, ...hours }, current.now))),
      image_url,
      author_id: actor.account.id || null,
      author_name: actor.account.displayName ?? actor.account.username,
    });
    if (copy) await endCopy(current, { kind: "articles", key: copy }, row.id, seen);
    return getArticle(current.tx, new Date(current.now), row.id);
  });
}

export async function updateArticle(
  actor: Actor,
  id: number,
  edit: ArticleEdit,
  { copy, ask_first, isReturn, ...seen }: SaveOptions = {},
): Promise<Article> {
  const { version, slug, image_url, ...said } = edit;
  const cover = await storeCover(actor, image_url);
  return save(actor, "writer", async (current) => {
    const before = await lockRecord(current, article, id);
    await requireMayEdit(current, before);
    const values = isReturn ? { ...said, ...asPublicAs(before) } : said;
    requireMayGive(actor.account, values);
    await requireCategory(current.tx, values.category_id);
    const out = languagesAfter(before, values);
    const given = {
      ...values,
      ...(cover === undefined ? {} : { image_url: cover }),
      ...publicationAfter(before, { ...values, ...out }, current.now),
      ...begun(before, { ...values, ...out }),
      slug: await slugAfter(current, before, { ...values, ...out, slug }),
    };
    const planned = { ...before, ...withoutUndefined(given) };
    const changed = { ...given, ...(await hoursAfter(current, before, planned, values.display_date)) };
    const after = { ...before, ...withoutUndefined(changed) };
    requireTexts(after, before, saysStates(values));
    requireSchedule(current, before, after);
    requireHours(after);
    warn(current, await requireChecks(current, before, after, ask_first), ask_first);
    await keepPairs(current, before, after);
    const action = liftsEmbargo(before, after, current.now) ? "lift_embargo" : undefined;
    await updateRecord(current, article, id, changed, { version, ...(action ? { action } : {}) });
    if (changed.slug !== before.slug) await leaveSlug(current, before, changed.slug);
    if (copy) await endCopy(current, { kind: "articles", key: copy }, id, seen);
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
    await requireMayEdit(current, before);
    const values = { ...switches, ...(await switched(current, before, switches)) };
    await updateRecord(current, article, id, values, { version });
    if (values.slug !== before.slug) await leaveSlug(current, before, values.slug);
    return getArticle(current.tx, new Date(current.now), id);
  });
}

/** Publishes, takes back or deletes several articles: all of them or, when one is unknown, none. */
export function changeArticles(
  actor: Actor,
  { ids, action }: BulkChange,
  { ask_first }: Pick<SaveOptions, "ask_first"> = {},
): Promise<{ ids: number[] }> {
  const unique = [...new Set(ids)];
  // In one order: two who lock the same articles in opposite order would wait for each other.
  const ordered = unique.toSorted((one, other) => one - other);
  if (action !== "delete") requireRole(actor.account, "editor");
  return save(actor, "writer", async (current) => {
    const faults: FieldFault[] = [];
    if (action !== "delete") await requireShortTogether(current.tx, unique);
    for (const id of ordered) {
      await otherWork();
      const before = await lockRecord(current, article, id);
      await requireMayEdit(current, before);
      if (action === "delete") await trashRecord(current, article, id);
      else {
        const switches = { is_published: action === "publish" ? (1 as const) : (0 as const) };
        const values = await switched(current, before, switches, ask_first && faults);
        await updateRecord(current, article, id, values, { action });
      }
    }
    warn(current, faults, ask_first);
    return { ids: unique };
  });
}

/**
 * Publishes an article within another save, now, whatever hour it had: the languages that are ready and those that
 * were to come or, where none is, all that are whole.
 * @param at its date, UTC ISO: the hour that it was planned for, whatever the clock of whoever keeps it says meanwhile
 * @throws AppError `invalid` for one that can't be published
 */
export async function publishWithin(current: Save, id: number, at = current.now): Promise<void> {
  const before = await lockRecord(current, article, id);
  const isSet = LANGUAGES.some((language) => before[columnIn("text_state", language)] !== "draft");
  const goes = LANGUAGES.filter(
    (language) =>
      isWholeIn(before, language) && (!isSet || before[columnIn("text_state", language)] !== "draft"),
  );
  const isLater = (moment: string | null) => moment === null || moment > current.now;
  const now = {
    ...Object.fromEntries(goes.map((language) => [columnIn("text_state", language), "out"])),
    ...Object.fromEntries(
      columnNames("publish_at").flatMap((name) => (isLater(before[name]) ? [[name, null]] : [])),
    ),
    is_published: 1 as const,
    ...(isLater(before.display_date) ? { display_date: at } : {}),
  };
  const values = publicationAfter(before, now, at);
  const after = { ...before, ...now, ...withoutUndefined(values) };
  requireTexts(after, before, true);
  requireSchedule(current, before, after);
  await requireChecks(current, before, after);
  await keepPairs(current, before, after);
  const slug = await slugAfter(current, before, after);
  await updateRecord(current, article, id, { ...now, ...values, slug }, { action: "publish" });
  if (slug !== before.slug) await leaveSlug(current, before, slug);
}

export function deleteArticle(actor: Actor, id: number): Promise<void> {
  return save(actor, "writer", async (current) => {
    await requireMayEdit(current, await lockRecord(current, article, id));
    await trashRecord(current, article, id);
  });
}

const NO_PLAN = {
  planned_for: null,
  embargo_until: null,
  match_id: null,
  match_anchor: "kick_off",
  match_offset_minutes: null,
} as const;
/** Begun on two devices, an article is made once: the second save is asked which of the two texts it shall be. */
async function refuseSecond(current: Save, given: NewArticle, copy: string): Promise<void> {
  const { tx, actor } = current;
  const made = await findCopy(tx, actor.account.id, { kind: "articles", key: copy });
  if (!made?.record_id) return;
  const row = await lockRecord(current, article, made.record_id);
  requireSection(actor.account, row.category_id);
  throw await conflict(tx, "articles", row, given, 0);
}

/** What the switch of the whole article changes. @throws AppError `invalid` for one that can't be published */
async function switched(
  current: Save,
  before: Row,
  switches: { is_published?: 0 | 1 | undefined },
  faults: FieldFault[] | false | undefined = undefined,
) {
  if (switches.is_published === undefined) return { slug: before.slug };
  const out = languagesAfter(before, switches);
  const published = publicationAfter(before, out, current.now);
  const values = { ...published, ...dateByHours(before, { ...before, ...published }, current.now) };
  requireTexts({ ...before, ...values }, before, false);
  requireSchedule(current, before, { ...before, ...values });
  const found = await requireChecks(current, before, { ...before, ...values }, Boolean(faults));
  if (faults) faults.push(...found.map((one) => ofArticle(one, before)));
  await keepPairs(current, before, { ...before, ...values });
  return { ...values, slug: await slugAfter(current, before, values) };
}

/** A slug that staff give; for a draft one that follows its title; a published article keeps its own. */
async function slugAfter(
  current: Save,
  before: Row,
  edit: Parameters<typeof titlesOut>[0] & { slug?: string | undefined },
): Promise<string> {
  if (edit.slug && edit.slug !== before.slug) {
    await requireFreeSlug(current.tx, edit.slug, before.id);
    return edit.slug;
  }
  const after = { ...before, ...withoutUndefined(edit) };
  if (before.published_at !== null) return before.slug;
  const isRenamed = columnNames("title").some((name) => after[name] !== before[name]);
  const isFree = (!edit.slug && isRenamed) || tellsHidden(before.slug, after, current.now);
  return isFree ? freeSlug(current.tx, titlesOut(after, current.now), before.id) : before.slug;
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
