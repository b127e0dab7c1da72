import type { App } from "#src/app/app.server.ts";
import { type Bucket, countStrangersTry } from "#src/app/throttle.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { networkOf } from "#src/http/address.server.ts";
import { NO_ANSWER } from "./commands.server.ts";
import { previewErrors } from "./errors.server.ts";
import { dropLetter, promiseLetter, sendLetter } from "./letter-commands.server.ts";
import { tellOffice } from "./office-news-commands.server.ts";
import { type LinkRow, type OpenPreview, openPreview } from "./queries.server.ts";
import type { GivenAnswer } from "./schemas.server.ts";

const HOUR_MS = 3_600_000;
const MOST_ANSWERS = 10;

/**
 * Keeps what the reader of a preview answers. It publishes nothing: the office hears of it at once, and by mail.
 * @param address of whoever answers
 * @param keepBeside what belongs to the answer elsewhere, in its transaction: who hears of it finds all of it
 * @throws AppError `not_found`, `gone`; `conflict` after an answer to the same text, and for the approval of a text that has
 * changed since it was read; `invalid`, `too_many`
 */
export async function answerPreview(
  app: App,
  token: string,
  given: GivenAnswer,
  address: string,
  keepBeside?: (tx: Tx, answered: OpenPreview) => Promise<void>,
): Promise<OpenPreview> {
  const { row, subject } = await openPreview(app, token, address);
  if (row.may_answer !== 1) throw new AppError("forbidden", previewErrors.read_only());
  const isEmpty = given.answer === "changes" && !given.text && given.parts.length === 0 && !given.block;
  if (isEmpty) throw new AppError("invalid", previewErrors.words_required(), { path: "text" });
  const read = given.shown || subject.hash;
  if (row.answered_at && row.answered_hash === read) throw new AppError("conflict", previewErrors.answered());
  if (given.answer === "approved" && read !== subject.hash)
    throw new AppError("conflict", previewErrors.changed());
  await countStrangersTry(app, answerBuckets(row, address), previewErrors.too_many());
  const { answered, letter } = await inTransaction(app.db, async (tx) => {
    const kept = await tx
      .updateTable("preview_links")
      .set({
        answer: given.answer,
        answer_name: given.name,
        answer_text: given.text,
        answer_parts: given.parts.join(","),
        answered_at: app.now().toISOString(),
        answered_hash: read,
        seen_at: null,
      })
      .where("id", "=", row.id)
      .where("revoked_at", "is", null)
      .where("token_hash", "=", row.token_hash)
      // Of two at the same moment one gets through.
      .where((e) => (row.answered_at ? e("answered_at", "=", row.answered_at) : e("answered_at", "is", null)))
      .returningAll()
      .executeTakeFirst();
    if (!kept) throw await whyNotKept(tx, row);
    await keepBeside?.(tx, { row: kept, subject });
    return { answered: kept, letter: await promiseLetter(app, tx, { row: kept, subject }) };
  });
  await tellOffice(app);
  if (letter) await sendLetter(app, letter);
  return { row: answered, subject };
}

/** Somebody else has answered meanwhile, or staff have ended the link or let it work anew under another address. */
async function whyNotKept(tx: Tx, { id, token_hash }: LinkRow): Promise<AppError> {
  const now = await tx
    .selectFrom("preview_links")
    .select(["revoked_at", "token_hash"])
    .where("id", "=", id)
    .executeTakeFirst();
  const isOpen = now?.revoked_at === null && now.token_hash === token_hash;
  return isOpen
    ? new AppError("conflict", previewErrors.answered())
    : new AppError("gone", previewErrors.ended());
}

/**
 * Takes an answer back, until somebody of the staff has acted on it: says that they have, answers the wish or deals with
 * it at its paragraph.
 * @throws AppError `conflict` after that
 */
export async function takeAnswerBack(app: App, token: string, address: string): Promise<void> {
  const { row } = await openPreview(app, token, address);
  const { answered_at } = row;
  if (answered_at === null) return;
  const wish = { link: row.id, at: answered_at };
  await inTransaction(app.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("preview_links")
      .set(NO_ANSWER)
      .where("id", "=", row.id)
      .where("answered_at", "=", answered_at)
      .where("seen_at", "is", null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1 || (await isWorkedOn(tx, wish)))
      throw new AppError("conflict", previewErrors.acted());
    // What was wished earlier, of another text, stands.
    await tx.deleteFrom("notes").where("link_id", "=", wish.link).where("created_at", "=", wish.at).execute();
    await dropLetter(tx, row.id);
  });
  await tellOffice(app);
}

/** Whether staff have answered a wish that came by a link, or dealt with it. */
async function isWorkedOn(tx: Tx, { link, at }: { link: number; at: string }): Promise<boolean> {
  const found = await tx
    .selectFrom("notes")
    .leftJoin("notes as answers", "answers.parent_id", "notes.id")
    .select("notes.id")
    .where("notes.link_id", "=", link)
    .where("notes.created_at", "=", at)
    .where((e) => e.or([e("notes.resolved_at", "is not", null), e("answers.id", "is not", null)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts that a browser shows the page; programs that look at links are not counted. */
export async function noteOpening(app: App, token: string, address: string): Promise<void> {
  const { row } = await openPreview(app, token, address);
  await app.db
    .updateTable("preview_links")
    .set((e) => ({ opened: e("opened", "+", 1), opened_at: app.now().toISOString() }))
    .where("id", "=", row.id)
    .execute();
}

function answerBuckets(row: LinkRow, address: string): Bucket[] {
  return [
    { name: `preview:link:${row.id}`, most: MOST_ANSWERS, windowMs: HOUR_MS },
    { name: `preview:answers:${networkOf(address)}`, most: MOST_ANSWERS, windowMs: HOUR_MS },
  ];
}
