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
 * connection is cut.
 * @returns whether the request is one too many
 */
export function refuseUnending(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count > MOST_UNANSWERED) cut(socket);
    return socket.destroyed;
  };
}

/** What Node hands on of what it has read: its parser's places for that are its own numbers. */
interface Parser {
  onIncoming: (request: { upgrade: boolean }) => number;
  constructor: { kOnBody: number };
  [place: number]: unknown;
}

/** Node's word for a request after which something else than HTTP follows: its parser reads no further. */
const NO_FURTHER = 2;

/**
 * A packet holds thousands of requests, or pieces of a body, and of a connection that is destroyed Node's parser still
 * reads all that have arrived, each as costly as one that is answered: here it is told to stop. It is the connection's
 * own until that closes, and then begins anew.
 */
export function cut(socket: Socket & { parser?: Parser | null }): void {
  socket.destroy();
  const { parser } = socket;
  if (!parser) return;
  parser.onIncoming = (request) => {
    // Else Node would give the parser to the next connection before this one closes.
    request.upgrade = false;
    return NO_FURTHER;
  };
  const { kOnBody } = parser.constructor;
  const onBody = parser[kOnBody];
  if (typeof onBody !== "function") return;
  // Node's parser makes nothing of a piece for which there is no function. The next connection finds it as it was.
  parser[kOnBody] = undefined;
  socket.once("close", () => {
    parser[kOnBody] = onBody;
  });
}
