import { fold } from "#src/i18n/fold.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnNames, localised } from "#src/i18n/localised.ts";
import type { MatchEvent } from "./match.ts";

type Named = Pick<
  MatchEvent,
  | "player_name"
  | "player_name_hy"
  | "player_name_ru"
  | "player_last_name"
  | "player_last_name_hy"
  | "player_last_name_ru"
>;

/** Who an event is about, in one language or in the one that there is; empty where nobody is named. */
export function personOf(event: Named, language: Language = "en"): string {
  return [language, ...LANGUAGES].map((one) => nameIn(event, one)).find(Boolean) ?? "";
}

/** Whether two events are about one person: by their numbers in the squad, else by side and name in any language. */
export function isSamePerson(one: MatchEvent, other: MatchEvent): boolean {
  if (one.player_id !== null && other.player_id !== null) return one.player_id === other.player_id;
  if (one.team_type !== other.team_type) return false;
  return columnNames("player_name").some((_, at) => {
    const [name, namesake] = [one, other].map((event) => fold(nameIn(event, LANGUAGES[at]!)));
    return name !== "" && name === namesake;
  });
}

function nameIn(event: Named, language: Language): string {
  const first = localised(event, "player_name", language).text;
  const last = localised(event, "player_last_name", language).text;
  return `${first} ${last}`.trim();
}
