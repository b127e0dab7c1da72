import type { Side } from "#src/features/ledger/ledger.ts";
import type { TestClub } from "#tests/support/club.ts";
import type { StoredPlayer } from "./lineup.ts";

/** So many players of a side by their numbers, 1 in the goal. */
export function numbered(count: number, role: StoredPlayer["role"] = "start", from = 1): StoredPlayer[] {
  return Array.from({ length: count }, (_, at) => ({
    role,
    number: from + at,
    ...(role === "start" ? { slot: at + 1 } : {}),
  }));
}

/** Saves a side's line-up; answers what the API did. */
export function putLineup({ call }: TestClub, matchId: number, side: Side, json: object) {
  return call(`/api/admin/matches/${matchId}/lineups/${side}`, { as: "editor", method: "PUT", json });
}
