import type { NameColumns } from "../person.ts";
import type { OutKind } from "../spell.ts";
import type { SquadPlace } from "../squad.ts";
import type { BanReason } from "../suspensions.ts";

/** What the page of squads reads: `GET /api/admin/squads`. */
export interface LoadedSquad {
  season: string | null;
  /** In `teams`. */
  team: number | null;
  /** Newest first. */
  seasons: string[];
  is_current: boolean;
  squad: SquadPlace[];
  suspended: LoadedSuspension[];
  out: LoadedOut[];
}

/** Somebody who is hurt, banned or away today. */
export interface LoadedOut {
  person_id: number;
  kind: OutKind;
  /** The last day; null where it is not known. */
  until: string | null;
}

/** Somebody who misses the team's next match. */
export interface LoadedSuspension extends NameColumns {
  person_id: number | null;
  number: number | null;
  why: BanReason;
  matches: number;
  is_confirmed: boolean;
}
