import { useStaffLanguage } from "#src/i18n/staff-words.tsx";
import { inWords } from "./action-words.ts";

/** Puts an action of the audit log in words, in the language of the interface. */
export function useActionWords(): (action: string) => string {
  const language = useStaffLanguage();
  return (action) => inWords(action, language === "specified" ? "en" : language);
}
