import { randomUUID } from "node:crypto";
import { AppError } from "#src/errors/app-error.ts";
import { enqueue, isUnderWay, takeBack } from "#src/features/outbox/commands.server.ts";
import { listWaiting, type Waiting } from "#src/features/outbox/queries.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { messageErrors } from "./errors.server.ts";
import { REPLY, type ReplyToSend, replyTopic } from "./waiting-reply-queries.server.ts";

/**
 * Puts a reply into the outbox, its first try under way, within the save that keeps its text. Replies that wait
 * make room for it.
 * @param reply `mail_id` is that of the same text, which a mail server may have taken though it never said so
 * @throws AppError `conflict` while one of them is being sent
 */
export async function keepWaiting(
  current: Save,
  message: { id: number; email: string },
  { text, mail_id = randomUUID() }: { text: string; mail_id?: string | undefined },
): Promise<Waiting> {
  const { actor } = current;
  await dropWaiting(current, message.id);
  const payload: ReplyToSend = {
    message_id: message.id,
    text,
    email: message.email,
    account_id: actor.account.id,
    username: actor.account.username,
    mail_id,
  };
  return enqueue(current, { kind: REPLY, about: message.id, payload, isClaimed: true });
}

/**
 * Replies that wait are not tried again. Whether one that is being sent, be it for the first time, still leaves, nobody
 * can tell: it would be discarded, or replaced, and arrive all the same.
 * @throws AppError `conflict` while one is being sent, or its process died less than a minute ago
 */
export async function dropWaiting(current: Save, messageId: number): Promise<void> {
  const topic = replyTopic(messageId);
  await takeBack(current, topic);
  const underWay = await listWaiting(current.tx, [topic]);
  if (underWay.length > 0) throw new AppError("conflict", messageErrors.reply_under_way());
}

/** @throws AppError `conflict` while it is being sent */
export function refuseUnderWay(row: Waiting, now: Date): void {
  if (isUnderWay(row, now)) throw new AppError("conflict", messageErrors.reply_under_way());
}
