import type { ShownText } from "./localised.ts";

/** Between an Armenian word's parts: «ոչ-ոքի», «20-ին», «15-րդ». */
const HYPHEN = /(?<=[\p{L}\p{N}])-(?=[\u0561-\u0587])/gu;

/**
 * A headline's text whose words stay whole at the end of a line: browsers break «ոչ-ոքի» at its hyphen. With word
 * joiners rather than another hyphen, which the club's fonts don't have. For what is shown, not for what is stored.
 */
export function wholeWords({ text, lang }: ShownText): string {
  return lang === "hy" ? text.replace(HYPHEN, "\u2060-\u2060") : text;
}
