import type { Db } from "#src/db/database.server.ts";
import { GONE_MS, type SharedKind } from "./presence.ts";

interface Record {
  kind: SharedKind;
  id: number;
}

/** The names of the others who have a record open, in order. */
export async function listOthers(
  db: Db,
  now: Date,
  { kind, id }: Record,
  accountId: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("presence")
    .innerJoin("accounts", "accounts.id", "presence.account_id")
    .select("accounts.username")
    .where("presence.kind", "=", kind)
    .where("presence.record_id", "=", id)
    .where("presence.account_id", "!=", accountId)
    .where("presence.seen_at", ">", oldestSign(now))
    .orderBy("accounts.username")
    .execute();
  return rows.map(({ username }) => username);
}

/** Who was seen before this moment has gone. */
export function oldestSign(now: Date): string {
  return new Date(now.getTime() - GONE_MS).toISOString();
}
