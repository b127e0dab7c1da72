import type { Id, InLanguages, Text } from "#src/db/columns.ts";

/** What an account has typed over a record, or for a new one, and not saved; one row for each of both. */
interface WorkingCopiesTable extends InLanguages<"title"> {
  id: Id;
  kind: string;
  /** The record's number, or the name of a new one. */
  key: string;
  /** Null for a new one that was not saved yet. */
  record_id: number | null;
  account_id: number;
  /** What the form held, as JSON; the titles in it stand in columns of their own for lists. */
  snapshot: string;
  base_version: number | null;
  /** The open form that wrote it last. */
  writer: string;
  revision: number;
  device: Text;
  updated_at: string;
  /** When a new one became a record: nobody makes it a second time. */
  ended_at: Text;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    working_copies: WorkingCopiesTable;
  }
}
