import type { Generated } from "kysely";
import type { Text } from "./columns.ts";

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
