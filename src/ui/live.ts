import { deadConnections } from "./dead-connections.ts";
import { addressOf, placeOfPage } from "./place-in-news.ts";

/** What the server says to open pages; see `live/hub.server.ts`. */
export type LiveEvent = "match" | "table" | "office" | "refresh";

/** How often a page asks by itself while it can't listen. */
const POLL_MS = 30_000;
/** Everybody hears of a goal at once, but not everybody should ask for the page in the same instant. */
export const SPREAD_MS = 400;
/**
 * Caches on the way keep a page for a second, and send it for another while they fetch a new one (`SHARED_CACHE`): what
 * was asked for at once may be of before the news.
 */
export const KEPT_MS = 2500;
/** Nor should everybody in the instant when the server was restarted. */
const LOST_SPREAD_MS = 3000;
/**
 * The server says something every 20 seconds (`live/hub.server.ts`). A stream that is silent for longer is one that something
 * on the way, or a node that hangs, holds open: it would never end by itself.
 */
const SILENT_MS = 45_000;

interface Listener {
  events: LiveEvent[];
  onNews: () => void;
  /** Whether the page shows already what a `match` event tells. */
  isKnown?: ((match: unknown) => boolean) | undefined;
}

interface PatchListener {
  onPatch: (packed: unknown) => void;
  /** Something was saved of a match that no patch tells. */
  onMatch?: (match: unknown) => void;
  /** Some may have been missed, or nothing is heard any more. */
  onGap: () => void;
  /** The server is heard again, with what was missed. */
  onBack: () => void;
}

/** On the page itself: the script that follows a match before the others and those each have this module. */
type Heard = typeof globalThis & { heardUntil?: string | undefined };

const listeners = new Set<Listener>();
const patchListeners = new Set<PatchListener>();
let connection: Connection | undefined;

/**
 * Listens to the server while the page is seen, and calls `onNews` when one of the events occurs. Comes back by
 * itself after a break, with what was missed meanwhile; where it can't listen at all it asks every half minute. All
 * listeners of a page share one connection: browsers have six for a site.
 * @returns what ends it
 */
export function listenLive(
  events: LiveEvent[],
  onNews: () => void,
  isKnown?: Listener["isKnown"],
): () => void {
  return join(listeners, { events, onNews, isKnown });
}

/** Hears each change of a match that is played, as it was sent, on the same connection. */
export function listenPatches(listener: PatchListener): () => void {
  return join(patchListeners, listener);
}

/**
 * Ends all listening; whoever listens next on this page goes on behind the last event that was heard.
 * @param until another place; one that no server knows brings a "refresh"
 */
export function handOver(until = connection?.seen()): void {
  (globalThis as Heard).heardUntil = until;
  leave();
}

function join<Kind>(among: Set<Kind>, listener: Kind): () => void {
  among.add(listener);
  const isPoor = connection && !connection.hasPatches && patchListeners.size > 0;
  if (isPoor) handOver();
  connection ??= connect(patchListeners.size > 0);
  return () => {
    among.delete(listener);
    if (listeners.size + patchListeners.size === 0) leave();
  };
}

function leave(): void {
  connection?.end();
  connection = undefined;
}

interface Connection {
  hasPatches: boolean;
  /** The last event that was heard. */
  seen: () => string;
  end: () => void;
}

function connect(hasPatches: boolean): Connection {
  let source: EventSource | undefined;
  let seen = (globalThis as Heard).heardUntil ?? placeOfPage();
  (globalThis as Heard).heardUntil = undefined;
  const news = collectNews();
  const gap = delayed(tellGap, 0);
  const dead = deadConnections(() => poll.begin({ isAtOnce: true }));
  const silence = delayed(() => {
    close();
    void dead.leave();
  }, SILENT_MS);
  const close = () => {
    source?.close();
    silence.end();
    gap.end();
    source = undefined;
  };
  const poll = polling(() => {
    news.tell("refresh", undefined, { isAgain: false });
    // After a refusal (503, a proxy's error page) the browser gives up; we don't.
    if (source?.readyState === 2) close();
    open();
  });
  const lose = () => {
    poll.begin();
    gap.begin();
  };
  const open = () => {
    if (source || dead.areLeft() || document.hidden) return;
    if (typeof EventSource === "undefined") return poll.begin();
    source = new EventSource(addressOf(seen, hasPatches));
    silence.begin();
    hearAll(source, news.tell, ({ lastEventId }) => {
      seen = lastEventId || seen;
      silence.end();
      silence.begin();
    });
    source.onopen = () => {
      poll.end();
      gap.end();
      for (const { onBack } of patchListeners) onBack();
    };
    source.onerror = lose;
  };
  const follow = () => (document.hidden ? close() : open());
  const ignore = attend(follow, lose);
  open();
  return {
    hasPatches,
    seen: () => seen,
    end() {
      dead.end();
      ignore();
      poll.end();
      news.end();
      close();
    },
  };
}

/** @returns what ends it */
function attend(onSeenOrNot: () => void, onOffline: () => void): () => void {
  document.addEventListener("visibilitychange", onSeenOrNot);
  // A connection that is gone with its network is noticed by itself only minutes later.
  window.addEventListener("offline", onOffline);
  return () => {
    document.removeEventListener("visibilitychange", onSeenOrNot);
    window.removeEventListener("offline", onOffline);
  };
}

/** Asks each half minute while the page is seen. */
function polling(ask: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    begin({ isAtOnce = false } = {}) {
      if (isAtOnce) ask();
      timer ??= setInterval(() => document.hidden || ask(), POLL_MS);
    },
    end() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

/** Something that happens so much later, or a little more: not everywhere in one instant. */
function delayed(run: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin() {
      timer ??= setTimeout(run, ms + Math.random() * LOST_SPREAD_MS);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Hands on what a stream says. @param remember keeps its place, for when it is listened to again */
function hearAll(
  source: EventSource,
  tell: (name: LiveEvent, data?: string) => void,
  remember: (event: MessageEvent) => void,
): void {
  source.onmessage = remember;
  source.addEventListener("beat", remember);
  for (const name of ["match", "table", "office", "refresh"] as const) {
    source.addEventListener(name, (event) => {
      remember(event);
      if (name === "match" && event.data)
        for (const { onMatch } of patchListeners) onMatch?.(JSON.parse(event.data));
      tell(name, event.data);
    });
  }
  source.addEventListener("patch", (event) => {
    remember(event);
    const packed = JSON.parse(event.data);
    for (const { onPatch } of patchListeners) onPatch(packed);
  });
}

function tellGap(): void {
  for (const { onGap } of patchListeners) onGap();
}

interface News {
  heard: Set<LiveEvent>;
  /** The latest of each match, by its id. */
  matches: Map<number, unknown>;
}

const nothing = (): News => ({ heard: new Set(), matches: new Map() });

/**
 * Tells of events together, a moment later: a save makes several. Once more when no cache can hold what was before them;
 * a page that shows them by then asks for nothing.
 */
function collectNews() {
  let spread: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  let fresh = nothing();
  let again = nothing();
  const tellFresh = () => {
    const news = fresh;
    fresh = nothing();
    tellListeners(news);
  };
  const tellAgain = () => {
    const news = again;
    again = nothing();
    tellListeners(news);
  };
  return {
    /** @param isAgain false for what is no news, and comes by itself again */
    tell(name: LiveEvent, data?: string, { isAgain = name !== "office" } = {}) {
      clearTimeout(spread);
      spread = setTimeout(tellFresh, Math.random() * SPREAD_MS);
      note(fresh, name, data);
      if (!isAgain) return;
      clearTimeout(later);
      later = setTimeout(tellAgain, KEPT_MS + Math.random() * SPREAD_MS);
      note(again, name, data);
    },
    end() {
      clearTimeout(spread);
      clearTimeout(later);
    },
  };
}

function note({ heard, matches }: News, name: LiveEvent, data?: string): void {
  heard.add(name);
  if (name !== "match" || !data) return;
  const match = JSON.parse(data) as { id: number };
  matches.set(match.id, match);
}

function tellListeners({ heard, matches }: News): void {
  const isRefresh = heard.has("refresh");
  for (const { events, onNews, isKnown } of listeners) {
    const news = events.filter((event) => heard.has(event));
    const isOld = isKnown && news.every((event) => event === "match") && [...matches.values()].every(isKnown);
    if (isRefresh || (news.length > 0 && !isOld)) onNews();
  }
  if (isRefresh) tellGap();
}
