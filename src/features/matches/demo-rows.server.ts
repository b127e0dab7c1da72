import type { Save } from "#src/records/save.server.ts";

/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const CHUNK_ROWS = 200;

/** Rows in the portions in which they are inserted. */
export function chunksOf<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / CHUNK_ROWS);
  return Array.from({ length: count }, (_, n) => rows.slice(n * CHUNK_ROWS, (n + 1) * CHUNK_ROWS));
}

/** The columns that every new record has. */
export function dates({ now }: Save) {
  return { version: 1, created_at: now, updated_at: now, deleted_at: null };
}
