import { sql } from "kysely";
import type { Db, Tx } from "#src/db/database.server.ts";
import { columnsOf, type RecordDefinition } from "./record.ts";

/** A picture of the library in a field of a record. */
export interface PictureUse {
  hash: string;
  field: string;
  /** Of a localised field; empty for any other. */
  language: string;
}

/** How a text names a stored picture, in a field for it or amid a text with Markdown. */
const STORED = /\/media\/([0-9a-f]{32})/g;

/** The hashes of the stored pictures that a text names. */
export function hashesIn(text: string): string[] {
  return [...text.matchAll(STORED)].map(([, hash]) => hash!);
}

/** Where a record shows stored pictures: nowhere while it is in the trash. */
export function usesIn(record: RecordDefinition, row: object): PictureUse[] {
  const values = row as Record<string, unknown>;
  if (record.kind === "media" || values.deleted_at) return [];
  const found = columnsOf(record).flatMap(({ column, name, language, field }) => {
    if (field.type !== "text" && field.type !== "image") return [];
    const hashes = new Set(hashesIn(String(values[column] ?? "")));
    return [...hashes].map((hash) => ({ hash, field: name, language: language ?? "" }));
  });
  return found;
}

/**
 * Brings what the library knows of a record's pictures up to date, in the save's own transaction. A save that changes
 * none asks nothing.
 * @param before the record as it was; undefined for a new one
 */
export async function keepUses(
  tx: Tx,
  record: RecordDefinition,
  before: object | undefined,
  after: object,
): Promise<void> {
  const [old, present] = [before ? usesIn(record, before) : [], usesIn(record, after)];
  if (JSON.stringify(old) === JSON.stringify(present)) return;
  await writeUses(tx, record.kind, Number((after as { id: number }).id), present);
}

/** Writes anew where one record shows which pictures. */
export async function writeUses(tx: Tx, kind: string, id: number, uses: PictureUse[]): Promise<void> {
  await tx.deleteFrom("media_uses").where("kind", "=", kind).where("record_id", "=", id).execute();
  if (uses.length === 0) return;
  const known = await pictureIds(
    tx,
    uses.map(({ hash }) => hash),
  );
  const rows = uses.flatMap(({ hash, field, language }) => {
    const media_id = known.get(hash);
    return media_id === undefined ? [] : [{ media_id, kind, record_id: id, field, language }];
  });
  if (rows.length === 0) return;
  await tx
    .insertInto("media_uses")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Chosen while somebody deleted it: it comes back.
  await tx
    .updateTable("media")
    .set({ deleted_at: null })
    .where("id", "in", [...known.values()])
    .where("deleted_at", "is not", null)
    .execute();
}

/**
 * The numbers of pictures by the hashes of their files, also of those that were replaced. What was merged into another
 * picture is that one.
 */
export async function pictureIds(db: Db, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const unique = sql.join([...new Set(hashes)]);
  const { rows } = await sql<{ hash: string; id: number }>`
    select hash, id from media where hash in (${unique})
    union all
    select hash, media_id from media_aliases where hash in (${unique})`.execute(db);
  return new Map(rows.map(({ hash, id }) => [hash, Number(id)]));
}
