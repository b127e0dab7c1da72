import { groupDigits } from "#src/i18n/numbers.ts";
import type { SearchText } from "./en.ts";

export const search: SearchText = {
  heading: "Որոնում",
  title: (query) => `Որոնում՝ ${query}`,
  eyebrow: "Ամբողջ կայքում",
  lead: "Ակումբի նորությունները, խաղերը, մարդիկ և էջերը",
  field: "Որոնում կայքում",
  placeholder: "Ֆուտբոլիստ, մրցակից, բառ նորություններից",
  button: "Որոնել",
  hint: "Ի՞նչ եք որոնում",
  hintMore:
    "Գրեք մեկ-երկու բառ՝ անուն, ակումբ, մրցաշրջան։ Կարող եք գրել հայերեն, ռուսերեն կամ լատինատառ. արդյունքը նույնն է։",
  none: "Որոնումն արդյունք չտվեց",
  noneHint: (query) => `«${query}» հարցումով ոչինչ չի գտնվել։ Ստուգեք գրությունը կամ փորձեք ավելի կարճ բառ։`,
  corrected: (query) => `«${query}» գրությամբ ոչինչ չկա։ Ահա ամենամոտ արդյունքները։`,
  count: (n, isMore) => `${groupDigits(n, "hy")}${isMore ? "+" : ""} արդյունք`,
  groupNames: { news: "Նորություններ", matches: "Խաղեր", people: "Մարդիկ", pages: "Էջեր" },
  groupLinks: "Արդյունքներն ըստ տեսակի",
  all: "Բոլորը",
  showAll: {
    news: "Բոլոր նորությունները",
    matches: "Բոլոր խաղերը",
    people: "Բոլոր անունները",
    pages: "Բոլոր էջերը",
  },
  firstOnes: (n) => `Ցուցադրված է առաջին ${n} արդյունքը։ Ավելացրեք ևս մեկ բառ՝ որոնումը նեղացնելու համար։`,
  versus: "–",
};
