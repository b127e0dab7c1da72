import type { Id, Text } from "#src/db/columns.ts";

/** Work promised by a commit and done after it: mail, later what other systems are told. */
export interface OutboxTable {
  id: Id;
  /** The kind of the work and what it is about, e.g. "reply:7". */
  topic: string;
  payload: string;
  created_at: string;
  attempts: number;
  next_try_at: string;
  done_at: Text;
  last_error: Text;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    outbox: OutboxTable;
  }
}
