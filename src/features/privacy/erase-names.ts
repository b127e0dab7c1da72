import { isCalled, NAME_COLUMNS, type Name, type Names, namesOf } from "#src/features/people/person.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { apart, spellingsOf } from "./spellings.ts";

/** What stands where a name was, in texts that stay. */
export const ERASED = "[erased]";

/** Somebody who is to be forgotten: by number in lists and logs, and by name. */
export interface Erasable {
  person: number;
  /** In `players`. */
  players: readonly number[];
  /** Those of today and former ones. */
  names: readonly Names[];
  /** Of the full names; undefined where none is known. Long to build, and asked of each text of the database. */
  patterns: { text: RegExp; fileName: RegExp } | undefined;
}

/** Somebody, to be looked for in any number of texts. */
export function erasable(known: Omit<Erasable, "patterns">): Erasable {
  return { ...known, patterns: patternsOf(known.names) };
}

type Json = Record<string, unknown>;

/** The columns in which somebody is named beside what he did; each begins as in `people`. */
const EVENT_NAMES = [...columnNames("player_name"), ...columnNames("player_last_name")];

/**
 * A value of the database without somebody: JSON part by part, other texts without the full name. Whoever is known to
 * be another person by a number stays, however alike the names are.
 * @returns the same value where there is nothing of the person
 */
export function withoutPerson<Value>(value: Value, whom: Erasable): Value {
  if (typeof value === "string") return withoutInText(value, whom) as Value;
  if (Array.isArray(value)) {
    const parts = value.map((part) => withoutPerson(part, whom));
    return parts.some((part, index) => part !== value[index]) ? (parts as Value) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  return withoutInObject(value as Json, whom) as Value;
}

function withoutInText(text: string, whom: Erasable): string {
  if (/^[[{]/.test(text)) {
    try {
      const before = JSON.parse(text);
      const after = withoutPerson(before, whom);
      return after === before ? text : JSON.stringify(after);
    } catch {
      // It only began like JSON.
    }
  }
  const isFileName = FILE_NAME.test(text);
  // Most texts are one word, e.g. a kind or a time: no full name is.
  if (!whom.patterns || !(isFileName || /\s/.test(text))) return text;
  const before = apart(text);
  const after = before.replace(isFileName ? whom.patterns.fileName : whom.patterns.text, ERASED);
  return after === before ? text : after.normalize("NFC");
}

/** "levon-aragatsyan-2024.jpg": there the words of a name stand apart otherwise. */
const FILE_NAME = /^[^\s/]+\.[a-z\d]{2,5}$/i;

function patternsOf(names: readonly Names[]): Erasable["patterns"] {
  const known = names.flatMap((one) => LANGUAGES.map((language) => one[language]));
  const full = known.filter(({ first, last }) => first && last);
  // The longer first: of "Levon Aragatsyan" nothing may stay where he was once "Levon Aragats".
  full.sort((one, other) => lengthOf(other) - lengthOf(one));
  if (full.length === 0) return undefined;
  const any = (between: string) => {
    const ways = [...new Set(full.map((name) => fullNamePattern(name, between)))];
    return new RegExp(`(?<!\\p{L}\\p{Mn}*)(?:${ways.join("|")})`, "giu");
  };
  return { text: any("\\s+"), fileName: any("[-_.,]+") };
}

function lengthOf({ first, last }: Name): number {
  return first.length + last.length;
}

/**
 * A full name in either order and any spelling; as lists write it, too: "Aragatsyan, Levon", unless "Levon Petrosyan"
 * follows a comma.
 */
function fullNamePattern({ first, last }: Name, between: string): string {
  const join = (...names: string[]) =>
    names
      .flatMap((name) => name.split(/\s+/))
      .map(spellingsOf)
      .join(between);
  const listed = `${join(last)},\\s+${join(first)}(?!\\s+\\p{L})`;
  return `${join(first, last)}|${join(last, first)}|${listed}`;
}

function withoutInObject(given: Json, whom: Erasable): Json {
  if (isWho(given)) return withoutInWho(given, whom);
  const parts = Object.entries(given).map(([name, part]) => [name, withoutPerson(part, whom)] as const);
  const isChanged = parts.some(([name, part]) => part !== given[name]);
  const object: Json = isChanged ? Object.fromEntries(parts) : given;
  const named = NAME_COLUMNS.some((column) => given[column]) ? NAME_COLUMNS : EVENT_NAMES;
  if (!named.some((column) => given[column]) || !isHim(given, given, whom)) return object;
  return {
    ...object,
    ...Object.fromEntries(named.filter((name) => name in given).map((name) => [name, ""])),
  };
}

function withoutInWho(given: Json, whom: Erasable): Json {
  if (!given.names || !isHim(given, given.names as Json, whom)) return given;
  const { names: _, ...who } = given;
  return who;
}

/** How the log of a match names somebody. */
function isWho(object: Json): boolean {
  const isNamed = typeof object.names === "object" && object.names !== null;
  return isNamed || typeof object.player === "number" || typeof object.person === "number";
}

function isHim(object: Json, named: Json | undefined, { person, players, names }: Erasable): boolean {
  const player = object.player ?? object.player_id;
  if (typeof player === "number") return players.includes(player);
  const id = object.person ?? object.person_id;
  if (typeof id === "number") return id === person;
  if (named === undefined) return false;
  const written = writtenIn(named);
  return names.some((one) => isCalled(one, written));
}

/** Names in columns of either kind. */
function writtenIn(object: Json): Names {
  const columns = Object.entries(object).map(([column, text]) => [
    column.replace(/^player_(last_)?name/, (_, last) => (last ? "last_name" : "first_name")),
    typeof text === "string" ? text : "",
  ]);
  return namesOf(Object.fromEntries(columns));
}
