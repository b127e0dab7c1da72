import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import type { Config } from "#src/config/env.server.ts";
import { holdSite } from "#src/db/site-lock.server.ts";

/**
 * Before a build, which takes the files of its pages away from under a site that runs from the same folder.
 * @throws where a site runs on this club's data, or on this port
 */
export async function refuseBesideRunning(config: Config): Promise<void> {
  if (existsSync(config.DATA_DIR)) holdSite(config).release();
  const server = createServer();
  server.listen({ port: config.PORT, host: config.HOST });
  await once(server, "listening");
  server.close();
  await once(server, "close");
}
