import type { SpellKind } from "./spell.ts";

/** Somebody of the own club who misses its next match, or plays elsewhere, as the API answers. */
export interface OwnAbsence {
  player_id: number | null;
  kind: SpellKind;
  /** The last day, "2026-03-11"; null where it is not known. */
  until: string | null;
  team_name: string;
  team_name_hy: string;
  team_name_ru: string;
}
