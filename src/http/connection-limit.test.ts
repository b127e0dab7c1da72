import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { test } from "node:test";
import { limitHeaderLines, refuseUnending } from "./connection-limit.server.ts";
import { answerMalformed } from "./malformed-requests.server.ts";

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

test("of hundreds of things asked for in one packet two are answered, also where each could be answered before the next is read", async (t) => {
  const isUnending = refuseUnending();
  let read = 0;
  const server = createServer((request, response) => {
    read++;
    if (!isUnending(request, response)) response.end(".");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const greedy = connect((server.address() as AddressInfo).port, "127.0.0.1").resume();
  greedy.on("error", () => {});
  // Node hands more than 32 lines on in parts, and looks after what else is due between them.
  const lines = Array.from({ length: 40 }, (_, line) => `a${line}: b\r\n`).join("");
  greedy.write(`GET / HTTP/1.1\r\nHost: club.example\r\n${lines}\r\n`.repeat(100));
  await once(greedy, "close");
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

test("a request with hundreds of header lines is refused before they are read, and the next one on its parser is answered", async (t) => {
  let read = 0;
  const server = createServer((_, response) => {
    read++;
    response.end(".");
  });
  limitHeaderLines(server);
  answerMalformed(server, []);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (lines: number, times: number): Promise<string> =>
    new Promise((resolve) => {
      const visitor = connect(port, "127.0.0.1");
      let answer = "";
      visitor.on("data", (part) => {
        answer += part;
        if (/\r\n\r\n\.$/.test(answer)) visitor.destroy();
      });
      visitor.on("error", () => {}).on("close", () => resolve(answer));
      const head = Array.from({ length: lines - 1 }, (_, line) => `a${line}: b\r\n`).join("");
      visitor.write(`GET / HTTP/1.1\r\nHost: club.example\r\n${head}\r\n`.repeat(times));
    });
  for (let round = 0; round < 3; round++) {
    for (const times of [1, 9]) assert.match(await ask(900, times), /^HTTP\/1\.1 431 /);
    assert.match(await ask(100, 1), /^HTTP\/1\.1 200/);
  }
  assert.equal(read, 3);
});
