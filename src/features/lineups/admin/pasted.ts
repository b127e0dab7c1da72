import { positionCode } from "#src/features/people/squad.ts";
import { fold } from "#src/i18n/fold.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { soundKeys } from "#src/i18n/sound.ts";
import { transliterate } from "#src/i18n/transliterate.ts";
import { type Candidate, ELEVEN, HIGHEST_NUMBER } from "../lineup.ts";

/** A line of a pasted list as it was read. */
export interface PastedLine {
  text: string;
  number: number | null;
  /** In whichever script; empty where only a number stands. */
  name: string;
  role: "start" | "bench";
  isCaptain: boolean;
  /** Without a number among people with numbers, or above the eleven's heading: a club's name, a coach, a date. */
  isOdd: boolean;
}

/** A line with whom it means. */
export interface PastedMatch extends PastedLine {
  /** Whom number and name mean together; undefined where a person has to say. */
  sure: Candidate | undefined;
  /** Whom it could mean, the likeliest first. */
  possible: Candidate[];
}

const HEADINGS = {
  bench:
    /^(subs|substitutes|bench|reserves?|պահեստային\p{L}*|փոխարինողներ\p{L}*|запас|запасн\p{L}*|замены|скамейк\p{L}*)(?!\p{L})/iu,
  start:
    /^(starting|line-?ups?|xi|մեկնարկային\p{L}*|կազմը?|старт|стартовый|состав|основа|основной)(?!\p{L})/iu,
};
const CAPTAIN = /[([]\s*(c|cap|captain|ա|ավագ|к|кап|капитан)\.?\s*[)\]]/i;
const KEEPER = /[([]\s*(gk|g|դ|դարպասապահ|в|вр|вратарь)\.?\s*[)\]]/gi;
/** "1. 22 Petrosyan", "1) 22 Petrosyan": the line's own number before the shirt's. */
const ORDINAL = /^\d{1,2}(?:[.)]\s*|\t)(?=\d{1,2}(?!\d))/;

/** A shirt's number: none of a word, a date, an hour, a score or a formation. */
const NUMBER = /(?<![\p{L}\p{N}]|\d[.:/–-])\d{1,2}(?![\p{L}\p{N}]|[.:/–-]\d)/u;

/** The people of a pasted list, a line each: "9 Sahradyan", "Սահրադյան 9", "9. Н. Саградян (К)", "9"; or "Subs: 12 Metoyan, 13 Melyan". */
export function readPasted(text: string): PastedLine[] {
  let role: PastedLine["role"] = "start";
  let lines: PastedLine[] = [];
  for (const row of text.split(/\r?\n/).map((line) => line.trim())) {
    const isBench = HEADINGS.bench.test(row);
    const isStart = !isBench && HEADINGS.start.test(row);
    if (isBench) role = "bench";
    if (isStart) {
      role = "start";
      // What stands above the eleven's heading may be one, too: that is asked, so that nobody is lost.
      lines = lines.map((line) => ({ ...line, isOdd: line.role === "start" && line.number === null }));
    }
    const isHeaded = isBench || isStart;
    for (const piece of piecesOf(isHeaded ? belowHeading(row) : row, isHeaded)) {
      const line = readLine(piece);
      if (line) lines.push({ ...line, role, isOdd: false });
    }
  }
  return afterEleven(lines);
}

/** Of a list of numbers who has none is odd, and counts for none of the eleven; who comes after them is on the bench. */
function afterEleven(lines: readonly PastedLine[]): PastedLine[] {
  const isNumbered = lines.filter(({ number }) => number !== null).length * 2 > lines.length;
  let begun = 0;
  return lines.map((line) => {
    const isOdd = line.isOdd || (isNumbered && line.number === null);
    const isAfter = begun >= ELEVEN;
    if (!isOdd && line.role === "start") begun++;
    return { ...line, isOdd, ...(isAfter ? { role: "bench" } : {}) };
  });
}

/** What stands behind a heading in its own line: "12 Metoyan, 13 Melyan" of "Subs: 12 Metoyan, 13 Melyan". */
function belowHeading(row: string): string {
  return /[:՝։](.*)$/.exec(row)?.[1] ?? /\d.*$/.exec(row)?.[0] ?? "";
}

/** The people of one line: commas part them where each has a number, "Melyan, Gor" is one; behind a heading also names alone. */
function piecesOf(row: string, isHeaded: boolean): string[] {
  return row.split(";").flatMap((piece) =>
    cellsOf(piece).flatMap((cell) => {
      const parts = cell.split(",");
      const isList = parts.every((part) => /\d/.test(part)) || (isHeaded && !/\d/.test(cell));
      return isList ? parts : [cell];
    }),
  );
}

/** A spreadsheet's row is one person, "2⇥Metoyan⇥24", unless several numbers with names stand in it. */
function cellsOf(row: string): string[] {
  const cells = row.split(/\t(?=\d)/);
  const areAlike = cells.every((cell) => /\d/.test(cell) && /\p{L}/u.test(cell));
  return areAlike || !/\p{L}/u.test(row) ? cells : [row];
}

/** @returns undefined where nobody stands in it */
function readLine(piece: string): Omit<PastedLine, "role" | "isOdd"> | undefined {
  const line = piece.trim();
  const plain = line.replace(CAPTAIN, " ").replace(KEEPER, " ").trim().replace(ORDINAL, "");
  const digits = NUMBER.exec(plain)?.[0];
  const number = digits && Number(digits) >= 1 && Number(digits) <= HIGHEST_NUMBER ? Number(digits) : null;
  const name = plain
    .replace(digits ?? "", " ")
    .replace(/[^\p{L}\p{Mn}'’.\- ]+/gu, " ")
    .replace(/^[.\s-]+|[\s-]+$/g, "")
    .split(/\s+/)
    .filter((word) => !positionCode(word))
    .join(" ");
  if (number === null && name === "") return undefined;
  return { text: line, number, name, isCaptain: CAPTAIN.test(line) };
}

/**
 * Whom each line means. Where number and name lead to one person, or one of them is missing and the other leads to one,
 * that is sure; in every other case a person is asked.
 */
export function matchPasted(lines: readonly PastedLine[], squad: readonly Candidate[]): PastedMatch[] {
  const taken = new Set<Candidate>();
  return lines.map((line) => {
    const byNumber = line.number === null ? [] : squad.filter(({ number }) => number === line.number);
    const exact = squad.filter((one) => line.name !== "" && isNamed(one, line.name, fold));
    const alike = squad.filter((one) => line.name !== "" && isNamed(one, line.name, soundOf));
    const both = byNumber.filter((one) => alike.includes(one) || exact.includes(one));
    const found = line.name === "" ? byNumber : line.number === null ? exact : both;
    const possible = [...new Set([...both, ...(exact.length > 0 ? exact : alike), ...byNumber])];
    const [only] = found;
    // Nobody stands in a line-up twice.
    const sure = found.length === 1 && only && !taken.has(only) ? only : undefined;
    if (sure) taken.add(sure);
    return { ...line, sure, possible };
  });
}

/** Who of the squad a typed number and name surely mean: as in a pasted line. */
export function meantBy(number: number | null, name: string, squad: readonly Candidate[]) {
  const line: PastedLine = { text: "", number, name, role: "start", isCaptain: false, isOdd: false };
  return matchPasted([line], squad)[0]?.sure;
}

/** Whether every word of a typed name is one of a person's, or an initial of one, and one of them the last name. */
function isNamed(one: Candidate, typed: string, form: (word: string) => string): boolean {
  const words = wordsOf(typed);
  return LANGUAGES.some((language) => {
    const [first, last] = [wordsOf(one.first[language]), wordsOf(one.last[language])];
    const known = [...first, ...last];
    const isKnown = (word: string) =>
      known.some(
        (other) => form(other) === form(word) || (word.length === 1 && fold(other).startsWith(fold(word))),
      );
    return words.some((word) => last.some((other) => form(other) === form(word))) && words.every(isKnown);
  });
}

function wordsOf(name: string): string[] {
  return name.split(/[^\p{L}\p{Mn}'’]+/u).filter(Boolean);
}

/** What a word sounds like in whatever script: Սահրադյան, Sahradian and Саградян. */
function soundOf(word: string): string {
  return soundKeys(word)[0] ?? fold(transliterate(word));
}
