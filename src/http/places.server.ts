/**
 * Lets few pieces of heavy work be under way at a time, which bounds the memory that they take together and lets
 * answers from memory come in between. Nobody waits long for a place: when a database hangs, those who hold one do
 * nothing but wait for it, and the rest must fail as soon as they would alone.
 * @param most how many at a time
 * @param waitMs after which work begins without a place
 */
export function createPlaces(most: number, waitMs: number) {
  const waiting = new Set<() => void>();
  let taken = 0;

  function place(): Promise<void> {
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

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (taken >= most) await place();
    taken++;
    try {
      return await work();
    } finally {
      taken--;
      setImmediate(() => {
        const [next] = waiting;
        next?.();
      });
    }
  };
}
