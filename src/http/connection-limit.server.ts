import type { Server } from "node:http";
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
