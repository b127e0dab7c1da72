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
  const own = (request.headers.get("accept-language") ?? "")
    .split(",")
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return [asked, ...kept, ...own].find(isLanguage) ?? "en";
}
