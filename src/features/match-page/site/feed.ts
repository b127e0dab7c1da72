import type { Kind, Noted, Payloads } from "#src/features/ledger/ledger.ts";
import { isGoal, isHeld, isOpenPenalty, type Line } from "#src/features/ledger/lines.ts";
import type { MatchState } from "#src/features/ledger/match-state.ts";
import { packsOf } from "#src/features/voice/packs.ts";
import type { Language } from "#src/i18n/languages.ts";

/** How an entry stands in the course of a match: a goal large, a break across, what matters less small. */
export type Weight = "goal" | "break" | "main" | "minor";

export interface FeedItem {
  /** One, or the substitutions of one stoppage. */
  lines: Line[];
  line: Line;
  weight: Weight;
}

/** What is told nowhere in words: it counts in figures. */
const SILENT: readonly Kind[] = ["foul", "offside", "attendance", "clock_shift", "kick", "star"];
const MINOR: readonly Kind[] = ["period_start", "added_time", "corner", "shot", "injury", "comment"];
const PERIOD_KINDS: readonly Kind[] = ["period_start", "period_end"];
/** What stands under "Goals and cards". */
const KEY_KINDS: readonly Kind[] = ["goal", "penalty", "yellow", "red"];

/**
 * The course of a match in its order, the newest first while it is played. One of which nothing but its beginning and its
 * end is known has none when it is over; free words stand where they are in the page's language.
 */
export function feedOf({ lines }: MatchState, isNewestFirst: boolean, language: Language): FeedItem[] {
  const told = lines.filter(
    ({ entry }) =>
      !SILENT.includes(entry.kind) &&
      !isHeld(entry) &&
      !(entry.isVoid && MINOR.includes(entry.kind)) &&
      !(entry.kind === "comment" && !isIn(entry.payload, language)),
  );
  if (!isNewestFirst && told.every(({ entry }) => PERIOD_KINDS.includes(entry.kind))) return [];
  const items = packsOf(told).map((pack) => ({ lines: pack, line: pack[0]!, weight: weightOf(pack[0]!) }));
  return isNewestFirst ? items.reverse() : items;
}

function isIn({ language, note }: Payloads["comment"] & Noted, wanted: Language): boolean {
  return language === wanted || Boolean(note?.[wanted]);
}

function weightOf({ entry }: Line): Weight {
  if (isGoal(entry)) return "goal";
  if (entry.kind === "period_end" && !entry.isVoid) return "break";
  return MINOR.includes(entry.kind) ? "minor" : "main";
}

export function isKeyEntry({ line }: FeedItem): boolean {
  return KEY_KINDS.includes(line.entry.kind) || line.entry.kind === "period_end";
}

/** Goals, red cards and periods: what is said aloud by itself. */
export function isLoud({ entry, sendsOff }: Line): boolean {
  if (entry.isVoid || isHeld(entry)) return false;
  if (isOpenPenalty(entry)) return true;
  return isGoal(entry) || sendsOff || ["red", "period_start", "period_end", "abandon"].includes(entry.kind);
}
