import type { Flag, Id } from "#src/db/columns.ts";

/** What became of a backup or a drill. */
interface BackupRunsTable {
  id: Id;
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

declare module "#src/db/tables.ts" {
  interface Tables {
    backup_runs: BackupRunsTable;
  }
}
