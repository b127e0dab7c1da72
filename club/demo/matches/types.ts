/** The shapes of the demo seasons. Plain data without ids: clubs go by key, times are UTC ISO text. */

import type { DemoClub } from "#club/demo/clubs.ts";
import type { Localized } from "#club/demo/types.ts";

/** A text in all three languages. */
export type L3 = Required<Localized>;

/** A player of the own club, as much of one as a timeline needs. */
export interface SquadPlayer {
  first_name: L3;
  last_name: L3;
  position: "Goalkeeper" | "Defender" | "Midfielder" | "Forward";
  jersey_number: number;
  /** ISO date of the first match in which he may play; he came before the first season unless told. */
  from?: string;
  /** ISO date from which on he doesn't play: an injury, a farewell. */
  until?: string;
}

export interface DemoOptions {
  /** The moment of the demo's first start; decides only what has already been played. */
  today: Date;
  /** Another seed gives other results and another fixture list. */
  seed: number;
  /** Eleven clubs, one of them the own club. */
  clubs: DemoClub[];
  /** The own club's players, eleven or more. */
  squad: SquadPlayer[];
}

export interface DemoSeason {
  /** E.g. "2024-25": July to June. */
  season: string;
  /** Keys of the clubs in the league. */
  clubs: string[];
  current: boolean;
  /** All competitions, by kick-off. */
  matches: DemoMatch[];
  /** Points taken or given off the field: none, the table follows from the results. */
  adjustments: [];
  fixedPlaces: { club: string; place: number; reason: L3 }[];
}

export type CupStage = "round-of-16" | "quarter-final" | "semi-final" | "final";

/** A match as it stands in the calendar, before a ball is kicked. */
export interface Fixture {
  /** Stable and unique, e.g. "2024-25-league-r07-argishti-noah". */
  key: string;
  /** The season it's listed under. Next summer's friendlies are listed in June; their key is next season's. */
  season: string;
  competition: "league" | "cup" | "super-cup" | "friendly";
  /** League only: 1 to 33, or to 27 with ten clubs. */
  round: number | null;
  /** Cup only. */
  stage: CupStage | null;
  home: string;
  away: string;
  /** UTC ISO, e.g. "2025-03-08T11:00:00.000Z", 15:00 in Yerevan. */
  kickOff: string;
}

export interface DemoMatch extends Fixture {
  status: "scheduled" | "live" | "finished" | "postponed" | "cancelled";
  /** Goals after extra time, if there was any. */
  homeScore: number | null;
  awayScore: number | null;
  referee: Localized | null;
  attendance: number | null;
  /** An English value of the weather field, e.g. "Light rain". */
  weather: string | null;
  /** At kick-off, degrees Celsius. */
  temperature: number | null;
  /** In order of time; only finished matches of the own club have any here, see `otherEvents`. */
  events: DemoEvent[];
  /** Who played; known of finished matches of the own club. */
  lineups: Record<"home" | "away", DemoLineup> | null;
}

export interface DemoLineup {
  /** Eleven, from the goal to the attack. */
  starting: SquadPlayer[];
  bench: SquadPlayer[];
}

/** As a match's timeline names them. */
export type DemoEventType =
  | "goal"
  | "yellow_card"
  | "red_card"
  | "substitution_in"
  | "substitution_out"
  | "penalty_scored"
  | "penalty_missed"
  | "own_goal";

export interface DemoEvent {
  type: DemoEventType;
  /** The player's team. An own goal therefore counts for the other side. */
  side: "home" | "away";
  /** 1 to 120. */
  minute: number;
  /** Added time, 1 to 15: 2 in "45+2"; null within the half. */
  extraTime: number | null;
  firstName: L3;
  lastName: L3;
  description?: L3;
  player: SquadPlayer;
  /** Who passed before a goal. */
  assist?: SquadPlayer;
}
