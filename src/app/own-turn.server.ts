import { setImmediate as nextTurn } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/**
 * A turn of the event loop for one piece of long work: whoever else does long work has another one, so that an answer
 * which takes a few turns comes between two pieces, however many such works there are. Where a piece waits for a
 * database, the others go on (decision 0061).
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => nextTurn());
  return last;
}
