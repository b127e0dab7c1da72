import { randomUUID } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Save } from "#src/records/save.server.ts";
import { messageErrors } from "./errors.server.ts";
import { type ReplyToSend, replyOf, topicOf, type WaitingReply } from "./waiting-reply-queries.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After each try that failed: a mail server that is away for a night is back within them. */
const PAUSES_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS, 24 * HOUR_MS];
/** Nobody waits longer for a mail server; who died meanwhile has left the reply to the others. */
const TRY_MS = MINUTE_MS;
/** Whoever was offline for days must not surprise the writer: staff decide then. */
const TOO_LATE_MS = 72 * HOUR_MS;

/**
 * Puts a reply into the outbox, its first try under way, within the save that keeps its text. Replies that wait
 * make room for it.
 * @param reply `mail_id` is that of the same text, which a mail server may have taken though it never said so
 * @throws AppError `conflict` while one of them is being tried again
 */
export async function keepWaiting(
  current: Save,
  message: { id: number; email: string },
  { text, mail_id = randomUUID() }: { text: string; mail_id?: string | undefined },
): Promise<WaitingReply> {
  const { tx, actor, now } = current;
  await dropWaiting(current, message.id);
  const reply: ReplyToSend = {
    message_id: message.id,
    text,
    email: message.email,
    account_id: actor.account.id,
    username: actor.account.username,
    mail_id,
  };
  return tx
    .insertInto("outbox")
    .values({
      topic: topicOf(message.id),
      payload: JSON.stringify(reply),
      created_at: now,
      attempts: 1,
      next_try_at: later(now, TRY_MS),
      done_at: null,
      last_error: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Replies that wait are not tried again. One that a colleague is sending for the first time stays.
 * @throws AppError `conflict` while one is being tried again
 */
export async function dropWaiting({ tx, now }: Save, messageId: number): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where("topic", "=", topicOf(messageId))
    .where((e) => e.or([e("last_error", "is not", null), e("next_try_at", "<=", now)]))
    .execute();
  const underWay = await tx
    .selectFrom("outbox")
    .select("id")
    .where("topic", "=", topicOf(messageId))
    .where("attempts", ">", 1)
    .executeTakeFirst();
  if (underWay) throw new AppError("conflict", messageErrors.reply_under_way());
}

export async function dropSent(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Whose time has come, of messages that are not in the trash; oldest first. */
export async function listDue({ db, now }: App): Promise<WaitingReply[]> {
  const at = now().toISOString();
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("topic", "like", topicOf("%"))
    // A time beyond the longest pause was set while the clock was wrong.
    .where((e) => e.or([e("next_try_at", "<=", at), e("next_try_at", ">", later(at, 2 * PAUSES_MS.at(-1)!))]))
    .orderBy("next_try_at")
    .limit(100)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => replyOf(row).message_id);
  const there = await db
    .selectFrom("messages")
    .select("id")
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  const isThere = new Set(there.map(({ id }) => id));
  return rows.filter((row) => isThere.has(replyOf(row).message_id) || isSpent(row, at));
}

/**
 * Takes the next try of a reply for this process, which no other then has; without a result somebody else has
 * it, or it was the last.
 */
export async function claimTry(app: App, row: WaitingReply): Promise<WaitingReply | undefined> {
  const now = app.now().toISOString();
  const asSeen = { id: row.id, attempts: row.attempts, next_try_at: row.next_try_at };
  if (isSpent(row, now)) {
    const { numDeletedRows } = await app.db
      .deleteFrom("outbox")
      .where((e) => e.and(asSeen))
      .executeTakeFirst();
    const { message_id } = replyOf(row);
    if (Number(numDeletedRows) === 1) app.log.warn("a reply is given up", { message: message_id });
    return undefined;
  }
  return app.db
    .updateTable("outbox")
    .set({ attempts: row.attempts + 1, next_try_at: later(now, TRY_MS), last_error: null })
    .where((e) => e.and(asSeen))
    .returningAll()
    .executeTakeFirst();
}

/** Sets the next try, or gives up after the last. Why goes to the operators' table, not to the log. */
export async function keepFailure(app: App, row: WaitingReply, error: unknown): Promise<void> {
  const pauseMs = PAUSES_MS[row.attempts - 1];
  const seen = { id: row.id, attempts: row.attempts };
  if (pauseMs) {
    await app.db
      .updateTable("outbox")
      .set({ next_try_at: later(app.now().toISOString(), pauseMs), last_error: String(error) })
      .where((e) => e.and(seen))
      .execute();
  } else {
    await app.db
      .deleteFrom("outbox")
      .where((e) => e.and(seen))
      .execute();
  }
  const { message_id } = replyOf(row);
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const fields = { message: message_id, tries: row.attempts, code, responseCode };
  app.log.warn(pauseMs ? "a reply did not leave" : "a reply is given up", fields);
}

/** @throws AppError `conflict` while it is being sent */
export function refuseUnderWay(row: WaitingReply, now: Date): void {
  if (row.last_error === null && row.next_try_at > now.toISOString())
    throw new AppError("conflict", messageErrors.reply_under_way());
}

function isSpent({ attempts, created_at }: WaitingReply, now: string): boolean {
  return attempts > PAUSES_MS.length || later(created_at, TOO_LATE_MS) < now;
}

function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}
