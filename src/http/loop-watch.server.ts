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
 * @param onRound called each time the loop has gone round, and for how long it was held up
 * @param clock milliseconds
 */
export function createLoopWatch(
  isWanted: () => boolean,
  onRound: (heldMs: number) => void,
  clock: () => number,
): LoopWatch {
  let wentRound: number | undefined;

  const heldMs = () => (wentRound === undefined ? 0 : Math.max(0, clock() - wentRound - LOOK_MS));

  function look(): void {
    onRound(heldMs());
    wentRound = isWanted() ? clock() : undefined;
    if (wentRound !== undefined) setTimeout(look, LOOK_MS).unref();
  }

  return {
    start() {
      if (wentRound === undefined) setTimeout(look, LOOK_MS).unref();
      wentRound ??= clock();
    },
    heldMs,
  };
}
