import { sql } from "kysely";
import type { Tx } from "#src/db/database.server.ts";
import type { TextTable } from "#src/db/text-columns.server.ts";
import { renumberRevision } from "#src/records/revisions.server.ts";

type Row = Record<string, unknown>;

/**
 * Writes texts of a row without somebody, as a save does: whoever has the row open with the old texts is asked before
 * they come back. In the history it stays the save that it was, under its new number.
 */
export async function rewriteRow(tx: Tx, known: TextTable, row: Row, texts: Row): Promise<void> {
  const { table, hasVersion } = known;
  const set = Object.entries(texts).map(([column, text]) => sql`${sql.ref(column)} = ${text}`);
  if (hasVersion) set.push(sql`version = version + 1`);
  // Nor does the form that wrote a working copy last write over it unasked.
  if (table === "working_copies") set.push(sql`revision = revision + 1`, sql`writer = ''`);
  const { rows } = await sql<{ version?: number }>`
    update ${sql.table(table)} set ${sql.join(set)} where ${thisRow(known, row)} returning *`.execute(tx);
  if (!hasVersion) return;
  for (const { version } of rows) await renumberRevision(tx, table, Number(row.id), Number(version) - 1);
}

/** For rows that are of no use without somebody. */
export async function removeRow(tx: Tx, known: TextTable, row: Row): Promise<void> {
  await sql`delete from ${sql.table(known.table)} where ${thisRow(known, row)}`.execute(tx);
}

function thisRow({ columns, hasId }: TextTable, row: Row) {
  return sql.join(
    (hasId ? ["id"] : columns).map((column) => sql`${sql.ref(column)} = ${row[column]}`),
    sql` and `,
  );
}
