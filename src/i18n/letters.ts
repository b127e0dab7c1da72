import type { Language } from "./languages.ts";

const SCRIPTS: [Language, RegExp][] = [
  ["hy", /\p{Script=Armenian}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
];

/**
 * The language to read a visitor's text aloud in, told by most of its letters: they may have written in any, whatever
 * the page speaks. Latin letters may be English or Armenian by ear, so they tell nothing.
 */
export function languageOfLetters(text: string): Language | undefined {
  const half = (text.match(/\p{L}/gu)?.length ?? 0) / 2;
  return SCRIPTS.find(([, letters]) => (text.match(letters)?.length ?? 0) > half)?.[0];
}
