import type { Lengths } from "#src/features/ledger/clock.ts";
import { SIDES, type Side, type Who } from "#src/features/ledger/ledger.ts";
import { RULES, type Rules } from "#src/features/ledger/match-state.ts";
import type { MatchLineups } from "#src/features/lineups/lineup.ts";
import type { TableAround } from "#src/features/outlook/table-around.ts";
import type { Localized } from "#src/i18n/languages.ts";
import type { LoggedEntry } from "../sync.ts";

export interface ConsoleTeam {
  id: number | null;
  names: Localized;
  code: Localized;
  /** The own club has one always; else empty where none was uploaded. */
  crest: string;
}

/** Somebody of a squad, whether or not he is named for the match. */
export interface SquadMember {
  who: Who;
  number: number | null;
  names: Localized;
  position: string;
}

/** All that the console has to know of a match; it is kept on the device and works without the network. */
export interface MatchBundle {
  match: {
    id: number;
    /** Where its page is, without the language; missing on a phone that stored the match long ago. */
    path?: string;
    /** UTC ISO of the kick-off, as planned. */
    date: string;
    status: string;
    home: ConsoleTeam;
    away: ConsoleTeam;
    venue: Localized;
    lengths: number[];
    /** Missing on a phone that stored the match before there was such a rule. */
    max_substitutions?: number;
    /** Whether it is of a kind that may need a winner; else extra time is a rarer choice. */
    may_have_extra_time?: boolean;
    /** A score that somebody typed and the first goal takes the place of. */
    typed_score: { home: number; away: number } | null;
    /** A score that somebody typed over that of the goals, and that visitors see. */
    score_over_goals?: { home: number; away: number } | null;
    /** Another one in an answer: sides, lengths or a typed score have changed since. Missing on a phone that stored the match before. */
    stamp?: string;
  };
  lineups: MatchLineups;
  /** Of the own club, and of opponents as far as somebody entered them. */
  squads: Record<Side, SquadMember[]>;
  /** By the results that were entered then; null or missing where the match moves nobody in a table. */
  table?: (TableAround & { own: number }) | null;
  entries: LoggedEntry[];
  seq: number;
  /** The server's time when it answered. */
  now: string;
}

/** The minutes of the four periods, with those of the laws where a match says none. */
export function lengthsOf({ match }: MatchBundle): Lengths {
  const [first = 45, second = 45, extraFirst = 15, extraSecond = 15] = match.lengths;
  return [first, second, extraFirst, extraSecond];
}

/** The side of the own club, whose people alone are in the list of players; home where it does not play. */
export function ownSide({ squads }: Pick<MatchBundle, "squads">): Side {
  return SIDES.find((side) => squads[side].some(({ who }) => who.player !== undefined)) ?? "home";
}

/** By what the match's log is read. */
export function rulesOf(bundle: MatchBundle): Rules {
  const mostSubstitutions = bundle.match.max_substitutions ?? RULES.mostSubstitutions;
  return { ...RULES, lengths: lengthsOf(bundle), mostSubstitutions };
}
