import type { L3 } from "./types.ts";

/** Why the one postponed match of the demo's running season is put off. */
export const POSTPONED_REASON: L3 = {
  en: "By decision of the league",
  hy: "Լիգայի որոշմամբ",
  ru: "По решению лиги",
};
