import { colonIn } from "./colon.ts";
import { useLanguage } from "./i18n.tsx";

/** What stands between a label and its value in the page's language. */
export function useColon(): string {
  return colonIn(useLanguage());
}
