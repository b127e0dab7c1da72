import type { App } from "./app.server.ts";

interface Rounds {
  everyMs: number;
  work: () => Promise<void>;
  /** What the log says of a round that failed. */
  failed: string;
}

/**
 * Does some work again and again, one round after the other; one that fails is logged, and the next is tried.
 * @returns what stops it, once the round that is under way is over
 */
export function startRounds(app: App, { everyMs, work, failed }: Rounds): () => Promise<void> {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= work()
      .catch((error: unknown) => app.log.error(failed, { error }))
      .finally(() => {
        round = undefined;
      });
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
