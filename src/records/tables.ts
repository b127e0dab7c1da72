import type { Generated } from "kysely";
import type { Id, Text } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/languages.ts";

interface RevisionsTable {
  id: Id;
  kind: string;
  record_id: number;
  version: number;
  snapshot: string;
  account_id: number | null;
  created_at: string;
}

interface AuditTable {
  id: Id;
  account_id: number | null;
  username: string;
  action: string;
  kind: string;
  record_id: number | null;
  title: string;
  before: Text;
  after: Text;
  address: Text;
  request_id: Text;
  created_at: string;
}

/**
 * What visitors may find, and nothing else: a draft has no row. A record has one for each language of its texts.
 * Words are in Latin letters, see `searchWords`. The index of it is `search_index` (FTS5) on SQLite and the column
 * `words` on PostgreSQL.
 */
interface SearchDocumentsTable {
  id: Id;
  /** The record's table. */
  kind: string;
  record_id: number;
  language: Language;
  title: string;
  body: string;
  /** On PostgreSQL alone: the first two and three letters of all words. */
  beginnings: Generated<string>;
  /** UTC ISO; empty for always. */
  public_from: string;
  /** UTC ISO from when on it is found no more; null for never. */
  public_until: Generated<Text>;
  /** UTC ISO: an article's day, a match's kick-off; empty for people. */
  happened_at: string;
}

/** Every word ever searched through, also backwards: a mistyped word is right at its beginning or its end. */
interface SearchWordsTable {
  word: string;
  reversed: string;
}

/** The trees of texts with Markdown, by the text itself: the same one in other records and versions has the same tree. */
interface MarkdownTreesTable {
  /** SHA-256 of the text, base64url. */
  hash: string;
  /** `TREE_VERSION` of what made it. */
  version: number;
  /** `ProseNode[]` as JSON; null for a text that was refused. */
  tree: Text;
  made_at: string;
}

/** The version of the rules (`SEARCH_RULES`) by which all that is searched was made; no row while it is to be made. */
interface SearchRulesTable {
  version: string;
}

/** Where a picture of the library stands. Written with each save, and held against all texts once a day. */
interface MediaUsesTable {
  media_id: number;
  /** The record's table; "standings": the table of the season with that number. */
  kind: string;
  record_id: number;
  field: string;
  /** Of a localised field; empty for any other. */
  language: string;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    media_uses: MediaUsesTable;
    revisions: RevisionsTable;
    audit: AuditTable;
    search_documents: SearchDocumentsTable;
    search_words: SearchWordsTable;
    markdown_trees: MarkdownTreesTable;
    search_rules: SearchRulesTable;
  }
}
