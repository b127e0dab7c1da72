/** Of a text with at most so many characters there is one line: names, titles, places. A longer one has paragraphs. */
export const LONGEST_LINE = 500;

/** What ends a line somewhere, and control characters of old terminals. */
const BREAKS = /[\t\n\r\u0080-\u009f\u2028\u2029]+/g;
/** Nothing that anybody sees: spaces, joiners, marks of direction, fillers. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]+$/u;

/** A text as it is kept: a line without breaks, and none where there is nothing to be seen. */
export function plainText(given: string, most: number): string {
  const text = most > LONGEST_LINE ? given : given.replace(BREAKS, " ");
  return UNSEEN.test(text) ? "" : text;
}

/**
 * A text without the signs that nobody sees and no save takes. They come along from PDF files and Word: a break of a
 * line or page stays one, the rest goes.
 */
export function withoutControls(given: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: to find them is the point.
  return given.replace(/[\u000b\u000c]/g, "\n").replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, "");
}
