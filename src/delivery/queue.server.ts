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
  let running = 0;

  function turn(): Promise<void> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(begin, waitMs);
      waiting.add(begin);
    });
  }

  return async (work) => {
    if (running >= most) await turn();
    running++;
    try {
      return await work();
    } finally {
      running--;
      setImmediate(() => {
        const [next] = waiting;
        next?.();
      });
    }
  };
}

/** What is made again after a save, at most. */
const MOST_WARM = 20;
const AGAIN_MS = 1000;

/**
 * Makes again what a save made old, once each: at once after a save; after several in a row once a second, so that it
 * doesn't take the visitors' core.
 * @param wanted what is to be made, the most wanted first
 * @returns what is called after a save
 */
export function createWarming(wanted: () => (() => Promise<unknown>)[]): () => void {
  let [isWaiting, isUnderWay, isAskedAgain] = [false, false, false];
  let startedAt = Number.NEGATIVE_INFINITY;

  async function warm(): Promise<void> {
    [isWaiting, isUnderWay, startedAt] = [false, true, performance.now()];
    // One after the other, so that visitors' own requests come in between.
    for (const make of wanted().slice(0, MOST_WARM)) {
      await new Promise((resolve) => setImmediate(resolve));
      // What can't be made now is made when somebody asks.
      await make().catch(() => {});
    }
    isUnderWay = false;
    if (isAskedAgain) soon();
  }

  function soon(): void {
    isAskedAgain = isUnderWay;
    if (isWaiting || isUnderWay) return;
    isWaiting = true;
    setTimeout(() => void warm(), Math.max(0, startedAt + AGAIN_MS - performance.now())).unref();
  }
  return soon;
}
