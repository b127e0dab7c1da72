import { useOfficeText } from "#src/i18n/office-text.ts";
import { actionInWords, whoInWords } from "./action-words.ts";

/** Names who did something, in the language of the interface. */
export function useActorName(): (name: string) => string {
  const text = useOfficeText("history");
  return (name) => whoInWords(text, name);
}

/** Puts an action of the audit log in words, in the language of the interface. */
export function useActionWords(): (action: string) => string {
  const text = useOfficeText("history");
  return (action) => actionInWords(text, action);
}
