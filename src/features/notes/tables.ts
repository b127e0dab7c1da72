import type { Id, Text } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/languages.ts";

/** Notes on a paragraph of a text, and the answers to them (`parent_id`). */
interface NotesTable {
  id: Id;
  kind: string;
  record_id: number;
  language: Language;
  block_hash: string;
  block_text: string;
  parent_id: number | null;
  text: string;
  account_id: number | null;
  /** The preview link by which it came. */
  link_id: number | null;
  name: string;
  created_at: string;
  resolved_at: Text;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    notes: NotesTable;
  }
}
