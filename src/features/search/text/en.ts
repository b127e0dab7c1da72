import { groupDigits } from "#src/i18n/numbers.ts";

export const search = {
  heading: "Search",
  title: (query: string) => `Search: ${query}`,
  eyebrow: "The whole site",
  lead: "News, matches, people and pages of the club",
  field: "Search the site",
  placeholder: "A player, an opponent, a word from the news",
  button: "Search",
  hint: "What are you looking for?",
  hintMore:
    "Write a word or two: a name, a club, a season. Latin, Armenian and Russian letters find the same.",
  none: "Nothing found",
  noneHint: (query: string) => `There is nothing about “${query}”. Check the spelling or try a shorter word.`,
  corrected: (query: string) => `Nothing is spelled “${query}”. Here is what comes closest.`,
  count: (n: number, isMore: boolean) =>
    `${groupDigits(n, "en")}${isMore ? "+" : ""} ${n === 1 ? "result" : "results"}`,
  groupNames: { news: "News", matches: "Matches", people: "People", pages: "Pages" },
  groupLinks: "Results by kind",
  all: "All",
  showAll: { news: "All news", matches: "All matches", people: "All people", pages: "All pages" },
  firstOnes: (n: number) => `The first ${n} are shown. Add a word to find fewer.`,
  versus: "vs",
};

export type SearchText = typeof search;
