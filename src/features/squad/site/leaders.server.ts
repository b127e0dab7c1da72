import { positionCode } from "#src/features/people/squad.ts";
import {
  deedsOf,
  type Figures,
  figuresOf,
  minutesPerGoal,
  ranked,
} from "#src/features/statistics/figures.ts";
import { type ShownName, shownName } from "#src/features/statistics/names.ts";
import type { OwnMatch } from "#src/features/statistics/own-match.ts";
import type { OwnHistory } from "#src/features/statistics/own-matches.server.ts";
import { hasPage, playerPath } from "#src/features/statistics/player-address.ts";
import { shirtIn } from "#src/features/statistics/shirts.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";

const LED = ["goals", "assists", "cleanSheets", "minutes"] as const;

export interface Leader {
  figure: (typeof LED)[number];
  value: number;
  name: ShownName;
  number: number | null;
  /** Without the language; empty for who has no page. */
  page: string;
  matches: number;
  /** Null where it can't be told. */
  minutesPerGoal: number | null;
  /** How many others have as many. */
  others: number;
}

export interface LeadersView {
  /** Null where the matches are of several competitions. */
  competition: ShownText | null;
  /** All matches that are counted. */
  matches: number;
  leaders: Leader[];
}

/**
 * Who has most goals, assists, clean sheets and minutes of a season, whether or not they are still here; minutes of
 * outfield players, as a keeper's say little. A figure that nobody has is missing.
 */
export function leadersOf(
  history: OwnHistory,
  matches: readonly OwnMatch[],
  { today, language }: { today: string; language: Language },
): LeadersView {
  const people = [...deedsOf(matches)].map(([key, done]) => ({ key, figures: figuresOf(done) }));
  const leaders = LED.flatMap((figure): Leader[] => {
    const among = figure === "minutes" ? people.filter(({ key }) => !isKeeper(history, key)) : people;
    const [first, ...rest] = ranked<{ key: string; figures: Figures }>(among, (one) => one.figures[figure]);
    if (!first) return [];
    const person = history.people.personOf(first.key, history.called.get(first.key));
    const { player } = person;
    return [
      {
        figure,
        value: first.figures[figure],
        name: shownName(person.names, language),
        number: shirtIn(person, history.matches, matches[0]?.season) ?? null,
        page: hasPage(player, true, today) ? playerPath(player) : "",
        matches: first.figures.matches,
        minutesPerGoal: minutesPerGoal(first.figures),
        others: rest.filter(({ rank }) => rank === 1).length,
      },
    ];
  });
  const slugs = new Set(matches.map(({ competition }) => competition.slug));
  const [first] = matches;
  const competition = first && slugs.size === 1 ? localised(first.competition, "name", language) : null;
  return { competition, matches: matches.length, leaders };
}

function isKeeper({ people, called }: OwnHistory, key: string): boolean {
  const { player } = people.personOf(key, called.get(key));
  return player !== null && positionCode(player.position) === "GK";
}
