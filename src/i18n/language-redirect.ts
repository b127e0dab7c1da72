import { isLanguage, localPath, splitPath } from "#src/i18n/languages.ts";

/**
 * Where a visitor who chose Armenian or Russian before goes from an English page's address; undefined to
 * stay. Files, the back office and the data of pages that are open already have no language of their own.
 */
export function chosenLanguagePath(
  method: string,
  url: URL,
  cookies: string | undefined,
): string | undefined {
  if ((method !== "GET" && method !== "HEAD") || /\.\w+$/.test(url.pathname)) return undefined;
  // A preview is shown in a language that its text has; `/en/news` leads to `/news` first.
  if (/^\/(admin|preview|en)(\/|$)/.test(url.pathname)) return undefined;
  // Letters alone: what might be spaces, too, would be read again from each of a thousand spaces.
  const chosen = /(?:^|;\s*)language=(\w+)\s*(?:;|$)/.exec(cookies ?? "")?.[1];
  if (!isLanguage(chosen) || chosen === "en") return undefined;
  const [language, path] = splitPath(url.pathname);
  return language === "en" ? localPath(chosen, path) + url.search : undefined;
}
