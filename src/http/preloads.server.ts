import { globSync } from "node:fs";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";

/**
 * The `Link` header of a public page: the fonts of the first view, which a browser would otherwise learn of
 * only after it read the styles.
 * @param folder the built files of the browser, e.g. "build/client"
 * @param fonts beginnings of the font files' names, by language
 */
export function readPreloads(folder: string, fonts: Record<Language, string[]>): Record<Language, string> {
  const assets = globSync("assets/*", { cwd: folder });
  const find = (start: string, end: string) =>
    assets.find((file) => file.startsWith(`assets/${start}`) && file.endsWith(end));
  const links = LANGUAGES.map((language) => {
    const files = fonts[language].flatMap((name) => find(name, ".woff2") ?? []);
    const link = (file: string) => `</${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
    return [language, files.map(link).join(", ")] as const;
  });
  return Object.fromEntries(links) as Record<Language, string>;
}
