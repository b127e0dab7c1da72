import { splitPath } from "#src/i18n/languages.ts";

/** Where the paths beyond a day's limit are counted together. */
export const OTHER_PATHS = "*";
/** Anybody may report any path; past this many a day they share one row. */
export const MOST_PATHS_A_DAY = 2000;

export interface DayViews {
  /** The club's calendar day, "2026-03-11". */
  day: string;
  views: number;
}

export interface PathViews {
  path: string;
  views: number;
}

/** What isn't a public page: the back office, calls, files. */
const NOT_A_PAGE = /^\/(admin|api|media|assets|preview|teams|competitions|partners|league-table)(\/|$)/i;
const FILE = /\.(js|css|map|ico|png|jpe?g|gif|svg|webp|avif|woff2?|txt|xml|json|ics|webmanifest|php)$/i;

/** The public page at a path, with its language's prefix; undefined for anything that is not counted. */
export function countedPath(path: string): string | undefined {
  const plain = decodeURIComponent(path).replace(/(.)\/$/, "$1");
  const [, page] = splitPath(plain);
  return NOT_A_PAGE.test(page) || FILE.test(page) ? undefined : plain;
}

/** The number or slug in an article's path, e.g. "/hy/news/derby-day" → "derby-day". */
export function articleIn(path: string): string | undefined {
  const [, page] = splitPath(path);
  return /^\/news\/([^/]+)$/.exec(page)?.[1];
}

/** Making one takes half a millisecond, and every view asks. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, "2026-03-11". */
export function dayIn(timeZone: string, moment: Date): string {
  const days = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  dayFormats.set(timeZone, days);
  return days.format(moment);
}

/** The last days up to a day, oldest first. */
export function daysUntil(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
