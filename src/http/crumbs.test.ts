import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type TestContext, test } from "node:test";
import { cutCrumbs } from "./crumbs.server.ts";

/** A server that counts the parts in which a body reaches it. */
async function listening(t: TestContext): Promise<{ port: number; parts: () => number }> {
  let parts = 0;
  const server = createServer((request, response) => {
    cutCrumbs(request);
    request.on("error", () => {});
    request.on("data", () => parts++);
    request.on("end", () => response.end("."));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  return { port: (server.address() as AddressInfo).port, parts: () => parts };
}

/** What is answered to a body in chunks of one size; nothing where the connection was cut. */
async function send(port: number, size: number, chunks: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  socket.on("error", () => {});
  socket.write(
    "POST / HTTP/1.1\r\nHost: club.example\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n",
  );
  socket.write(`${size.toString(16)}\r\n${"x".repeat(size)}\r\n`.repeat(chunks));
  socket.write("0\r\n\r\n");
  // It may end with a fault: it was cut in the middle of what was sent.
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
}

test("a letter that is sent letter by letter, a hundred thousand of them, is given up after five hundred", async (t) => {
  const { port, parts } = await listening(t);
  assert.equal(await send(port, 1, 100_000), "");
  assert.ok(parts() <= 500, `${parts()} parts came through`);
});

test("a short body may come in as many parts as it has letters, and a long one in those of a network", async (t) => {
  const { port } = await listening(t);
  assert.match(await send(port, 1, 500), /^HTTP\/1\.1 200/);
  assert.match(await send(port, 536, 4000), /^HTTP\/1\.1 200/);
});
