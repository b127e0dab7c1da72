import type { MatchesText } from "./en.ts";

export const matches: MatchesText = {
  nextMatch: "Առաջիկա խաղ",
  home: "Տանը",
  away: "Արտագնա",
  round: (n) => (n === 1 ? "1-ին տուր" : `${n}-րդ տուր`),
  referee: (name) => `Մրցավար՝ ${name}`,
  timeToKickOff: "Մինչև խաղի սկիզբը",
  yerevanTime: "Երևանի ժամանակով",
  yourTime: "ձեր ժամանակով",
  days: "օր",
  hours: "ժամ",
  minutes: "րոպե",
  details: "Խաղի մանրամասները",
  versus: "–",
  status: {
    scheduled: "Նախատեսված",
    live: "Ընթանում է",
    finished: "Ավարտված",
    postponed: "Հետաձգված",
    cancelled: "Չեղարկված",
  },
  outcome: { W: "Հաղթանակ", D: "Ոչ-ոքի", L: "Պարտություն" },
  outcomeLetter: { W: "Հ", D: "Ո", L: "Պ" },
};
