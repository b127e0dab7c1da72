import type { Person } from "../person.ts";
import type { PlaceOf } from "../place-queries.server.ts";
import type { Spell } from "../spell.ts";

/** One of two people side by side. */
export interface LoadedSide {
  person: Person;
  places: PlaceOf[];
  spells: number;
  events: number;
  lineups: number;
  players: number[];
  staff: number[];
}

/** What the page of a person reads: `GET /api/admin/people/:id/file`. */
export interface LoadedPerson extends Omit<LoadedSide, "spells"> {
  spells: Spell[];
  merged: Person[];
  merged_with: Person | null;
}
