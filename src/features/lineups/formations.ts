/** Usual formations, and where their eleven stand. */

/** A place by what its player is called there, in the order of the lines from the own goal on. */
export const PLACE_NAMES = [
  "GK",
  "LWB",
  "LB",
  "CB",
  "RB",
  "RWB",
  "DM",
  "LM",
  "CM",
  "RM",
  "AM",
  "LW",
  "RW",
  "ST",
] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** The lines of a squad list, as `players/player.ts` has them. */
export type Line = "goalkeeper" | "defender" | "midfielder" | "forward";

/** A point of the pitch in hundredths: the own goal at y = 0, the left touchline, seen from there, at x = 0. */
export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  /** 1 is the keeper, 11 the last of the attack. */
  slot: number;
  name: PlaceName;
}

/** Rows from the back to the front, each from left to right; the keeper stands before them. */
const ROWS = {
  "4-3-3": "LB CB CB RB, DM, CM CM, LW ST RW",
  "4-2-3-1": "LB CB CB RB, DM DM, LW AM RW, ST",
  "4-4-2": "LB CB CB RB, LM CM CM RM, ST ST",
  "3-5-2": "CB CB CB, LWB DM RWB, CM CM, ST ST",
  "3-4-3": "CB CB CB, LM CM CM RM, LW ST RW",
  "4-1-4-1": "LB CB CB RB, DM, LM CM CM RM, ST",
  "4-4-1-1": "LB CB CB RB, LM CM CM RM, AM, ST",
  "4-3-1-2": "LB CB CB RB, DM, CM CM, AM, ST ST",
  "3-4-2-1": "CB CB CB, LM CM CM RM, AM AM, ST",
  "5-3-2": "LWB CB CB CB RWB, DM, CM CM, ST ST",
  "5-4-1": "LWB CB CB CB RWB, LM CM CM RM, ST",
} as const;

export type Formation = keyof typeof ROWS;

/** The most usual first. */
export const FORMATIONS = Object.keys(ROWS) as Formation[];

const DEPTH: Record<PlaceName, number> = {
  GK: 9,
  CB: 22,
  LB: 27,
  RB: 27,
  LWB: 38,
  RWB: 38,
  DM: 41,
  CM: 55,
  LM: 58,
  RM: 58,
  AM: 68,
  LW: 77,
  RW: 77,
  ST: 87,
};

/** How many stand in a row, and where across the pitch. */
const ACROSS: Record<number, number[]> = {
  1: [50],
  2: [31, 69],
  3: [17, 50, 83],
  4: [13, 38, 62, 87],
  5: [11, 30.5, 50, 69.5, 89],
};
/** Three who all stand in the middle. */
const ACROSS_CENTRE = [24, 50, 76];

export function isFormation(name: string): name is Formation {
  return Object.hasOwn(ROWS, name);
}

/** The eleven places of a formation by slot; of one that has no template, those of the most usual. */
export function placesOf(formation: string): Place[] {
  const rows = ROWS[isFormation(formation) ? formation : FORMATIONS[0]!].split(", ");
  const outfield = rows.flatMap((row) => {
    const names = row.split(" ") as PlaceName[];
    const isCentre = names.length === 3 && new Set(names).size === 1;
    const across = isCentre ? ACROSS_CENTRE : ACROSS[names.length]!;
    return names.map((name, at) => ({ name, x: across[at]!, y: DEPTH[name] }));
  });
  return [{ name: "GK" as const, x: 50, y: DEPTH.GK }, ...outfield].map((place, at) => ({
    ...place,
    slot: at + 1,
  }));
}

/** The line of a squad list whose players stand at a place. */
export function lineOf(place: PlaceName): Line {
  if (place === "GK") return "goalkeeper";
  if (place.endsWith("B")) return "defender";
  return ["LW", "RW", "ST"].includes(place) ? "forward" : "midfielder";
}
