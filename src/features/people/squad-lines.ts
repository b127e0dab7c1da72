import { fold, inForm } from "#src/i18n/fold.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { isInitial, nameOfWords, partInitials } from "./line-name.ts";
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
    .replaceAll(ARMENIAN_DOT, ".")
    .replaceAll(",", " , ")
    .replace(KIND_OF_POSITION, " ")
    .split(/[\s;:()[\]|՝\u00a0]+/)
    .flatMap(partInitials)
    .map((word) => (isInitial(word) ? word : word.replace(/^[#№.–—-]+|(?<![.–—-])[.–—-]+$/g, "")))
    .filter(Boolean);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const positions = words.map(positionCode).filter((code) => code !== null);
  const named = words.filter((word) => !/^\d+$/.test(word) && !positionCode(word));
  const name = named.filter((word) => word !== ",");
  const number = numbers.length > 0 ? Number(numbers[0]) : null;
  const isReadable =
    name.length > 0 &&
    name.every((word) => /\p{L}/u.test(word) && word.length <= LONGEST_NAME) &&
    numbers.length <= 1 &&
    (number === null || (number >= 1 && number <= HIGHEST_SHIRT));
  if (!isReadable) return undefined;
  // "Petrov, Ivan, 10" too; but the cells of "9,Ivan,Petrov" stand in another order.
  const hasOneComma =
    named.slice(0, named.findLastIndex((word) => word !== ",") + 1).length === name.length + 1;
  const { first, last } = nameOfWords(name, hasOneComma ? named.indexOf(",") : undefined);
  return {
    number,
    position: positions[0] ?? null,
    names: inItsScript({ first: first.slice(0, LONGEST_NAME), last: last.slice(0, LONGEST_NAME) }),
  };
}

/** "(C)", "[капитан]", "(on loan)": beside a position or a number nothing in brackets is part of a name. */
const IN_BRACKETS = /[([]([^()[\]]*)[)\]]/g;

function ofBrackets(_: string, text: string): string {
  const words = text.trim().split(/\s+/);
  return words.every((word) => /^\d+$/.test(word) || positionCode(word)) ? ` ${text} ` : " ";
}

/** Armenian keyboards write it for a full stop. */
const ARMENIAN_DOT = "\u2024";

/** "Центральный" of "центральный защитник", "left" of "left back": which of its kind a position is. */
const KIND_OF_POSITION =
  /(?<!\p{L})(centre|center|central|left|right|attacking|defensive|центральный|левый|правый|крайний|опорный|атакующий|կենտրոնական|աջ|ձախ|եզրային|հենակետային)[\s-]+(?=(def|mid|forw|back|wing|защит|полуз|напад|պաշտպ|կիսապ|հարձակ))/giu;

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
 * Another number is another person: brothers play in one team. With the same number an initial stands for its name.
 */
export function placeOfLine<One extends Listed>({ number, names }: SquadLine, squad: readonly One[]) {
  const written = namesOf(names);
  const called = squad.filter((one) => isCalled(one.names, written));
  const same =
    called.find((one) => one.number === number) ??
    squad.find((one) => number !== null && one.number === number && isShortened(one.names, written));
  if (same) return same;
  const [only, ...others] = number === null ? called : called.filter((one) => one.number === null);
  return others.length === 0 ? only : undefined;
}

/** The players of a list without those that it names again, with the same number or both times without one. */
export function namedOnce(players: readonly SquadLine[]): SquadLine[] {
  return players.filter((line, at) => {
    const before = players.slice(0, at).filter(({ number }) => number === line.number);
    return !before.some(({ number, names }) => placeOfLine(line, [{ id: 0, number, names: namesOf(names) }]));
  });
}

/** "N. Sahradyan" for Narek Sahradyan, on either side. */
function isShortened(names: Names, written: Names): boolean {
  return LANGUAGES.some((language) => {
    const [known, typed] = [names[language], written[language]];
    const firsts = [known.first, typed.first].map(fold);
    const areAlike = firsts[0]!.charAt(0) === firsts[1]!.charAt(0) && firsts.every(Boolean);
    const isInitials = [known.first, typed.first].some((first) => first.split(" ").every(isInitial));
    return typed.last !== "" && fold(known.last) === fold(typed.last) && areAlike && isInitials;
  });
}

/** The language whose letters a name has. */
export function scriptOf(name: string): Language {
  if (/\p{Script=Armenian}/u.test(name)) return "hy";
  return /\p{Script=Cyrillic}/u.test(name) ? "ru" : "en";
}
