import type { Id } from "#src/db/columns.ts";

/** What is throttled, e.g. login guesses: one row a try. */
interface AttemptsTable {
  id: Id;
  /** e.g. `login:account:admin`, `contact:address:203.0.113.7` */
  bucket: string;
  at: string;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    attempts: AttemptsTable;
  }
}
