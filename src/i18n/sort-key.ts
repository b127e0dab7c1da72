import { inForm, withoutMarks } from "./fold.ts";

/**
 * Letters in the order in which schools teach them: Latin, Russian, Armenian. Russian ё is no letter of its own in a
 * list: dictionaries put Ёлка between Еда and Ель. Armenian ու is one, after ց (the old alphabet's ւ stands there
 * too), and և after ք. Sources: the Armenian school alphabet of 39 letters, since 1940; Русский орфографический
 * словарь, РАН.
 */
const LETTERS = [
  ..."abcdefghijklmnopqrstuvwxyz",
  ..."абвгдежзийклмнопрстуфхцчшщъыьэюя",
  ..."ա բ գ դ ե զ է ը թ ժ ի լ խ ծ կ հ ձ ղ ճ մ յ ն շ ո չ պ ջ ռ ս վ տ ր ց ւ ու փ ք և օ ֆ".split(" "),
];

/** Latin letters that are no other letter with an accent, by where readers look for them. */
const LATIN: Record<string, string> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ı: "i",
  ł: "l",
  œ: "oe",
  ø: "o",
  ß: "ss",
  þ: "th",
};

/** Behind the figures; letters of other scripts come after all these by themselves. */
const FIRST = 0x80;
const WEIGHTS = new Map(LETTERS.map((letter, place) => [letter, String.fromCharCode(FIRST + place)]));

/**
 * What a text is sorted by in a list. Keys are compared as they stand, code by code, and so alike on every database
 * and in every browser. Capitals, accents, quotes and dashes make no difference.
 * @example sortKey("Ուրարտու") < sortKey("Փյունիկ")
 */
export function sortKey(text: string): string {
  return plain(text).replace(/ու|\p{L}/gu, (letter) => WEIGHTS.get(letter) ?? letter);
}

/** Small letters without accents and signs, one blank between words. */
function plain(text: string): string {
  return (
    withoutMarks(text)
      .toLowerCase()
      // NFKC makes two letters of և, as the old spelling has them.
      .replace(/եւ/g, "և")
      // Within a word it is written ԵՎ in capitals, and one word must not stand in two places.
      .replace(/\p{L}+/gu, (word) => (word === "և" ? word : word.replaceAll("և", "եվ")))
      // й is a letter of its own; without this it would lose its sign with the accents.
      .replace(/[^й]+/g, (part) => inForm(part, "NFD").replace(/\p{Mn}+/gu, ""))
      .replace(/[æđðıłœøßþ]/g, (letter) => LATIN[letter]!)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}

/**
 * Rows by a text; equal ones keep their order.
 * @param textOf what each row is sorted by
 */
export function sortedBy<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  order: "asc" | "desc" = "asc",
): Row[] {
  const sign = order === "asc" ? 1 : -1;
  return rows
    .map((row) => ({ row, key: sortKey(textOf(row)) }))
    .sort((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -sign : sign))
    .map(({ row }) => row);
}
