import type { Side } from "#src/features/ledger/ledger.ts";
import { isHeld, type Line } from "#src/features/ledger/lines.ts";
import type { MatchState } from "#src/features/ledger/match-state.ts";
import { keysOf, type Lineups } from "#src/features/ledger/people.ts";

/** Players a side begins with. Source: IFAB Laws of the Game, Law 3. */
export const ELEVEN = 11;

/** The yellow card before the one that turned red, of the same person. */
export function firstYellow({ entry }: Line, { lines }: MatchState, lineups: Lineups): Line | undefined {
  if (entry.kind !== "yellow" || !entry.side) return undefined;
  const { side } = entry;
  const keyOf = keysOf(lineups);
  const key = keyOf(side, entry.payload.who);
  const at = lines.findIndex((line) => line.entry.id === entry.id);
  return lines
    .slice(0, at)
    .findLast(
      ({ entry: one }) =>
        one.kind === "yellow" &&
        !one.isVoid &&
        !isHeld(one) &&
        one.side === side &&
        keyOf(side, one.payload.who) === key,
    );
}

/** How many a side still plays with: of eleven those who were sent off the pitch are missing, not those of the bench. */
export function menLeft({ appearances, lines }: MatchState, side: Side, hasLineup: boolean): number {
  const gone = appearances.filter(({ side: of, sentOff, stints }) => {
    if (of !== side || sentOff === null) return false;
    const last = stints.at(-1);
    return last ? last.off === sentOff : !hasLineup;
  });
  const unnamed = lines.filter(
    ({ entry }) => entry.kind === "red" && entry.side === side && !entry.isVoid && !entry.payload.who,
  );
  return Math.max(0, ELEVEN - gone.length - unnamed.length);
}
