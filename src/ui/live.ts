/** What the server says to open pages; see `live/hub.server.ts`. */
export type LiveEvent = "match" | "table" | "refresh";

/** How often a page asks by itself while it can't listen. */
const POLL_MS = 30_000;
/** Everybody hears of a goal at once, but not everybody should ask for the page in the same instant. */
const SPREAD_MS = 400;

interface Listener {
  events: LiveEvent[];
  onNews: () => void;
}

const listeners = new Set<Listener>();
let connection: { end: () => void } | undefined;

/**
 * Listens to the server while the page is seen, and calls `onNews` when one of the events occurs. Comes back by
 * itself after a break, with what was missed meanwhile; where it can't listen at all it asks every half minute. All
 * listeners of a page share one connection: browsers have six for a site.
 * @returns what ends it
 */
export function listenLive(events: LiveEvent[], onNews: () => void): () => void {
  const listener = { events, onNews };
  listeners.add(listener);
  connection ??= connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    connection?.end();
    connection = undefined;
  };
}

function connect(): { end: () => void } {
  let source: EventSource | undefined;
  let seen = "";
  let poll: ReturnType<typeof setInterval> | undefined;
  let spread: ReturnType<typeof setTimeout> | undefined;
  const heard = new Set<LiveEvent>();
  const tell = (name: LiveEvent) => {
    heard.add(name);
    clearTimeout(spread);
    spread = setTimeout(() => {
      for (const { events, onNews } of listeners)
        if (heard.has("refresh") || events.some((event) => heard.has(event))) onNews();
      heard.clear();
    }, Math.random() * SPREAD_MS);
  };
  const close = () => {
    source?.close();
    source = undefined;
  };
  const open = () => {
    if (source || document.hidden) return;
    source = new EventSource(`/api/live${seen && `?after=${seen}`}`);
    const remember = (event: MessageEvent) => {
      seen = event.lastEventId;
    };
    source.onmessage = remember;
    for (const name of ["match", "table", "refresh"] as const) {
      source.addEventListener(name, (event) => {
        remember(event);
        tell(name);
      });
    }
    source.onopen = () => {
      clearInterval(poll);
      poll = undefined;
    };
    source.onerror = () => {
      poll ??= setInterval(() => {
        if (document.hidden) return;
        tell("refresh");
        // After a refusal (503, a proxy's error page) the browser gives up; we don't.
        if (source?.readyState === EventSource.CLOSED) close();
        open();
      }, POLL_MS);
    };
  };
  const follow = () => (document.hidden ? close() : open());
  document.addEventListener("visibilitychange", follow);
  open();
  return {
    end() {
      document.removeEventListener("visibilitychange", follow);
      clearInterval(poll);
      clearTimeout(spread);
      close();
    },
  };
}
