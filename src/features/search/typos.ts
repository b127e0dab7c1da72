/** Shorter words are too like each other. */
export const LEAST_LETTERS = 4;

/**
 * Whether two words are one mistake apart: a letter missing, added, wrong, or two neighbours swapped.
 * Source: the restricted Damerau distance of 1, without its table.
 */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  if (short.length < long.length) return short.slice(i) === long.slice(i + 1);
  const isSwapped = short[i] === long[i + 1] && short[i + 1] === long[i];
  return short.slice(i + 1) === long.slice(i + 1) || (isSwapped && short.slice(i + 2) === long.slice(i + 2));
}

/** Whether a mistyped word is meant by a known one, or by its beginning: 0 for the whole, 1 for a part, else undefined. */
export function typoRank(typed: string, known: string): 0 | 1 | undefined {
  if (typed.length < LEAST_LETTERS) return undefined;
  if (isOneTypoApart(typed, known)) return 0;
  for (const length of [typed.length - 1, typed.length, typed.length + 1]) {
    if (length >= known.length || length < LEAST_LETTERS - 1) continue;
    if (isOneTypoApart(typed, known.slice(0, length))) return 1;
  }
  return undefined;
}
