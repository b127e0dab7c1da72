import type { Localized } from "#src/i18n/languages.ts";
import type { Names } from "./person.ts";
import { lastsOn, type OutKind, type Spell, type SpellKind } from "./spell.ts";
import { isAvailable, type SquadPlayer } from "./squad.ts";
import type { Suspended } from "./suspended.ts";
import type { BanReason } from "./suspensions.ts";

/** Somebody who misses a match, and why. */
export interface Out {
  /** In `people`; undefined for somebody whom only a card's entry names. */
  personId: number | undefined;
  /** The own club's player record, where there is one. */
  playerId: number | null;
  names: Names;
  number: number | null;
  kind: OutKind;
  /** From which it is known: cards of matches, or what staff wrote down. */
  source: "cards" | "spell";
  /** The last day, "2026-03-11"; null where it is not known, and for a ban of so many matches. */
  until: string | null;
  /** Matches still to be missed for cards. */
  matches: number | null;
  /** What kind of cards; null for what staff wrote down. */
  cards: BanReason | null;
  /** In words, e.g. "knee", as it was written; see `shownReason`. */
  reason: Localized;
  isConfirmed: boolean;
}

/** Somebody of a squad who plays elsewhere. */
export interface Away extends Pick<Out, "names" | "number"> {
  personId: number;
  playerId: number | null;
  kind: "loan" | "transfer";
  /** Where; null where it is not known. */
  team: Record<"name" | "name_hy" | "name_ru", string> | null;
  /** The first day there, and the last one of a loan; null where it is not known. */
  since: string | null;
  until: string | null;
}

/** A spell as a squad brings it along. */
export interface SpellInSquad
  extends Pick<Spell, "starts_on" | "ends_on" | "reason" | "reason_hy" | "reason_ru"> {
  kind: SpellKind;
  is_confirmed: 0 | 1;
  from_team_id: number | null;
  to_team_id: number | null;
  /** Of the club of a move to which somebody went. */
  name: string | null;
  name_hy: string | null;
  name_ru: string | null;
}

export type PlayerWithSpells = SquadPlayer & { spells: SpellInSquad[] };

const NO_REASON: Localized = { en: "", hy: "", ru: "" };

/**
 * Who of a squad misses a match: by its cards, then by injuries, bans and absences on its day; each once.
 * @param isNext how long a spell without an end lasts nobody knows: of the matches after the next one nothing is said
 */
export function outOfMatch(
  squad: readonly PlayerWithSpells[],
  suspended: readonly Suspended[],
  { day, isNext }: { day: string; isNext: boolean },
): Out[] {
  const banned = suspended.map(({ who, names, number, matches, why: cards, isConfirmed }) => ({
    personId: who.person,
    playerId: who.player ?? null,
    ...{ names, number, matches, cards, isConfirmed },
    ...{ kind: "suspension" as const, source: "cards" as const, until: null, reason: NO_REASON },
  }));
  const people = new Set(banned.map(({ personId }) => personId));
  const out = outOn(squad, day).filter(({ personId, until }) => !people.has(personId) && (until || isNext));
  return [...banned, ...out];
}

/** Who of a squad is out on a day, "2026-03-11": each person once, by the shirt's number. */
export function outOn(squad: readonly PlayerWithSpells[], day: string): Out[] {
  const out = squad.flatMap((one): Out[] => {
    const spell = isAvailable(one, day) ? one.spells.find((spell) => isOutBy(spell, day)) : undefined;
    if (!spell) return [];
    const { reason: en, reason_hy: hy, reason_ru: ru } = spell;
    return [
      {
        ...{ personId: one.person_id, playerId: one.player_id, names: one.names, number: one.number },
        ...{ kind: spell.kind as OutKind, source: "spell", until: spell.ends_on, matches: null, cards: null },
        ...{ reason: { en, hy, ru }, isConfirmed: spell.is_confirmed === 1 },
      },
    ];
  });
  return onceEach(out);
}

function isOutBy(spell: SpellInSquad, day: string): boolean {
  return spell.kind !== "loan" && spell.kind !== "transfer" && lastsOn(spell, day);
}

/**
 * Who of a squad plays elsewhere on a day: lent out, or gone for good. The latest move says it: who came back is here.
 * @param team whose squad it is
 */
export function awayOn(squad: readonly PlayerWithSpells[], team: number, day: string): Away[] {
  const away = squad.flatMap(({ spells, ...one }): Away[] => {
    const moves = spells.filter(
      ({ kind, ...days }) => (kind === "loan" || kind === "transfer") && lastsOn(days, day),
    );
    const last = moves.sort((a, b) => ((a.starts_on ?? "") < (b.starts_on ?? "") ? 1 : -1))[0];
    if (last?.from_team_id !== team || isAvailable(one, day)) return [];
    const { kind, to_team_id, name, name_hy, name_ru, starts_on, ends_on } = last;
    return [
      {
        ...{ personId: one.person_id, playerId: one.player_id, names: one.names, number: one.number },
        kind: kind as Away["kind"],
        team:
          to_team_id === null ? null : { name: name ?? "", name_hy: name_hy ?? "", name_ru: name_ru ?? "" },
        ...{ since: starts_on, until: ends_on },
      },
    ];
  });
  const here = new Set(squad.filter((one) => isAvailable(one, day)).map(({ person_id }) => person_id));
  return onceEach(away).filter(({ personId }) => !here.has(personId));
}

function onceEach<One extends { personId: number | undefined; number: number | null }>(all: One[]): One[] {
  const people = [...Map.groupBy(all, ({ personId }) => personId).values()].map(([first]) => first!);
  return people.sort((one, other) => (one.number ?? 1000) - (other.number ?? 1000));
}
