import { fetchAnswer } from "#src/api/fetch-answer.ts";

/** Browsers have so many connections to a site, … */
const MOST_CONNECTIONS = 6;
/** … and a line that is alive says something by then. */
const ALIVE_MS = 2000;
/** The smallest file that every site has. */
const SMALLEST = "/robots.txt";
/** Where none answers, the next look comes so much later, or as much more. */
const AGAIN_MS = 2000;

/**
 * A line that was lost without a word (a phone that changed networks, a router that forgot) leaves dead connections, of which
 * the browser takes one after the other for what is asked for. It closes each on which a question was given up. Until the
 * site answers again, whatever else was asked would wait on such a connection, also when the line is back.
 * @param onAnswer the site answers
 */
export function deadConnections(onAnswer: () => void) {
  let [areLeft, isOver] = [false, false];
  return {
    /** Whether they are being left. */
    areLeft: () => areLeft,
    async leave() {
      if (areLeft) return;
      areLeft = true;
      await untilAlive(() => isOver);
      areLeft = false;
      if (!isOver) onAnswer();
    },
    end() {
      isOver = true;
    },
  };
}

async function untilAlive(isOver: () => boolean): Promise<void> {
  for (let look = 1; !isOver(); look++) {
    if (!document.hidden && !(await isDead())) return;
    const wait = look < MOST_CONNECTIONS ? 0 : AGAIN_MS * (1 + Math.random());
    if (wait || document.hidden) await new Promise((resolve) => setTimeout(resolve, wait || AGAIN_MS));
  }
}

function isDead(): Promise<boolean> {
  return fetchAnswer(SMALLEST, { method: "HEAD", cache: "no-store" }, { silentMs: ALIVE_MS }).then(
    () => false,
    ({ name }: Error) => name === "TimeoutError",
  );
}
