export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets few pieces of heavy work be under way at a time, each begun in a turn of the event loop of its own: that bounds
 * the memory which they take together, and answers from the cache come in between. Nobody waits long: when a database
 * hangs, those who work do nothing but wait for it, and the rest must fail as soon as they would alone.
 * @param most how many at a time
 * @param waitMs after which work begins though others are under way
 */
export function limitConcurrency(most: number, waitMs: number): Limit {
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
        beginInNextTurn();
      }, waitMs);
      waiting.add(begin);
    });
  }

  function beginInNextTurn(): void {
    if (isTurnAwaited) return;
    isTurnAwaited = true;
    setImmediate(() => {
      isTurnAwaited = false;
      const [begin] = overdue.size > 0 ? overdue : running < most ? waiting : [];
      begin?.();
      if (overdue.size > 0 || (running < most && waiting.size > 0)) beginInNextTurn();
    });
  }

  return async (work) => {
    if (running >= most) await turn();
    running++;
    try {
      return await work();
    } finally {
      running--;
      beginInNextTurn();
    }
  };
}
