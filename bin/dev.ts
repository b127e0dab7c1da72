// `npm run dev`: one process; pages and API reload as their files change.
import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import type { App } from "#src/app/app.server.ts";
import { readConfig } from "#src/config/env.server.ts";
import { holdSite } from "#src/db/site-lock.server.ts";
import { publishMatches } from "#src/features/matches/live.server.ts";
import { openMetrics } from "#src/http/metrics.server.ts";
import { openHub } from "#src/live/hub.server.ts";
import { streamLimits } from "#src/live/stream-limits.server.ts";
import { listen, requestListener } from "#src/start/listen.server.ts";
import { openApp } from "#src/start/open-app.server.ts";
import { announce, prepare } from "#src/start/start.server.ts";
import { ROOT } from "./build.ts";

process.env.NODE_ENV = "development";
const config = readConfig();
holdSite(config);
const opened = await openApp(config);
// What is kept would hide a change of the code that made it.
const app: App = { ...opened, cachedQuery: (_, read) => read(opened.db) };
const access = await prepare(app);
const server = createServer();
const vite = await createVite({
  root: ROOT,
  server: { middlewareMode: true, hmr: { server } },
  appType: "custom",
});

const metrics = openMetrics(false);
// Loaded through Vite for each request, which costs nothing until a file changes.
const loadSite = async () => {
  const { createSite } = (await vite.ssrLoadModule(
    join(ROOT, "src/site.server.ts"),
  )) as typeof import("#src/site.server.ts");
  const { createPages } = (await vite.ssrLoadModule(
    join(ROOT, "src/delivery/pages.server.ts"),
  )) as typeof import("#src/delivery/pages.server.ts");
  const { authenticatePage } = (await vite.ssrLoadModule(
    join(ROOT, "src/features/accounts/session-commands.server.ts"),
  )) as typeof import("#src/features/accounts/session-commands.server.ts");
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  const pages = createPages(build as never, authenticatePage);
  return createSite({ app, isStopping: () => false, pages, metrics });
};
const site = {
  fetch: async (request: Request, env: unknown) => (await loadSite()).fetch(request, env as never),
};
const answer = requestListener(site);
const hub = openHub({ headers: [], limits: streamLimits(1000), networkOf: () => "" });
publishMatches(app, hub);
server.on("request", (request, response) => {
  if (hub.answer(request, response)) return;
  vite.middlewares(request, response, () => void answer(request, response));
});
const { port } = await listen(server, app);
announce(port, access);
