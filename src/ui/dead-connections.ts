import { fetchAnswer } from "#src/api/fetch-answer.ts";

/** Browsers have so many connections to a site, … */
const MOST_CONNECTIONS = 6;
/** … and a line that is alive says something by then. */
const ALIVE_MS = 2000;
/** The smallest file that every site has. */
const SMALLEST = "/robots.txt";

/**
 * A line that was lost without a word (a phone that changed networks, a router that forgot) leaves dead connections, of which
 * the browser takes one after the other for what is asked for. It closes each on which a question was given up.
 */
export async function leaveDeadConnections(): Promise<void> {
  for (let left = MOST_CONNECTIONS; left > 0; left--) {
    const asked = fetchAnswer(SMALLEST, { method: "HEAD", cache: "no-store" }, { silentMs: ALIVE_MS });
    const isDead = await asked.then(
      () => false,
      ({ name }: Error) => name === "TimeoutError",
    );
    if (!isDead) return;
  }
}
