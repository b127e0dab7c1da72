import { setImmediate as immediate, setTimeout as pause } from "node:timers/promises";

/** What is made again after a save, at most. */
const MOST = 20;
const AGAIN_MS = 1000;

/**
 * Makes again what a save made old, once each: at once after a save; after several in a row once a second, so that it
 * doesn't take the visitors' core.
 * @param wanted what is to be made, the most wanted first
 * @returns what is called after a save
 */
export function createWarming(wanted: () => (() => Promise<unknown>)[]): () => void {
  let isWaiting = false;
  let round = Promise.resolve();

  async function warm(): Promise<void> {
    isWaiting = false;
    // One after the other, so that visitors' own requests come in between.
    for (const make of wanted().slice(0, MOST)) {
      await immediate();
      // What can't be made now is made when somebody asks.
      await make().catch(() => {});
    }
    await pause(AGAIN_MS, undefined, { ref: false });
  }

  return () => {
    if (!isWaiting) round = round.then(warm);
    isWaiting = true;
  };
}
