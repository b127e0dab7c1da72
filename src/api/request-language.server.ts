import { LANGUAGES, type Language } from "#src/i18n/languages.ts";

/**
 * The language that a caller asks for with `Accept-Language`; undefined for one who asks for none, for any (`*`), or
 * for others only: that caller gets each sentence as it is specified.
 */
export function requestLanguage(request: Request): Language | undefined {
  const wanted = request.headers.get("accept-language") ?? "";
  const ranges = wanted.split(",").map((range) => {
    const [tag = "", ...options] = range.trim().toLowerCase().split(";");
    const quality = options.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
    return { tag: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = ranges
    .filter(({ tag, quality }) => LANGUAGES.includes(tag as Language) && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return known[0]?.tag as Language | undefined;
}
