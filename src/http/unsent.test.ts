import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type TestContext, test } from "node:test";
import type { Cached } from "#src/delivery/cached.server.ts";
import { serveCached } from "#src/delivery/serve.server.ts";
import { limitUnsent, type UnsentLimit } from "./unsent.server.ts";

const MB = 1024 * 1024;
const LARGE = 16 * MB;

/** A server of large answers, of which 40 MB of one visitor may wait. */
async function listening(t: TestContext, bodyOf?: () => Buffer) {
  const limit = limitUnsent(({ headers }) => String(headers["x-visitor"]), 40 * MB);
  let asked = 0;
  const server = createServer((request, response) => {
    asked++;
    if (bodyOf) return void fromMemory(bodyOf(), limit)(request, response);
    limit.note(request, response);
    response.end(Buffer.alloc(LARGE));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (visitor: string, times = 1, path = "/") => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: club.example\r\nX-Visitor: ${visitor}\r\n\r\n`.repeat(times));
    return socket.pause();
  };
  const untilAsked = async (times: number) => {
    while (asked < times) await new Promise((resolve) => setImmediate(resolve));
  };
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const untilOpen = async (count: number) => {
    while ((await connections()) !== count) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  return { ask, limit, untilAsked, untilOpen };
}

test("who takes none of many large answers in loses connections, and a slow reader of another network none", async (t) => {
  const { ask, limit, untilAsked, untilOpen } = await listening(t);
  for (let one = 0; one < 8; one++) ask("greedy");
  const slow = ask("slow");
  await untilAsked(9);
  limit.look();
  // Of eight the two that may wait, and the other visitor's.
  await untilOpen(3);
  let bytes = 0;
  slow.on("data", (part) => {
    bytes += part.length;
  });
  slow.resume();
  while (bytes < LARGE) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(slow.destroyed, false);
});

test("many large answers that wait one behind the other on one connection count as well", async (t) => {
  const { ask, limit, untilAsked, untilOpen } = await listening(t);
  ask("greedy", 8);
  await untilAsked(8);
  limit.look();
  await untilOpen(0);
});

test("many who take the same picture in slowly behind one address keep their connections: it is in memory once", async (t) => {
  const { ask, limit, untilAsked, untilOpen } = await listening(t);
  for (let one = 0; one < 8; one++) ask("stadium", 1, `/media/crest.webp?${one}`);
  await untilAsked(8);
  limit.look();
  for (let round = 0; round < 50; round++) await new Promise(setImmediate);
  await untilOpen(8);
});

/** Answers as from the pages in memory. */
function fromMemory(body: Buffer, limit: UnsentLimit) {
  const entry = { bodies: { identity: body }, length: body.length, etag: '"page"', headers: [], raw: {} };
  const cache = { findAlias: () => entry as unknown as Cached };
  return serveCached(
    cache,
    () => false,
    () => {},
    limit.note,
  );
}

test("who asks for many pages that are in memory and takes none in loses connections: other pages have taken their places", async (t) => {
  const { ask, limit, untilAsked, untilOpen } = await listening(t, () => Buffer.alloc(LARGE));
  for (let one = 0; one < 8; one++) ask("greedy");
  await untilAsked(8);
  limit.look();
  await untilOpen(2);
});

test("many who take the same page in slowly behind one address keep their connections", async (t) => {
  const page = Buffer.alloc(LARGE);
  const { ask, limit, untilAsked, untilOpen } = await listening(t, () => page);
  for (let one = 0; one < 8; one++) ask("stadium");
  await untilAsked(8);
  limit.look();
  for (let round = 0; round < 50; round++) await new Promise(setImmediate);
  await untilOpen(8);
});
