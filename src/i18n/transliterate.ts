import { upperCase } from "./case.ts";
import { fold, withoutMarks } from "./fold.ts";

/** Letters to Latin ones, as pairs: "ա:a բ:b". */
function table(pairs: string): Map<string, string> {
  return new Map(pairs.split(" ").map((pair) => pair.split(":") as [string, string]));
}

/** Source: BGN/PCGN 1981 for Armenian, without its apostrophes. */
const ARMENIAN = table(
  "ու:u և:ev ա:a բ:b գ:g դ:d ե:e զ:z է:e ը:y թ:t ժ:zh ի:i լ:l խ:kh ծ:ts կ:k հ:h ձ:dz ղ:gh ճ:ch մ:m յ:y ն:n " +
    "շ:sh ո:o չ:ch պ:p ջ:j ռ:r ս:s վ:v տ:t ր:r ց:ts ւ:v փ:p ք:k օ:o ֆ:f",
);

/** Source: BGN/PCGN 1947 for Russian, without its signs for ъ and ь. */
const RUSSIAN = table(
  "а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch " +
    "ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya",
);

/** Armenian and Russian letters in Latin, the rest in lower case: "Արմավիր" → "armavir", "Ереван" → "erevan". */
export function transliterate(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/եւ/g, "և")
    .replace(/ու|[\u0561-\u0587]/g, (letter) => ARMENIAN.get(letter) ?? letter)
    .replace(/[\u0430-\u0451]/g, (letter) => RUSSIAN.get(letter) ?? letter);
}

/** Writes the v that is said before ո at the beginning of a word; ու is another letter, and ով has none. */
export function withInitialV(text: string): string {
  return text.replace(/(?<!\p{L})[ոՈ](?![ւՒվՎ])/gu, "վո");
}

/** Writes the y that is said before е at the beginning of a word and after a vowel, as both tables have it. */
function withY(text: string): string {
  return text
    .replace(/(?<!\p{L})(?=[եև])|(?<=[աեէըիոօ]|ու)(?=[եև])/gu, "յ")
    .replace(/(?<!\p{L})е|(?<=[аеёиоуыэюяйъь])е/gu, "йе");
}

/**
 * A readable name for an address: "Երևանի դերբին" → "yerevani-derbin". Empty when nothing is left.
 * @param maxLength cut at a word; an endless word anywhere
 */
export function slugify(text: string, maxLength = 80): string {
  const spoken = withY(withInitialV(withoutMarks(text).toLowerCase().replace(/եւ/g, "և").replace(/ё/g, "е")));
  const slug = fold(transliterate(spoken))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= maxLength) return slug;
  const end = slug.lastIndexOf("-", maxLength);
  return slug.slice(0, end > 0 ? end : maxLength);
}

/**
 * An Armenian or Russian proper name in Latin letters, as staff may correct it: "Երվանդ Ղազարյան" → "Yervand
 * Ghazaryan", "ԲԿՄԱ" → "BKMA".
 */
export function latinName(name: string): string {
  return name.trim().replace(/[\p{L}\p{M}]+/gu, (word) => {
    const capitals = word.length > 1 && word === upperCase(word);
    const latin = transliterate(withY(withInitialV(withoutMarks(word).toLowerCase())));
    if (capitals) return latin.toUpperCase();
    return word[0] === word[0]?.toLowerCase() ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
  });
}
