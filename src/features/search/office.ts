import type { InLanguages } from "#src/db/columns.ts";

/** The kinds of records that staff jump to, in the order in which they are shown. */
export const FOUND_KINDS = [
  "articles",
  "matches",
  "players",
  "staff",
  "teams",
  "partners",
  "messages",
  "settings",
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** A record as the back office's find-and-jump shows it. */
export interface FoundRecord extends InLanguages<"title"> {
  kind: FoundKind;
  id: number;
  /** Its page in the back office. */
  to: string;
  /** What tells it from others of the same name: a match's or an article's day, UTC ISO. */
  at: string | null;
}

/** Of each kind. */
export const MOST_OF_KIND = 5;
