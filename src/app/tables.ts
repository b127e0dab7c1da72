import type { Id, Text } from "#src/db/columns.ts";

/** What is throttled, e.g. login guesses: one row a try. */
interface AttemptsTable {
  id: Id;
  /** e.g. `login:account:admin`, `contact:address:203.0.113.7` */
  bucket: string;
  at: string;
}

/** The answers to calls that may be sent again, by the key of the call and its step. */
export interface IdempotencyKeysTable {
  id: Id;
  key: string;
  step: string;
  /** 0 for a visitor. */
  account_id: number;
  request_hash: string;
  /** As JSON. */
  answer: string;
  /** Until when the step may still be under way. */
  busy_until: Text;
  created_at: string;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    attempts: AttemptsTable;
    idempotency_keys: IdempotencyKeysTable;
  }
}
