import type { Language } from "#src/i18n/languages.ts";

/** What is looked at before an article goes out, in the order of the panel: the one list, all else follows from it. */
export const CHECKS = [
  "title",
  "excerpt",
  "address",
  "cover",
  "descriptions",
  "credits",
  "links",
  "headings",
  "languages",
] as const;
export type Check = (typeof CHECKS)[number];

/** A fault is asked about before the article is published; a hint is only shown. */
export const LEVELS = ["fault", "hint"] as const;
export type Level = (typeof LEVELS)[number];

/** What a check found in one language of an article. */
export interface Finding {
  check: Check;
  level: Level;
  /** The field of the form that it is about, e.g. "excerpt_hy". */
  path: string;
  message: string;
}

/** What the page's head tells search engines and networks. */
export interface PageCard {
  /** The title of the page and its description, as a search shows them. */
  title: string;
  description: string;
  url: string;
  site_name: string;
  share_title: string;
  share_description: string;
  /** The address of the picture, and of what it is made from: that is there before the article is out. */
  image: string;
  picture: string;
}

export interface CheckedLanguage {
  language: Language;
  card: PageCard;
  findings: Finding[];
}

/** What stands against publishing an article. */
export interface ChecksOfArticle {
  /** The languages in which there is something of it, the one it was begun in first. */
  languages: CheckedLanguage[];
  /** The checks that refuse a publication. */
  stops: Check[];
  /** How many foreign addresses have not answered yet. */
  asking: number;
  /** Whether links of other sites are asked at all. */
  asks_links: boolean;
}

/** What the club has chosen for all articles. */
export type CheckChoice = Pick<ChecksOfArticle, "stops" | "asks_links">;

/** In the stored setting: this server asks no other sites. */
const ASKS_NOBODY = "no_links_asked";

/** Characters; a title and an excerpt of other lengths are cut, or say too little, where they are found. */
export const GOOD_LENGTHS = { title: { least: 30, most: 65 }, excerpt: { least: 50, most: 160 } };
/** Networks show a picture of this width; a narrower one is blown up. */
export const COVER_WIDTH_PX = 1200;
export const LONGEST_ADDRESS = 75;

/** The choice as it is stored, and as {@link choiceIn} reads it. */
export function writtenChoice({ stops, asks_links }: CheckChoice): string {
  const named: string[] = CHECKS.filter((check) => stops.includes(check));
  return [...named, ...(asks_links ? [] : [ASKS_NOBODY])].join(", ");
}

export function choiceIn(value: string): CheckChoice {
  return { stops: stopsIn(value), asks_links: !wordsIn(value).includes(ASKS_NOBODY) };
}

/** The checks that a stored setting names; words that name none count for nothing. */
export function stopsIn(value: string): Check[] {
  const named = wordsIn(value);
  return CHECKS.filter((check) => named.includes(check));
}

function wordsIn(value: string): string[] {
  return value.split(",").map((word) => word.trim());
}
