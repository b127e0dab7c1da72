import type { LineupsText } from "./en.ts";

export const lineups: LineupsText = {
  title: "Կազմեր",
  starting: "Մեկնարկային կազմ",
  bench: "Պահեստայիններ",
  coach: "Գլխավոր մարզիչ",
  out: "Բացակայում են",
  reasons: { injury: "վնասվածք", suspension: "որակազրկում", other: "բացակայում է" },
  captain: "ավագ",
  captainLetter: "Ա",
  goalkeeper: "դարպասապահ",
  number: (n) => `${n} համար`,
  nameless: "անունն անհայտ է",
};
