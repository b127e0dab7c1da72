import { requestLanguage } from "#src/api/request-language.server.ts";
import { isLanguage, type Language } from "#src/i18n/languages.ts";

/**
 * The language for somebody who is not signed in: asked for in the address, chosen before in this browser for
 * the office or for the site, or the first of the browser's own that the club speaks.
 */
export function visitorLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get("lang");
  const cookies = request.headers.get("cookie") ?? "";
  const kept = ["admin_language", "language"].map(
    (name) => new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(cookies)?.[1],
  );
  return [asked, ...kept].find(isLanguage) ?? requestLanguage(request) ?? "en";
}
