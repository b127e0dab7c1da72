import type { Selectable } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { OutboxTable } from "./tables.ts";

/**
 * A reply that is not known to have left: a row of the outbox, there from the save that keeps its text until it
 * leaves, is replaced or is given up. `last_error` is why the last try failed; without one a try is under way
 * until `next_try_at`, and who tried is gone after that.
 */
export type WaitingReply = Selectable<OutboxTable>;

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

/** When messages' replies are tried next, by the messages' numbers. */
export async function findNextTries(db: Db, messageIds: number[]): Promise<Map<number, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("outbox")
    .select(["payload", "next_try_at"])
    .where("topic", "in", messageIds.map(topicOf))
    .orderBy("next_try_at", "desc")
    .execute();
  return new Map(rows.map((row) => [replyOf(row).message_id, row.next_try_at]));
}

/** The reply in the outbox that has this text, for a request that is repeated. */
export async function findWaiting(
  db: Db,
  messageId: number,
  text: string,
): Promise<WaitingReply | undefined> {
  const rows = await db.selectFrom("outbox").selectAll().where("topic", "=", topicOf(messageId)).execute();
  return rows.find((row) => replyOf(row).text === text);
}

/** What a row of the outbox holds. */
export function replyOf({ payload }: Pick<WaitingReply, "payload">): ReplyToSend {
  return JSON.parse(payload) as ReplyToSend;
}

/** Under which replies of a message stand in the outbox; "%" for those of all. */
export function topicOf(messageId: number | "%"): string {
  return `reply:${messageId}`;
}
