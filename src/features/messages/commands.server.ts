import { setTimeout as pause } from "node:timers/promises";
import type { Updateable } from "kysely";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import { repeatErrors } from "#src/app/errors.server.ts";
import { onceOutside, withoutKey } from "#src/app/once.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { AppError, isAppError } from "#src/errors/app-error.ts";
import {
  claimTry,
  isStillOurs,
  keepFailure,
  markDone,
  whileHeld,
} from "#src/features/outbox/commands.server.ts";
import type { Waiting } from "#src/features/outbox/queries.server.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { messageIdOf } from "#src/mail/mailer.server.ts";
import { keepAudit } from "#src/records/audit.server.ts";
import type { AuditAction } from "#src/records/audit-action.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { lockRecord, trashRecord } from "#src/records/records.server.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { messageErrors } from "./errors.server.ts";
import { replyMail } from "./mails.server.ts";
import { message as definition } from "./message.record.ts";
import {
  hasLeft,
  joinReplies,
  joinSentReply,
  type Message,
  messageTitle,
  repliesGone,
  replyWaiting,
} from "./message.ts";
import { getMessage, readMessage, toMessage } from "./queries.server.ts";
import type { Reply } from "./schemas.server.ts";
import { dropWaiting, keepWaiting, refuseUnderWay } from "./waiting-reply-commands.server.ts";
import { findWaiting, replyOf } from "./waiting-reply-queries.server.ts";

/** How often, and for how long, a repeated reply waits for the first: a mail server is given up sooner. */
const [LOOK_MS, MOST_LOOKS] = [100, 150];
/** Says beside the sentence that the reply is not lost: it will be tried again. */
const KEPT = { is_kept: true };

/** A message that was read stays read. */
export function markMessageRead(actor: Actor, id: number): Promise<Message> {
  return save(actor, "editor", async (current) => {
    const row = await lockRecord(current, definition, id);
    if (row.is_read === 1) return toMessage(row);
    return changeMessage(current, id, "read", { is_read: 1, read_at: current.now });
  });
}

/** Puts a message into the quarantine, or lets it out. */
export function quarantineMessage(actor: Actor, id: number, isQuarantined: boolean): Promise<Message> {
  return save(actor, "editor", async (current) => {
    const row = await lockRecord(current, definition, id);
    const is_quarantined = isQuarantined ? 1 : 0;
    if (row.is_quarantined === is_quarantined) return toMessage(row);
    return changeMessage(current, id, isQuarantined ? "quarantine" : "release", { is_quarantined });
  });
}

/**
 * Sends a reply to the writer. It is stored before it is sent, as `failed` and in the outbox, so that no text is
 * lost when the mail server or this process dies on the way; it is then tried again by itself.
 * @throws AppError `unavailable` when the mail does not leave; the text stays with the message. `conflict` while another
 * reply is being sent, and for a repeated request whose reply was discarded or replaced since
 */
export async function replyToMessage(actor: Actor, id: number, reply: Reply): Promise<Message> {
  const { app } = actor;
  let waiting: Waiting | undefined;
  // What had left by then: a request that is repeated goes by what left since.
  const before = await save(actor, "editor", async (current) => {
    const row = await lockRecord(current, definition, id);
    waiting = await keepReply(current, row, reply);
    return repliesGone(row).length;
  });
  let sent: Message | undefined;
  // The letters stay with the message: the key keeps no answer of its own.
  const send = () =>
    onceOutside(actor, async () => {
      const taken = waiting ?? (await takeRepeated(app, id, reply.text));
      if (taken) sent = await sendWaiting(actor, taken);
      else await refuseUnsent(app, id, reply.text, before);
    });
  await (waiting ? send() : afterTheFirst(send));
  return sent ?? getMessage(app.db, id);
}

/** Of equal requests at the same moment one without the letter may come to the sending first: it lets the other go. */
async function afterTheFirst(send: () => Promise<void>): Promise<void> {
  for (let looks = 1; ; looks++) {
    try {
      return await send();
    } catch (error) {
      const isUnderWay = isAppError(error) && error.said.key === messageErrors.reply_under_way().key;
      if (!isUnderWay || looks === MOST_LOOKS) throw error;
      await pause(LOOK_MS);
    }
  }
}

/**
 * For a request that is repeated and finds nothing to send.
 * @param before how long the replies that had left were when this one was kept
 * @throws AppError `unavailable` when it did not leave. `conflict` when it was discarded or replaced, with `theirs`
 */
async function refuseUnsent(app: App, id: number, text: string, before: number): Promise<void> {
  const present = await getMessage(app.db, id);
  if (hasLeft(present, text, before)) return;
  if (replyWaiting(present) === text)
    throw new AppError("unavailable", messageErrors.reply_failed(), { details: KEPT });
  throw new AppError("conflict", repeatErrors.taken_back(), { details: { theirs: present } });
}

async function keepReply(
  current: Save,
  row: RecordRow<"messages">,
  { text, version }: Reply,
): Promise<Waiting> {
  const { id } = row;
  refuseOlder(row, version);
  const same = await findWaiting(current.tx, id, text);
  if (same) refuseUnderWay(same, new Date(current.now));
  const waiting = await keepWaiting(current, row, { text, mail_id: same && replyOf(same).mail_id });
  await changeMessage(current, id, "write reply", {
    reply_text: joinReplies(row, text),
    reply_status: "failed",
  });
  return waiting;
}

/** @throws AppError `conflict` with `theirs` when the version that was seen is not the newest */
function refuseOlder(row: RecordRow<"messages">, seen: number | undefined): void {
  if (seen === undefined || seen === row.version) return;
  throw new AppError("conflict", messageErrors.saved_meanwhile(), { details: { theirs: toMessage(row) } });
}

/** A request that is repeated sends what it kept the first time, unless that has left or is being sent. */
async function takeRepeated(app: App, id: number, text: string): Promise<Waiting | undefined> {
  const waiting = await findWaiting(app.db, id, text);
  if (!waiting) return undefined;
  refuseUnderWay(waiting, app.now());
  return claimTry(app, waiting);
}

/**
 * Sends a reply that this process has claimed.
 * @throws AppError `unavailable` when the mail does not leave; the next try is then set. `conflict` when the reply was
 * discarded or replaced before
 */
export async function sendWaiting(actor: Actor, waiting: Waiting): Promise<Message> {
  const { app } = actor;
  const { message_id, text, mail_id } = replyOf(waiting);
  if (!(await isStillOurs(app.db, waiting))) throw new AppError("conflict", messageErrors.no_reply_waits());
  let message: Message;
  try {
    const present = await getMessage(app.db, message_id);
    const messageId = messageIdOf(app.config, mail_id);
    await whileHeld(app, waiting, () => app.mailer.send({ ...replyMail(present, text), messageId }));
    message = present;
  } catch (error) {
    await keepFailure(app, waiting, error);
    throw new AppError("unavailable", messageErrors.reply_failed(), { cause: error, details: KEPT });
  }
  // The idempotency key belongs to the first save: with it this one would be taken for its repetition.
  return save(withoutKey(actor), "editor", async (current) => {
    await markDone(current.tx, waiting.id);
    return markReplied(current, message, text);
  });
}

/**
 * A reply that did not leave goes, and is not tried again; what left before stays.
 * @param version the version that was seen: a colleague may have replaced the reply since
 * @throws AppError `conflict` when there is none, with `theirs` when the version is not the newest, or when it is being
 * sent at this moment
 */
export function discardReply(actor: Actor, id: number, version?: number): Promise<Message> {
  return save(actor, "editor", async (current) => {
    const row = await lockRecord(current, definition, id);
    if (row.reply_status !== "failed") throw new AppError("conflict", messageErrors.no_reply_waits());
    refuseOlder(row, version);
    await dropWaiting(current, id);
    const reply_text = repliesGone(row) || null;
    const reply_status = reply_text ? statusOf(actor.app) : null;
    return changeMessage(current, id, "discard reply", { reply_text, reply_status });
  });
}

/** The letter has left, whatever became of the message meanwhile: one in the trash is answered once it is back. */
async function markReplied(current: Save, message: Message, text: string): Promise<Message> {
  const { app, account } = current.actor;
  const row = await lockKept(current, message.id);
  const reply = {
    ...joinSentReply(row ?? message, text, statusOf(app)),
    replied_at: current.now,
    replied_by: account.displayName ?? account.username,
  };
  // Of a message that was erased or forgotten nothing is kept.
  if (!row) return { ...message, ...reply, reply_next_try_at: null, is_reply_under_way: false };
  return changeMessage(current, message.id, "reply", {
    ...reply,
    is_read: 1,
    read_at: row.read_at ?? current.now,
  });
}

/** A message, also in the trash, locked until the save ends; nothing when it was erased or forgotten. */
function lockKept({ tx, actor }: Save, id: number): Promise<RecordRow<"messages"> | undefined> {
  return tx
    .selectFrom("messages")
    .selectAll()
    .where("id", "=", id)
    .$if(actor.app.database.kind === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

function statusOf({ mailer }: App): "sent" | "outbox" {
  return mailer.kind === "smtp" ? "sent" : "outbox";
}

export function deleteMessage(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", (current) => trashRecord(current, definition, id));
}

/** Fields whose values a reader of the audit log may see: never the writer's words nor the club's. */
const AUDITED = ["is_read", "is_quarantined", "reply_status", "replied_at", "replied_by"] as const;

/**
 * Changes a message. Unlike other records it leaves no revision, and its audit entry holds no text: letters
 * are private, and copies would outlive the twelve months for which they are kept.
 */
async function changeMessage(
  current: Save,
  id: number,
  action: AuditAction,
  values: Updateable<Tables["messages"]>,
): Promise<Message> {
  const row = await current.tx
    .updateTable("messages")
    .set((e) => ({ ...values, version: e("version", "+", 1), updated_at: current.now }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = Object.fromEntries(AUDITED.filter((name) => name in values).map((name) => [name, row[name]]));
  await keepAudit(current, { action, kind: "messages", record_id: id, title: messageTitle(id), after });
  publish(current, "messages", id);
  return readMessage(current.tx, row);
}

/**
 * Forgets what was kept long enough: messages after twelve months, their senders' addresses and browsers
 * after 90 days, unless the operator says otherwise. For the daily round. Source: the club's notes on
 * personal data.
 */
export async function forgetOldMessages(app: App): Promise<void> {
  const { KEEP_MESSAGES_DAYS, KEEP_ADDRESSES_DAYS } = app.config;
  const before = (days: number) => daysBefore(app.now(), days);
  await app.db.deleteFrom("messages").where("created_at", "<", before(KEEP_MESSAGES_DAYS)).execute();
  await app.db
    .updateTable("messages")
    .set({ ip_address: null, user_agent: null })
    .where("created_at", "<", before(KEEP_ADDRESSES_DAYS))
    .where((e) => e.or([e("ip_address", "is not", null), e("user_agent", "is not", null)]))
    .execute();
}
