import { isLanguage, type Language } from "./languages.ts";

/**
 * The language that a browser asks for most, of those that the club speaks; undefined for none of them.
 * @param header `Accept-Language`, e.g. "de, hy-AM;q=0.8, en;q=0.5"
 */
export function acceptedLanguage(header: string | null): Language | undefined {
  const wanted = (header ?? "").split(",").map((part) => {
    const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { language: range.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  // The sort is stable: of two that are wanted alike, the one that is named first.
  const best = wanted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return best.map(({ language }) => language).find(isLanguage);
}
