import { sql } from "kysely";
import type { App } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { rebuildCopyUses } from "#src/features/working-copies/picture-commands.server.ts";
import { type PictureUse, pictureIds, usesIn, writeUses } from "#src/records/picture-uses.server.ts";
import { columnsWhere, type RecordDefinition } from "#src/records/record.ts";

/**
 * Holds what the library knows of places against all texts, and puts right what differs: after an update, a restore,
 * an import. It is read as each save reads it.
 * @param records every declared kind
 * @returns how many records were put right
 */
export async function rebuildUses(
  { db }: Pick<App, "db">,
  records: readonly RecordDefinition[],
): Promise<number> {
  let changed = await inTransaction(db, rebuildCopyUses);
  for (const record of records) {
    if (record.kind === "media") continue;
    changed += await inTransaction(db, (tx) => rebuildKind(tx, record));
  }
  return changed;
}

async function rebuildKind(tx: Tx, record: RecordDefinition): Promise<number> {
  const { kind } = record;
  const found = await scanKind(tx, record);
  const known = await tx.selectFrom("media_uses").selectAll().where("kind", "=", kind).execute();
  const ids = await pictureIds(
    tx,
    [...found.values()].flatMap((uses) => uses.map(({ hash }) => hash)),
  );
  const written = Map.groupBy(known, ({ record_id }) => record_id);
  const asText = (rows: { media_id: number | undefined; field: string; language: string }[]) =>
    [...new Set(rows.flatMap((row) => (row.media_id ? `${row.media_id} ${row.field} ${row.language}` : [])))]
      .sort()
      .join();
  let changed = 0;
  for (const id of new Set([...found.keys(), ...written.keys()])) {
    const uses = found.get(id) ?? [];
    const present = uses.map((use) => ({ ...use, media_id: ids.get(use.hash) }));
    if (asText(present) === asText(written.get(id) ?? [])) continue;
    await writeUses(tx, kind, id, uses);
    changed++;
  }
  return changed;
}

/** Every record of a kind that shows stored pictures, and where. */
async function scanKind(tx: Tx, record: RecordDefinition): Promise<Map<number, PictureUse[]>> {
  const columns = columnsWhere(record, ({ field }) => field.type === "text" || field.type === "image");
  if (columns.length === 0) return new Map();
  const hasPicture = columns.map((column) => sql`${sql.ref(column)} like '%/media/%'`);
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(record.kind)} where ${sql.join(hasPicture, sql` or `)}`.execute(tx);
  const found = new Map<number, PictureUse[]>();
  for (const row of rows) {
    const id = Number(record.kind === "standings" ? row.season_id : row.id);
    const uses = usesIn(record, row);
    if (uses.length > 0) found.set(id, [...(found.get(id) ?? []), ...uses]);
  }
  return found;
}
