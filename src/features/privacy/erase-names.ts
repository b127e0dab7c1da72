import { isCalled, NAME_COLUMNS, type Names, namesOf } from "#src/features/people/person.ts";
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
  names: Names;
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
  const before = apart(text);
  const after = LANGUAGES.reduce((left, language) => {
    const { first, last } = whom.names[language];
    if (!first || !last) return left;
    return left.replace(fullNamePattern(first, last, FILE_NAME.test(text)), ERASED);
  }, before);
  return after === before ? text : after.normalize("NFC");
}

/** "levon-aragatsyan-2024.jpg": there the words of a name stand apart otherwise. */
const FILE_NAME = /^[^\s/]+\.[a-z\d]{2,5}$/i;

/**
 * A full name in either order and any spelling; as lists write it, too: "Aragatsyan, Levon", unless "Levon Petrosyan"
 * follows a comma.
 */
function fullNamePattern(first: string, last: string, isFileName: boolean): RegExp {
  const between = isFileName ? "[-_.,]+" : "\\s+";
  const join = (...names: string[]) =>
    names
      .flatMap((name) => name.split(/\s+/))
      .map(spellingsOf)
      .join(between);
  const listed = `${join(last)},\\s+${join(first)}(?!\\s+\\p{L})`;
  return new RegExp(`(?<!\\p{L}\\p{Mn}*)(?:${join(first, last)}|${join(last, first)}|${listed})`, "giu");
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
  return named !== undefined && isCalled(names, writtenIn(named));
}

/** Names in columns of either kind. */
function writtenIn(object: Json): Names {
  const columns = Object.entries(object).map(([column, text]) => [
    column.replace(/^player_(last_)?name/, (_, last) => (last ? "last_name" : "first_name")),
    typeof text === "string" ? text : "",
  ]);
  return namesOf(Object.fromEntries(columns));
}
