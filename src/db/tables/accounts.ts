import type { Generated } from "kysely";
import type { Text } from "./columns.ts";

/** One-time links for invitation and password reset. Only hashes are stored. */
export interface AccountLinksTable {
  id: Generated<number>;
  account_id: number;
  kind: "invitation" | "reset";
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: Text;
  created_by: number | null;
}

export interface RecoveryCodesTable {
  id: Generated<number>;
  account_id: number;
  code_hash: string;
  used_at: Text;
}

export interface SessionsTable {
  id: Generated<number>;
  account_id: number;
  token_hash: string;
  kind: "browser" | "bearer";
  created_at: string;
  last_used_at: string;
  expires_at: string;
  address: Text;
  user_agent: Text;
}

export interface KnownDevicesTable {
  id: Generated<number>;
  account_id: number;
  token_hash: string;
  created_at: string;
  last_used_at: string;
}
