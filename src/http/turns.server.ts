/**
 * Lets heavy work begin one piece at a time, each in a turn of the event loop of its own, so that answers from
 * memory come in between: a dozen pages that are made at once would otherwise hold everybody up for their sum.
 * Nobody waits for another's work to end: a slow database holds up only those who ask it.
 * @returns what each piece awaits before it begins
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    return last;
  };
}
