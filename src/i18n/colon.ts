import type { Language } from "./languages.ts";

/**
 * What stands between a label and its value, with its space: ": ", or "՝ " in Armenian, whose colon ends a sentence.
 * Source: the club's glossary, 5.2.5.
 */
export function colonIn(language: Language): string {
  return language === "hy" ? "՝ " : ": ";
}
