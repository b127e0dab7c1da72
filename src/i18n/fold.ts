/** Armenian letters to Latin; digraphs first. Source: the club's domain notes, after BGN/PCGN. */
const ARMENIAN: Record<string, string> = {
  ու: "u",
  և: "ev",
  ա: "a",
  բ: "b",
  գ: "g",
  դ: "d",
  ե: "e",
  զ: "z",
  է: "e",
  ը: "y",
  թ: "t",
  ժ: "zh",
  ի: "i",
  լ: "l",
  խ: "kh",
  ծ: "ts",
  կ: "k",
  հ: "h",
  ձ: "dz",
  ղ: "gh",
  ճ: "ch",
  մ: "m",
  յ: "y",
  ն: "n",
  շ: "sh",
  ո: "o",
  չ: "ch",
  պ: "p",
  ջ: "j",
  ռ: "r",
  ս: "s",
  վ: "v",
  տ: "t",
  ր: "r",
  ց: "ts",
  ւ: "v",
  փ: "p",
  ք: "k",
  օ: "o",
  ֆ: "f",
};

const RUSSIAN: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};

/**
 * A text as search compares it: NFKC, lower case, `և`/`եւ`/`եվ` alike, `ё` as `е`, accents and punctuation
 * gone. SQLite's own folding knows neither Armenian nor Cyrillic.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/եւ|և/g, "եվ")
    .replace(/ё/g, "е")
    .normalize("NFKD")
    .replace(/\p{Mn}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Armenian and Russian letters in Latin, the rest unchanged: "Արմավիր" → "armavir", "Ереван" → "erevan". */
export function transliterate(text: string): string {
  const folded = text.normalize("NFKC").toLowerCase().replace(/եւ/g, "և");
  return folded
    .replace(/ու|[\u0561-\u0587]/g, (letter) => ARMENIAN[letter] ?? letter)
    .replace(/[\u0430-\u0451]/g, (letter) => RUSSIAN[letter] ?? letter);
}

/**
 * What the `search` column of a record holds: its texts folded, and once more in Latin letters, so that
 * "armavir" finds Արմավիր and Армавир.
 */
export function searchText(...texts: (string | null | undefined)[]): string {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    for (const word of fold(text).split(" ")) words.add(word);
    for (const word of fold(transliterate(text)).split(" ")) words.add(word);
  }
  words.delete("");
  return [...words].join(" ");
}

/**
 * A readable name for URLs: "Արմավիրի դերբին" → "armaviri-derbin". Empty when nothing is left.
 * @param maxLength cut at a word
 */
export function slugify(text: string, maxLength = 80): string {
  const slug = fold(transliterate(text))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 1)).replace(/-+$/, "");
}
