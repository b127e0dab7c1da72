import { LENGTHS } from "#src/features/ledger/clock.ts";
import { type Entry, type Side, standing, type Who } from "#src/features/ledger/ledger.ts";
import { isHeld, linesOf } from "#src/features/ledger/lines.ts";
import type { KeyOf } from "#src/features/ledger/people.ts";
import { fold } from "#src/i18n/fold.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { isCalled, type NameColumns, type Names, namesOf } from "./person.ts";
import { isAvailable, type SquadPlayer } from "./squad.ts";
import type { Card, MatchWithCards } from "./suspensions.ts";

/** The kinds of entries from which cards follow: they, and what takes back or corrects them. */
export const CARD_KINDS = ["yellow", "red", "void", "amend"] as const satisfies Entry["kind"][];

/** What the people of one side were shown in a match: two yellow cards that sent somebody off are one thing. */
export function cardsOf(entries: readonly Entry[], side: Side, keyOf: KeyOf): MatchWithCards["cards"] {
  const lines = linesOf(standing(entries), keyOf, LENGTHS).flatMap(({ entry, sendsOff }) => {
    if (entry.isVoid || isHeld(entry) || entry.side !== side) return [];
    if (entry.kind !== "yellow" && entry.kind !== "red") return [];
    const key = keyOf(side, entry.payload.who);
    return key ? [{ key, card: entry.kind, sendsOff }] : [];
  });
  return [...Map.groupBy(lines, ({ key }) => key)].flatMap(([key, shown]) => {
    const yellows = shown.filter(({ card }) => card === "yellow");
    const isSentOff = shown.some(({ card, sendsOff }) => card === "red" || sendsOff);
    const cards: Card[] =
      yellows.length > 1 && isSentOff
        ? ["second_yellow"]
        : [...yellows.map(() => "yellow" as const), ...(isSentOff ? (["red"] as const) : [])];
    return cards.map((card) => ({ key, card }));
  });
}

/** Somebody whom cards are about, with all that is known of who it is. */
export interface Carded {
  who: Who;
  names: Names;
  number: number | null;
}

/**
 * Tells who of a squad an entry is about, by player, person, shirt on the day of the match, or a name that only one of
 * them has; whoever is in no squad is known by what was written.
 */
export function peopleOf(squad: readonly SquadPlayer[]) {
  const known = new Map<string, Carded>();
  // A season's entries are looked up in a whole squad: its names are brought to their form once.
  const byLastName = Map.groupBy(
    squad.flatMap((one) => lastNamesOf(one.names).map((name) => ({ name, one }))),
    ({ name }) => name,
  );
  const calledAs = ({ names, lastNames }: Written) =>
    lastNames
      .flatMap((name) => (byLastName.get(name) ?? []).map(({ one }) => one))
      .filter((one) => isCalled(one.names, names));
  const keyOf = (who: Who | undefined, day: string): string | undefined => {
    if (!who) return undefined;
    const found = findIn(squad, who, day, calledAs);
    const carded = found ?? { who, names: writtenOf(who).names, number: who.number ?? null };
    const key = found ? `person ${found.person_id}` : writtenKey(who);
    if (key && !known.has(key)) known.set(key, carded);
    return key;
  };
  return { keyOf, known };
}

/** What a last name is looked up by, in each language in which there is one. */
function lastNamesOf(names: Names): string[] {
  return LANGUAGES.map((language) => fold(names[language].last)).flatMap((last, at) =>
    last === "" ? [] : [`${LANGUAGES[at]} ${last}`],
  );
}

function findIn(
  squad: readonly SquadPlayer[],
  who: Who,
  day: string,
  calledAs: (written: Written) => SquadPlayer[],
): SquadPlayer | undefined {
  const { player, person, number } = who;
  if (player !== undefined) return squad.find(({ player_id }) => player_id === player);
  if (person !== undefined) return squad.find(({ person_id }) => person_id === person);
  const wearers = squad.filter(
    (one) => number !== undefined && one.number === number && isAvailable(one, day),
  );
  if (wearers.length === 1) return wearers[0];
  const called = calledAs(writtenOf(who));
  return new Set(called.map(({ person_id }) => person_id)).size === 1 ? called[0] : undefined;
}

/** Names as the log has them: `player_last_name_hy` and the like. */
export function typedNames({ names = {} }: Who): Names {
  const columns = Object.entries(names).map(([column, text]) => [
    column.replace(/^player_(last_)?name/, (_, last) => (last ? "last_name" : "first_name")),
    text,
  ]);
  return namesOf(Object.fromEntries(columns) as Partial<NameColumns>);
}

/** What was typed of somebody, as it is compared. */
interface Written {
  names: Names;
  lastNames: string[];
  /** First and last name in the first language that has any. */
  name: string | undefined;
}

/** After each save whole seasons are looked up anew, of which one match has changed. */
const writtenBefore = new WeakMap<Who, Written>();

function writtenOf(who: Who): Written {
  const before = writtenBefore.get(who);
  if (before) return before;
  const names = typedNames(who);
  const [name] = LANGUAGES.map((language) => fold(`${names[language].first} ${names[language].last}`)).filter(
    Boolean,
  );
  const written = { names, lastNames: lastNamesOf(names), name };
  writtenBefore.set(who, written);
  return written;
}

function writtenKey(who: Who): string | undefined {
  const { player, person, number } = who;
  if (player !== undefined) return `player ${player}`;
  if (person !== undefined) return `person ${person}`;
  if (number !== undefined) return `number ${number}`;
  const { name } = writtenOf(who);
  return name && `name ${name}`;
}
