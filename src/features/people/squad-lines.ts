import { inForm } from "#src/i18n/fold.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { isCalled, type Name, type NameColumns, type Names, nameColumnsOf, namesOf } from "./person.ts";
import { type PositionCode, positionCode } from "./squad.ts";

/** Lines that are read at once: two squads of any competition. */
export const MOST_LINES = 100;
const HIGHEST_SHIRT = 99;
const LONGEST_NAME = 100;

/** A player as a line names him. */
export interface SquadLine {
  number: number | null;
  position: PositionCode | null;
  names: NameColumns;
}

export interface ReadLines {
  players: SquadLine[];
  /** Lines in which no player could be read. */
  unread: string[];
}

/**
 * Reads pasted lines: "9 Sahradyan", "1. GK Aram Ghazaryan", "Սահրադյան 9". A name is in the language of its letters.
 * Empty lines are passed over.
 */
export function readSquadLines(text: string): ReadLines {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.slice(0, MOST_LINES).map((line) => ({ line, player: readLine(line) }));
  return {
    players: read.flatMap(({ player }) => (player ? [player] : [])),
    unread: [...read.filter(({ player }) => !player).map(({ line }) => line), ...lines.slice(MOST_LINES)],
  };
}

function readLine(line: string): SquadLine | undefined {
  const words = inForm(line, "NFC")
    .replace(IN_BRACKETS, ofBrackets)
    .split(/[\s,;:()[\]|՝\u00a0]+/)
    .map((word) => (INITIAL.test(word) ? word : word.replace(/^[#№.–—-]+|(?<![.–—-])[.–—-]+$/g, "")))
    .filter(Boolean);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const positions = words.map(positionCode).filter((code) => code !== null);
  const name = initialsFirst(words.filter((word) => !/^\d+$/.test(word) && !positionCode(word)));
  const number = numbers.length > 0 ? Number(numbers[0]) : null;
  const isReadable =
    name.length > 0 &&
    name.every((word) => /\p{L}/u.test(word) && word.length <= LONGEST_NAME) &&
    numbers.length <= 1 &&
    (number === null || (number >= 1 && number <= HIGHEST_SHIRT));
  if (!isReadable) return undefined;
  const ending = lastOf(name);
  const last = ending.join(" ");
  const first = name.slice(0, -ending.length).join(" ").slice(0, LONGEST_NAME);
  return { number, position: positions[0] ?? null, names: inItsScript({ first, last }) };
}

/** "(C)", "[капитан]", "(on loan)": beside a position or a number nothing in brackets is part of a name. */
const IN_BRACKETS = /[([]([^()[\]]*)[)\]]/g;

function ofBrackets(_: string, text: string): string {
  const words = text.trim().split(/\s+/);
  return words.every((word) => /^\d+$/.test(word) || positionCode(word)) ? ` ${text} ` : " ";
}

const INITIAL = /^\p{L}\.$/u;

/** "Sahradyan N. A." as "N. A. Sahradyan"; a letter alone at the end is a captain's mark: nobody's last name is one. */
function initialsFirst(name: string[]): string[] {
  if (name.length > 1 && [...name.at(-1)!].length === 1) return name.slice(0, -1);
  const count = name.length - 1 - name.findLastIndex((word) => !INITIAL.test(word));
  return count < name.length
    ? [...name.slice(name.length - count), ...name.slice(0, name.length - count)]
    : name;
}

/** "Jr" belongs to the name before it. */
const SUFFIX = /^(jr|sr|ii|iii|мл|ст|կրտ)$/i;

function lastOf(name: string[]): string[] {
  return name.slice(name.length > 1 && SUFFIX.test(name.at(-1)!) ? -2 : -1);
}

function inItsScript(name: Name): NameColumns {
  const language = scriptOf(name.last);
  const nobody = { first: "", last: "" };
  const names = Object.fromEntries(LANGUAGES.map((one) => [one, one === language ? name : nobody]));
  return nameColumnsOf(names as Names);
}

interface Listed {
  id: number;
  number: number | null;
  names: Names;
}

/**
 * The one of a squad whom a line means: of that name with that number, or the only one of that name without a number.
 * Another number is another person: brothers play in one team.
 */
export function placeOfLine<One extends Listed>({ number, names }: SquadLine, squad: readonly One[]) {
  const called = squad.filter((one) => isCalled(one.names, namesOf(names)));
  const same = called.find((one) => one.number === number);
  if (same) return same;
  const [only, ...others] = number === null ? called : called.filter((one) => one.number === null);
  return others.length === 0 ? only : undefined;
}

/** The language whose letters a name has. */
export function scriptOf(name: string): Language {
  if (/\p{Script=Armenian}/u.test(name)) return "hy";
  return /\p{Script=Cyrillic}/u.test(name) ? "ru" : "en";
}
