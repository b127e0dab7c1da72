import { type Entry, standing } from "./ledger.ts";
import { foldClock } from "./match-state.ts";
import { repeatedShifts } from "./resumptions.ts";
import { type EntryGiven, LONGEST_PERIOD_MS } from "./schemas.server.ts";

/** A phone rounds the moment and what its clock shows each for itself. */
const ROUNDED_MS = 1;
/** Nobody puts the clock of one period right more often; beyond that minutes stay as they were tapped. */
const MOST_CORRECTIONS = 40;

/** What makes the clock of a period, and where it came from. */
interface Made {
  entry: Entry;
  device: string;
}

/**
 * Entries of a phone that had not heard yet, being offline or not having asked, that the clock of their period was put
 * right: at the minute at which they would stand had it heard. What was put right after their moment moves none, nor what
 * is known by now to have been a mistake; a minute that the clock can't have shown stays as it is.
 * @param log what is there when they arrive, in the order of arrival
 */
export function atRightMinutes(
  log: readonly (Entry & { device: string })[],
  device: string,
  given: readonly EntryGiven[],
): EntryGiven[] {
  const all = [...log, ...given.map((one) => ({ ...(one as Entry), device }))];
  const made = madeOf(all);
  return given.map((one) => {
    const ofPeriod = made.filter(({ entry: { id, period } }) => period === one.period && id !== one.id);
    return ofPeriod.length > MOST_CORRECTIONS ? one : atRightMinute(one, ofPeriod, device);
  });
}

/** By the clock as it was put right, where the phone's own showed this minute: it may have known any beginning of the log. */
function atRightMinute(one: EntryGiven, made: readonly Made[], device: string): EntryGiven {
  const earlier = made.filter(({ entry }) => entry.occurred_at <= one.occurred_at);
  const right = shownBy(earlier, one);
  if (right === undefined || one.kind === "period_start") return one;
  const isShown = (known: readonly Made[]) => {
    const shown = shownBy(known, one);
    return shown !== undefined && Math.abs(shown - one.clock_ms) <= ROUNDED_MS;
  };
  // What was put right meanwhile was then put back.
  if (isShown(earlier) || isShown(made)) return one;
  const couldShow = earlier.some((_, most) =>
    isShown(earlier.filter((known, at) => at <= most || known.device === device)),
  );
  return couldShow ? { ...one, clock_ms: right } : one;
}

/** What the clock shows at an entry's moment, ms, as a phone takes it; undefined where none runs. */
function shownBy(known: readonly Made[], { occurred_at }: EntryGiven): number | undefined {
  const { clock } = foldClock(known.map(({ entry }) => entry));
  if (!clock) return undefined;
  return Math.min(Math.max(0, Date.parse(occurred_at) - Date.parse(clock.began_at)), LONGEST_PERIOD_MS);
}

/** What makes clocks and was not taken back, as it is known by now, in the order of arrival. */
function madeOf(all: readonly (Entry & { device: string })[]): Made[] {
  const standingFacts = standing(all).filter(({ isVoid }) => !isVoid);
  const repeated = repeatedShifts(standingFacts);
  const facts = new Map(standingFacts.map((fact) => [fact.id, fact]));
  const isMaking = ({ kind }: Entry) => kind === "period_start" || kind === "clock_shift";
  const ids = new Map(all.map((one) => [one.id, one.device]));
  return [...ids].flatMap(([id, device]) => {
    const fact = facts.get(id);
    return fact && isMaking(fact) && !repeated.has(id) ? [{ entry: fact, device }] : [];
  });
}
