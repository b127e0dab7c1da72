import type { TitleKind } from "./honour.ts";

/** The picture of each kind's trophy; what is none of the three stands as a cup. */
export const TROPHIES: Record<TitleKind, string> = {
  championship: "/club/trophies/championship.svg",
  cup: "/club/trophies/cup.svg",
  super_cup: "/club/trophies/super-cup.svg",
  other: "/club/trophies/cup.svg",
};
