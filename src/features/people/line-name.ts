import type { Name } from "./person.ts";

// The name of a pasted line, whose words stand in one of the orders in which lists have them.

const INITIAL = /^\p{L}\.$/u;
/** "Jr" belongs to the name before it. */
const SUFFIX = /^(jr|sr|ii|iii|мл|ст|կրտ)$/i;
/** A letter alone that marks the captain: nobody's last name is one. */
const CAPTAIN = /^[cксա]$/i;
/** Last names of Armenians by their ending; Lukyan, Stoyan and their like are first names. */
const ARMENIAN = /^(?!(stoyan|стоян)$)\p{L}.{2,}(?<!ь)(յան|յանց|yan|yants|ян|янц)$/iu;
const PATRONYMIC = /(ович|евич|овна|евна|ovich|evich|ovna|evna)$/i;
const IN_CAPITALS = /^(?=.*\p{Lu}{2})[^\p{Ll}]+$/u;

/** Whether a word is kept as it is, with its dot. */
export function isInitial(word: string): boolean {
  return INITIAL.test(word);
}

/** "Н.А." and "Н.А" as two initials, "Н.Саградян" as one and a name. */
export function partInitials(word: string): string[] {
  const [, initials, rest = ""] = /^((?:\p{L}\.)+)(.*)$/u.exec(word) ?? [];
  if (!initials) return [word];
  const parts = initials.match(/\p{L}\./gu) ?? [];
  if (rest === "") return parts;
  return [...parts, /^\p{L}$/u.test(rest) ? `${rest}.` : rest];
}

/**
 * Which words are the last name: the last one, but for lists that have it first.
 * @param words at least one
 * @param before how many of them stand before the line's only comma: "Petrosyan, Aram"
 */
export function nameOfWords(words: string[], before?: number): Name {
  const name = withoutMark(words);
  const count = lastNamesFirst(name, before);
  if (count > 0) return { last: join(name.slice(0, count)), first: join(name.slice(count)) };
  const ending = name.length > 1 && SUFFIX.test(name.at(-1)!) ? 2 : 1;
  return { last: join(name.slice(-ending)), first: join(name.slice(0, -ending)) };
}

/** "Metoyan C" is a captain; "Hakobyan G" somebody whose first name begins so. */
function withoutMark(words: string[]): string[] {
  const end = words.at(-1)!;
  if (words.length === 1 || [...end].length > 1) return words;
  return CAPTAIN.test(end) ? words.slice(0, -1) : [...words.slice(0, -1), `${end}.`];
}

/** @returns how many words at the beginning are the last name; 0 where it is at the end */
function lastNamesFirst(name: string[], before: number | undefined): number {
  const [first = "", end = ""] = [name[0], name.at(-1)];
  if (name.length === 1 || SUFFIX.test(end)) return 0;
  if (before && before < name.length) return before;
  const named = name.findLastIndex((word) => !INITIAL.test(word)) + 1;
  if (named > 0 && named < name.length) return named;
  const capitals = name.findIndex((word) => !IN_CAPITALS.test(word));
  if (capitals > 0) return capitals;
  const isArmenian = ARMENIAN.test(first) && !ARMENIAN.test(end);
  return isArmenian || (name.length === 3 && PATRONYMIC.test(end)) ? 1 : 0;
}

function join(words: string[]): string {
  return words.join(" ");
}
