import type { Insertable } from "kysely";
import type { Tx } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { type Row, withoutSecrets } from "./columns.ts";
import type { Save } from "./save.server.ts";

/**
 * A full picture of something that was saved, for history and for comparing.
 * @param snapshot a record, or the rows of a whole table
 */
export async function keepRevision(
  save: Save,
  kind: string,
  recordId: number,
  version: number,
  snapshot: unknown,
): Promise<void> {
  const by = { account_id: save.actor.account.id || null, created_at: save.now };
  await insertRevision(save, { kind, record_id: recordId, version, ...by }, snapshot);
}

/** A pause after which somebody begins anew. */
const SITTING_MS = 30 * 60_000;

/**
 * Puts the picture of a save in the place of the one before it, where the same person made both in one sitting: undone
 * and compared they are one.
 * @returns false where it is not so, and nothing was written
 */
export async function goOnRevision(
  { tx, actor, now }: Save,
  { kind, id, version }: { kind: string; id: number; version: number },
  snapshot: Row,
): Promise<boolean> {
  const since = new Date(Date.parse(now) - SITTING_MS).toISOString();
  const { numUpdatedRows } = await tx
    .updateTable("revisions")
    .set({ version: version + 1, created_at: now, snapshot: JSON.stringify(withoutSecrets(snapshot)) })
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("version", "=", version)
    .where("account_id", "=", actor.account.id)
    .where("created_at", ">=", since)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/**
 * Gives the picture of a version the next number, where the record got it without a save. The old number stays of none:
 * what was read under it is compared with nothing.
 */
export async function renumberRevision(
  tx: Tx,
  kind: string,
  recordId: number,
  version: number,
): Promise<void> {
  await tx
    .updateTable("revisions")
    .set({ version: version + 1 })
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .where("version", "=", version)
    .execute();
}

/** Whether each version after one, up to another, was kept; not so where somebody was erased in between. */
export async function isEachKept(
  tx: Tx,
  { kind, id }: { kind: string; id: number },
  after: number,
  last: number,
): Promise<boolean> {
  const { count } = await tx
    .selectFrom("revisions")
    .select((e) => e.fn.count("version").distinct().as("count"))
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("version", ">", after)
    .where("version", "<=", last)
    .executeTakeFirstOrThrow();
  return Number(count) === last - after;
}

/**
 * Keeps what stood before the first save of a record that came without a history, e.g. by an import: else
 * nobody could compare with it or go back to it.
 */
export async function keepFirstRevision(
  save: Save,
  kind: string,
  recordId: number,
  version: number,
  before: unknown,
): Promise<void> {
  const known = await save.tx
    .selectFrom("revisions")
    .select("id")
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const { updated_at } = before as { updated_at?: string };
  const by = { account_id: null, created_at: updated_at ?? save.now };
  await insertRevision(save, { kind, record_id: recordId, version, ...by }, before);
}

/** What stood in a version of a record; undefined for one that was not kept. */
export async function findSnapshot(
  tx: Tx,
  kind: string,
  recordId: number,
  version: number,
): Promise<Row | undefined> {
  const found = await tx
    .selectFrom("revisions")
    .select("snapshot")
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .where("version", "=", version)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found && (JSON.parse(found.snapshot) as Row);
}

type RevisionRow = Omit<Insertable<Tables["revisions"]>, "id" | "snapshot">;

async function insertRevision({ tx }: Save, row: RevisionRow, snapshot: unknown): Promise<void> {
  const told = Array.isArray(snapshot) ? snapshot : withoutSecrets(snapshot as Row);
  await tx
    .insertInto("revisions")
    .values({ ...row, snapshot: JSON.stringify(told) })
    .execute();
}
