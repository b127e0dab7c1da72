import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import type { OwnMatch } from "./own-match.ts";

/** All competitions together, in an address. */
export const ALL = "all";

export interface CompetitionChoice {
  /** As in an address: the slug of a competition, {@link ALL} for all of them. */
  slug: string;
  /** Null for all. */
  name: ShownText | null;
  isChosen: boolean;
}

/** The seasons of some matches, newest first. */
export function seasonsOf(matches: readonly OwnMatch[]): string[] {
  return [...new Set(matches.flatMap(({ season }) => season ?? []))].sort().reverse();
}

/** Tells competitions apart, those of no list too. */
export function competitionKey({ competition }: OwnMatch): string {
  return competition.slug || competition.name || "-";
}

/**
 * The competitions of a season's matches with the one that an address asks for: else its league, else all.
 * @returns no choices where there is but one competition
 */
export function chooseCompetition(matches: readonly OwnMatch[], wanted: string | null, language: Language) {
  const competitions = new Map(matches.map((match) => [competitionKey(match), match.competition]));
  const league = [...competitions].find(([, { kind }]) => kind === "league")?.[0];
  const isKnown = wanted === ALL || competitions.has(wanted ?? "");
  const slug = isKnown ? wanted! : (league ?? ALL);
  const choices = [...competitions].map(
    ([key, competition]): CompetitionChoice => ({
      slug: key,
      name: localised(competition, "name", language),
      isChosen: key === slug,
    }),
  );
  const all: CompetitionChoice = { slug: ALL, name: null, isChosen: slug === ALL };
  return {
    choices: choices.length > 1 ? [...choices, all] : [],
    matches: slug === ALL ? matches : matches.filter((match) => competitionKey(match) === slug),
    isKnown: isKnown || !wanted,
  };
}
