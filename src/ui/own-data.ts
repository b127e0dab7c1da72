import { fetchAnswer } from "#src/api/fetch-answer.ts";

/** As everybody's page loses the server in the same instant, not everybody should ask again in one. */
const RETRY_MS = 4000;
const SPREAD_MS = 4000;
/** What a proxy says, or the site itself, while it is away for a moment. */
const AWAY = [502, 503, 504];

type Ask = typeof fetch;

interface Surroundings {
  /** Where the page stands. */
  here: () => URL;
  /** Until it is worth asking again; rejects when nobody wants the answer any more. */
  pause: (signal: AbortSignal | undefined) => Promise<void>;
}

/**
 * Asks for the data of the page that is open until they come: news, e.g. a goal, have them loaded anew, and React Router
 * puts an error in the place of a page whose data don't come. Who only lost the network for a while, or looks while the
 * site is restarted, keeps the page as it was. What leads to another page is asked for once, as before.
 */
export function patient(ask: Ask, { here, pause }: Surroundings): Ask {
  return async (input, init) => {
    // What is sent is not repeated unasked: whoever sent it is told.
    const isRead = (init?.method ?? "GET") === "GET";
    if (!isRead || !(input instanceof URL) || !isOwnData(input, here())) return ask(input, init);
    const signal = init?.signal ?? undefined;
    for (;;) {
      const answer = await whole(() => fetchAnswer(input, init, { ask }));
      if (answer && !AWAY.includes(answer.status)) return answer;
      await pause(signal);
      // Gone elsewhere meanwhile: whoever asked is told so by the request itself.
      if (!isOwnData(input, here())) return ask(input, init);
    }
  };
}

/** An answer with all that belongs to it; undefined where it did not come, or was cut on its way. */
async function whole(ask: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await ask();
    const body = answer.status === 204 ? null : await answer.arrayBuffer();
    return new Response(body, { status: answer.status, headers: answer.headers });
  } catch {
    return undefined;
  }
}

/** Whether it is of the page at an address: "/hy/table.data" of "/hy/table", "/_.data" of "/", as React Router asks for them. */
function isOwnData(asked: URL, here: URL): boolean {
  const path = here.pathname.replace(/\/$/, "/_");
  if (asked.origin !== here.origin || asked.pathname !== `${path}.data`) return false;
  const wanted = new URLSearchParams(asked.search);
  wanted.delete("_routes");
  return wanted.toString() === new URLSearchParams(here.search).toString();
}

/** Has the browser's own requests be {@link patient}. */
export function keepPageWithoutNetwork(): void {
  const pause = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        removeEventListener("online", go);
        signal?.removeEventListener("abort", leave);
      };
      const go = () => {
        end();
        resolve();
      };
      const leave = () => {
        end();
        reject(signal?.reason);
      };
      const timer = setTimeout(go, RETRY_MS + Math.random() * SPREAD_MS);
      if (signal?.aborted) return leave();
      addEventListener("online", go);
      signal?.addEventListener("abort", leave);
    });
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = patient(ask, { here: () => new URL(location.href), pause });
}
