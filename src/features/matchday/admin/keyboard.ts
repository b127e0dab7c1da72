import type { Side } from "#src/features/ledger/ledger.ts";

/** What a press box types: a fact, whose it is, shirt numbers; Enter sends it. Without a fact: an answer's number. */
export interface Typed {
  fact?: keyof typeof FACTS;
  side?: Side;
  /** The numbers so far; the last one may be unfinished. */
  numbers: string[];
}

export const FACTS = { g: "goal", y: "yellow", r: "red", s: "sub", p: "penalty", o: "own_goal" } as const;
const SIDES: Record<string, Side> = { h: "home", a: "away" };

/** Numbers that each fact takes at most: scorer and assist, off and on, who. */
const NUMBERS: Record<keyof typeof FACTS, number> = { g: 2, y: 1, r: 1, s: 2, p: 1, o: 1 };

export const NOTHING: Typed = { numbers: [] };

/**
 * The line after a key; undefined for a key that means nothing now. Digits follow each other, a space or a comma begins
 * the next number.
 * @param isAsked the console asks for a shirt: its number is an answer of its own
 */
export function typeKey(typed: Typed, key: string, isAsked = false): Typed | undefined {
  const { fact, side, numbers } = typed;
  if (key === "Backspace") return fact || numbers.length > 0 ? shorter(typed) : undefined;
  if (!fact && isAsked && /^\d$/.test(key)) return withDigit(typed, key);
  if (!fact) return key in FACTS ? { fact: key as keyof typeof FACTS, numbers: [] } : undefined;
  if (!side) return SIDES[key] ? { ...typed, side: SIDES[key] } : undefined;
  if (/^\d$/.test(key)) return withDigit(typed, key);
  const isNext = (key === " " || key === ",") && numbers.at(-1) && numbers.length < NUMBERS[fact];
  return isNext ? { ...typed, numbers: [...numbers, ""] } : undefined;
}

function withDigit(typed: Typed, digit: string): Typed | undefined {
  const { numbers } = typed;
  const last = numbers.at(-1);
  if (last === undefined) return { ...typed, numbers: [digit] };
  return last.length < 2 ? { ...typed, numbers: [...numbers.slice(0, -1), last + digit] } : undefined;
}

function shorter({ fact, side, numbers }: Typed): Typed {
  const last = numbers.at(-1);
  if (last !== undefined) {
    const rest = last.slice(0, -1);
    const fewer = rest ? [...numbers.slice(0, -1), rest] : numbers.slice(0, -1);
    return { ...(fact ? { fact } : {}), ...(side ? { side } : {}), numbers: fewer };
  }
  return side && fact ? { fact, numbers: [] } : NOTHING;
}

/** The shirt numbers of a finished line. */
export function numbersOf({ numbers }: Typed): number[] {
  return numbers.map(Number).filter((number) => number > 0);
}

/** The letter on a key, whichever alphabet the keyboard writes: an Armenian «գ» stands on G. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const [, letter] = key.length === 1 ? (/^Key([A-Z])$/.exec(code) ?? []) : [];
  return letter ? letter.toLowerCase() : key;
}
