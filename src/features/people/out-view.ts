import type { ShownText } from "#src/i18n/localised.ts";
import type { SpellKind } from "./spell.ts";

/** Somebody who is not there, in one language. */
export interface OutView {
  /** In the list of players; null for who is in none. */
  player: number | null;
  number: number | null;
  /** Null where nobody knows it. */
  name: ShownText | null;
  why: SpellKind;
  /** In words, e.g. "knee", or the club where somebody plays; an empty text where it is not known. */
  note: ShownText;
  /** The last day in words; empty where it is not known. */
  until: string;
  /** A ban or an injury that staff have not confirmed. */
  isUnconfirmed: boolean;
}
