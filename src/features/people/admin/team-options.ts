import type { Team } from "#src/features/teams/team.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";

/** The clubs to choose from, in the order of the interface's language. */
export function teamOptions(teams: readonly Team[], language: Language): { value: string; label: string }[] {
  const named = teams.map((team) => ({
    value: String(team.id),
    label: localised(team, "name", language).text,
  }));
  return sortedBy(named, ({ label }) => label);
}
