/** What keeps the event loop so long in one go is long work: a page takes a fifth of that. */
export const LONG_MS = 100;
/** The event loop takes one new connection in a turn: so many come in, and are answered, after long work. */
const TURNS_AFTER_LONG = 64;
/** Where others do long work in these turns, the next begins all the same. */
const MOST_AFTER_LONG_MS = 300;

export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets few pieces of heavy work be under way at a time, each begun in a turn of the event loop of its own, and after
 * long work some turns later: that bounds the memory which they take together, and answers from the cache come in
 * between. Nobody waits long: when a database hangs, those who work do nothing but wait for it, and the rest must fail as
 * soon as they would alone.
 * @param most how many at a time
 * @param waitMs after which work begins though others are under way
 * @param clock milliseconds
 */
export function limitConcurrency(most: number, waitMs: number, clock = () => performance.now()): Limit {
  const waiting = new Set<() => void>();
  /** Those who waited long enough. Whose time ran out while something else took the processor are many at once. */
  const overdue = new Set<() => void>();
  let running = 0;
  let isTurnAwaited = false;

  function turn(): Promise<void> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        overdue.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        overdue.add(begin);
        beginSoon();
      }, waitMs);
      waiting.add(begin);
    });
  }

  function beginSoon(): void {
    if (isTurnAwaited) return;
    isTurnAwaited = true;
    const since = clock();
    setImmediate(() => afterTurns(clock() - since > LONG_MS ? TURNS_AFTER_LONG : 0, clock()));
  }

  function afterTurns(turns: number, since: number): void {
    if (turns === 0 || clock() - since > MOST_AFTER_LONG_MS) beginNext();
    else setImmediate(() => afterTurns(turns - 1, since));
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
      beginSoon();
    }
  };
}
