import { armenianOrdinal } from "#src/i18n/armenian.ts";
import type { TableText } from "./en.ts";
import { why } from "./why.hy.ts";

export const table: TableText = {
  heading: "Մրցաշարային աղյուսակ",
  season: "Մրցաշրջան",
  chooseSeason: "Ընտրեք մրցաշրջանը",
  current: "(ընթացիկ)",
  totalTeams: "Թիմեր",
  totalMatches: "Խաղեր",
  totalGoals: "Գոլեր",
  places: (from, to, last) => {
    if (from === to) return to === last ? "վերջին տեղ" : `${armenianOrdinal(to)} տեղ`;
    return to === last
      ? `${armenianOrdinal(from)} տեղից մինչև վերջինը`
      : `${from}–${armenianOrdinal(to)} տեղեր`;
  },
  zones: {
    champions_league: "Չեմպիոնների լիգա",
    europa_league: "Եվրոպա լիգա",
    relegation: "Իջնում է Առաջին խումբ",
  },
  columns: {
    position: ["Տեղ", "Տեղ"],
    team: ["Թիմ", "Թիմ"],
    played: ["Խ", "Խաղեր"],
    won: ["Հ", "Հաղթանակ"],
    drawn: ["Ո", "Ոչ-ոքի"],
    lost: ["Պ", "Պարտություն"],
    goals_for: ["ԽԳ", "Խփած գոլեր"],
    goals_against: ["ԲԳ", "Բաց թողած գոլեր"],
    goal_difference: ["ԳՏ", "Գոլերի տարբերություն"],
    points: ["Մ", "Միավորներ"],
    form: ["Վերջին խաղերը", "Վերջին խաղերը"],
  },
  abbreviations: "Հապավումներ",
  form: "Վերջին խաղերը",
  notes: "Որոշումներ",
  adjusted: (points) => `${points < 0 ? "հանվել է" : "ավելացվել է"} ${Math.abs(points)} միավոր`,
  placed: (place) => `${armenianOrdinal(place)} տեղը՝ որոշմամբ`,
  drawnLot: (place) => `վիճակահանությամբ՝ ${armenianOrdinal(place)}`,
  decidedOn: (day) => `Որոշման օրը՝ ${day}։`,
  letters: { W: "Հ", D: "Ո", L: "Պ" },
  outcomes: { W: "Հաղթանակ", D: "Ոչ-ոքի", L: "Պարտություն" },
  ownClub: "Մեր ակումբը",
  champion: "Առաջին տեղ",
  empty: "Աղյուսակը դեռ չկա",
  emptyHint: (season) => `${season} մրցաշրջանի աղյուսակը դեռ պատրաստ չէ։ Այցելեք ավելի ուշ։`,
  about: (league, season) =>
    `${league}, ${season}. բոլոր թիմերի տեղերը, միավորները, գոլերը և վերջին արդյունքները`,
  why,
  keywords: "աղյուսակ, միավորներ, արդյունքներ",
};
