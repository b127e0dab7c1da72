import { actionInWords, whoInWords } from "./action-words.ts";
import { useHistoryOfficeText } from "./use-history-office-text.ts";

/** Names who did something, in the language of the interface. */
export function useActorName(): (name: string) => string {
  const text = useHistoryOfficeText();
  return (name) => whoInWords(text, name);
}

/** Puts an action of the audit log in words, in the language of the interface. */
export function useActionWords(): (action: string) => string {
  const text = useHistoryOfficeText();
  return (action) => actionInWords(text, action);
}
