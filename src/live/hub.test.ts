import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { openHub } from "./hub.server.ts";
import { type StreamLimits, streamLimits } from "./stream-limits.server.ts";

test("streams leave a fifth of the process's files to other visitors, and one network leaves most streams to others", () => {
  assert.deepEqual(streamLimits(300), { all: 240, network: 60 });
  assert.deepEqual(streamLimits(1_000_000), { all: 20_000, network: 5000 });
});

test("a network that has its share is told to poll, while others still get a place, and a place is free again", async (t) => {
  const follow = await open(t, { all: 5, network: 2 });
  const first = await follow("a");
  const statuses = [first.statusCode];
  for (const network of ["a", "a", "b", "b", "b", "c", "d"])
    statuses.push((await follow(network)).statusCode);
  assert.deepEqual(statuses, [200, 200, 503, 200, 200, 503, 200, 503]);
  first.destroy();
  let again = await follow("a");
  while (again.statusCode === 503) again = await follow("a");
  assert.equal(again.statusCode, 200);
});

/** A hub behind a server; the network of each follower is what it says. */
async function open(
  t: TestContext,
  limits: StreamLimits,
): Promise<(network: string) => Promise<IncomingMessage>> {
  const networkOf = ({ headers }: IncomingMessage) => String(headers["x-network"]);
  const hub = openHub({ headers: [], limits, networkOf });
  const server = createServer((request, response) => void hub.answer(request, response)).listen(0);
  await once(server, "listening");
  t.after(() => {
    hub.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return (network) =>
    new Promise((resolve, reject) => {
      const request = get(
        { port, path: "/api/live", headers: { "x-network": network }, agent: false },
        (answer) => {
          answer.on("error", () => {});
          resolve(answer);
        },
      );
      request.on("error", reject);
    });
}
