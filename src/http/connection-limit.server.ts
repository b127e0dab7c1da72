import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { callerOf, createProxyCheck, plainAddress } from "./address.server.ts";

/**
 * One network holds at most half of the connections that the process has files for: whoever opens more at once loses
 * those, and nobody else is cut off. Trusted proxies bring everybody, and stand outside.
 * @param openFiles how many the process may have open
 * @param trusted addresses and ranges of the proxies
 */
export function limitConnections(server: Server, openFiles: number, trusted: string[]): void {
  const most = Math.floor(openFiles / 2);
  const isProxy = createProxyCheck(trusted);
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    if (isProxy(address)) return;
    const network = callerOf(address);
    const count = open.get(network) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/**
 * Browsers ask for the next thing on a connection when they have the last one, and so do proxies; that may come before
 * this process is told that the last one was taken in.
 */
const MOST_UNANSWERED = 2;

/**
 * Who asks for more and more on one connection and takes nothing in has all those answers wait in memory: the
 * connection is cut. What was answered counts until the turn of the event loop is over: a packet holds hundreds of
 * requests, each of which may be answered before the next is read, and nobody else's is looked at meanwhile.
 * @returns whether the request is one too many
 */
export function refuseUnending(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  let answered: Socket[] = [];
  const forget = () => {
    for (const socket of answered) unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    answered = [];
  };
  return ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once("close", () => {
      if (answered.push(socket) === 1) setImmediate(forget);
    });
    if (count > MOST_UNANSWERED) cut(socket);
    return socket.destroyed;
  };
}

/** What Node hands on of what it has read: its parser's places for that are its own numbers. */
interface Parser {
  onIncoming: (request: { upgrade: boolean }) => number;
  constructor: { kOnBody: number; kOnHeaders: number };
  /** Name and value of each line of the request that it reads, in turns. */
  _headers: string[];
  [place: number]: unknown;
}

type Connection = Socket & { parser?: Parser | null };

/** Browsers send some twenty, and proxies add a few. */
const MOST_HEADER_LINES = 100;

/**
 * Nine requests of nine hundred short lines each fit into a packet, and each line costs more than all that is otherwise
 * done for a page that is in memory: a thousand such packets kept everybody waiting for ten seconds. Node's own bound
 * leaves lines away after it has read them; here no more are read, and the request is refused (431).
 */
export function limitHeaderLines(server: Server): void {
  server.on("connection", (socket: Connection) => {
    const { parser } = socket;
    const place = parser?.constructor.kOnHeaders;
    const onHeaders = place === undefined ? undefined : parser?.[place];
    if (!parser || place === undefined || typeof onHeaders !== "function") return;
    // Called for each 32 lines: a request that has fewer costs nothing here.
    parser[place] = (...lines: unknown[]) => {
      onHeaders.apply(parser, lines);
      if (parser._headers.length <= 2 * MOST_HEADER_LINES) return;
      readNoFurther(socket);
      server.emit("clientError", Object.assign(new Error(), { code: "HPE_HEADER_OVERFLOW" }), socket);
    };
    // The next connection finds it as it was.
    socket.once("close", () => {
      parser[place] = onHeaders;
    });
  });
}

/** Node's word for a request after which something else than HTTP follows: its parser reads no further. */
const NO_FURTHER = 2;

/**
 * A packet holds thousands of requests, or pieces of a body, and of a connection that is destroyed Node's parser still
 * reads all that have arrived, each as costly as one that is answered: here it is told to stop. It is the connection's
 * own until that closes, and then begins anew.
 */
export function cut(socket: Connection): void {
  socket.destroy();
  readNoFurther(socket);
}

function readNoFurther(socket: Connection): void {
  const { parser } = socket;
  if (!parser) return;
  parser.onIncoming = (request) => {
    // Else Node would give the parser to the next connection before this one closes.
    request.upgrade = false;
    return NO_FURTHER;
  };
  const { kOnBody, kOnHeaders } = parser.constructor;
  for (const place of [kOnBody, kOnHeaders]) {
    const taking = parser[place];
    if (typeof taking !== "function") continue;
    // Node's parser makes nothing of a piece for which there is no function. The next connection finds it as it was.
    parser[place] = undefined;
    socket.prependOnceListener("close", () => {
      parser[place] = taking;
    });
  }
}
