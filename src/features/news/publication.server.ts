import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { newsErrors } from "./errors.server.ts";
import type { Published } from "./language-changes.ts";
import { isOutIn, outFrom, type Publication } from "./language-state.ts";
import { WAITS } from "./match-tie.ts";

type Row = RecordRow<"articles">;
type Dates = Pick<Row, "is_published" | "published_at" | "display_date">;
type Hours = Partial<Pick<Row, (typeof HOURS)[number]>>;

const HOURS = [...columnNames("publish_at"), ...columnNames("unpublish_at")] as const;

/** An article without hours of its languages. */
export const NO_HOURS = Object.fromEntries(HOURS.map((name) => [name, null])) as Record<
  (typeof HOURS)[number],
  null
>;

/** As an article is before it is made. */
export const UNDATED = { is_published: 0, published_at: null, display_date: null } as const;

/**
 * The first publication sets `published_at`, later ones keep it; the date shown is it unless staff set one. One that is
 * still to come was set by a clock that was ahead, and counts as none.
 */
export function publication(
  before: Dates,
  given: { is_published?: 0 | 1 | undefined; display_date?: string | null | undefined },
  now: string,
): Dates {
  const is_published = given.is_published ?? before.is_published;
  const isAhead = (before.published_at ?? "") > now;
  const known = isAhead ? null : before.published_at;
  const published_at = is_published === 1 ? (known ?? now) : before.published_at;
  const said = given.display_date === undefined ? before.display_date : given.display_date;
  const display_date = (isAhead && said === before.published_at ? null : said) ?? published_at;
  return { is_published, published_at, display_date };
}

/** How an article is published after a save. A language that was over comes out again without its old end. */
export function publicationAfter(
  before: Row,
  given: Partial<Published> & { display_date?: string | null | undefined } & Hours,
  now: string,
): Dates & Partial<Published> & Hours {
  const ended = LANGUAGES.flatMap((language) => {
    const [state, until] = [columnIn("text_state", language), columnIn("unpublish_at", language)];
    const isNewlyOut = given[state] === "out" && before[state] !== "out";
    const isOver = before[until] !== null && before[until] <= now;
    const isSaid = given[until] !== undefined && given[until] !== before[until];
    return isNewlyOut && isOver && !isSaid ? [[until, null]] : [];
  });
  const states = Object.fromEntries(columnNames("text_state").map((name) => [name, given[name]]));
  return {
    ...withoutUndefined(states),
    ...Object.fromEntries(ended),
    ...publication(before, given, now),
  };
}

/**
 * The date shown of an article that waits for its languages' own hours: the first of them, as nobody reads it earlier and
 * lists stand in the order of their dates. One that staff set stays, and so does that of an article which was out.
 * @param before undefined for a new article
 * @param said what the save says of the date
 */
export function dateByHours(
  before: Dated | undefined,
  after: Dated,
  now: string,
  said?: string | null,
): { display_date?: string } {
  const date = dateOf(after);
  if (!after.is_published || !date) return {};
  const isSaid = Boolean(said) && said !== before?.display_date;
  const isFirst = !before || before.published_at === null;
  const isFree = isFirst
    ? after.display_date === after.published_at
    : isWaiting(before, now) && before.display_date === dateOf(before);
  return isFree && !isSaid && date !== after.display_date ? { display_date: date } : {};
}

type Dated = Publication & Pick<Row, "published_at">;

function isWaiting(article: Publication, now: string): boolean {
  return Boolean(article.is_published) && !LANGUAGES.some((one) => isOutIn(article, one, new Date(now)));
}

/**
 * By its languages' own hours; that of its publication where one of them has none, which is out from then on, and while
 * they wait for a match.
 */
function dateOf(article: Dated): string | null {
  const out = LANGUAGES.filter((language) => article[columnIn("text_state", language)] === "out");
  const hours = out.map((language) => article[columnIn("publish_at", language)] ?? "");
  const [first = ""] = hours.filter((hour) => hour !== WAITS).sort();
  const { published_at } = article;
  return first > (published_at ?? "") ? first : published_at;
}

/** What says whether and when an article is out. */
const WHEN = [
  ...(["is_published", "display_date", "embargo_until"] as const),
  ...(["match_id", "match_anchor", "match_offset_minutes"] as const),
  ...columnNames("text_state"),
  ...HOURS,
] as const;

/** Whether and when an article is out, to be kept where its words change: nobody publishes by going back. */
export function asPublicAs(article: Row): Pick<Row, (typeof WHEN)[number]> {
  return Object.fromEntries(WHEN.map((name) => [name, article[name]])) as never;
}

/** @throws AppError `invalid` where a language would be over before it is out, naming its end */
export function requireHours(article: Publication): void {
  const issues = LANGUAGES.flatMap((language): FieldFault[] => {
    const until = article[columnIn("unpublish_at", language)];
    const from = outFrom(article, language) ?? article[columnIn("publish_at", language)];
    if (until === null || from === null || until > from) return [];
    return [{ path: columnIn("unpublish_at", language), message: newsErrors.over_before_out() }];
  });
  if (issues[0]) throw new AppError("invalid", issues[0].message, { issues });
}

/**
 * What is left of an article's publication when it comes back from the trash: nobody has said since that a language may
 * go out whose hour came meanwhile.
 * @param deletedAt UTC ISO
 * @returns what changes; undefined where no hour was missed
 */
export function withoutMissedHours(row: Row, deletedAt: string, now: string): Partial<Row> | undefined {
  const isMissed = (from: string | null) => from !== null && from > deletedAt && from <= now;
  const missed = LANGUAGES.filter((language) => isMissed(outFrom(row, language)));
  if (missed.length === 0) return undefined;
  const kept = Object.fromEntries(
    missed.flatMap((language) => [
      [columnIn("text_state", language), "ready"],
      [columnIn("publish_at", language), null],
    ]),
  );
  const isAnyOut = LANGUAGES.some((language) => outFrom({ ...row, ...kept }, language) !== null);
  // It was never out: its date is that of its publication.
  const undated = isMissed(row.display_date) ? { display_date: null, published_at: null } : {};
  return isAnyOut ? kept : { ...kept, ...undated, is_published: 0 };
}
