import type { Generated } from "kysely";
import type { Flag, InLanguages, RecordColumns, Text } from "./columns.ts";

export interface StaffTable extends RecordColumns, InLanguages<"first_name" | "last_name" | "role" | "bio"> {
  department: string;
  photo_url: string;
  hire_date: Text;
  phone: string;
  email: string;
  is_active: Flag;
  search: string;
}

export interface TeamsTable extends RecordColumns, InLanguages<"name" | "code" | "town" | "venue"> {
  /** Stable readable name, e.g. "ararat-armenia". */
  slug: string;
  logo_url: string;
  is_own: Flag;
}

export interface SeasonsTable extends RecordColumns {
  season: string;
  is_current: Flag;
  /** JSON: `[{ "from": 1, "to": 1, "zone": "champions_league" }, …]`; -1 is the last place. */
  zones: string;
  /** JSON: `["points", "goal_difference", "goals_for"]`. */
  tie_breakers: string;
}

export interface StandingsTable
  extends InLanguages<"team_name" | "adjustment_reason" | "fixed_place_reason"> {
  id: Generated<number>;
  season_id: number;
  team_id: number | null;
  team_logo: string;
  position: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  goal_difference: number;
  points: number;
  form: string;
  /** Points given or taken by a decision, e.g. -3, with its reason. */
  points_adjustment: number;
  /** A place set by decision (an excluded club stands last), with its reason. */
  fixed_place: number | null;
}
