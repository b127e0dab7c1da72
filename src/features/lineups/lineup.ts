import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { keysOf, type Lineup } from "#src/features/ledger/people.ts";
import { LANGUAGES, type Localized } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import type { Line } from "./formations.ts";

/** Who a side sends into a match: the eleven and their places, the bench, who is missing and why. */

export const ROLES = ["start", "bench", "out"] as const;
export type Role = (typeof ROLES)[number];

export const OUT_REASONS = ["injury", "suspension", "other"] as const;
export type OutReason = (typeof OUT_REASONS)[number];

export const ELEVEN = 11;
/** A match does not begin with fewer. Source: IFAB Laws of the Game, Law 3. */
export const LEAST_PLAYERS = 7;
/** Seats on the bench, unless the match's competition says otherwise; more are saved, and told. */
export const USUAL_BENCH = 9;
/** People of one line-up, those who are missing too. */
export const MOST_PEOPLE = 60;
export const HIGHEST_NUMBER = 99;

const HOUR_MS = 60 * 60_000;

/** A person of a line-up as it is stored and sent; what is not there is left out. */
export type StoredPlayer = {
  role: Role;
  /** Of the own club's player record. */
  player_id?: number | null | undefined;
  /** In `people`: an opponent's, or one's own beside the player record. */
  person_id?: number | null | undefined;
  /** The shirt's. */
  number?: number | null | undefined;
  /** The place in the formation, 1 to 11. */
  slot?: number | null | undefined;
  x?: number | null | undefined;
  y?: number | null | undefined;
  is_keeper?: boolean | undefined;
  is_captain?: boolean | undefined;
  reason?: OutReason | null | undefined;
} & { [Column in TextColumn]?: string | undefined };

/** The texts of a stored person: both names, and why somebody is missing in words. */
export const PLAYER_TEXTS = ["player_name", "player_last_name", "note"] as const;
type TextColumn = `${(typeof PLAYER_TEXTS)[number]}${"" | "_hy" | "_ru"}`;

/** A person of a line-up as pages show it. */
export interface LineupPlayer {
  /** Tells people of a match apart, as `keysOf` of the line-ups does. */
  key: string;
  who: Who;
  role: Role;
  number: number | null;
  /** Whole names, and what stands on a shirt; empty where only the number is known. */
  names: Localized;
  lastNames: Localized;
  slot: number | null;
  x: number | null;
  y: number | null;
  isKeeper: boolean;
  isCaptain: boolean;
  reason: { kind: OutReason; note: Localized } | null;
}

/** Somebody whom a side could name, as the office offers them. */
export interface Candidate {
  player_id: number | null;
  person_id: number | null;
  number: number | null;
  first: Localized;
  last: Localized;
  line: Line | null;
  is_captain: boolean;
  /** Why somebody is missing, as far as it is known. */
  out: OutReason | null;
}

export interface MatchLineup extends Lineup {
  id: number;
  version: number;
  players: LineupPlayer[];
  formation: string;
  /** Empty texts where nobody is named. */
  coach: Localized;
  /** From when on visitors see it, UTC; null for a draft, which they never see. */
  publishedAt: string | null;
}

export type MatchLineups = Record<Side, MatchLineup | null>;

export const NO_LINEUPS: MatchLineups = { home: null, away: null };

/** A row of the table with the kick-off of its match. */
interface StoredLineup {
  id: number;
  version: number;
  side: Side;
  formation: string;
  players: string;
  coach: string;
  coach_hy: string;
  coach_ru: string;
  publish_at: string | null;
  is_short_confirmed: number;
  match_date: string;
}

/** @param standsFor merged people with whoever stands for them */
export function toMatchLineup(
  row: StoredLineup,
  standsFor: ReadonlyMap<number, number> = new Map(),
): MatchLineup {
  const stored = (JSON.parse(row.players) as StoredPlayer[]).map((player) => ({
    ...player,
    ...(player.person_id ? { person_id: standsFor.get(player.person_id) ?? player.person_id } : {}),
  }));
  return {
    id: row.id,
    version: row.version,
    formation: row.formation,
    coach: inLanguages(
      (language) => row[columnIn("coach", language)] || row.coach || row.coach_hy || row.coach_ru,
    ),
    publishedAt: publicFrom({
      players: stored,
      publishAt: row.publish_at,
      isShortConfirmed: row.is_short_confirmed === 1,
      kickOff: row.match_date,
    }),
    players: stored.map((player) => toLineupPlayer(row.side, player)),
  };
}

export function toLineupPlayer(side: Side, player: StoredPlayer): LineupPlayer {
  const who = whoOf(player);
  const { role, number = null, slot = null, x = null, y = null, reason } = player;
  const text = (name: (typeof PLAYER_TEXTS)[number]) =>
    inLanguages((language) => textIn(player, name, language));
  const [first, last] = [text("player_name"), text("player_last_name")];
  return {
    key: ALONE(side, who) ?? "",
    who,
    role,
    number,
    names: inLanguages((language) => `${first[language]} ${last[language]}`.trim()),
    lastNames: inLanguages((language) => last[language] || first[language]),
    slot,
    x,
    y,
    isKeeper: player.is_keeper ?? false,
    isCaptain: player.is_captain ?? false,
    // What a visitor's language has no words for is said by the kind alone.
    reason:
      role === "out"
        ? { kind: reason ?? "other", note: inLanguages((one) => player[columnIn("note", one)] ?? "") }
        : null,
  };
}

/** A text in a language, else in one in which it is known. */
function textIn(
  player: StoredPlayer,
  name: (typeof PLAYER_TEXTS)[number],
  language: keyof Localized,
): string {
  return [language, ...LANGUAGES].map((one) => player[columnIn(name, one)]).find(Boolean) ?? "";
}

const ALONE = keysOf(NO_LINEUPS);

const NAME_COLUMNS = [...columnNames("player_name"), ...columnNames("player_last_name")] as const;

function whoOf(player: StoredPlayer): Who {
  const names = Object.fromEntries(
    NAME_COLUMNS.flatMap((column) => (player[column] ? [[column, player[column]]] : [])),
  );
  return {
    ...(player.player_id ? { player: player.player_id } : {}),
    ...(player.person_id ? { person: player.person_id } : {}),
    ...(player.number ? { number: player.number } : {}),
    ...(Object.keys(names).length > 0 ? { names } : {}),
  };
}

function inLanguages(textIn: (language: keyof Localized) => string): Localized {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textIn(language)])) as Localized;
}

interface Publication {
  players: readonly Pick<StoredPlayer, "role">[];
  publishAt: string | null;
  isShortConfirmed: boolean;
  /** UTC ISO. */
  kickOff: string;
}

/** From when on visitors see a line-up, UTC; null for never: fewer than seven are none, and fewer than eleven are asked about. */
export function publicFrom({ players, publishAt, isShortConfirmed, kickOff }: Publication): string | null {
  const count = countOf(players, "start");
  if (count < LEAST_PLAYERS || (count < ELEVEN && !isShortConfirmed)) return null;
  return publishAt ?? usualPublication(kickOff);
}

/** An hour before kick-off. @param kickOff UTC ISO */
export function usualPublication(kickOff: string): string {
  return new Date(Date.parse(kickOff) - HOUR_MS).toISOString();
}

/** What a person is called in a sentence of the server: a name in whichever language, else the number; empty for neither. */
export function shortNameOf(player: StoredPlayer): string {
  const name = [...columnNames("player_last_name"), ...columnNames("player_name")]
    .map((column) => player[column])
    .find(Boolean);
  return [player.number, name].filter(Boolean).join(" ");
}

/** The people of a stored line-up in one line: those who begin, the bench, those who are missing. */
export function peopleInWords(players: readonly StoredPlayer[]): string {
  const namesOf = (role: Role) =>
    players
      .filter((player) => player.role === role)
      .map((player) => shortNameOf(player) + (player.is_captain ? " (C)" : ""));
  return ROLES.map((role) => namesOf(role).join(", ") || "–").join(" · ");
}

export function countOf(players: readonly Pick<StoredPlayer, "role">[], role: Role): number {
  return players.filter((player) => player.role === role).length;
}

/** The line-ups that visitors may see at a moment. */
export function onlyPublic(lineups: MatchLineups, now: Date): MatchLineups {
  const seen = (one: MatchLineup | null) =>
    one?.publishedAt && Date.parse(one.publishedAt) <= now.getTime() ? one : null;
  return { home: seen(lineups.home), away: seen(lineups.away) };
}
