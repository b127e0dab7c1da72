import type { Names } from "#src/features/people/person.ts";
import type { ListedPlayer } from "#src/features/players/player.ts";
import type { CrestTeam } from "#src/features/teams/team-crest.tsx";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import type { OwnMatch } from "./own-match.ts";
import type { OwnPerson } from "./own-people.ts";

/** First and last name as a page shows them; a part that is not known is empty. */
export interface ShownName {
  first: string;
  last: string;
  lang: Language;
}

/** In the language, else in another one in which the name is known. */
export function shownName(names: Names, language: Language): ShownName {
  const lang = [language, ...LANGUAGES].find((one) => names[one].first || names[one].last) ?? language;
  return { ...names[lang], lang };
}

export function wholeName({ first, last }: ShownName): string {
  return `${first} ${last}`.trim();
}

/** The shirt of today; of who left the last one that is known. */
export function numberOf({ player, places }: OwnPerson): number | null {
  const own = player?.is_active ? shirt(player) : null;
  return own ?? places.findLast(({ number }) => number !== null)?.number ?? null;
}

function shirt({ jersey_number }: ListedPlayer): number | null {
  return jersey_number !== null && jersey_number > 0 ? jersey_number : null;
}

export function opponentView(
  { opponent }: OwnMatch,
  language: Language,
): { name: ShownText; crest: CrestTeam } {
  return {
    name: localised(opponent, "name", language),
    crest: {
      name: opponent.name,
      code: opponent.code ? localised(opponent, "code", language).text : "",
      logo: opponent.logo || null,
    },
  };
}

/** "3:1" as the match was played, the home side first. */
export function scoreOf({ score, side }: OwnMatch): string {
  if (!score) return "–";
  return side === "home" ? `${score.own}:${score.other}` : `${score.other}:${score.own}`;
}
