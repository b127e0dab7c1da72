import { quoted } from "#src/features/teams/club-forms.ts";
import { armenianOrdinal, definite } from "#src/i18n/armenian.ts";
import { criteria } from "./criteria.hy.ts";
import type { WhyText } from "./why.en.ts";

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} և ${names.at(-1)}`;
const plain = (names: readonly string[]) => list(names.map(quoted));
const told = (names: readonly string[]) => list(names.map((name) => definite(quoted(name))));

export const why: WhyText = {
  criteria,
  question: (place) => `Ինչո՞ւ ${armenianOrdinal(place)} տեղում`,
  questionOf: (place, name) => `Ինչո՞ւ ${armenianOrdinal(place)} տեղում՝ ${name}`,
  alone: (name, criterion, value, place) =>
    `${criterion}՝ ${value}։ Ուրիշ ոչ ոք նույնքան չունի, ուստի ${told([name])} ${armenianOrdinal(place)}ն է։`,
  level: (names, value, from, to) =>
    `${told(names)} ունեն ${value}-ական. տեղերը՝ ${from}-ից մինչև ${armenianOrdinal(to)}։`,
  values: (groups) => `${groups.map(({ names, value }) => `${plain(names)}՝ ${value}`).join("; ")}։`,
  same: (value) => `Բոլորն ունեն ${value}։`,
  noLots: "Նրանց միջև վիճակահանություն չի եղել։",
  decided: (name, place) => `${told([name])} ${armenianOrdinal(place)}ն է։`,
  still: (names) => `${told(names)} դեռ հավասար են։`,
  shared: (names, place) => `Այլ չափանիշ չկա. ${told(names)} կիսում են ${armenianOrdinal(place)} տեղը։`,
  byHand: (names) =>
    `Կանոններն այլևս չեն տարբերում թիմերը (${plain(names)}). նրանց հերթականությունը սահմանել են աշխատակիցները։`,
  sharedPlace: "կիսված տեղ",
  unused: "Պետք չեղավ",
  mini: (clubs) => (clubs === 2 ? "Երկուսի խաղերն իրար դեմ" : `${clubs} թիմի փոքր աղյուսակը`),
  toCome: "Նրանց առջևում դեռ կան խաղեր",
  round: (round) => `${armenianOrdinal(round)} տուր`,
  waits: "Նրանց՝ իրար դեմ խաղերը դեռ չեն ավարտվել, ուստի դեռ չեն հաշվվում։",
  differs: "Այս ցուցանիշները մուտքագրվել են ձեռքով. պահված արդյունքներից այլ թվեր են ստացվում։",
  contradicted:
    "Աղյուսակը լրացվել է ձեռքով և չի բխում պահված արդյունքներից ու կանոններից, ուստի դրանցով այս տեղը չի բացատրվում։",
  fixed: "Այս տեղը սահմանվել է որոշմամբ։",
  begun: "Դեռ ոչ ոք չի խաղացել, և դեռ ոչինչ որոշված չէ։",
  order: "Տեղերի որոշման կարգը այս մրցաշրջանում",
  orderOf: (stage) => `Տեղերի որոշման կարգը՝ ${stage}`,
  unconfirmed: "Հաստատված չէ. կարգը դեռ չի ստուգվել մրցաշարի կանոնակարգով։",
  noSource: "Աղբյուրը հայտնի չէ։",
  reapplied: "Ովքեր փոքր աղյուսակում հավասար են մնում, նրանց համար կազմվում է նոր փոքր աղյուսակ։",
  allPlayed: "Փոքր աղյուսակը հաշվի է առնվում, երբ նրա բոլոր խաղերը կայացել են։",
  deciderFor: (places) => `Լրացուցիչ խաղ անցկացվում է միայն ${list(places.map(armenianOrdinal))} տեղի համար։`,
  sharing: "Ովքեր վերջին չափանիշից հետո էլ հավասար են, կիսում են տեղը։",
  fromResults: "Աղյուսակն ինքնաբերաբար հետևում է արդյունքներին։",
  carries: {
    all: "Այս փուլ տեղափոխվել է ամեն ինչ։",
    half: "Այս փուլ տեղափոխվել է միավորների կեսը՝ դեպի վեր կլորացված։",
    none: "Այս փուլ ոչինչ չի տեղափոխվել։",
  },
  without: (points, place) =>
    place === null
      ? `Առանց դրա՝ ${points} միավոր։`
      : `Առանց դրա՝ ${points} միավոր և ${armenianOrdinal(place)} տեղ։`,
  free: (round, names) => `${armenianOrdinal(round)} տուրում խաղ չունի՝ ${plain(names)}`,
};
