/** How long a deleted record can be brought back. */
export const TRASH_DAYS = 30;

/** What staff delete, by table; accounts are disabled rather than deleted. */
export const TRASHED_KINDS = [
  "articles",
  "players",
  "staff",
  "squad_members",
  "spells",
  "people",
  "matches",
  "match_events",
  "lineups",
  "seasons",
  "stages",
  "partners",
  "settings",
  "messages",
  "categories",
  "teams",
  "competitions",
  "honours",
  "media",
] as const;

export type TrashedKind = (typeof TRASHED_KINDS)[number];

/** Something in the trash. */
export interface TrashedRecord {
  kind: TrashedKind;
  id: number;
  title: string;
  deleted_at: string;
  /** Empty where the log does not say. */
  deleted_by: string;
  /** Whole days until it is deleted for good. */
  days_left: number;
}

/** One entry of the audit log. */
export interface AuditRow {
  id: number;
  username: string;
  /** What the back office calls them. */
  name: string;
  action: string;
  kind: string;
  record_id: number | null;
  title: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  address: string | null;
  created_at: string;
}
