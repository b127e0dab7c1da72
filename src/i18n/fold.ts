/**
 * Signs that stand inside a word without ending it: the Armenian stress, exclamation, question and abbreviation marks
 * and apostrophe, soft hyphens and zero-width signs, an apostrophe between two letters. Not ՝, which is a comma.
 */
const MARKS =
  /[\u055a-\u055c\u055e\u055f\u00ad\u200b-\u200d\u2060\ufeff]|(?<=\p{L})['\u2019\u02bc](?=\p{L})/gu;

/** A text in one form of Unicode (NFKC, whose ligature և is two letters), without the marks inside its words. */
export function withoutMarks(text: string): string {
  return text.normalize("NFKC").replace(MARKS, "");
}

/**
 * A text as names are compared: lower case, `և`/`եւ`/`եվ` alike, `ё` as `е`, accents and punctuation gone.
 * SQLite's own folding knows neither Armenian nor Cyrillic.
 */
export function fold(text: string): string {
  return withoutMarks(text)
    .toLowerCase()
    .replace(/եւ/g, "եվ")
    .replace(/ё/g, "е")
    .normalize("NFKD")
    .replace(/\p{Mn}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
