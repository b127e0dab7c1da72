import { acceptedLanguage } from "#src/i18n/accepted-language.server.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#src/i18n/languages.ts";
import { keptLanguage } from "./office-language.ts";

/**
 * The language in which the back office speaks to somebody: the account's own choice; before there is one, what the
 * address asks for, what was chosen in this browser, what the browser asks for; English where none of it helps.
 * Source: decisions on the specifications, 8.
 */
export function officeLanguage(
  request: Request,
  account: { language?: Language | null } | null = null,
): Language {
  const asked = new URL(request.url).searchParams.get("lang");
  return (
    account?.language ??
    (isLanguage(asked) ? asked : undefined) ??
    keptLanguage(request.headers.get("cookie") ?? "") ??
    acceptedLanguage(request.headers.get("accept-language")) ??
    DEFAULT_LANGUAGE
  );
}
