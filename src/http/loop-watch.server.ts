/** Sees how long the event loop is held up in one go, while somebody wants to know. */
export interface LoopWatch {
  /** Looks from now on until nobody wants to know any more. */
  start(): void;
  /** For how long the loop has not gone round; 0 when nobody looks. Milliseconds. */
  heldMs(): number;
}

const LOOK_MS = 20;

/**
 * @param isWanted asked each time the loop has gone round
 * @param clock milliseconds
 */
export function createLoopWatch(isWanted: () => boolean, clock: () => number): LoopWatch {
  let wentRound: number | undefined;

  function look(): void {
    wentRound = isWanted() ? clock() : undefined;
    if (wentRound !== undefined) setTimeout(look, LOOK_MS).unref();
  }

  return {
    start() {
      if (wentRound === undefined) setTimeout(look, LOOK_MS).unref();
      wentRound ??= clock();
    },
    heldMs: () => (wentRound === undefined ? 0 : Math.max(0, clock() - wentRound - LOOK_MS)),
  };
}
