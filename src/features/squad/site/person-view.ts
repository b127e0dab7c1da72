import type { OutView } from "#src/features/people/out-view.ts";
import type { ShownText } from "#src/i18n/localised.ts";

/** A person as a card shows them; what is not known is empty or null. */
export interface PersonCardView {
  id: number;
  name: ShownText;
  photo: string;
  number: number | null;
  isCaptain: boolean;
  /** Position or role. */
  what: ShownText;
  /** The English position; empty for staff. */
  position: string;
  /** The player's own page, without the language; empty for nobody's. */
  page: string;
  /** What he did in the season that is played; null where the season has no match yet. */
  season: SeasonView | null;
  /** Why he misses the next match, or where he plays instead; null for who is there. */
  out: OutView | null;
  /** By the figure that orders the list; null for who has none of it, and in the order of positions. */
  rank: number | null;
}

/** The same with what the dialog alone shows. */
export interface PersonView extends PersonCardView {
  bio: ShownText;
  age: number | null;
  /** In words. */
  birthDate: string;
  /** "1991-09-23" */
  birthDay: string;
  nationality: ShownText;
  heightCm: number | null;
  weightKg: number | null;
  hired: string;
  phone: string;
  email: string;
  isPlayer: boolean;
}

/** A player's season on his card. */
export interface SeasonView {
  matches: number;
  goals: number;
  assists: number;
  cleanSheets: number;
  minutes: number;
  isKeeper: boolean;
  /** Percent of each match, in their order; null where he played and how long is not known. */
  stones: (number | null)[];
}
