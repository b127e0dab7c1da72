import { plural } from "#src/i18n/plural.ts";

const suffixes = { one: "st", two: "nd", few: "rd", other: "th" } as Record<string, string>;
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

const ordinal = (n: number) => `${n}${suffixes[ordinals.select(n)] ?? "th"}`;

export const home = {
  title: "{club} | Official website",
  eyebrow: (town: string, year: number) => `${town}, since ${year}`,
  watch: "Watch",
  position: "Position",
  points: (n: number) => plural("en", n, { one: "Point", other: "Points" }),
  wins: (n: number) => plural("en", n, { one: "Win", other: "Wins" }),
  ordinal,
  latestNews: "Latest news",
  allNews: "All news",
  noNews: "No articles found",
  noNewsHint: "The first news will appear here.",
  recentResults: "Recent results",
  allMatches: "All matches",
  noResults: "No matches found",
  noResultsHint: "No matches available at the moment",
  achievements: "Our achievements",
  titles: (n: number) =>
    plural("en", n, { one: "title carved in the wall", other: "titles carved in the wall" }),
  championships: (n: number) => plural("en", n, { one: "championship", other: "championships" }),
  cups: (n: number) => plural("en", n, { one: "cup", other: "cups" }),
  superCups: (n: number) => plural("en", n, { one: "super cup", other: "super cups" }),
  otherTitles: (n: number) => plural("en", n, { one: "other title", other: "other titles" }),
  allHonours: "Honours and history",
  figures: {
    label: "Figures",
    players: "Players and their goals",
    playersNote: "Goals, assists, minutes and numbers of everybody",
    season: "The season in figures",
    seasonNote: "Scorers, cards, clean sheets, attendance",
    records: "Records",
    recordsNote: "Biggest win, longest run, most goals",
  },
  partners: "Partners",
  tableNow: "The table",
  wholeTable: "Whole table",
  toUs: "to us",
  europe: "What do we need for Europe?",
  europeGap: (place: number, points: number, isAhead: boolean) =>
    isAhead
      ? `In Europe, ${points} ${plural("en", points, { one: "point", other: "points" })} ahead of ${ordinal(place)} place.`
      : points === 0
        ? `Level on points with ${ordinal(place)} place, the last one for Europe.`
        : `${points} ${plural("en", points, { one: "point", other: "points" })} behind ${ordinal(place)} place, the last one for Europe.`,
  nextHomeMatch: "Next home match",
  tickets: "Tickets",
  placeNow: "Place now",
  readReport: "Read the report",
  titlePartner: "Title partner",
  visitSite: "Visit site",
  noNextMatch: "The next match is not fixed yet",
  noNextMatchHint: "It will stand here as soon as the league has set it.",
};

export type HomeText = typeof home;
