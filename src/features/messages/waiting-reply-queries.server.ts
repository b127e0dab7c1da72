import type { Db } from "#src/db/database.server.ts";
import { topicOf } from "#src/features/outbox/outbox.ts";
import { listWaiting, payloadOf, type Waiting } from "#src/features/outbox/queries.server.ts";

/** The kind of work that sends a reply. */
export const REPLY = "reply";

/** What has to be known to send it again. */
export interface ReplyToSend {
  message_id: number;
  text: string;
  /** The writer, so that erasing a person finds the row. */
  email: string;
  account_id: number;
  username: string;
  /** The same for each try: a reader's mail program shows the second copy of one mail no more. */
  mail_id: string;
}

/** What waits of messages' replies, or is under way, by the messages' numbers. */
export async function findUnsent(db: Db, messageIds: number[]): Promise<Map<number, Waiting>> {
  const rows = await listWaiting(db, messageIds.map(replyTopic));
  const latestFirst = rows.sort((one, other) => other.next_try_at.localeCompare(one.next_try_at));
  return new Map(latestFirst.map((row) => [replyOf(row).message_id, row]));
}

/** The reply in the outbox that has this text, for a request that is repeated. */
export async function findWaiting(db: Db, messageId: number, text: string): Promise<Waiting | undefined> {
  const rows = await listWaiting(db, [replyTopic(messageId)]);
  return rows.find((row) => replyOf(row).text === text);
}

/** Which of these messages are not in the trash. */
export async function findPresentMessages(db: Db, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("messages")
    .select("id")
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What a row of the outbox holds. */
export function replyOf(row: Pick<Waiting, "payload">): ReplyToSend {
  return payloadOf<ReplyToSend>(row);
}

/** Under which replies of a message stand in the outbox. */
export function replyTopic(messageId: number): string {
  return topicOf(REPLY, messageId);
}
