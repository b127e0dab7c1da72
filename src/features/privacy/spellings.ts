import { inForm } from "#src/i18n/fold.ts";

/**
 * A pattern of a name in whatever spelling people give it: with its accents or without, ё or е, և or եւ or եվ, one
 * apostrophe or another. For a text {@link apart | taken apart}.
 */
export function spellingsOf(name: string): string {
  const letters = apart(name)
    .replace(/\p{Mn}+/gu, "")
    .match(/ե[ւվ]|./giu);
  return (letters ?? [])
    .map((letter) => {
      if (letter === "և" || letter.length === 2) return "(?:և|ե[ւվ])";
      if (/['\u2019\u02bc]/u.test(letter)) return "['\u2019\u02bc]?";
      return `${RegExp.escape(letter)}\\p{Mn}*`;
    })
    .join("");
}

/** A text whose accents stand apart from their letters. */
export function apart(text: string): string {
  return inForm(text, "NFD");
}
