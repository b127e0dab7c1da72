import { type Forms, formsOf, quoted } from "#src/features/teams/club-forms.ts";
import type { Team } from "#src/features/teams/team.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import type { ClubForms } from "./voice.ts";

/** A team as sentences of a language name it: in other forms than its name only once staff have confirmed them. */
export function clubIn(
  team: Omit<Team, "id" | "version" | "created_at" | "updated_at">,
  language: Language,
): ClubForms {
  const { text, lang } = localised(team, "name", language);
  if (language === "en") return { name: text, lang, forms: {} };
  const forms: Forms = team.forms_confirmed && lang === language ? formsOf(team, language) : {};
  return { name: quoted(text), lang, forms };
}
