import type { Text } from "#src/db/columns.ts";

/** A foreign address that a text leads to. */
export interface CheckedLinksTable {
  address: string;
  /** When a text was last looked at that leads there, UTC ISO; asked once a day at most. */
  wanted_at: string;
  /** When a node began to ask it. */
  claimed_at: Text;
  checked_at: Text;
  /** HTTP status; 0 where nothing answered, -1 for an address that this server does not ask. */
  status: number | null;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    checked_links: CheckedLinksTable;
  }
}
