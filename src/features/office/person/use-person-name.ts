import { useLanguage } from "#src/i18n/i18n.tsx";
import { personName } from "./person-name.ts";

/** What a person is called in the language of the interface; undefined for nobody. */
export function usePersonName(person: Parameters<typeof personName>[0] | undefined): string | undefined {
  const language = useLanguage();
  return person && personName(person, language);
}
