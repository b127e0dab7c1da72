import type { Generated } from "kysely";
import type { Flag, RecordColumns, Text } from "./columns.ts";

export interface AccountsTable extends RecordColumns {
  username: string;
  /** What the back office calls them; null for the username. */
  display_name: Text;
  email: string;
  role: "admin" | "editor";
  password_hash: Text;
  is_active: Flag;
  interface_language: "en" | "hy" | "ru" | null;
  totp_secret: Text;
  totp_confirmed_at: Text;
  /** The last time step that was used, so that a code works once. */
  totp_last_step: number | null;
  last_login_at: Text;
  password_changed_at: Text;
}

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
