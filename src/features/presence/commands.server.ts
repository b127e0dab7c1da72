import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";

import type { SharedKind } from "./presence.ts";
import { oldestSign } from "./queries.server.ts";

interface Record {
  kind: SharedKind;
  id: number;
}

/**
 * Notes that somebody has a record open. No save in the sense of the house: nothing of it is history, and
 * no cache depends on it.
 */
export async function notePresence({ app, account }: Actor, { kind, id }: Record): Promise<void> {
  requireRole(account, "writer");
  const now = app.now();
  await app.db.deleteFrom("presence").where("seen_at", "<=", oldestSign(now)).execute();
  const seen_at = now.toISOString();
  await app.db
    .insertInto("presence")
    .values({ kind, record_id: id, account_id: account.id, seen_at })
    .onConflict((row) => row.columns(["kind", "record_id", "account_id"]).doUpdateSet({ seen_at }))
    .execute();
}

/** Somebody closed the record: the others need not wait until it shows. */
export async function endPresence({ app, account }: Actor, { kind, id }: Record): Promise<void> {
  requireRole(account, "writer");
  await app.db
    .deleteFrom("presence")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("account_id", "=", account.id)
    .execute();
}
