import type { Id, Text } from "#src/db/columns.ts";

/** One-time links for invitation and password reset. Only hashes are stored. */
interface AccountLinksTable {
  id: Id;
  account_id: number;
  kind: "invitation" | "reset";
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: Text;
  created_by: number | null;
}

interface RecoveryCodesTable {
  id: Id;
  account_id: number;
  code_hash: string;
  used_at: Text;
}

interface SessionsTable {
  id: Id;
  account_id: number;
  token_hash: string;
  kind: "browser" | "bearer";
  created_at: string;
  last_used_at: string;
  expires_at: string;
  address: Text;
  user_agent: Text;
}

interface KnownDevicesTable {
  id: Id;
  account_id: number;
  token_hash: string;
  created_at: string;
  last_used_at: string;
}

/** What lets an account write the log of one match, though its session has ended. Only hashes are stored. */
interface MatchPassesTable {
  token_hash: string;
  account_id: number;
  match_id: number;
  /** The session that asked for it: the pass ends with a sign-out there. */
  session_id: number | null;
  created_at: string;
  expires_at: string;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    account_links: AccountLinksTable;
    recovery_codes: RecoveryCodesTable;
    sessions: SessionsTable;
    known_devices: KnownDevicesTable;
    match_passes: MatchPassesTable;
  }
}
