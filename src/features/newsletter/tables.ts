import type { Id, Text } from "#src/db/columns.ts";

interface SubscribersTable {
  id: Id;
  email: string;
  language: "en" | "hy" | "ru";
  status: "pending" | "confirmed" | "unsubscribed";
  token_hash: string;
  created_at: string;
  confirmed_at: Text;
  unsubscribed_at: Text;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    subscribers: SubscribersTable;
  }
}
