import { type RawBuilder, sql } from "kysely";
import { type Db, isPostgres } from "./database.server.ts";

/**
 * A column of long texts in a select. On SQLite it is read as bytes, of which `decodeTexts` makes a text: node:sqlite
 * itself takes five times as long for Armenian and Russian.
 * @param column e.g. "articles.content"
 */
export function longText(db: Db, column: string): RawBuilder<string> {
  return isPostgres(db) ? sql<string>`${sql.ref(column)}` : sql<string>`cast(${sql.ref(column)} as blob)`;
}

/** Whether a statement has texts that were read as bytes. No column of ours holds bytes of its own. */
export function hasTextsAsBytes(statement: string): boolean {
  return statement.includes(" as blob)");
}

/** The rows with their texts as texts. */
export function decodeTexts<Row>(rows: Row[]): Row[] {
  for (const row of rows as Record<string, unknown>[]) {
    for (const name in row) {
      const value = row[name];
      if (value instanceof Uint8Array) {
        row[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString();
      }
    }
  }
  return rows;
}
