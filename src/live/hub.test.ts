import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
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

test("a stream that is asked for behind another on its connection gets no place: it would only fill the memory", async (t) => {
  const { hub, port } = await serve(t, { all: 100, network: 100 });
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /api/live HTTP/1.1\r\nHost: club.example\r\n\r\n".repeat(20));
  await once(socket, "data");
  assert.equal(hub.connections(), 1);
  socket.destroy();
});

test("what many pages have missed of a match is in memory once, however slowly they take it in", async (t) => {
  const { hub, port, written } = await serve(t, { all: 100, network: 100 });
  hub.publish("match", { id: 1 });
  const first = await ask(port, "/api/live");
  const [, node] = /id: ([\w-]+)\./.exec(String((await once(first, "data"))[0])) ?? [];
  for (let id = 2; id <= 50; id++) hub.publish("match", { id });
  written.clear();
  for (let page = 0; page < 10; page++) {
    const answer = await ask(port, `/api/live?after=${node}.1`);
    let text = "";
    while (!text.includes('"id":50')) text += (await once(answer, "data"))[0];
    assert.doesNotMatch(text, /"id":1\}/);
  }
  const large = [...written].filter((part) => String(part).length > 1000);
  assert.equal(large.length, 1);
  assert.ok(Buffer.isBuffer(large[0]));
});

/** A hub behind a server; the network of each follower is what it says. */
async function open(
  t: TestContext,
  limits: StreamLimits,
): Promise<(network: string) => Promise<IncomingMessage>> {
  const { port } = await serve(t, limits);
  return (network) => ask(port, "/api/live", network);
}

async function serve(t: TestContext, limits: StreamLimits) {
  const networkOf = ({ headers }: IncomingMessage) => String(headers["x-network"]);
  const hub = openHub({ headers: [], limits, networkOf });
  const written = new Set<unknown>();
  const server = createServer((request, response) => {
    const write = response.write.bind(response);
    response.write = (part: unknown) => {
      written.add(part);
      return write(part);
    };
    hub.answer(request, response);
  }).listen(0);
  await once(server, "listening");
  t.after(() => {
    hub.close();
    server.closeAllConnections();
    server.close();
  });
  return { hub, port: (server.address() as AddressInfo).port, written };
}

function ask(port: number, path: string, network = "a"): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path, headers: { "x-network": network }, agent: false }, (answer) => {
      answer.on("error", () => {});
      resolve(answer);
    });
    request.on("error", reject);
  });
}
