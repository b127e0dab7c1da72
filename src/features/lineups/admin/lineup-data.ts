import type { Side } from "#src/features/ledger/ledger.ts";
import type { Localized } from "#src/i18n/languages.ts";
import type { Candidate, StoredPlayer } from "../lineup.ts";
import { EMPTY, type LineupDraft } from "./lineup-draft.ts";

/** A saved line-up as the API answers it. */
export interface SavedLineup extends LineupDraft {
  id: number;
  version: number;
  is_short_confirmed: boolean;
  public_from: string | null;
  warnings?: { message: string }[];
}

export interface SideData {
  team: Localized;
  is_own: boolean;
  lineup: SavedLineup | null;
  candidates: Candidate[];
  last: {
    match_date: string;
    opponent: Localized;
    formation: string;
    players: StoredPlayer[];
    coach: Localized;
  } | null;
  coaches: Localized[];
}

export type LineupsData = {
  match: { id: number; match_date: string; status: string; max_bench: number };
} & Record<Side, SideData>;

/** What the screen begins with: what is saved, else an empty pitch in the team's last formation with its coach. */
export function draftOf({ lineup, last, coaches }: SideData): LineupDraft {
  if (!lineup) {
    const coach = last?.coach.en ? last.coach : coaches[0];
    return {
      ...EMPTY,
      formation: last?.formation || EMPTY.formation,
      coach: coach?.en ?? "",
      coach_hy: coach?.hy ?? "",
      coach_ru: coach?.ru ?? "",
    };
  }
  const { formation, players, coach, coach_hy, coach_ru, publish_at } = lineup;
  return { formation: formation || EMPTY.formation, players, coach, coach_hy, coach_ru, publish_at };
}
