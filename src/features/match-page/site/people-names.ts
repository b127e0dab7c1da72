import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { keysOf } from "#src/features/ledger/people.ts";
import type { MatchLineups } from "#src/features/lineups/lineup.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";

/** How a person of a match is called. */
export interface PersonName {
  name: ShownText;
  last: ShownText;
}

/** By the keys of `keysOf`. */
export type PeopleNames = Record<string, PersonName>;

/** Tells a person's name in the page's language; undefined for somebody of whom no more than a number is known. */
export type NameOf = (side: Side, who: Who | undefined) => PersonName | undefined;

/** The names of a match's people: as they were typed to an entry, as the line-ups have them, as its events do. */
export function namesOf(names: PeopleNames, lineups: MatchLineups, language: Language): NameOf {
  const keyOf = keysOf(lineups);
  const inLineups = lineupNames(lineups, language);
  return (side, who) => {
    const typed = who?.names ? typedName(who.names, language) : undefined;
    const key = keyOf(side, who) ?? "";
    return typed ?? inLineups[key] ?? names[key];
  };
}

function lineupNames(lineups: MatchLineups, language: Language): PeopleNames {
  const keyOf = keysOf(lineups);
  const shown = (text: string): ShownText => ({ text, lang: language });
  return Object.fromEntries(
    (["home", "away"] as const).flatMap((side) =>
      (lineups[side]?.players ?? []).flatMap(({ who, names, lastNames }) => {
        const key = keyOf(side, who);
        const name = { name: shown(names[language]), last: shown(lastNames[language]) };
        return key && names[language] ? [[key, name]] : [];
      }),
    ),
  );
}

function typedName(names: Record<string, string>, language: Language): PersonName | undefined {
  const first = localised(names, "player_name", language);
  const last = localised(names, "player_last_name", language);
  const text = `${first.text} ${last.text}`.trim();
  if (!text) return undefined;
  return { name: { text, lang: last.text ? last.lang : first.lang }, last: last.text ? last : first };
}
