import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { isClaimed, type Waiting } from "#src/features/outbox/queries.server.ts";
import { toItem } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { getRecord } from "#src/records/records.server.ts";
import { message as definition } from "./message.record.ts";
import type { Message, MessageCounts } from "./message.ts";
import type { MessageQuery } from "./schemas.server.ts";
import { findMatchingIds } from "./search-queries.server.ts";
import { findUnsent } from "./waiting-reply-queries.server.ts";

/** A page of the messages, newest first, and how many there are. Quarantined ones have a list of their own. */
export async function listMessages(
  db: Db,
  query: MessageQuery,
): Promise<{ messages: Message[]; total: number }> {
  const { search, limit, offset } = query;
  if (search === "") {
    const rows = await selectMessages(db, query)
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await selectMessages(db, query)
      .select((e) => e.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return { messages: await readMessages(db, rows), total };
  }
  const ids = await findMatchingIds(selectMessages(db, query), search);
  const page = ids.slice(offset, offset + limit);
  if (page.length === 0) return { messages: [], total: ids.length };
  const rows = await db
    .selectFrom("messages")
    .selectAll()
    .where("id", "in", page)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return { messages: await readMessages(db, rows), total: ids.length };
}

function selectMessages(db: Db, { filter, quarantined }: Pick<MessageQuery, "filter" | "quarantined">) {
  return db
    .selectFrom("messages")
    .where("deleted_at", "is", null)
    .where("is_quarantined", "=", quarantined ? 1 : 0)
    .$if(filter !== "all", (query) => query.where("is_read", "=", filter === "read" ? 1 : 0));
}

export async function countMessages(db: Db): Promise<MessageCounts> {
  const sum = (condition: string) =>
    sql<number>`coalesce(sum(case when ${sql.raw(condition)} then 1 else 0 end), 0)`;
  const counts = await db
    .selectFrom("messages")
    .select([
      sum("is_quarantined = 0").as("all"),
      sum("is_quarantined = 0 and is_read = 0").as("unread"),
      sum("is_quarantined = 0 and is_read = 1").as("read"),
      sum("is_quarantined = 1").as("quarantined"),
    ])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return counts;
}

/** @throws AppError `not_found` */
export async function getMessage(db: Db, id: number): Promise<Message> {
  return readMessage(db, await getRecord(db, definition, id));
}

/** A row with what the outbox knows of its reply. */
export async function readMessage(db: Db, row: RecordRow<"messages">): Promise<Message> {
  return (await readMessages(db, [row]))[0]!;
}

async function readMessages(db: Db, rows: RecordRow<"messages">[]): Promise<Message[]> {
  const waiting = rows.filter((row) => row.reply_status === "failed");
  const unsent = await findUnsent(
    db,
    waiting.map(({ id }) => id),
  );
  return rows.map((row) => toMessage(row, unsent.get(row.id)));
}

export function toMessage(row: RecordRow<"messages">, unsent?: Waiting): Message {
  return {
    ...toItem(definition, row),
    reply_next_try_at: unsent?.next_try_at ?? null,
    is_reply_under_way: unsent !== undefined && isClaimed(unsent),
  };
}
