import { plural } from "#src/i18n/plural.ts";

export const honours = {
  heading: "Honours and history",
  keywords: "honours, titles, championships, cups, club history",
  description: (club: string, titles: number) =>
    `${club}: ${titles} ${plural("en", titles, { one: "title", other: "titles" })}, year by year, and the club’s history.`,
  titles: (n: number) =>
    plural("en", n, { one: "title carved in the wall", other: "titles carved in the wall" }),
  kind: {
    championship: (n: number) => plural("en", n, { one: "Championship", other: "Championships" }),
    cup: (n: number) => plural("en", n, { one: "Cup", other: "Cups" }),
    super_cup: (n: number) => plural("en", n, { one: "Super cup", other: "Super cups" }),
    other: (n: number) => plural("en", n, { one: "Other title", other: "Other titles" }),
  },
  noTitles: "No titles yet",
  noTitlesHint: "The first one will be carved here.",
  seasons: "Season by season",
  seasonsNote: "a column is a season, its height the place",
  place: (n: number) => `place ${n}`,
  history: "History",
  records: "Records",
  allRecords: "All records",
  clubPage: "Club",
};

export type HonoursText = typeof honours;
