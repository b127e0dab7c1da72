import { club } from "#club/club.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { listCardsByIds } from "#src/features/matches/card-queries.server.ts";
import { match } from "#src/features/matches/match.record.ts";
import { matchPath } from "#src/features/matches/match-path.server.ts";
import { clubTimeToUtc, utcToClubTime } from "#src/features/matches/match-time.ts";
import { article } from "#src/features/news/article.record.ts";
import type { Article } from "#src/features/news/article.ts";
import { createArticle } from "#src/features/news/commands.server.ts";
import { WAITS } from "#src/features/news/match-tie.ts";
import { requireMayEdit } from "#src/features/news/news-access.server.ts";
import { stateLine } from "#src/features/news/schedule.ts";
import { requireSchedule } from "#src/features/news/schedule-rules.server.ts";
import { clockTime, dayIn } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames, localised } from "#src/i18n/localised.ts";
import { notFound, type RecordRow } from "#src/records/record-kinds.server.ts";
import { lockRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { daysBetween, SLOT_TIES, type Slot } from "./calendar.ts";
import { calendarErrors } from "./errors.server.ts";
import { SLOT_TITLES } from "./slot-titles.server.ts";

type Row = RecordRow<"articles">;

/**
 * Moves an article to another day: what is planned freely, also to no day; what is scheduled keeps its hour.
 * @param move `day` is the club's, null for none
 * @throws AppError `invalid` for a day or an hour that is over, `conflict` for what does not move; `forbidden` for
 * another section's
 */
export function moveArticle(
  actor: Actor,
  id: number,
  move: { day: string | null; version?: number | undefined },
): Promise<{ id: number; version: number }> {
  return save(actor, "editor", async (current) => {
    const before = await lockRecord(current, article, id);
    await requireMayEdit(current, before);
    const now = new Date(current.now);
    const { kind, ...line } = stateLine(before, now);
    if (kind === "out" || kind === "over") throw new AppError("conflict", calendarErrors.out());
    if (move.day !== null && move.day < dayIn(now, club.timeZone))
      throw new AppError("invalid", calendarErrors.past({ day: move.day }), { path: "day" });
    const isFixed = kind === "scheduled" || kind === "waits";
    if (isFixed && before.match_id) throw new AppError("conflict", calendarErrors.tied());
    const values =
      kind === "scheduled" && "at" in line && move.day
        ? shiftedHours(before, daysBetween(dayIn(new Date(line.at), club.timeZone), move.day), current.now)
        : { planned_for: move.day };
    requireSchedule(current, before, { ...before, ...values });
    const row = await updateRecord(current, article, id, values, { version: move.version });
    return { id, version: row.version };
  });
}

/** Every hour that is still to come, so many days later, at the same time of the club's clock. */
function shiftedHours(before: Row, days: number, now: string): Partial<Row> {
  const columns = ["display_date", ...columnNames("publish_at")] as const;
  const moved = columns.flatMap((column) => {
    const at = before[column];
    return at && at > now && at !== WAITS ? [[column, shifted(at, days)] as const] : [];
  });
  const past = moved.find(([, at]) => at <= now);
  if (past) {
    const time = clockTime(past[1], club.timeZone)?.time ?? "";
    throw new AppError("invalid", calendarErrors.hour_past({ time }), { path: "day" });
  }
  return Object.fromEntries(moved);
}

function shifted(at: string, days: number): string {
  const local = utcToClubTime(at);
  const [day = "", time = ""] = local.split("T");
  const later = new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  return clubTimeToUtc(`${later}T${time}`) ?? at;
}

/**
 * Begins the article of a match day's slot: a draft, tied to the match, with the match's card in it.
 * @throws AppError `not_found`; `conflict` where somebody was faster
 */
export async function fillSlot(
  actor: Actor,
  { match_id, slot, language }: { match_id: number; slot: Slot; language: Language },
): Promise<Article> {
  const [card] = await listCardsByIds(actor.app.db, [match_id]);
  if (!card) throw notFound("matches", match_id);
  const tie = SLOT_TIES[slot];
  const check = async (current: Save) => {
    // Two who begin the same one take turns.
    await lockRecord(current, match, match_id);
    const taken = await current.tx
      .selectFrom("articles")
      .select("id")
      .where("match_id", "=", match_id)
      .where("match_anchor", "=", tie.match_anchor)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (taken) throw new AppError("conflict", calendarErrors.slot_taken());
  };
  const names = (["home", "away"] as const)
    .map((side) => localised(card.match, `${side}_team_name`, language).text)
    .join(" – ");
  const draft = {
    [columnIn("title", language)]: SLOT_TITLES[slot][language](names),
    [columnIn("content", language)]: `[${names}](${matchPath(card.match, card.teams)})\n`,
    ...{ language, match_id, ...tie },
  };
  return createArticle(actor, draft as never, { check });
}
