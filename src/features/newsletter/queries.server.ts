import type { Db } from "#src/db/database.server.ts";
import type { Subscriber } from "./newsletter.ts";

/** Who confirmed the subscription and has not left, the newest first. */
export async function listSubscribers(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ subscribers: Subscriber[]; total: number }> {
  const confirmed = db.selectFrom("subscribers").where("status", "=", "confirmed");
  const rows = await confirmed
    .select(["id", "email", "language", "confirmed_at"])
    .orderBy("confirmed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await confirmed
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { subscribers: rows.map((row) => ({ ...row, confirmed_at: row.confirmed_at ?? "" })), total };
}

/** The next of those who are subscribed, the oldest first. @param last the number of the one before */
export function subscribersAfter(db: Db, last: number, limit: number) {
  return db
    .selectFrom("subscribers")
    .select(["id", "email", "language", "confirmed_at", "link_hash"])
    .where("status", "=", "confirmed")
    .where("id", ">", last)
    .orderBy("id")
    .limit(limit)
    .execute();
}
