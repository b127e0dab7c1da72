import type { Kysely } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

/** Which actions and names occur in the log is found from one to the next, without a walk through all its entries. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.createIndex("audit_action").on("audit").column("action").execute();
  await db.schema.createIndex("audit_username").on("audit").columns(["username", "account_id"]).execute();
}
