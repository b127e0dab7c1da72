import type { Side } from "#src/features/ledger/ledger.ts";
import type { Localized } from "#src/i18n/languages.ts";
import type { Candidate, StoredPlayer } from "../lineup.ts";
import { EMPTY, type LineupDraft } from "./lineup-draft.ts";
import { meantBy } from "./pasted.ts";

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

/** A side whose last line-up tells who of the squad began, also where only numbers and names were written down. */
export function withKnownLast(data: SideData): SideData {
  const { last, candidates } = data;
  if (!last) return data;
  return { ...data, last: { ...last, players: last.players.map((player) => ofSquad(player, candidates)) } };
}

function ofSquad(player: StoredPlayer, squad: readonly Candidate[]): StoredPlayer {
  if (player.player_id || player.person_id) return player;
  const { number = null, player_last_name: en, player_last_name_hy: hy, player_last_name_ru: ru } = player;
  const known = meantBy(number, en || hy || ru || "", squad);
  return known ? { ...player, player_id: known.player_id, person_id: known.person_id } : player;
}
