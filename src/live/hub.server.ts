import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StreamLimits } from "./stream-limits.server.ts";

/** News for open pages, as server-sent events. */
export interface Hub {
  /** Tells open pages. */
  publish(event: string, data: object, audience?: Audience): void;
  /** Takes a connection over and keeps it open; false for any other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  connections(): number;
  close(): void;
}

/**
 * Whom an event is for. Pages that ask with `?match=12` follow one match by its entries, those with `?patches=1` all
 * matches; the others hear that something has changed and ask for it. Pages of the back office ask with `?office=1`;
 * what is for them says nothing but that they should look.
 */
export interface Audience {
  to: "all" | "followers" | "others" | "office";
  /** Only of this match: who follows another one doesn't hear of it. */
  match?: number;
}

/** What an open page asked for. */
interface Wish {
  isFollower: boolean;
  isOffice: boolean;
  /** The one match that it follows; null for any. */
  match: number | null;
}

export const LIVE_PATH = "/api/live";

/** What a page that was away can still catch up on. */
const MOST_EVENTS = 200;
/** Proxies, phones and open pages (`ui/live.ts`) give up what is silent for longer than twice this. */
const HEARTBEAT_MS = 20_000;
/** A page that takes nothing in while this much waits for it is let go; it comes back and catches up. */
const MOST_WAITING_BYTES = 64 * 1024;
const RETRY_MS = 2000;

interface HubOptions {
  /** That every answer carries. */
  headers: [string, string][];
  limits: StreamLimits;
  /** Who counts as one caller, see `http/address.server.ts`. */
  networkOf: (request: IncomingMessage) => string;
}

/**
 * Keeps the connections of open pages. Each event has an id; a page that comes back names the last one it saw and
 * gets what it missed, or, where that is not known any more (another node, a restart), one "refresh", upon which
 * it asks for everything anew. So none is missed.
 */
export function openHub({ headers, limits, networkOf }: HubOptions): Hub {
  const open = new Map<ServerResponse, Wish>();
  const networks = new Map<string, number>();
  const log = createEventLog();
  let isClosed = false;
  const heartbeat = setInterval(() => send([...open.keys()], "event: beat\ndata:\n\n"), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    publish(event, data, audience = { to: "all" }) {
      const text = log.add(event, data, audience);
      const listening = [...open].filter(([, wish]) => isFor(audience, wish));
      send(
        listening.map(([response]) => response),
        text,
      );
    },
    answer(request, response) {
      const [path, query] = (request.url ?? "").split("?", 2);
      if (path !== LIVE_PATH || request.method !== "GET") return false;
      const network = networkOf(request);
      const ofNetwork = networks.get(network) ?? 0;
      // Behind another answer on its connection nothing of it would leave: all of it would wait in memory.
      const isBehindAnother = response.socket === null;
      if (isClosed || isBehindAnother || open.size >= limits.all || ofNetwork >= limits.network) {
        response.writeHead(503, [...headers.flat(), "retry-after", "30", "content-type", "application/json"]);
        response.end('{"error":"Too many follow the match here right now. The page asks again by itself."}');
        return true;
      }
      response.writeHead(200, [
        ...headers.flat(),
        ...["content-type", "text/event-stream; charset=utf-8"],
        // A proxy that collects the stream would hold the goal back.
        ...["cache-control", "no-store, no-transform", "x-accel-buffering", "no"],
      ]);
      const asked = new URLSearchParams(query);
      const wish = readWish(asked);
      const seen = request.headers["last-event-id"] ?? asked.get("after");
      const missed = seen ? log.since(String(seen), wish) : undefined;
      response.write(`retry: ${RETRY_MS}\n${missed ? "\n" : `id: ${log.lastId()}\ndata:\n\n`}`);
      if (missed) response.write(missed);
      request.socket.setNoDelay(true);
      open.set(response, wish);
      networks.set(network, ofNetwork + 1);
      response.once("close", () => {
        open.delete(response);
        const left = (networks.get(network) ?? 1) - 1;
        if (left > 0) networks.set(network, left);
        else networks.delete(network);
      });
      return true;
    },
    connections: () => open.size,
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const response of open.keys()) response.end();
    },
  };
}

/** An address that names no match follows none, e.g. `?match=x`. */
function readWish(asked: URLSearchParams): Wish {
  const match = /^[1-9]\d{0,15}$/.test(asked.get("match") ?? "") ? Number(asked.get("match")) : null;
  const isFollower = match !== null || asked.get("patches") === "1";
  return { isFollower, isOffice: asked.get("office") === "1", match };
}

function isFor({ to, match }: Audience, wish: Wish): boolean {
  if (to === "office") return wish.isOffice;
  if (to !== "all" && wish.isFollower !== (to === "followers")) return false;
  return match === undefined || wish.match === null || wish.match === match;
}

function send(open: Iterable<ServerResponse>, text: string): void {
  // Encoded once for all.
  const bytes = Buffer.from(text);
  for (const response of open) {
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
    else response.write(bytes);
  }
}

/** The latest events, each with the id by which a page that comes back names it. */
/** Of what pages missed from different places on: most lost the line at the same moment. */
const MOST_ENCODED = 20;

function createEventLog() {
  const node = randomBytes(6).toString("base64url");
  const events: { number: number; text: string; audience: Audience }[] = [];
  /** What pages have missed up to the latest event, in memory once however many take it in and however slowly. */
  const encoded = new Map<string, Buffer>();
  let last = 0;
  const lastId = () => `${node}.${last}`;
  return {
    lastId,
    /** @returns the event as pages get it */
    add(event: string, data: object, audience: Audience): string {
      last++;
      encoded.clear();
      const text = eventText(lastId(), event, data);
      events.push({ number: last, text, audience });
      if (events.length > MOST_EVENTS) events.shift();
      return text;
    },
    /** What a page that saw `id` last has missed, if anything; "refresh" when that is not known. */
    since(id: string, wish: Wish): Buffer | undefined {
      const [, from, number] = /^([\w-]+)\.(\d+)$/.exec(id) ?? [];
      const seen = Number(number);
      const oldest = events[0]?.number ?? last + 1;
      if (from !== node || seen > last || seen + 1 < oldest)
        return Buffer.from(eventText(lastId(), "refresh", {}));
      const text = events
        .filter((event) => event.number > seen && isFor(event.audience, wish))
        .map((event) => event.text)
        .join("");
      if (text === "") return undefined;
      const bytes = encoded.get(text) ?? Buffer.from(text);
      if (encoded.size >= MOST_ENCODED) encoded.clear();
      encoded.set(text, bytes);
      return bytes;
    },
  };
}

function eventText(id: string, event: string, data: object): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
