/** Letters that a word keeps at least without its ending; shorter ones begin too many other words. */
const LEAST_LETTERS = 4;
const ARMENIAN = /^(.+?)(?:ներ|եր)(?:[ըին]|ով|ից|ում)?$/;
const RUSSIAN = /^(.+?)(?:[ыи]|(?<=.{5})(?:ов|ев|ам|ям|ами|ями|ах|ях))$/;

/**
 * What a word in the plural may be in the singular, for a search; empty for a word that looks like none. Rough on
 * purpose: the word itself is sought too.
 * @returns words of a text: whole ones, or beginnings, which end with `*`
 * @example singularsOf("tickets") → ["ticket"]; "билеты" → ["билет*"]; "տոմսերը" → ["տոմս*"]
 */
export function singularsOf(word: string): string[] {
  const lower = word.toLowerCase();
  const [, stem] = ARMENIAN.exec(lower) ?? RUSSIAN.exec(lower) ?? [];
  if (stem) return stem.length >= LEAST_LETTERS ? [`${stem}*`] : [];
  if (!/^[a-z]{4,}s$/.test(lower) || /[su]s$/.test(lower)) return [];
  if (lower.endsWith("ies")) return [`${lower.slice(0, -3)}y`];
  return /(?:ch|sh|x|ss)es$/.test(lower) ? [lower.slice(0, -2)] : [lower.slice(0, -1)];
}
