import type { EntryOf, Side } from "./ledger.ts";

/** Each side's kicks before one of either decides. Source: IFAB Laws of the Game, Law 10. */
const KICKS = 5;

/** Kicks from the mark after a match; they are no goals of it. */
export interface ShootOut {
  home: number;
  away: number;
  kicks: { id: string; side: Side; isScored: boolean }[];
  /** Null while it is open. */
  winner: Side | null;
}

/** @param entries standing kicks, in their order */
export function shootOutOf(entries: readonly EntryOf<"kick">[]): ShootOut | null {
  const kicks = entries.flatMap(({ id, side, payload }) =>
    side ? [{ id, side, isScored: payload.result === "scored" }] : [],
  );
  if (kicks.length === 0) return null;
  const scored = (side: Side) => kicks.filter((kick) => kick.side === side && kick.isScored).length;
  const taken = (side: Side) => kicks.filter((kick) => kick.side === side).length;
  const of = (side: Side) => ({ side, scored: scored(side), left: left(taken(side), taken(other(side))) });
  const [home, away] = [of("home"), of("away")];
  const winner = [
    [home, away],
    [away, home],
  ].find(([one, rival]) => one!.scored > rival!.scored + rival!.left)?.[0]?.side;
  return { home: home.scored, away: away.scored, kicks, winner: winner ?? null };
}

/** Kicks that a side may still take before the other one's next round: of five, then of one each. */
function left(taken: number, byOther: number): number {
  return Math.max(KICKS, taken, byOther) - taken;
}

/** @example other("home") → "away" */
export function other(side: Side): Side {
  return side === "home" ? "away" : "home";
}
