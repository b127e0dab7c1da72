import type { Generated } from "kysely";
import type { Text } from "./columns.ts";

export interface RevisionsTable {
  id: Generated<number>;
  kind: string;
  record_id: number;
  version: number;
  snapshot: string;
  account_id: number | null;
  created_at: string;
}

export interface AuditTable {
  id: Generated<number>;
  account_id: number | null;
  username: string;
  action: string;
  kind: string;
  record_id: number | null;
  title: string;
  before: Text;
  after: Text;
  address: Text;
  request_id: Text;
  created_at: string;
}

/** Who has which record open; a row that was not renewed for a while counts no more. */
export interface PresenceTable {
  kind: string;
  record_id: number;
  account_id: number;
  seen_at: string;
}

export interface IdempotencyKeysTable {
  id: Generated<number>;
  account_id: number;
  key: string;
  request_hash: string;
  answer: string;
  created_at: string;
}
