import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { isHeld, type Line } from "#src/features/ledger/lines.ts";
import type { MatchState } from "#src/features/ledger/match-state.ts";
import { keysOf } from "#src/features/ledger/people.ts";
import {
  type LineupPlayer,
  type MatchLineup,
  type MatchLineups,
  toLineupPlayer,
} from "#src/features/lineups/lineup.ts";

/**
 * A side as it stands now: who came on has the place of who went off, also where the line-up does not name him; who was
 * sent off has none.
 */
export function onPitchNow(side: Side, lineups: MatchLineups, { lines }: MatchState): MatchLineup | null {
  const lineup = lineups[side];
  if (!lineup) return null;
  const keyOf = keysOf(lineups);
  const players = new Map(lineup.players.map((player) => [keyOf(side, player.who) ?? player.key, player]));
  const leave = (player: LineupPlayer): LineupPlayer => ({
    ...player,
    role: "bench",
    slot: null,
    x: null,
    y: null,
  });
  for (const line of lines) {
    const { entry } = line;
    if (entry.isVoid || isHeld(entry) || entry.side !== side) continue;
    if (isSentOff(line)) {
      const key = keyOf(side, (entry.payload as { who?: LineupPlayer["who"] }).who) ?? "";
      const player = players.get(key);
      if (player) players.set(key, leave(player));
    }
    if (entry.kind !== "sub") continue;
    const [offKey = "", onKey = ""] = [keyOf(side, entry.payload.off), keyOf(side, entry.payload.on)];
    const off = players.get(offKey);
    const on = players.get(onKey) ?? unnamed(side, entry.payload.on);
    if (off) players.set(offKey, leave(off));
    if (off && on) players.set(onKey, { ...on, role: off.role, slot: off.slot, x: off.x, y: off.y });
  }
  return { ...lineup, players: [...players.values()] };
}

/** Somebody of whom the line-up does not know: by number and name as they were tapped. */
function unnamed(side: Side, who: Who | undefined): LineupPlayer | undefined {
  return who && toLineupPlayer(side, { role: "bench", number: who.number, ...who.names });
}

function isSentOff({ entry, sendsOff }: Line): boolean {
  return entry.kind === "red" || sendsOff;
}
