import { armenianOrdinal } from "#src/i18n/armenian.ts";
import type { OutlookText } from "./en.ts";

const AIMS: OutlookText["aims"] = {
  title: "Չեմպիոնություն",
  europe: "Եվրագավաթներ",
  safety: "Լիգայում մնալը",
};
const MARKS: OutlookText["marks"] = { certain: "հաստատ", possible: "հնարավոր է", impossible: "անհնար է" };

const REACHED = {
  title: "",
  europe: "՝ վերջինը եվրագավաթների համար,",
  safety: "՝ վերջինը, որը չի իջնում,",
};
const HELD = {
  title: "Առաջատարն ենք",
  europe: "Եվրագավաթների գոտում ենք",
  safety: "Իջնողների գոտուց վեր ենք",
};

export const outlook: OutlookText = {
  views: "Աղյուսակի տեսքերը",
  race: "Մրցավազք",
  whatIf: "Իսկ եթե՞",
  rules: "Կանոններ",
  rulesAbout: (season) =>
    `Ինչ կանոններով են որոշվում ${season} մրցաշրջանի տեղերը, որտեղ են դրանք գրված և ինչը հաստատված չէ`,
  rulesEmpty: "Դեռ կանոններ չկան",
  rulesEmptyHint: "Դրանք կերևան այստեղ մրցաշրջանի հետ։",
  otherRules: "Մրցաշրջանի մյուս կանոնները",
  pointsRule: "Հաղթանակը երեք միավոր է, ոչ-ոքին՝ մեկ, պարտությունը՝ զրո։",
  matchesRule: (n) => `Ամեն ակումբ անցկացնում է ${n} խաղ։`,
  yellowsRule: (n) => `Մեկ մրցաշարի ${n} դեղին քարտի համար բաց է թողնվում հաջորդ խաղը։`,
  redRule: (n) => `Կարմիր քարտի համար բաց է թողնվում ${n} խաղ։`,
  zonesUnconfirmed: "Հաստատված չէ նաև, թե ինչ են տալիս տեղերը. ոչ ոք չի նշել, թե որտեղ է դա գրված։",
  isConfirmed: "Հաստատված է։",
  isUnconfirmed: "Հաստատված չէ։",
  allSeasons: "Բոլոր մրցաշրջանները",
  asItStands: "Խաղերի ընթացքում",
  finalResults: "Վերջնական արդյունքներ",
  asItStandsNote: "Եթե խաղերն այսպես ավարտվեն",
  playing: "Հիմա խաղում է",
  movement: "Փոփոխություն",
  moved: (from, to) =>
    from === to
      ? `մնում է ${armenianOrdinal(to)} տեղում`
      : `${armenianOrdinal(from)} տեղից՝ ${armenianOrdinal(to)}`,
  stillToPlayFor: "Ինչի՞ համար են պայքարում",
  ownNeeds: "Ի՞նչ է մեզ պետք",
  allNeeds: "Տիտղոս, եվրագավաթներ, լիգայում մնալ. ինչ է պետք",
  marks: MARKS,
  mark: (aim, mark, levelBy) =>
    `${AIMS[aim]}՝ ${MARKS[mark]}${levelBy ? ", հավասար միավորների դեպքում" : ""}`,
  aims: AIMS,
  question: {
    title: "Ի՞նչ է պետք չեմպիոնության համար",
    europe: "Ի՞նչ է պետք Եվրոպայի համար",
    safety: "Ի՞նչ է պետք լիգայում մնալու համար",
  },
  gap: (aim, gap, place) => {
    if (gap === 0) return `Միավորներով հավասար ենք ${armenianOrdinal(place)} տեղին։`;
    if (gap > 0) return `Մինչև ${armenianOrdinal(place)} տեղը${REACHED[aim]} ${gap} միավոր է։`;
    return `${HELD[aim]}՝ ${armenianOrdinal(place)} տեղից առաջ ${-gap} միավորով։`;
  },
  enough: (points, matches) =>
    `Մնացած ${matches} խաղում ${points} միավորը բավական է՝ անկախ մյուսների արդյունքներից։`,
  winAll: (matches) =>
    matches === 1
      ? "Մեր վերջին խաղում հաղթանակը բավական է՝ անկախ մյուսների արդյունքներից։"
      : `Մնացած բոլոր ${matches} խաղում հաղթելը բավական է՝ անկախ մյուսների արդյունքներից։`,
  notInOurHands: (points) =>
    `Նույնիսկ մնացած բոլոր ${points} միավորը կարող է չբավականացնել. մյուսներն էլ պետք է միավորներ կորցնեն։`,
  noMatchLeft: "Մեր խաղերն ավարտվել են. հիմա ամեն ինչ մյուսներից է կախված։",
  tooFew: (points) => `${points} միավորից պակասը չի բավականացնի։`,
  levelBy: (criterion) => `Հավասար միավորների դեպքում որոշում է ${criterion}։`,
  criteria: { goal_difference: "գոլերի տարբերությունը", goals_for: "խփած գոլերի քանակը" },
  decided: {
    title: { certain: "Չեմպիոնությունը մերն է։", impossible: "Չեմպիոնությունն այլևս անհասանելի է։" },
    europe: {
      certain: "Եվրագավաթների տեղն ապահովված է։",
      impossible: "Առաջնությունով եվրագավաթներ հասնելն այլևս հնարավոր չէ։",
    },
    safety: { certain: "Մնում ենք լիգայում։", impossible: "Լիգայում մնալն այլևս հնարավոր չէ։" },
  },
  stones: (open, missing) => ({
    open: `${open} միավոր դեռ կարելի է վաստակել`,
    missing: missing > 0 ? `${missing}-ը չի հերիքում` : "",
  }),
  contradicted:
    "Այս աղյուսակը ձեռքով է լրացված և տարբերվում է կայքի արդյունքներից։ Ուստի դրանից այստեղ ոչինչ չի հաշվարկվում։",
  contradictedTitle: "Այստեղ հաշվարկ չկա",
  incomplete:
    "Ինչն է հաստատ և ինչը՝ հնարավոր, կասենք, երբ հայտնի լինի մրցաշրջանի ամբողջ խաղացանկը՝ յուրաքանչյուր ակումբի բոլոր խաղերով։",
  unsplit:
    "Ինչն է հաստատ և ինչը՝ հնարավոր, կասենք մրցաշրջանը խմբերի բաժանվելուց հետո, երբ հայտնի լինեն բոլոր խմբերը և խաղացված՝ բաժանումից առաջվա բոլոր խաղերը։",
  raceAbout: (season) => `Բոլոր ակումբների տեղերը ${season} մրցաշրջանում՝ ըստ տուրերի և ամսաթվերի`,
  raceHeading: { round: "Տեղն ըստ տուրերի", date: "Տեղն ըստ ամսաթվերի" },
  raceBy: { round: "Ըստ տուրերի", date: "Ըստ ամսաթվերի" },
  raceDescription: (team, from, best, now) =>
    `${team}. սկիզբը՝ ${armenianOrdinal(from)} տեղ, լավագույնը՝ ${armenianOrdinal(best)}, հիմա՝ ${armenianOrdinal(now)}`,
  bestPlace: (when) => `լավագույն տեղը, ${when}`,
  worstPlace: (when) => `ամենացածր տեղը, ${when}`,
  inRound: (round) => `${armenianOrdinal(round)} տուր`,
  onDay: (day) => day,
  amongFirst: (_, first) => `անգամ առաջին ${first}-ի մեջ`,
  now: (points) => `հիմա, ${points} միավոր`,
  sameAsTable: "Նույնը՝ աղյուսակով",
  club: "Ակումբ",
  round: "Տուր",
  raceEmpty: "Մրցավազքը դեռ չի սկսվել",
  raceEmptyHint: "Այն կսկսվի մրցաշրջանի առաջին արդյունքով։",
  europeZone: (last) => `Եվրագավաթներ, 1–${last}`,
  relegationZone: "Իջնողների գոտի",
  whatIfAbout: (league) => `${league}. մուտքագրեք առաջիկա խաղերի արդյունքները և տեսեք աղյուսակը`,
  yourResults: "Ձեր արդյունքները",
  chosen: (n, all) => `${all}-ից ${n}-ը`,
  rounds: "Տուրեր",
  otherMatches: "Այլ",
  goalsOf: (team) => `Գոլեր՝ ${team}`,
  draw: "Ոչ-ոքի",
  noResult: "Չհաշվել",
  work: "Ցույց տալ աղյուսակը",
  startOver: "Սկսել նորից",
  whatIfTable: "Աղյուսակը ձեր արդյունքներով",
  fromTo: (from, to) =>
    from === to
      ? `մնում է ${armenianOrdinal(to)} տեղում`
      : `${armenianOrdinal(from)} տեղից՝ ${armenianOrdinal(to)} տեղ`,
  inAddress: "Ձեր ընտրությունը պահվում է էջի հասցեում. պատճենեք այն՝ կիսվելու համար։",
  leftOut: ({ finished, unknown, unreadable, tooMany }) => {
    const parts = [
      finished > 0 && `արդեն խաղացված խաղերի ${finished} արդյունք`,
      unknown > 0 && `այս լիգայից դուրս խաղերի ${unknown} արդյունք`,
      unreadable > 0 && `${unreadable} անհնար արդյունք`,
      tooMany > 0 && `մրցաշրջանի խաղերից ավելի ${tooMany} արդյունք`,
    ].filter(Boolean);
    return parts.length > 0 ? `Հաշվի չեն առնվել՝ ${parts.join(", ")}։` : "";
  },
  whatIfEmpty: "Ենթադրելու բան չմնաց",
  whatIfEmptyHint: "Այս մրցաշրջանում խաղեր չեն մնացել, կամ դրանք դեռ մուտքագրված չեն։",
  toTable: "Դեպի աղյուսակ",
  stake: (team, win, loss) => {
    const won = win === null ? "" : `Հաղթելու դեպքում ${team} կլինի ${armenianOrdinal(win)} տեղում`;
    const lost = loss === null ? "" : `պարտվելու դեպքում կարող է իջնել ${armenianOrdinal(loss)} տեղ`;
    if (!won) return `Պարտվելու դեպքում ${team} կարող է իջնել ${armenianOrdinal(loss!)} տեղ`;
    return lost ? `${won}, ${lost}` : won;
  },
  stakeNote: "ըստ այսօրվա աղյուսակի",
  tryResults: "Փորձել արդյունքները",
};
