import { placesOf } from "./formations.ts";
import type { LineupPlayer, MatchLineup } from "./lineup.ts";

/** Those who begin, each with a place, the keeper first and then as they stand: who has none takes a free one. */
export function elevenOnPitch({ formation, players }: Pick<MatchLineup, "formation" | "players">) {
  const starters = players.filter(({ role }) => role === "start");
  const taken = new Set(starters.flatMap(({ slot }) => (slot ? [slot] : [])));
  const free = placesOf(formation).filter(({ slot }) => !taken.has(slot));
  const placed = starters.toSorted(keeperFirst).map((player): LineupPlayer => {
    if (player.slot || (player.x !== null && player.y !== null)) return player;
    // Only the keeper goes into the goal, as long as there is another place.
    const at = player.isKeeper ? 0 : free.findIndex(({ slot }) => slot > 1);
    const [place] = free.splice(Math.max(0, at), 1);
    return { ...player, slot: place?.slot ?? null, x: place?.x ?? 50, y: place?.y ?? 50 };
  });
  return placed.sort((one, other) => keeperFirst(one, other) || (one.slot ?? 12) - (other.slot ?? 12));
}

function keeperFirst(one: LineupPlayer, other: LineupPlayer): number {
  return Number(other.isKeeper) - Number(one.isKeeper);
}
