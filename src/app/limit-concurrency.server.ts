import { type EventLoopUtilization, performance } from "node:perf_hooks";
import { AppError } from "#src/errors/app-error.ts";
import { serverErrors } from "./errors.server.ts";

/** What keeps the event loop so long in one go is long work: a page takes a fifth of that. */
export const LONG_MS = 100;
/** The event loop takes one new connection in a turn: so many come in, and are answered, after long work, … */
const TURNS_AFTER_LONG = 64;
/** … and before any, as long as one comes in each turn: fifteen hundred at once would wait for as many pages. */
export const MOST_CONNECTIONS_FIRST = 64;
/** Where others do long work in these turns, the next begins all the same. */
const MOST_TURNS_MS = 300;
/** Of a time in which so much of it was worked nothing hung: what begins then only takes others' time. */
const BUSY = 0.8;
/** Whoever has waited so long begins though the processor is at work, where few are under way. */
const MOST_WAIT_MS = 2000;
/**
 * So many at a time where the processor has time for them: they wait for a database that is at work, of whose ten
 * connections a save needs one. More begin only where none of them ends: then it hangs.
 */
const MOST_AT_DATABASE = 8;
/** Of the time that one waits for. */
const HANGS_AFTER = 4;
/**
 * Who has waited so long is refused: nginx takes a node that says nothing for ten seconds for an ill one, and before this
 * a page has waited for its network's turn for as long.
 */
const GIVE_UP_MS = 3000;
/**
 * So many wait at most: none behind them would begin before it is refused, and while it waits it holds a connection, of which
 * nginx opens another for whoever asks next.
 */
const MOST_WAITING = 300;
const BUSY_S = 5;

interface Counters {
  /** Milliseconds. */
  clock?: () => number;
  /** How many connections were taken in so far. */
  connections?: () => number;
}

export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets few pieces of heavy work be under way at a time, each begun in a turn of the event loop of its own, and after
 * long work some turns later: that bounds the memory which they take together, and answers from the cache come in
 * between. When a database hangs, those who work do nothing but wait for it, and the rest must fail as soon as they would
 * alone: it begins. As long as the processor is at work, or the database, the rest waits: eighty pages that are made at
 * once take everybody's time, and none is there sooner.
 * @param most how many at a time
 * @param waitMs after which work begins though others are under way, where the processor had time meanwhile
 * @throws AppError `unavailable` of what has waited for three seconds, and where three hundred wait
 */
export function limitConcurrency(most: number, waitMs: number, counters: Counters = {}): Limit {
  const waiting = new Set<() => void>();
  /** Those who waited long enough. Whose time ran out while something else took the processor are many at once. */
  const overdue = new Set<() => void>();
  let running = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  let isTurnAwaited = false;

  function turn(): Promise<void> {
    if (waiting.size >= MOST_WAITING) throw crowded();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = (settle: () => void) => {
      stopLooking();
      waiting.delete(begin);
      overdue.delete(begin);
      settle();
    };
    const begin = () => leave(resolve);
    const stopLooking = whenIdle(waitMs, (waitedMs) => {
      const hangsMs = Math.min(waitedMs, performance.now() - endedAt);
      if (running + overdue.size < MOST_AT_DATABASE || hangsMs > HANGS_AFTER * waitMs) {
        overdue.add(begin);
        beginSoon();
      } else if (waitedMs > GIVE_UP_MS) leave(() => reject(crowded()));
    });
    waiting.add(begin);
    return promise;
  }

  function beginSoon(): void {
    if (isTurnAwaited) return;
    isTurnAwaited = true;
    inLaterTurn(beginNext, counters);
  }

  function beginNext(): void {
    isTurnAwaited = false;
    const [begin] = overdue.size > 0 ? overdue : running < most ? waiting : [];
    begin?.();
    if (overdue.size > 0 || (running < most && waiting.size > 0)) beginSoon();
  }

  return async (work) => {
    if (running >= most || isTurnAwaited) await turn();
    running++;
    beginSoon();
    try {
      return await work();
    } finally {
      running--;
      endedAt = performance.now();
      beginSoon();
    }
  };
}

function crowded(): AppError {
  return new AppError("unavailable", serverErrors.crowded(), { retryAfterS: BUSY_S });
}

/** In the next turn of the event loop; after long work, and while connections come in, some turns later. */
function inLaterTurn(
  work: () => void,
  { clock = () => performance.now(), connections = () => 0 }: Counters,
): void {
  const [askedAt, before] = [clock(), connections()];
  setImmediate(() => {
    const [since, turns] = [clock(), clock() - askedAt > LONG_MS ? TURNS_AFTER_LONG : 0];
    const look = (turn: number, seen: number): void => {
      const now = connections();
      // The first is the turn in which it was asked for: of that turn's own connection nothing is known yet.
      const isAnother = turn <= turns || (turn < MOST_CONNECTIONS_FIRST && now > seen);
      if (!isAnother || clock() - since > MOST_TURNS_MS) work();
      else setImmediate(() => look(turn + 1, now));
    };
    look(0, before);
  });
}

/** Each time that the processor had time for as long as told, and after the longest wait. @returns what gives that up */
function whenIdle(waitMs: number, then: (waitedMs: number) => void): () => void {
  const since = performance.now();
  let timer: NodeJS.Timeout;
  const look = (before: EventLoopUtilization) => {
    lookLater();
    const { utilization } = performance.eventLoopUtilization(before);
    const waitedMs = performance.now() - since;
    if (utilization < BUSY || waitedMs > MOST_WAIT_MS) then(waitedMs);
  };
  const lookLater = () => {
    timer = setTimeout(look, waitMs, performance.eventLoopUtilization());
  };
  lookLater();
  return () => clearTimeout(timer);
}
