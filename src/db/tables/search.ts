import type { Generated } from "kysely";

/**
 * What visitors may find, and nothing else: a draft has no row. Words are in Latin letters, see
 * `searchWords`. The index of it is `search_index` (FTS5) on SQLite and the column `words` on PostgreSQL.
 */
export interface SearchDocumentsTable {
  id: Generated<number>;
  /** The record's table. */
  kind: string;
  record_id: number;
  title: string;
  body: string;
  /** UTC ISO; empty for always. */
  public_from: string;
  /** UTC ISO: an article's day, a match's kick-off; empty for people. */
  happened_at: string;
}

/** Every word ever searched through, also backwards: a mistyped word is right at its beginning or its end. */
export interface SearchWordsTable {
  word: string;
  reversed: string;
}
