import type { Id, Text } from "#src/db/columns.ts";

interface SubscribersTable {
  id: Id;
  email: string;
  language: "en" | "hy" | "ru";
  status: "pending" | "confirmed" | "unsubscribed";
  /** Of the token in mails from before each address had one of its own. */
  token_hash: string;
  /** Of the address's token. */
  link_hash: Text;
  created_at: string;
  confirmed_at: Text;
  unsubscribed_at: Text;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    subscribers: SubscribersTable;
  }
}
