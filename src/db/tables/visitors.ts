import type { Generated } from "kysely";
import type { Flag, RecordColumns, Text } from "./columns.ts";

export interface MessagesTable extends RecordColumns {
  name: string;
  email: string;
  subject: Text;
  message: string;
  is_read: Flag;
  read_at: Text;
  replied_at: Text;
  replied_by: Text;
  reply_text: Text;
  reply_status: "sent" | "outbox" | "failed" | null;
  ip_address: Text;
  user_agent: Text;
  spam_score: number;
  is_quarantined: Flag;
  search: Generated<string>;
}

export interface SubscribersTable {
  id: Generated<number>;
  email: string;
  language: "en" | "hy" | "ru";
  status: "pending" | "confirmed" | "unsubscribed";
  token_hash: string;
  created_at: string;
  confirmed_at: Text;
  unsubscribed_at: Text;
}

export interface PageViewsTable {
  day: string;
  path: string;
  views: number;
}
