import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import type { Match } from "../match.ts";

/** "Noah – Van", in the language of the interface. */
export function matchName(match: Omit<Match, "events">, language: Language): string {
  const sides = ["home_team_name", "away_team_name"] as const;
  return sides.map((side) => localised(match, side, language).text).join(" – ");
}
