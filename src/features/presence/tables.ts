/** Who has which record open; a row that was not renewed for a while counts no more. */
interface PresenceTable {
  kind: string;
  record_id: number;
  account_id: number;
  seen_at: string;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    presence: PresenceTable;
  }
}

export {};
