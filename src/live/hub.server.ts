import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StreamLimits } from "./stream-limits.server.ts";

/** News for open pages, as server-sent events. */
export interface Hub {
  /** Tells every open page. */
  publish(event: string, data: object): void;
  /** Takes a connection over and keeps it open; false for any other request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  connections(): number;
  close(): void;
}

export const LIVE_PATH = "/api/live";

/** What a page that was away can still catch up on. */
const MOST_EVENTS = 200;
/** Proxies and phones close what is silent for longer. */
const HEARTBEAT_MS = 25_000;
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
  const open = new Set<ServerResponse>();
  const networks = new Map<string, number>();
  const log = createEventLog();
  let isClosed = false;
  const heartbeat = setInterval(() => sendToAll(open, ": still here\n\n"), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    publish: (event, data) => sendToAll(open, log.add(event, data)),
    answer(request, response) {
      const [path, query] = (request.url ?? "").split("?", 2);
      if (path !== LIVE_PATH || request.method !== "GET") return false;
      const network = networkOf(request);
      const ofNetwork = networks.get(network) ?? 0;
      if (isClosed || open.size >= limits.all || ofNetwork >= limits.network) {
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
      const seen = request.headers["last-event-id"] ?? new URLSearchParams(query).get("after");
      const missed = seen ? log.since(String(seen)) : "";
      response.write(
        `retry: ${RETRY_MS}\n${missed === "" ? `id: ${log.lastId()}\ndata:\n\n` : `\n${missed}`}`,
      );
      request.socket.setNoDelay(true);
      open.add(response);
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
      for (const response of open) response.end();
    },
  };
}

function sendToAll(open: Set<ServerResponse>, text: string): void {
  // Encoded once for all.
  const bytes = Buffer.from(text);
  for (const response of open) {
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
    else response.write(bytes);
  }
}

/** The latest events, each with the id by which a page that comes back names it. */
function createEventLog() {
  const node = randomBytes(6).toString("base64url");
  const events: { number: number; text: string }[] = [];
  let last = 0;
  const lastId = () => `${node}.${last}`;
  return {
    lastId,
    /** @returns the event as pages get it */
    add(event: string, data: object): string {
      last++;
      const text = eventText(lastId(), event, data);
      events.push({ number: last, text });
      if (events.length > MOST_EVENTS) events.shift();
      return text;
    },
    /** What a page that saw `id` last has missed, as text; "refresh" when that is not known. */
    since(id: string): string {
      const [, from, number] = /^([\w-]+)\.(\d+)$/.exec(id) ?? [];
      const seen = Number(number);
      const oldest = events[0]?.number ?? last + 1;
      if (from !== node || seen > last || seen + 1 < oldest) return eventText(lastId(), "refresh", {});
      return events
        .filter((event) => event.number > seen)
        .map(({ text }) => text)
        .join("");
    },
  };
}

function eventText(id: string, event: string, data: object): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
