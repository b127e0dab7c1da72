import { withoutMarks } from "./fold.ts";

/**
 * A text in capitals. The letter և has none of its own and is ԵՎ, where Unicode gives ԵՒ; the old spelling եւ keeps
 * its letters. Source: the rules of the Armenian language committee on և, and Unicode's SpecialCasing, which differs.
 */
export function upperCase(text: string): string {
  return text.replaceAll("և", "եվ").toUpperCase();
}

/** A text in small letters: ԵՎ stays two letters, as nobody can tell which of them were և. */
export function lowerCase(text: string): string {
  return text.toLowerCase();
}

/**
 * A text that begins with a capital, as headings do in Armenian and Russian, which have no other; a name in «…»
 * begins with one too. Of ու only the first half is a capital, and և becomes Եվ.
 */
export function sentenceCase(text: string): string {
  return text.replace(/^\P{L}*\p{L}|«\P{L}*\p{L}/gu, (beginning) => {
    const [last = ""] = [...beginning].slice(-1);
    return beginning.slice(0, -last.length) + (last === "և" ? "Եվ" : last.toUpperCase());
  });
}

/**
 * The first letters of a name, in capitals, as they stand on a crest: ու is one letter, և is two.
 * @example firstLetters("Փյունիկ", 3) → "ՓՅՈՒ"
 */
export function firstLetters(name: string, count: number): string {
  const letters = withoutMarks(name.replaceAll("և", "եվ")).match(/[ոՈ][ւՒ]|[\p{L}\p{N}]/gu) ?? [];
  return letters.slice(0, count).join("").toUpperCase();
}
