import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { App } from "#src/http/app.server.ts";

const STOP_MS = 8000;

/** Bounds on slow and greedy clients, in milliseconds and bytes. */
const LIMITS = {
  requestTimeout: 120_000,
  headersTimeout: 20_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};

/** What differs between production and development: the server, which in development Vite shares. */
interface Listening {
  port: number;
  /** Lets requests under way finish, then closes. */
  stop(): Promise<void>;
}

interface Fetcher {
  fetch(request: Request, env: never): Response | Promise<Response>;
}

/** Makes a server of the site; Node's own limits against slow requests stay on. */
export function requestListener(site: Fetcher) {
  return getRequestListener((request, env) => site.fetch(request, env as never), {
    overrideGlobalObjects: true,
  });
}

export async function listen(server: Server, app: App): Promise<Listening> {
  Object.assign(server, {
    requestTimeout: LIMITS.requestTimeout,
    headersTimeout: LIMITS.headersTimeout,
    keepAliveTimeout: LIMITS.keepAliveTimeout,
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(app.config.PORT, app.config.HOST, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : app.config.PORT,
    stop: () => stopServer(server),
  };
}

/**
 * `close()` alone never ends while keep-alive clients are connected: idle connections are closed at once,
 * busy ones after their answer (it says `Connection: close`), the rest after the time is up.
 */
async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), STOP_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
