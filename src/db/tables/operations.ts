import type { Generated } from "kysely";
import type { Flag, Text } from "./columns.ts";

/** Work promised by a commit and done after it: mail, notifications. */
export interface OutboxTable {
  id: Generated<number>;
  topic: string;
  payload: string;
  created_at: string;
  attempts: number;
  next_try_at: string;
  done_at: Text;
  last_error: Text;
}

/** What became of a backup or a drill. */
export interface BackupRunsTable {
  id: Generated<number>;
  kind: "backup" | "drill";
  reason: string;
  /** The backup's folder, e.g. "2026-03-11T03-00-00Z". */
  name: string;
  started_at: string;
  finished_at: string;
  is_ok: Flag;
  bytes: number;
  /** What went wrong, or what is worth knowing; empty when all is well. */
  note: string;
}

/** What is throttled, e.g. login guesses: one row a try. */
export interface AttemptsTable {
  id: Generated<number>;
  /** e.g. `login:account:admin`, `contact:address:203.0.113.7` */
  bucket: string;
  at: string;
}
