import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { test } from "node:test";
import { refuseUnending } from "./connection-limit.server.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: club.example\r\n\r\n";

test("who asks for hundreds of things on one connection before the first is answered loses it", async (t) => {
  const isUnending = refuseUnending();
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (!isUnending(request, response)) held.push(() => response.end("."));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const greedy = connect(port, "127.0.0.1").resume();
  greedy.on("error", () => {});
  greedy.write(REQUEST.repeat(500));
  await once(greedy, "close");
  assert.equal(held.length, 2);
});

test("of ten thousand things asked for in one go, those behind the third are not even read", async (t) => {
  const isUnending = refuseUnending();
  let read = 0;
  const server = createServer((request, response) => {
    read++;
    isUnending(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const greedy = connect(port, "127.0.0.1").resume();
  greedy.on("error", () => {});
  greedy.write(REQUEST.repeat(10_000));
  await new Promise((resolve) => greedy.once("close", resolve));
  assert.equal(read, 3);
});

test("a connection that takes its answers in may ask for as many things as it likes", async (t) => {
  const isUnending = refuseUnending();
  const server = createServer((request, response) => {
    if (!isUnending(request, response)) response.end(".");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const visitor = connect((server.address() as AddressInfo).port, "127.0.0.1");
  t.after(() => visitor.destroy());
  for (let request = 0; request < 100; request++) {
    visitor.write(REQUEST);
    assert.match(String((await once(visitor, "data"))[0]), /^HTTP\/1\.1 200/);
  }
});
