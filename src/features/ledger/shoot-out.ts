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

type Kick = ShootOut["kicks"][number];

/** @param entries standing kicks, in their order */
export function shootOutOf(entries: readonly EntryOf<"kick">[]): ShootOut | null {
  const kicks = entries.flatMap(({ id, side, payload }) =>
    side ? [{ id, side, isScored: payload.result === "scored" }] : [],
  );
  return kicks.length === 0 ? null : countOf(kicks);
}

/** What one more kick would come to. */
export interface KickOutcome {
  home: number;
  away: number;
  winner: Side | null;
  /** The pair that begins after it, where the five are over; else null. */
  nextPair: number | null;
}

/** What the next kick decides: what comes of it when it is scored, and when it is not. */
export function outcomesOf(shootOut: ShootOut | null, side: Side): Record<"scored" | "missed", KickOutcome> {
  const after = (isScored: boolean): KickOutcome => {
    const { kicks, home, away, winner } = countOf([...(shootOut?.kicks ?? []), { id: "", side, isScored }]);
    const pairs = taken(kicks, "home");
    const isPair = pairs === taken(kicks, "away");
    return { home, away, winner, nextPair: !winner && isPair && pairs >= KICKS ? pairs + 1 : null };
  };
  return { scored: after(true), missed: after(false) };
}

function countOf(kicks: Kick[]): ShootOut {
  const scored = (side: Side) => kicks.filter((kick) => kick.side === side && kick.isScored).length;
  const of = (side: Side) => ({
    side,
    scored: scored(side),
    left: left(taken(kicks, side), taken(kicks, other(side))),
  });
  const [home, away] = [of("home"), of("away")];
  const winner = [
    [home, away],
    [away, home],
  ].find(([one, rival]) => one!.scored > rival!.scored + rival!.left)?.[0]?.side;
  return { home: home.scored, away: away.scored, kicks, winner: winner ?? null };
}

function taken(kicks: readonly Kick[], side: Side): number {
  return kicks.filter((kick) => kick.side === side).length;
}

/** Kicks that a side may still take before the other one's next round: of five, then of one each. */
function left(own: number, byOther: number): number {
  return Math.max(KICKS, own, byOther) - own;
}

/** @example other("home") → "away" */
export function other(side: Side): Side {
  return side === "home" ? "away" : "home";
}
