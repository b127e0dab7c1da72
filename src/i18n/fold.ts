/**
 * Signs that stand inside a word without ending it: the Armenian stress, exclamation, question and abbreviation marks
 * and apostrophe, soft hyphens and zero-width signs, an apostrophe between two letters. Not ՝, which is a comma.
 */
const MARKS =
  /[\u055a-\u055c\u055e\u055f\u00ad\u200b-\u200d\u2060\ufeff]|(?<=\p{L})['\u2019\u02bc](?=\p{L})/gu;

/** As many accents as may stand on one letter. Source: UAX #15, Stream-Safe Text Format. */
const MOST_ACCENTS = 30;
/** More of them in a row, with the halfwidth kana marks that become accents only in NFKC and NFKD. */
const ACCENTS = new RegExp(`([\\p{M}\uff9e\uff9f]{${MOST_ACCENTS}})[\\p{M}\uff9e\uff9f]+`, "gu");

/**
 * A text in a form of Unicode. Accents are put into an order among themselves, and the time for that grows with the
 * square of their number: a text of nothing else would keep the process busy for seconds, so that what no letter
 * carries is left out.
 */
export function inForm(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return text.replace(ACCENTS, "$1").normalize(form);
}

/** A text in one form of Unicode (NFKC, whose ligature և is two letters), without the marks inside its words. */
export function withoutMarks(text: string): string {
  return inForm(text, "NFKC").replace(MARKS, "");
}

/**
 * A text as names are compared: lower case, `և`/`եւ`/`եվ` alike, `ё` as `е`, accents and punctuation gone.
 * SQLite's own folding knows neither Armenian nor Cyrillic.
 */
export function fold(text: string): string {
  const small = withoutMarks(text).toLowerCase().replace(/եւ/g, "եվ").replace(/ё/g, "е");
  return inForm(small, "NFKD")
    .replace(/\p{Mn}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
