import type { ShownText } from "./localised.ts";

/** Between an Armenian word's parts: «ոչ-ոքի», «20-ին», «15-րդ». */
const ARMENIAN = /(?<=[\p{L}\p{N}])-(?=[\u0561-\u0587])/gu;

/** In Russian between a figure and its ending alone: «1-й», «25-летие». */
const RUSSIAN = /(?<=\p{N})-(?=[а-яё])/gu;

/**
 * A text whose words stay whole at the end of a line: browsers break «ոչ-ոքի» and «1-й» at the hyphen. With word
 * joiners rather than another hyphen, which the club's fonts don't have. For what is shown, not for what is stored.
 */
export function wholeWords({ text, lang }: ShownText): string {
  if (lang === "en") return text;
  return text.replace(lang === "hy" ? ARMENIAN : RUSSIAN, "\u2060-\u2060");
}
