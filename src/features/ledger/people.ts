import type { Side, Who } from "./ledger.ts";

/** A side as it was named before the match, and who was left out. */
export interface Lineup {
  players: { who: Who; role: "start" | "bench" | "out"; isKeeper?: boolean; isCaptain?: boolean }[];
}

export type Lineups = Readonly<Record<Side, Lineup | null>>;

/** Tells whether two entries are about one person: a shirt's number and a name lead to whom the line-up has with them. */
export type KeyOf = (side: Side, who: Who | undefined) => string | undefined;

/** @returns a key for each person of a match, e.g. "player 12" or "home 9"; undefined for nobody */
export function keysOf(lineups: Lineups): KeyOf {
  const known = new Map<string, string>();
  for (const side of ["home", "away"] as const) {
    for (const { who } of lineups[side]?.players ?? []) {
      const [best] = waysToName(side, who);
      for (const way of waysToName(side, who)) if (best && !known.has(way)) known.set(way, best);
    }
  }
  return (side, who) => {
    const ways = who ? waysToName(side, who) : [];
    return ways.map((way) => known.get(way)).find(Boolean) ?? ways[0];
  };
}

/** The surest first. */
function waysToName(side: Side, { player, person, number, names = {} }: Who): string[] {
  const name = Object.entries(names)
    .filter(([, value]) => value)
    .map(([column, value]) => `${column}=${value}`)
    .sort();
  return [
    ...(player === undefined ? [] : [`player ${player}`]),
    ...(person === undefined ? [] : [`person ${person}`]),
    ...(number === undefined ? [] : [`${side} ${number}`]),
    ...(name.length === 0 ? [] : [`${side} ${name.join(", ")}`]),
  ];
}
