import { useInterfaceLanguage } from "#src/i18n/staff-words.tsx";
import { inWords, whoInWords } from "./action-words.ts";

/** Names who did something, in the language of the interface. */
export function useActorName(): (name: string) => string {
  const language = useInterfaceLanguage();
  return (name) => whoInWords(name, language);
}

/** Puts an action of the audit log in words, in the language of the interface. */
export function useActionWords(): (action: string) => string {
  const language = useInterfaceLanguage();
  return (action) => inWords(action, language);
}
