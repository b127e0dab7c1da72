import type { Limit } from "./limit-concurrency.server.ts";

/**
 * Lets few pieces of work be under way at a time and some wait for their turn, however long; beyond these they are
 * refused at once.
 * @param refuse what is thrown then
 */
export function createSlots(slots: number, mostWaiting: number, refuse: () => Error): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= slots) {
      if (waiting.length >= mostWaiting) throw refuse();
      // Who goes leaves the place to who waits.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
