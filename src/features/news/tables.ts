import type { Id } from "#src/db/columns.ts";

/** Readable names of records in URLs, with their history: the newest of a record is canonical. */
interface SlugsTable {
  id: Id;
  kind: string;
  record_id: number;
  slug: string;
  created_at: string;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    slugs: SlugsTable;
  }
}
