import type { Db } from "#src/db/database.server.ts";
import { type Entry, SIDES, standing, type Who } from "#src/features/ledger/ledger.ts";
import { keysOf } from "#src/features/ledger/people.ts";
import type { MatchLineup, MatchLineups } from "#src/features/lineups/lineup.ts";
import type { CardEvent } from "#src/features/matches/card-event-queries.server.ts";
import { peopleOf } from "#src/features/matches/entry-people-queries.server.ts";
import type { Match } from "#src/features/matches/match.ts";
import { lastNameOf, playerName } from "#src/features/matches/scorers.server.ts";
import { fullName } from "#src/features/people/person.ts";
import { listSquads } from "#src/features/people/queries.server.ts";
import type { SquadPlayer } from "#src/features/people/squad.ts";
import type { Language, Localized } from "#src/i18n/languages.ts";
import type { PeopleNames } from "./people-names.ts";

/** The line-ups with their texts in one language alone: the page is in no other. */
export function lineupsIn({ home, away }: MatchLineups, language: Language): MatchLineups {
  return { home: lineupIn(home, language), away: lineupIn(away, language) };
}

function lineupIn(lineup: MatchLineup | null, language: Language): MatchLineup | null {
  const only = (text: Localized) => ({ [language]: text[language] }) as Localized;
  return (
    lineup && {
      ...lineup,
      coach: only(lineup.coach),
      players: lineup.players.map((player) => ({
        ...player,
        names: only(player.names),
        lastNames: only(player.lastNames),
        reason: player.reason && { ...player.reason, note: only(player.reason.note) },
      })),
    }
  );
}

/** Those whom the match's events name: in the log a player of the club is one by his number alone. */
export function eventNames(events: readonly CardEvent[], language: Language): PeopleNames {
  return Object.fromEntries(
    events.flatMap((event) => {
      const name = playerName(event, language);
      if (event.player_id === null || !name.text) return [];
      return [[`player ${event.player_id}`, { name, last: lastNameOf(event, language) }]];
    }),
  );
}

interface Course {
  match: Match;
  entries: readonly Entry[];
  lineups: MatchLineups;
  /** Those whom the events name. */
  named: PeopleNames;
  /** Whether anybody may be named while the page is open. */
  isOpen: boolean;
}

/**
 * The squads' names of those whom neither line-up nor events name. Of a match that is played or about to be, without a line-up, that is
 * everybody: an open page then names whom the next patch knows by number alone. No query where all are named.
 */
export async function squadNames(
  db: Db,
  { match, entries, lineups, named, isOpen }: Course,
  language: Language,
): Promise<PeopleNames> {
  const keyOf = keysOf(lineups);
  const inLineups = new Set(
    SIDES.flatMap((side) => (lineups[side]?.players ?? []).map(({ who }) => keyOf(side, who))),
  );
  const isNamed = (side: (typeof SIDES)[number], who: Who) => {
    const key = keyOf(side, who) ?? "";
    const isRecord = who.player !== undefined || who.person !== undefined;
    return !isRecord || Boolean(who.names) || inLineups.has(key) || named[key] !== undefined;
  };
  // As their corrections leave them: who gave the pass often comes behind the goal.
  const people = standing(entries).flatMap(peopleOf);
  const teams = SIDES.flatMap((side) => {
    const isAwaited = isOpen && !lineups[side];
    const isLacking = people.some((one) => one.side === side && !isNamed(side, one.who));
    const team = match[`${side}_team_id`];
    return team !== null && (isAwaited || isLacking) ? [team] : [];
  });
  if (teams.length === 0 || !match.season) return {};
  const squads = await listSquads(db, { season: match.season, teams });
  return Object.fromEntries([...squads.values()].flat().flatMap((player) => squadName(player, language)));
}

function squadName({ who, names }: SquadPlayer, language: Language): [string, PeopleNames[string]][] {
  const key = keysOf({ home: null, away: null })("home", who);
  const name = fullName(names, language);
  if (!key || !name.text) return [];
  const { first, last } = names[name.lang as Language];
  return [[key, { name, last: { text: last || first, lang: name.lang } }]];
}
