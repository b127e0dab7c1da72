import type { InLanguages } from "#src/db/columns.ts";
import type { Match } from "#src/features/matches/match.ts";
import type { Anchor } from "#src/features/news/match-tie.ts";
import type { StateLine } from "#src/features/news/schedule.ts";
import type { Language } from "#src/i18n/languages.ts";

/** How an article lies in time, as the calendar shows it. */
export const ITEM_KINDS = ["draft", "waits", "planned", "scheduled", "out", "over"] as const;
export type ItemKind = StateLine["kind"];

/** An article as the calendar shows it. */
export interface CalendarItem extends InLanguages<"title">, InLanguages<"category_name"> {
  id: number;
  version: number;
  /** In which it was begun. */
  language: Language;
  kind: ItemKind;
  /** Its hour, UTC ISO; null for one that has none. */
  at: string | null;
  /** Its day by the club's clock; null for an idea without one. */
  day: string | null;
  /** Languages in which it does not go out with the others. */
  missing: Language[];
  /** The match whose hour it follows. */
  tie: { match_id: number; anchor: Anchor; offset_minutes: number } | null;
}

/** What belongs to each match day: the line-up an hour before it, the report after it. */
export const SLOTS = ["lineup", "report"] as const;
export type Slot = (typeof SLOTS)[number];

/** How a slot's article is tied to its match. */
export const SLOT_TIES: Record<Slot, { match_anchor: Anchor; match_offset_minutes: number }> = {
  lineup: { match_anchor: "kick_off", match_offset_minutes: -60 },
  report: { match_anchor: "full_time", match_offset_minutes: 0 },
};

/** One of the club's matches, the ground of its day. */
export interface CalendarMatch
  extends Pick<
      Match,
      "id" | "match_date" | "date_certainty" | "status" | "home_score" | "away_score" | "round"
    >,
    InLanguages<"opponent_name">,
    InLanguages<"opponent_code"> {
  day: string;
  is_home: boolean;
  opponent_logo: string;
  /** Whose articles nobody has begun. */
  slots: Slot[];
}

/** What goes out together. */
export interface CalendarBundle {
  id: number;
  name: string;
  at: string;
  day: string;
  state: string;
}

export interface Calendar {
  /** The club's day. */
  today: string;
  items: CalendarItem[];
  matches: CalendarMatch[];
  bundles: CalendarBundle[];
}

/** A day so many days later, "2026-03-11". */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How many days one day is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
}

/** The days that a month's page shows: whole weeks from Monday on. @param month "2026-03" */
export function daysOfMonth(month: string): string[] {
  const first = mondayOf(`${month}-01`);
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  const weeks = Math.ceil((daysBetween(first, last) + 1) / 7);
  return Array.from({ length: weeks * 7 }, (_, index) => addDays(first, index));
}

/** @param month "2026-03" */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** UTC ISO, so many minutes later. */
export function addMinutes(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) + minutes * 60_000).toISOString();
}
