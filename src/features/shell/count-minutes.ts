import {
  minuteLabel,
  nextMinuteAt,
  type RunningClock,
  readLengths,
  runningMinute,
} from "#src/features/ledger/clock.ts";
import { TAKEN_OVER } from "#src/ui/early-start.ts";
import { clockFault } from "#src/ui/server-time.ts";

/** A clock with the lengths of its match, as they are stored, and the server's time at which it was told, UTC ISO. */
export interface ToldClock extends RunningClock {
  lengths: string;
  at: string;
}

/** Half a second behind the minute: a timer may come too early. */
const LATE_MS = 500;

/**
 * Tells the minute that runs, "67" or "45+2", now and when the next one begins; undefined where none is sure.
 * @returns stops it
 */
export function followMinutes(clock: ToldClock, tell: (minute: string | undefined) => void): () => void {
  const fault = clockFault(clock.at);
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    const now = Date.now() + fault;
    timer = setTimeout(tick, nextMinuteAt(clock, now) - now + LATE_MS);
    tell(minuteOf(clock, now));
  };
  tick();
  return () => clearTimeout(timer);
}

/** The minute at a moment of the server's, ms since 1970. */
export function minuteOf(clock: ToldClock, now: number): string | undefined {
  const running = runningMinute(clock, Math.max(now, Date.parse(clock.at)), readLengths(clock.lengths));
  return running && minuteLabel(running.minute, running.added);
}

/**
 * Keeps the minute of `<span data-clock="…">` and that of the tab's title, until React has come. The early script runs
 * it before the other scripts.
 */
export function countMinutes(place: HTMLElement): void {
  const clock = JSON.parse(place.dataset.clock ?? "") as ToldClock;
  const stop = followMinutes(clock, (minute) => {
    // A newer one stands in its place.
    if (!place.isConnected) return stop();
    place.textContent = shownMinute(minute);
    if (minute) document.title = document.title.replace(/^[\d+]+′/, `${minute}′`);
  });
  document.addEventListener(TAKEN_OVER, stop, { once: true });
}

/** With the apostrophe of the text's fonts: the prime stands in another file of 12 kB. */
export function shownMinute(minute: string | undefined): string {
  return minute ? `${minute}’` : "";
}
