import { useLanguage } from "./i18n.tsx";

/**
 * What stands between a label and its value, with its space: ": ", or "՝ " in Armenian, whose colon ends a sentence.
 * Source: the club's glossary, 5.2.5.
 */
export function useColon(): string {
  return useLanguage() === "hy" ? "՝ " : ": ";
}
