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

/** Node's word for a request after which something else than HTTP follows: its parser reads no further. */
const NO_FURTHER = 2;

/**
 * A packet holds thousands of requests, and of a connection that is destroyed Node's parser still reads all that have
 * arrived, each as costly as one that is answered: here it is told to stop. It is the connection's own until that
 * closes, and then begins anew.
 */
function cut(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  socket.destroy();
  if (socket.parser) socket.parser.onIncoming = () => NO_FURTHER;
}
