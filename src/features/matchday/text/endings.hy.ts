import { armenianOrdinal } from "#src/i18n/armenian.ts";
import type { endings as english } from "./endings.en.ts";

/** What a club calls it when a match stops for good. */
export const endings: typeof english = {
  why: "Պատճառը",
  abandonReasons: {
    weather: "Եղանակ",
    lights: "Լուսավորում",
    pitch: "Խաղադաշտ",
    crowd: "Տրիբունաներ",
    injury: "Առողջություն",
    other: "Այլ",
  },
  score: (score) => `Հաշիվը՝ ${score}`,
  whatOfScore: "Ինչ կլինի հաշվի հետ",
  decisions: {
    later: (score) => ["Որոշումը՝ հետո", `Կայքում՝ ընդհատված, ${score}. աղյուսակում՝ ոչ`],
    resumed: (_, minute) => [
      `Կշարունակվի ${armenianOrdinal(minute)} րոպեից`,
      "Հաշիվը, կազմերն ու քարտերը կմնան",
    ],
    replayed: () => ["Կվերախաղարկվի", "Սկզբից՝ 0:0. այս խաղը կմնա պատմության մեջ"],
    stands: (score) => ["Արդյունքը կմնա", `${score} վերջնական է և հաշվվում է աղյուսակում`],
  },
  inLog: {
    resumed: "կշարունակվի այլ օր",
    replayed: "կվերախաղարկվի",
    stands: "արդյունքը մնում է",
  },
  abandonNow: "Ընդհատել",
  tells: (why, minute) => `«${why.toLowerCase()}»${minute ? `, ${minute}` : ""}. կտեսնեն բոլորը`,
  tellsNoReason: "Նախ ընտրեք պատճառը",
  close: "Փակել, խաղը շարունակվում է",
  samePlace: ["Հաստատելու համար հպեք ", "նույն տեղին", "։"],
  follows: "Ինչ կլինի հետո",
  final: (score) => [`${score} վերջնական է`, "Միանգամից՝ կայքում"],
  finalOffline: (score) => [`${score} վերջնական է`, "Կայքում՝ հենց կապ լինի"],
  table: ({ from, to, points }) => [
    from === to
      ? `Աղյուսակ. մնում է ${armenianOrdinal(to)} տեղում`
      : `Աղյուսակ. ${armenianOrdinal(from)}ից ${armenianOrdinal(to)} տեղ`,
    `${points} միավոր, ըստ մինչ այժմ գրանցված արդյունքների`,
  ],
  moved: ({ from, to }) =>
    from === to
      ? `Աղյուսակում մնում է ${armenianOrdinal(to)} տեղում`
      : `Աղյուսակում ${armenianOrdinal(from)}ից ${armenianOrdinal(to)} տեղ`,
  waits: (n) => [`Ուղարկման սպասում է ${n} գրառում`, "Կուղարկվեն ինքնաբերաբար"],
  noScorer: (minute) => `${minute} գոլն առանց հեղինակի է`,
  noAssist: (minute) => `${minute} գոլն առանց փոխանցման է`,
  noResult: (minute) => `${minute} 11-մետրանոցն առանց արդյունքի է`,
  noName: (minute) => `${minute} քարտն առանց անվան է`,
  noAnswer: (minute) => `${minute} գրառումը կրկնվա՞ծ է. պատասխան չկա`,
  addedLater: "Կարելի է լրացնել նաև հետո",
};
