import type { App } from "#src/app/app.server.ts";
import { isSought, type SoughtWord, soughtWords } from "#src/i18n/search-words.ts";
import { type Candidate, listCandidates, listWordsAlike } from "./queries.server.ts";
import { type Group, MOST_FOUND, MOST_LETTERS } from "./search.ts";
import type { SitePage } from "./site-page-list.ts";
import { findSitePages, sitePageWords } from "./site-pages.server.ts";
import { typoRank } from "./typos.ts";

/** Meanings of a mistyped word that are looked for. */
const MOST_MEANT = 12;

/** What was found, best first, before it is read. */
export interface Finding {
  sought: SoughtWord[];
  news: number[];
  matches: number[];
  people: Candidate[];
  pages: SitePage[];
  /** Whether a person has all words in the name. */
  isPersonNamed: boolean;
  /** Whether a page has all words in its name. */
  isPageNamed: boolean;
  /** Nothing was found as it was typed, but something for what was meant. */
  isCorrected: boolean;
}

/**
 * The records and pages with every word of a search, in any of the three scripts. When there is none, one
 * mistake in a word is forgiven. At most three queries.
 */
export async function findOnSite(app: App, query: string): Promise<Finding> {
  const typed = soughtWords(query.slice(0, MOST_LETTERS));
  const found = await find(app, typed);
  if (typed.length === 0 || !isEmpty(found)) return { ...found, isCorrected: false };
  const meant = await withMeanings(app, typed);
  if (meant.every(({ terms }, index) => terms === typed[index]!.terms))
    return { ...found, isCorrected: false };
  const other = await find(app, meant);
  return { ...other, isCorrected: !isEmpty(other) };
}

async function find(app: App, sought: SoughtWord[]): Promise<Omit<Finding, "isCorrected">> {
  const now = app.now();
  const candidates = sought.length === 0 ? [] : await listCandidates(app.database, now, sought);
  const ranked = bestOfEach(
    candidates.map((candidate) => ({ candidate, rank: rankOf(candidate, sought) })),
  ).sort((one, other) => other.rank - one.rank || order(one.candidate, other.candidate, now));
  const ofKind = (...kinds: string[]) =>
    ranked.map(({ candidate }) => candidate).filter(({ kind }) => kinds.includes(kind));
  const people = ofKind("players", "staff").slice(0, MOST_FOUND);
  return {
    sought,
    news: ofKind("articles").map(({ record_id }) => record_id),
    matches: ofKind("matches").map(({ record_id }) => record_id),
    people,
    isPersonNamed: people.some(({ title }) => isNamed(title, sought)),
    ...(sought.length === 0 ? { pages: [], isPageNamed: false } : findSitePages(sought)),
  };
}

/** A record is found in each of its languages: the one that fits best counts. */
function bestOfEach<T extends { candidate: Candidate; rank: number }>(found: T[]): T[] {
  const best = new Map<string, T>();
  for (const one of found) {
    const key = `${one.candidate.kind} ${one.candidate.record_id}`;
    if (one.rank > (best.get(key)?.rank ?? -1)) best.set(key, one);
  }
  return [...best.values()];
}

function isNamed(title: string, sought: SoughtWord[]): boolean {
  const words = title.split(" ");
  return sought.every((one) => words.some((word) => isSought(word, one)));
}

/** Whole words of the name before beginnings, and these before words of the text. */
function rankOf({ title }: Candidate, sought: SoughtWord[]): number {
  const words = title.split(" ");
  return sought.reduce(
    (sum, one) => sum + (words.includes(one.word) ? 3 : words.some((word) => isSought(word, one)) ? 2 : 0),
    0,
  );
}

/** The newest article, and the match nearest to now. */
function order(one: Candidate, other: Candidate, now: Date): number {
  if (one.kind === "matches" && other.kind === "matches") {
    const distance = ({ happened_at }: Candidate) => Math.abs(Date.parse(happened_at) - now.getTime()) || 0;
    return distance(one) - distance(other) || other.record_id - one.record_id;
  }
  return compare(other.happened_at, one.happened_at) || other.record_id - one.record_id;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function isEmpty(found: Record<Group, unknown[]>): boolean {
  return found.news.length + found.matches.length + found.people.length + found.pages.length === 0;
}

async function withMeanings(app: App, typed: SoughtWord[]): Promise<SoughtWord[]> {
  const alike = await listWordsAlike(
    app.db,
    typed.map(({ word }) => word),
  );
  const ofPages = sitePageWords();
  return typed.map(({ word, terms }) => {
    const known = alike.filter((one) => one.typed === word).map((one) => one.known);
    const meant = meaningsOf(word, new Set([...known, ...ofPages]));
    return { word, terms: meant.length > 0 ? [...terms, ...meant] : terms };
  });
}

function meaningsOf(word: string, known: Set<string>): string[] {
  const ranked = [...known].flatMap((one) => {
    const rank = typoRank(word, one);
    return rank === undefined ? [] : [{ one, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || compare(a.one, b.one))
    .slice(0, MOST_MEANT)
    .map(({ one }) => one);
}
