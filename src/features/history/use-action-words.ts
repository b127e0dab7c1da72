import { useOfficeText } from "#src/i18n/office-text.ts";
import { actionInWords, actorInWords, whoInWords } from "./action-words.ts";

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

/** Who is meant by a username of the audit log, in the language of the interface. */
export function useActorsOfLog(people: Parameters<typeof actorInWords>[1]): (username: string) => string {
  const text = useOfficeText("history");
  return (username) => actorInWords(text, people, username);
}
