/** At most so many after a save. */
const MOST = 20;
const AGAIN_MS = 1000;

/**
 * Makes again what a save dropped: at once after a save; after several in a row once a second, so that they don't
 * take the visitors' core.
 * @param make one page; it never fails
 * @returns what is told the keys of the dropped pages, the most wanted first
 */
export function createMakingAgain(make: (key: string) => Promise<unknown>) {
  const dropped = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let madeAt = Number.NEGATIVE_INFINITY;

  async function makeDropped(): Promise<void> {
    timer = undefined;
    madeAt = performance.now();
    const due = [...dropped].slice(0, MOST);
    dropped.clear();
    // One after the other, so that visitors' own requests come in between.
    for (const key of due) {
      await new Promise((resolve) => setImmediate(resolve));
      await make(key);
    }
  }

  return (keys: string[]): void => {
    for (const key of keys) dropped.add(key);
    if (timer || dropped.size === 0) return;
    timer = setTimeout(() => void makeDropped(), Math.max(0, madeAt + AGAIN_MS - performance.now())).unref();
  };
}
