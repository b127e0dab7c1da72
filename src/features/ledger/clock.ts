import type { Period } from "./ledger.ts";

const MINUTE_MS = 60_000;

/** An abandoned match that goes on another day does so within a year. */
export const LATEST_RESUMPTION_MS = 366 * 24 * 3_600_000;

/** Minutes of the two halves and of the two halves of extra time. */
export type Lengths = readonly [first: number, second: number, extraFirst: number, extraSecond: number];

/** Source: IFAB Laws of the Game, Law 7; extra time by the competition's rules. */
export const LENGTHS: Lengths = [45, 45, 15, 15];

/** The lengths as they are stored, e.g. "40,40,10,10"; what isn't said is as usual. */
export function readLengths(stored: string): Lengths {
  const said = stored === "" ? [] : stored.split(",").map(Number);
  const [first, second, extraFirst, extraSecond] = LENGTHS.map((usual, at) => said[at] ?? usual);
  return [first!, second!, extraFirst!, extraSecond!];
}

/** A period that runs. */
export interface RunningClock {
  period: Period;
  /** UTC ISO. */
  began_at: string;
  /** The minutes that will be added; null where nobody said. */
  added: number | null;
}

/** Longer than this beyond the end of a period, nobody has told of it: a minute would be made up. */
const MOST_ADDED = 40;

/** The minute that runs; undefined while none does. @param now ms since 1970 */
export function runningMinute(clock: RunningClock | null, now: number, lengths: Lengths): Minute | undefined {
  if (!clock) return undefined;
  const minute = minuteAt(clock.period, now - Date.parse(clock.began_at), lengths);
  return minute.added > MOST_ADDED ? undefined : minute;
}

/**
 * By how much the clock of a match that goes on has to be put back, ms: by the whole interruption, 0 where no clock stood
 * still. A match that was abandoned in a break, or before its kick-off, goes on with its next whistle.
 * @param clock as it runs once play goes on @param now ms since 1970
 */
export function shiftAfter(
  stopped: { period: Period; occurred_at: string },
  clock: RunningClock | null,
  now: number,
): number {
  const pauseMs = Math.round(now - Date.parse(stopped.occurred_at));
  const isStanding = clock?.period === stopped.period && pauseMs > 0 && pauseMs <= LATEST_RESUMPTION_MS;
  return isStanding ? -pauseMs : 0;
}

/** When the next minute of a period begins, ms since 1970. */
export function nextMinuteAt({ began_at }: RunningClock, now: number): number {
  const began = Date.parse(began_at);
  return began + (Math.floor((now - began) / MINUTE_MS) + 1) * MINUTE_MS;
}

const PLAYED: readonly Period[] = ["first", "second", "extra_first", "extra_second"];

/** A minute as football counts it: from 1, and beyond the end of a period as minutes added to its last one. */
export interface Minute {
  minute: number;
  /** 0 within the period. */
  added: number;
}

/** "67", or "45+2" in added time. */
export function minuteLabel(minute: number, extraTime: number | null): string {
  return extraTime ? `${minute}+${extraTime}` : String(minute);
}

/** The minute that runs at so many ms of a period; of a shoot-out the last that was played. */
export function minuteAt(period: Period, clockMs: number, lengths: Lengths = LENGTHS): Minute {
  const [from, to] = boundsOf(period, lengths);
  const minute = from + Math.floor(Math.max(0, clockMs) / MINUTE_MS) + 1;
  return minute > to ? { minute: to, added: period === "shootout" ? 0 : minute - to } : { minute, added: 0 };
}

/** The period and the ms of a minute that was written by hand, e.g. 45 and 2; undefined for a minute of none. */
export function momentOf(
  minute: number,
  added: number,
  lengths: Lengths = LENGTHS,
): { period: Period; clock_ms: number } | undefined {
  const period = PLAYED.find((one) => minute <= boundsOf(one, lengths)[1]);
  if (!period || minute < 1) return undefined;
  const [from] = boundsOf(period, lengths);
  return { period, clock_ms: (minute - from - 1 + added) * MINUTE_MS };
}

/** Whether minutes may be added to a minute: a period ends with it. */
export function isLastMinute(minute: number, lengths: Lengths = LENGTHS): boolean {
  return PLAYED.some((period) => boundsOf(period, lengths)[1] === minute);
}

/** The minutes after which a period begins and with which it ends. */
export function boundsOf(period: Period, lengths: Lengths): [from: number, to: number] {
  const at = period === "shootout" ? lengths.length : PLAYED.indexOf(period);
  const from = lengths.slice(0, at).reduce((sum, minutes) => sum + minutes, 0);
  return [from, from + (lengths[at] ?? 0)];
}
