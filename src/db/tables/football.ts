import type { Generated } from "kysely";
import type { Flag, InLanguages, RecordColumns, Text } from "./columns.ts";

export interface CompetitionsTable extends RecordColumns, InLanguages<"name"> {
  slug: string;
  kind: "league" | "cup" | "super_cup" | "europe" | "friendly";
  order_num: number;
}

export type MatchStatus = "scheduled" | "live" | "finished" | "postponed" | "cancelled";

export interface MatchesTable
  extends RecordColumns,
    InLanguages<
      "home_team_name" | "away_team_name" | "competition_name" | "venue" | "referee" | "match_report"
    > {
  home_team_id: number | null;
  away_team_id: number | null;
  home_team_logo: string;
  away_team_logo: string;
  competition_id: number | null;
  season: Text;
  round: number | null;
  stage: Text;
  match_date: string;
  status: MatchStatus;
  home_score: number | null;
  away_score: number | null;
  attendance: number | null;
  weather: string;
  temperature: number | null;
  video_url: string;
  search: string;
}

export type EventType =
  | "goal"
  | "yellow_card"
  | "red_card"
  | "substitution_in"
  | "substitution_out"
  | "penalty_scored"
  | "penalty_missed"
  | "own_goal";

export interface MatchEventsTable
  extends RecordColumns,
    InLanguages<"player_name" | "player_last_name" | "description"> {
  match_id: number;
  team_id: number | null;
  team_type: "home" | "away";
  event_type: EventType;
  minute: number;
  extra_time: number | null;
  player_id: number | null;
  /** The other half of a substitution. */
  pair_id: number | null;
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
