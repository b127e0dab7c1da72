import { club } from "#club/club.ts";
import { stadium } from "#club/stadium.ts";
import type { Language, Localized } from "#src/i18n/languages.ts";
import { isSought, isSpelled, type SoughtWord, searchWords } from "#src/i18n/search-words.ts";
import { SITE_PAGES, type SitePage } from "./site-page-list.ts";

interface Known extends SitePage {
  titleWords: Set<string>;
  words: Set<string>;
}

/** What pages tell beside their names, as the club's folder has it. */
const MORE: Record<string, Localized[]> = {
  "/club": [club.name, club.town, club.league],
  "/stadium": [
    club.stadium.name,
    club.stadium.owner,
    stadium.intro,
    ...stadium.history,
    ...stadium.reconstruction,
  ],
  "/table": [club.league],
};

/** Folded once: these pages change with the program, not with what staff save. */
let known: Known[] | undefined;

function knownPages(): Known[] {
  known ??= SITE_PAGES.map((page) => {
    const names = page.path === "/stadium" ? [page.title, club.stadium.name] : [page.title];
    const titleWords = new Set(names.flatMap(wordsOf));
    const words = new Set([...titleWords, ...[page.about, ...(MORE[page.path] ?? [])].flatMap(wordsOf)]);
    return { ...page, title: names.at(-1)!, titleWords, words };
  });
  return known;
}

/** The pages that have every word, those named by it first. */
export function findSitePages(sought: SoughtWord[]): { pages: SitePage[]; isPageNamed: boolean } {
  const has = (words: Set<string>) =>
    sought.every((one) => words.values().some((word) => isSought(word, one)));
  const found = Map.groupBy(
    knownPages().filter(({ words }) => has(words)),
    ({ titleWords }) => has(titleWords),
  );
  const named = found.get(true) ?? [];
  return { pages: [...named, ...(found.get(false) ?? [])], isPageNamed: named.length > 0 };
}

/** Every word of these pages, for the mistyped ones. */
export function sitePageWords(): string[] {
  return [...new Set(knownPages().flatMap(({ words }) => [...words]))].filter(isSpelled);
}

function wordsOf(text: Record<Language, string>): string[] {
  return [text.en, text.hy, text.ru].flatMap(searchWords);
}
