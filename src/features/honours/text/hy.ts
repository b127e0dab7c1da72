import type { HonoursText } from "./en.ts";

export const honours: HonoursText = {
  heading: "Տիտղոսներ և պատմություն",
  keywords: "տիտղոսներ, առաջնություններ, գավաթներ, ակումբի պատմություն",
  description: (club, titles) => `${club}. ${titles} տիտղոս՝ ըստ տարիների, և ակումբի պատմությունը։`,
  titles: () => "տիտղոս՝ պատին փորագրված",
  kind: {
    championship: () => "Չեմպիոնություն",
    cup: () => "Գավաթ",
    super_cup: () => "Սուպերգավաթ",
    other: () => "Այլ տիտղոս",
  },
  noTitles: "Դեռ տիտղոսներ չկան",
  noTitlesHint: "Առաջինը կփորագրվի այստեղ։",
  seasons: "Մրցաշրջան առ մրցաշրջան",
  seasonsNote: "մեկ սյունը մեկ մրցաշրջան է, բարձրությունը՝ տեղը",
  place: (n) => `${n}-${n === 1 ? "ին" : "րդ"} տեղ`,
  history: "Պատմություն",
  records: "Ռեկորդներ",
  allRecords: "Բոլոր ռեկորդները",
  clubPage: "Ակումբ",
};
