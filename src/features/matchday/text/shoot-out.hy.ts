import type { shootOut as english } from "./shoot-out.en.ts";

/** What stands on the console while penalties decide. */
export const shootOut: typeof english = {
  firstKick: "Ո՞վ է առաջինը խփում",
  next: (name) => `Հաջորդը՝ ${name}։`,
  finish: "Ավարտել շարքը",
  decided: (name) => `Հարվածաշարի հաղթողը՝ ${name}։`,
  afterMinutes: (minutes) => `${minutes} րոպեից հետո`,
  board: (score) => `11-մետրանոց հարվածաշար, ${score}`,
  was: { scored: "գոլ", saved: "հետ մղվեց", missed: "վրիպեց" },
  wins: {
    scored: (name) => `Խփի՝ հաղթում է «${name}» թիմը։`,
    missed: (name) => `Չխփի՝ հաղթում է «${name}» թիմը։`,
  },
  goesOn: {
    scored: (score) => `Խփի՝ ${score}։`,
    missed: (score) => `Չխփի՝ ${score}։`,
  },
  nextPair: {
    scored: (score, pair) => `Խփի՝ ${score}, ${pair}-րդ զույգը։`,
    missed: (score, pair) => `Չխփի՝ ${score}, ${pair}-րդ զույգը։`,
  },
  missedHint: "դուրս կամ ձող",
};
