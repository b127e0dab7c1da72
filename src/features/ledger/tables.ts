import type { Text } from "#src/db/columns.ts";

/** What was seen at a match, an entry a row; rows come and stay. */
export interface MatchLedgerTable {
  /** UUID, made by the device that wrote it. */
  id: string;
  match_id: number;
  /** From 1, without gaps, in the order of arrival. */
  seq: number;
  /** Which phone or computer, as it calls itself. */
  device: string;
  account_id: number | null;
  kind: string;
  side: Text;
  period: string;
  clock_ms: number;
  occurred_at: string;
  received_at: string;
  target: Text;
  /** JSON, by kind. */
  payload: string;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    match_ledger: MatchLedgerTable;
    /** Empty but within the transaction of a command that may change the log. */
    match_ledger_guard: { is_open: 1 };
  }
}
