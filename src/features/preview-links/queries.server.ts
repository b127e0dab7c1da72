import type { Selectable } from "kysely";
import type { App } from "#src/app/app.server.ts";
import { countStrangersTry } from "#src/app/throttle.server.ts";
import type { Db } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { AppError, isAppError } from "#src/errors/app-error.ts";
import { callerBuckets, networkOf } from "#src/http/address.server.ts";
import { DEFAULT_LANGUAGE, localPath } from "#src/i18n/languages.ts";
import { previewErrors } from "./errors.server.ts";
import {
  type LinkHours,
  type Part,
  PREVIEW_TOKEN,
  type PreviewAnswer,
  type PreviewedKind,
  type PreviewLink,
} from "./preview-link.ts";
import { findSubject, type Subject } from "./subject-queries.server.ts";
import { hashOfToken, tokenOf } from "./token.server.ts";

export type LinkRow = Selectable<Tables["preview_links"]>;

const TEN_MINUTES_MS = 600_000;
const MOST_GUESSES = 30;

/**
 * Where a link leads, on the club's own site: in the language in which its record was begun, which also says that it has
 * ended.
 * @param site its address where no `SITE_URL` is set
 */
export async function linkUrl(
  app: App,
  { seed }: Pick<LinkRow, "seed">,
  subject: Subject | undefined,
  site: string,
): Promise<string> {
  const path = localPath(subject?.language ?? DEFAULT_LANGUAGE, `/preview/${await tokenOf(app, seed)}`);
  return `${app.config.SITE_URL ?? site}${path}`;
}

/** The links of a record, newest first, each with its answer and whether that is about the present text. */
export async function listLinks(
  app: App,
  { kind, id }: { kind: PreviewedKind; id: number },
  site: string,
): Promise<PreviewLink[]> {
  const rows = await app.db
    .selectFrom("preview_links")
    .selectAll()
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  const makers = [...new Set(rows.map(({ created_by }) => created_by))];
  const subjects = await Promise.all(
    makers.map((created_by) => findSubject(app.db, { kind, record_id: id, created_by })),
  );
  return Promise.all(
    rows.map(async (row) => {
      const subject = subjects[makers.indexOf(row.created_by)];
      return toLink(row, subject, await linkUrl(app, row, subject, site));
    }),
  );
}

/** @throws AppError `not_found` */
export async function getLinkRow(db: Db, id: number): Promise<LinkRow> {
  const row = await db.selectFrom("preview_links").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found", previewErrors.no_link());
  return row;
}

/** A link that somebody opened, with the newest text of what it shows. */
export interface OpenPreview {
  row: LinkRow;
  subject: Subject;
}

/**
 * What a token opens. Whoever tries many that are none is not looked for any more for a while: each of theirs is none.
 * @param address of whoever asks
 * @throws AppError `not_found`; `gone` for a link that has ended, was revoked, or whose record is no more
 */
export async function openPreview(app: App, token: string, address: string): Promise<OpenPreview> {
  const network = networkOf(address);
  if ((refusedUntil.get(network) ?? 0) > app.now().getTime())
    throw new AppError("not_found", previewErrors.not_found());
  const row = PREVIEW_TOKEN.test(token) ? await findRow(app, token) : undefined;
  if (!row) return refuseGuess(app, address);
  const isOver = row.revoked_at !== null || row.expires_at <= app.now().toISOString();
  const subject = isOver ? undefined : await findSubject(app.db, { ...row, kind: row.kind as PreviewedKind });
  if (!subject) throw new AppError("gone", previewErrors.ended());
  return { row, subject };
}

async function findRow(app: App, token: string): Promise<LinkRow | undefined> {
  return app.db
    .selectFrom("preview_links")
    .selectAll()
    .where("token_hash", "=", hashOfToken(token))
    .executeTakeFirst();
}

/** Networks that have guessed too often, and until when nothing is looked up for them; milliseconds since 1970. */
const refusedUntil = new Map<string, number>();
const MOST_REFUSED = 10_000;

async function refuseGuess(app: App, address: string): Promise<never> {
  try {
    const window = { most: MOST_GUESSES, windowMs: TEN_MINUTES_MS };
    await countStrangersTry(app, callerBuckets("preview:guess", address, window));
  } catch (error) {
    if (!isAppError(error) || error.code !== "too_many") throw error;
    if (refusedUntil.size >= MOST_REFUSED) refusedUntil.clear();
    refusedUntil.set(networkOf(address), app.now().getTime() + (error.retryAfterS ?? 0) * 1000);
  }
  throw new AppError("not_found", previewErrors.not_found());
}

/** A stored link as staff see it. */
export function toLink(row: LinkRow, subject: Subject | undefined, url: string): PreviewLink {
  return {
    id: row.id,
    label: row.label,
    hours: row.hours as LinkHours,
    may_answer: row.may_answer === 1,
    created_at: row.created_at,
    expires_at: row.expires_at,
    revoked_at: row.revoked_at,
    opened: row.opened,
    opened_at: row.opened_at,
    answer: answerOf(row, subject),
    url,
  };
}

/** What was answered; null for nothing yet. */
export function answerOf(row: LinkRow, subject: Subject | undefined): PreviewAnswer | null {
  if (!row.answer || !row.answered_at) return null;
  return {
    kind: row.answer,
    name: row.answer_name,
    text: row.answer_text,
    parts: row.answer_parts ? (row.answer_parts.split(",") as Part[]) : [],
    at: row.answered_at,
    is_current: subject?.hash === row.answered_hash,
    is_seen: row.seen_at !== null,
  };
}
