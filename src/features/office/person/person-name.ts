import type { InLanguages } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";

/** First and last name of a person, in the language of the interface. */
export function personName(person: InLanguages<"first_name" | "last_name">, language: Language): string {
  const names = (["first_name", "last_name"] as const).map((name) => localised(person, name, language).text);
  return names.join(" ").trim();
}
