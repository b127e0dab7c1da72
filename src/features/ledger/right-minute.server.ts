import type { Entry, Period } from "./ledger.ts";
import { foldClock } from "./match-state.ts";
import { type EntryGiven, LONGEST_PERIOD_MS } from "./schemas.server.ts";

/** A phone rounds the moment and what its clock shows each for itself. */
const ROUNDED_MS = 1;
/** Nobody puts the clock of one period right more often; beyond that minutes stay as they were tapped. */
const MOST_CORRECTIONS = 40;

type Written = EntryGiven & { device: string };

/**
 * Entries of a phone that had not heard yet, being offline or not having asked, that the clock of their period was put
 * right: at the minute at which they would stand had it heard. What was put right after their moment moves none, and a
 * minute that the clock can't have shown stays as it is.
 * @param log what is there when they arrive, in the order of arrival
 */
export function atRightMinutes(
  log: readonly (Entry & { device: string })[],
  device: string,
  given: readonly EntryGiven[],
): EntryGiven[] {
  const all = [...log, ...given.map((one) => ({ ...one, device }))];
  return given.map((one) => {
    const earlier = ofClock(one.period, all).filter(
      ({ id, occurred_at }) => id !== one.id && occurred_at <= one.occurred_at,
    );
    return earlier.length > MOST_CORRECTIONS ? one : atRightMinute(one, earlier, device);
  });
}

/** By the clock as it was put right, where the phone's own showed this minute: it may have known any beginning of the log. */
function atRightMinute(one: EntryGiven, earlier: readonly Written[], device: string): EntryGiven {
  const right = shownBy(earlier, one);
  if (right === undefined || one.kind === "period_start") return one;
  const isShown = earlier.some((_, most) => {
    const shown = shownBy(
      earlier.filter((known, at) => at <= most || known.device === device),
      one,
    );
    return shown !== undefined && Math.abs(shown - one.clock_ms) <= ROUNDED_MS;
  });
  const isRight = Math.abs(right - one.clock_ms) <= ROUNDED_MS;
  return isShown && !isRight ? { ...one, clock_ms: right } : one;
}

/** What the clock shows at an entry's moment, ms, as a phone takes it; undefined where none runs. */
function shownBy(known: readonly Written[], { occurred_at }: EntryGiven): number | undefined {
  const { clock } = foldClock(known as readonly Entry[]);
  if (!clock) return undefined;
  return Math.min(Math.max(0, Date.parse(occurred_at) - Date.parse(clock.began_at)), LONGEST_PERIOD_MS);
}

/** The entries that make the clock of a period, and those that take one of them back. */
function ofClock(period: Period, all: readonly Written[]): Written[] {
  const ids = new Set<string>();
  return all.filter(({ id, kind, period: its, target }) => {
    const isMaking = (kind === "period_start" || kind === "clock_shift") && its === period;
    if (isMaking || (kind === "void" && ids.has(target ?? ""))) ids.add(id);
    return ids.has(id);
  });
}
