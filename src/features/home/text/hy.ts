import { armenianOrdinal } from "#src/i18n/armenian.ts";
import type { HomeText } from "./en.ts";

export const home: HomeText = {
  title: "{club}. պաշտոնական կայք",
  eyebrow: (town, year) => `${town}, ${year} թվականից`,
  watch: "Դիտել",
  position: "Տեղ",
  points: () => "Միավոր",
  wins: () => "Հաղթանակ",
  ordinal: armenianOrdinal,
  latestNews: "Վերջին նորությունները",
  allNews: "Բոլոր նորությունները",
  noNews: "Նորություններ դեռ չկան",
  noNewsHint: "Առաջին նորությունները կհայտնվեն այստեղ։",
  recentResults: "Վերջին արդյունքները",
  allMatches: "Բոլոր խաղերը",
  noResults: "Արդյունքներ դեռ չկան",
  noResultsHint: "Այս պահին խաղեր չկան",
  achievements: "Մեր նվաճումները",
  titles: () => "տիտղոս՝ փորագրված պատին",
  championships: () => "չեմպիոնություն",
  cups: () => "գավաթ",
  superCups: () => "սուպերգավաթ",
  otherTitles: () => "այլ տիտղոս",
  allHonours: "Տիտղոսներ և պատմություն",
  figures: {
    label: "Թվեր",
    players: "Ֆուտբոլիստներն ու նրանց գոլերը",
    playersNote: "Բոլորի գոլերը, փոխանցումները, րոպեներն ու համարները",
    season: "Մրցաշրջանը թվերով",
    seasonNote: "Ռմբարկուներ, քարտեր, անառիկ խաղեր, հանդիսատես",
    records: "Ռեկորդներ",
    recordsNote: "Խոշոր հաղթանակ, երկար շարք, ամենաշատ գոլերը",
  },
  partners: "Մեր գործընկերները",
  tableNow: "Աղյուսակը",
  wholeTable: "Ամբողջ աղյուսակը",
  toUs: "մեզնից",
  europe: "Ի՞նչ է պետք Եվրոպայի համար",
  europeGap: (place, points, isAhead) =>
    isAhead
      ? `Եվրագավաթների գոտում ենք՝ ${armenianOrdinal(place)} տեղից առաջ ${points} միավորով։`
      : points === 0
        ? `Միավորներով հավասար ենք ${armenianOrdinal(place)} տեղին, որը վերջինն է եվրագավաթների համար։`
        : `Մինչև ${armenianOrdinal(place)} տեղը՝ վերջինը եվրագավաթների համար, ${points} միավոր է։`,
  nextHomeMatch: "Առաջիկա տնային խաղը",
  tickets: "Տոմսեր",
  placeNow: "Տեղն այժմ",
  readReport: "Կարդալ ամփոփումը",
  titlePartner: "Գլխավոր հովանավոր",
  visitSite: "Այցելել կայք",
  noNextMatch: "Առաջիկա խաղի օրը դեռ որոշված չէ",
  noNextMatchHint: "Օրը կհրապարակենք այստեղ լիգայի որոշումից հետո։",
};
