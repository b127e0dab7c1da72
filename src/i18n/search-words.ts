import { fold, withoutMarks } from "./fold.ts";
import { singularsOf } from "./singular.ts";
import { soundKeys } from "./sound.ts";
import { transliterate, withInitialV } from "./transliterate.ts";

/**
 * The version of the rules by which words are told alike, here and in `fold`, `transliterate` and `soundKeys`, and of
 * what records are found by. A club whose search was made by another one has it made anew at its next start: raise it
 * with every change of a rule.
 */
export const SEARCH_RULES = "5";

/** A longer one is no word; PostgreSQL bounds the words of its index. */
const MOST_LETTERS = 40;
/** Of one search; the rest is passed over. */
const MOST_WORDS = 8;
/** Before what is no spelling but the sound of a name. No text has it in a word. */
const SOUND = "≈";
/** A shorter sound is the beginning of too many names: it is sought whole. */
const LEAST_OF_SOUND = 5;

const WORD = /[\p{L}\p{N}\p{Mn}]+(?:[-\u2010\u058a][\p{L}\p{N}\p{Mn}]+)*/gu;
const HYPHEN = /[-\u2010\u058a]/;

/** A word of a search, and all that it stands for. */
export interface SoughtWord {
  /** As it was typed, in Latin letters. */
  word: string;
  /** Words of a text that have it: whole ones, or beginnings, which end with `*`. */
  terms: string[];
}

/**
 * A text's words as the site's search knows them: in Latin letters whatever the script, so that "armavir",
 * Արմավիր and Армавир are one word, and Երևան, Ереван and Yerevan too. What is written with a capital may be a name,
 * and is known by its sound too; ոչ-ոքի is known as one word as well as by its parts.
 */
export function searchWords(text: string): string[] {
  return (withoutMarks(text).match(WORD) ?? []).flatMap((word) => {
    const words = known.get(word) ?? wordsOf(word);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, words);
    return words;
  });
}

/** A club's articles repeat their words: with 10,000 of them, to make the search anew takes a fifth of the time. */
const known = new Map<string, string[]>();
const MOST_KNOWN = 20_000;

function wordsOf(word: string): string[] {
  const parts = word.split(HYPHEN);
  const joined = isCompound(parts) ? [parts.join("")] : [];
  const sounds = [...parts, ...joined]
    .filter((part) => /^\p{Lu}/u.test(part))
    .flatMap((part) => soundKeys(part).map((key) => SOUND + key));
  return [...[...parts, ...joined].map(inLatin).filter(Boolean), ...sounds];
}

/** The words of a search, each with the spellings and sounds by which texts may have it. */
export function soughtWords(search: string): SoughtWord[] {
  const words = (withoutMarks(search).match(WORD) ?? []).flatMap((word) => {
    const parts = word.split(HYPHEN);
    const joined = isCompound(parts) ? [inLatin(parts.join(""))] : [];
    return parts.map((part) => ({
      word: inLatin(part),
      terms: [...joined.map(asTerm), ...termsOf(part), ...singularTerms(part)],
    }));
  });
  const different = new Map(words.filter(({ word }) => word).map((one) => [one.word, one]));
  return [...different.values()].slice(0, MOST_WORDS);
}

/** Whether a word of a text, as `searchWords` gives it, is one that somebody looks for. */
export function isSought(word: string, { terms }: SoughtWord): boolean {
  return terms.some((term) => (term.endsWith("*") ? word.startsWith(term.slice(0, -1)) : word === term));
}

/** Whether it is a word that somebody could have typed, and not the sound of one. */
export function isSpelled(word: string): boolean {
  return !word.startsWith(SOUND);
}

/**
 * What the `search` column of a record holds, for lists that look for parts of words: its texts folded, in Latin
 * letters, and by sound, with a sign at both ends.
 */
export function searchText(...texts: (string | null | undefined)[]): string {
  const words = texts.flatMap((text) => {
    if (!text) return [];
    const known = searchWords(text).map((word) => (isSpelled(word) ? word : word + SOUND));
    return [...fold(text).split(" "), ...fold(transliterate(text)).split(" "), ...known];
  });
  return [...new Set(words)].filter(Boolean).join(" ");
}

/**
 * The words of a search as `search` columns may hold them, each in several ways. They are letters, figures and the
 * sign of sounds, so nothing needs escaping.
 */
export function soughtParts(search: string | undefined): string[][] {
  return fold(search ?? "")
    .split(" ")
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => {
      // A last ո may be the first half of ու, which is another letter in Latin.
      const part = fold(transliterate(word.replace(/(?<=.)ո$/, ""))) || word;
      const others = termsOf(word).map((term) =>
        term.endsWith("*") ? term.slice(0, -1) : isSpelled(term) ? term : term + SOUND,
      );
      // Whatever has a longer spelling has what it contains.
      return [part, ...new Set(others.filter((other) => !other.includes(part)))];
    });
}

/** As {@link soughtParts}, without the sounds: for long lists, where a look for each of them would cost too much. */
export function soughtSpellings(search: string | undefined): string[][] {
  return soughtParts(search).map((parts) => parts.filter(isSpelled));
}

function termsOf(word: string): string[] {
  const sounds = soundKeys(word).map(
    (key) => SOUND + key.slice(0, MOST_LETTERS) + (key.length < LEAST_OF_SOUND ? "" : "*"),
  );
  const latin = inLatin(word);
  return latin ? [asTerm(latin), ...sounds] : [];
}

function singularTerms(word: string): string[] {
  return singularsOf(word).map((one) => inLatin(one) + (one.endsWith("*") ? "*" : ""));
}

/** A single letter would be the beginning of everything. */
function asTerm(word: string): string {
  return word.length === 1 ? word : `${word}*`;
}

function inLatin(word: string): string {
  return fold(transliterate(withInitialV(word)))
    .replaceAll(" ", "")
    .slice(0, MOST_LETTERS)
    .replace(/^ye(?=.)/, "e");
}

/** Words joined by a hyphen, not the figures of a score or a day. */
function isCompound(parts: string[]): boolean {
  return parts.length > 1 && parts.some((part) => /\p{L}/u.test(part));
}
