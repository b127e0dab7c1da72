import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Server } from "node:net";
import type { TestContext } from "node:test";
import { requestListener } from "#src/start/listen.server.ts";
import type { TestClub } from "#tests/support/club.ts";

/** Two ways to one club: a whole one, and one on which every answer gets lost. */
export interface Lines {
  whole: string;
  cut: string;
}

/** Serves a test's club over HTTP, directly and through a line that lets requests in and no answer out. */
export async function layLines(t: TestContext, { site }: TestClub): Promise<Lines> {
  const server = createHttpServer(requestListener(site));
  const port = await listen(server);
  const line = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    near.pipe(far);
    // The first byte of an answer: what was asked is done, and its commit is behind it.
    far.once("data", () => {
      near.destroy();
      far.destroy();
    });
    for (const socket of [near, far]) socket.on("error", () => {});
    near.on("close", () => far.destroy());
  });
  const cutPort = await listen(line);
  t.after(() => {
    line.close();
    server.close();
    server.closeAllConnections();
  });
  return { whole: `http://127.0.0.1:${port}`, cut: `http://127.0.0.1:${cutPort}` };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
