import { club } from "#club/club.ts";
import type { Entry, Side, Who } from "#src/features/ledger/ledger.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";
import { cardsOf, peopleOf } from "./cards.ts";
import type { Names } from "./person.ts";
import { isAvailable, type SquadPlayer } from "./squad.ts";
import { type BanRules, type Suspension, suspensionsAfter } from "./suspensions.ts";

/** Somebody who misses a match because of cards. */
export interface Suspended extends Omit<Suspension, "key"> {
  who: Who;
  names: Names;
  number: number | null;
  /** Whether staff have confirmed the season's rules; until then it is a guess, and said to be one. */
  isConfirmed: boolean;
}

/** A match before the one that is asked about, with its entries about cards. */
export interface Earlier {
  id: number;
  /** The club's day, "2026-03-11". */
  day: string;
  isPlayed: boolean;
  home_team_id: number | null;
  away_team_id: number | null;
  entries: Entry[];
}

/** What the season of a match says of bans; null where it says nothing. */
export interface BanColumns {
  yellows_for_ban: number | null;
  matches_for_red: number | null;
  are_bans_confirmed: number | null;
}

/** Who of a team misses a match because of the cards of the matches before it. */
export function suspendedOf(
  team: number,
  earlier: readonly Earlier[],
  squad: SquadPlayer[],
  match: BanColumns & { match_date: string },
): Suspended[] {
  const { keyOf, known } = peopleOf(squad);
  const matches = earlier
    .filter(({ home_team_id, away_team_id }) => home_team_id === team || away_team_id === team)
    .map(({ id, day, isPlayed, home_team_id, entries }) => {
      const side = home_team_id === team ? "home" : "away";
      const keyInMatch = (other: Side, who: Who | undefined) =>
        other === side ? keyOf(who, day) : undefined;
      return { id, isPlayed, cards: cardsOf(entries, side, keyInMatch) };
    });
  const day = clubDay(match.match_date);
  return suspensionsAfter(matches, rulesOf(match)).flatMap(({ key, ...suspension }) => {
    const { who, names, number } = known.get(key)!;
    if (hasLeft(squad, who, day)) return [];
    return { ...suspension, who, names, number, isConfirmed: match.are_bans_confirmed === 1 };
  });
}

/** Whoever plays for another club by then is not missed. */
function hasLeft(squad: SquadPlayer[], { person }: Who, day: string): boolean {
  const places = squad.filter(({ person_id }) => person_id === person);
  return places.length > 0 && places.every((place) => !isAvailable(place, day));
}

/** What a season without rules of its own is taken to have; unconfirmed, as it is nobody's word. */
const USUAL: BanRules = { yellowsForBan: 4, matchesForRed: 1 };

function rulesOf({ yellows_for_ban, matches_for_red }: BanColumns): BanRules {
  return {
    yellowsForBan: yellows_for_ban ?? USUAL.yellowsForBan,
    matchesForRed: matches_for_red ?? USUAL.matchesForRed,
  };
}

/** The club's day of a moment, "2026-03-11". @param utc ISO */
export function clubDay(utc: string): string {
  return dayKey(clockTime(utc, club.timeZone)!);
}
