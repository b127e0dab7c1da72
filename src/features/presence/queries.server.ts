import type { Db } from "#src/db/database.server.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
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
    .select((e) => e.fn.coalesce("accounts.display_name", "accounts.username").as("name"))
    .where("presence.kind", "=", kind)
    .where("presence.record_id", "=", id)
    .where("presence.account_id", "!=", accountId)
    .where("presence.seen_at", ">", oldestSign(now))
    .execute();
  return sortedBy(
    rows.map(({ name }) => name),
    (name) => name,
  );
}

/** Who was seen before this moment has gone. */
export function oldestSign(now: Date): string {
  return new Date(now.getTime() - GONE_MS).toISOString();
}
