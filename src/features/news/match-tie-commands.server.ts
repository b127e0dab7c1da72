import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { updateRecord } from "#src/records/records.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { article } from "./article.record.ts";
import { languagesOut, outFrom } from "./language-state.ts";
import { tiedMoment, WAITS } from "./match-tie.ts";
import { dateByHours } from "./publication.server.ts";
import type { Scheduled } from "./schedule.ts";
import { scheduleErrors } from "./schedule-rules.server.ts";

type MatchRow = RecordRow<"matches">;
type ArticleRow = RecordRow<"articles">;
type Hours = Partial<Pick<ArticleRow, "publish_at" | "publish_at_hy" | "publish_at_ru">>;

/** What of a match moves an article. */
const MOVING = ["match_date", "date_certainty", "status", "outcome", "postponed_from", "deleted_at"] as const;

/**
 * Articles tied to a match go where it goes, within the save that moves it. What is out already stays out; what waits
 * keeps its tie, and the next date of the match gives it an hour again. Those in the trash go along without a version.
 * @returns a doubt about each that goes out at once, as the hour that the match has now is over
 */
export async function moveTiedArticles(
  save: Save,
  before: MatchRow | undefined,
  after: MatchRow,
): Promise<FieldFault[] | undefined> {
  if (before && MOVING.every((name) => before[name] === after[name])) return undefined;
  const rows = await save.tx
    .selectFrom("articles")
    .selectAll()
    .where("match_id", "=", after.id)
    .orderBy("id")
    .execute();
  const doubts: FieldFault[] = [];
  for (const row of rows) {
    // A match that ended keeps the hour at which it did, whatever is corrected in it later.
    const isSettled = row.match_anchor === "full_time" && before?.status === "finished";
    if (isSettled && after.status === "finished" && !after.deleted_at) continue;
    const moved = tiedHours(row, row, after, save.now);
    const hours = { ...moved, ...dateByHours(row, { ...row, ...moved }, save.now) };
    // The final whistle is what an article that waits for it is meant to go out with.
    const isByDate = before !== undefined && row.match_anchor === "kick_off";
    if (isByDate && goesOut(row, { ...row, ...hours }, save.now)) {
      const title = row.title || row.title_hy || row.title_ru;
      doubts.push({ path: "match_date", message: scheduleErrors.goes_out_at_once({ title }) });
    }
    if (!row.deleted_at) await updateRecord(save, article, row.id, hours);
    else if (Object.keys(hours).length > 0)
      await save.tx
        .updateTable("articles")
        .set(missedNow(hours, save.now))
        .where("id", "=", row.id)
        .execute();
  }
  return doubts;
}

/** Whether an article that was to come is out, by its new hours. */
function goesOut(before: ArticleRow, after: ArticleRow, now: string): boolean {
  const isOut = (row: ArticleRow) => languagesOut(row, new Date(now)).length > 0;
  return !before.deleted_at && isOut(after) && !isOut(before);
}

/** Of an article in the trash an hour that passed by its match's move passes now, not before it was deleted: so it was missed. */
function missedNow(hours: object, now: string): object {
  return Object.fromEntries(
    Object.entries(hours).map(([name, hour]) => [name, hour !== null && hour < now ? now : hour]),
  );
}

/**
 * The hours of an article by its match, and the date shown that follows from those of its languages.
 * @param said what the save says of the date
 */
export async function hoursAfter(
  save: Save,
  before: Parameters<typeof hoursByMatch>[1] & Parameters<typeof dateByHours>[0],
  planned: Parameters<typeof hoursByMatch>[2] & Parameters<typeof dateByHours>[1],
  said?: string | null,
): Promise<Hours & { display_date?: string }> {
  const hours = await hoursByMatch(save, before, planned);
  return { ...hours, ...dateByHours(before, { ...planned, ...hours }, save.now, said) };
}

/**
 * The hours of an article by the match that it is tied to: all of them where the tie is new, else those that were
 * left empty.
 * @param before as it was, to leave alone what is out
 * @throws AppError `invalid` for a match that is not there
 */
async function hoursByMatch(
  save: Save,
  before: (Scheduled & Partial<ArticleRow>) | undefined,
  after: Scheduled & Pick<ArticleRow, "match_id" | "match_anchor" | "match_offset_minutes">,
): Promise<Hours> {
  if (!after.match_id) return withoutWaiting(after);
  const names = ["match_id", "match_anchor", "match_offset_minutes"] as const;
  const isNew = !before || names.some((name) => before[name] !== after[name]);
  if (!isNew && columnNames("publish_at").every((name) => after[name] !== null)) return {};
  const match = await save.tx
    .selectFrom("matches")
    .selectAll()
    .where("id", "=", after.match_id)
    .executeTakeFirst();
  if (isNew && (!match || match.deleted_at))
    throw new AppError("invalid", scheduleErrors.no_match(), { path: "match_id" });
  const hours = tiedHours(before, after, match, save.now);
  const entries = Object.entries(hours).filter(([name]) => isNew || after[name as keyof Hours] === null);
  return Object.fromEntries(entries);
}

/** Untied, nothing waits for a match any more: it has the hour that staff give, or that of the date shown. */
function withoutWaiting(after: Scheduled): Hours {
  const waiting = columnNames("publish_at").filter((name) => after[name] === WAITS);
  return Object.fromEntries(waiting.map((name) => [name, null]));
}

function tiedHours(
  before: Scheduled | undefined,
  tie: Pick<ArticleRow, "match_anchor" | "match_offset_minutes"> & { embargo_until?: string | null },
  match: MatchRow | undefined,
  now: string,
): Hours {
  const byMatch = tiedMoment(match, tie, now);
  const moment = tie.embargo_until && tie.embargo_until > byMatch ? tie.embargo_until : byMatch;
  const hours: Hours = {};
  for (const language of LANGUAGES) {
    const from = before && outFrom(before, language);
    if (!from || from > now) hours[columnIn("publish_at", language)] = moment;
  }
  return hours;
}
