import assert from "node:assert/strict";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { type TestContext, test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { cutCrumbs } from "./body-pieces.server.ts";

/** A server that answers how many bytes it was sent, and how many bytes at most waited for whoever reads them. */
async function open(t: TestContext) {
  const sent = { most: 0, pieces: 0 };
  const server = createServer((request, response) => {
    cutCrumbs(request, response);
    // Bound: a stray request without a body, meant for whoever had this port before, has its own still.
    const push = request.push.bind(request);
    request.push = (piece, encoding) => {
      sent.pieces++;
      const isMore = push(piece, encoding);
      sent.most = Math.max(sent.most, request.readableLength);
      return isMore;
    };
    // Read only after a moment, as a request that waits for its turn is.
    setTimeout(async () => {
      let bytes = 0;
      try {
        for await (const piece of request) bytes += (piece as Buffer).length;
      } catch {
        return;
      }
      response.end(`got ${bytes}`);
    }, 50);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  /** Sends the parts of a body in a packet each, as far as that can be. */
  const post = (head: string, ...body: (string | Buffer)[]) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket.on("data", (part) => {
        answer += part;
      });
      socket.on("error", () => {}).on("close", () => resolve(answer));
      socket.setNoDelay().write(`POST / HTTP/1.1\r\nHost: club\r\nConnection: close\r\n${head}\r\n\r\n`);
      void write(socket, body);
    });
  return { sent, post };
}

async function write(socket: Socket, body: (string | Buffer)[]): Promise<void> {
  for (const part of body) {
    socket.write(part);
    await nextTurn();
  }
}

test("a letter that comes as sixty thousand chunks of one byte is cut off before it fills the memory", async (t) => {
  const { sent, post } = await open(t);
  const answer = await post("Transfer-Encoding: chunked", `${"1\r\n \r\n".repeat(60_000)}0\r\n\r\n`);
  assert.equal(answer, "");
  assert.ok(sent.most <= 32, `${sent.most} bytes waited`);
  assert.ok(sent.pieces <= 40, `${sent.pieces} pieces were looked at`);
});

test("behind a letter that was cut off neither the rest nor the next request is read, and others' letters arrive", async (t) => {
  const { sent, post } = await open(t);
  const chunked = "Transfer-Encoding: chunked";
  const upgrade = "GET / HTTP/1.1\r\nHost: club\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n";
  const crumbs = `${"1\r\n \r\n".repeat(1000)}0\r\n\r\n`;
  for (let round = 0; round < 3; round++) {
    const cut = Array.from({ length: 10 }, () => post(chunked, crumbs + upgrade));
    const whole = Array.from({ length: 10 }, () => post("Content-Length: 9", "A letter."));
    assert.deepEqual([...new Set(await Promise.all(cut))], [""]);
    for (const answer of await Promise.all(whole)) assert.match(answer, /got 9$/);
  }
  assert.ok(sent.pieces <= 30 * 40 + 30 * 3, `${sent.pieces} pieces were looked at`);
});

test("a picture arrives from a phone whose network brings two hundred bytes at a time", async (t) => {
  const { sent, post } = await open(t);
  const pieces = Array.from({ length: 9000 }, () => Buffer.alloc(200));
  assert.match(await post("Content-Length: 1800000", ...pieces), /got 1800000$/);
  // A busy machine brings several at once.
  assert.ok(sent.pieces > 500, `only ${sent.pieces} pieces came`);
});

test("short words in single bytes, and large ones in usual chunks, arrive", async (t) => {
  const { post } = await open(t);
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const chunked = "Transfer-Encoding: chunked";
  assert.match(await post(chunked, `${chunk("a").repeat(30)}0\r\n\r\n`), /got 30$/);
  assert.match(await post(chunked, `${chunk("a".repeat(1000)).repeat(5000)}0\r\n\r\n`), /got 5000000$/);
  assert.match(await post("Content-Length: 3000000", Buffer.alloc(3_000_000)), /got 3000000$/);
});

test("after a body that somebody began to read and left, the next request of its connection is answered", async (t) => {
  const server = createServer(async (request, response) => {
    cutCrumbs(request, response, true);
    const reader = Readable.toWeb(request).getReader();
    if (request.method === "POST") await reader.read();
    response.end("answered");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const answers = new Promise<number>((resolve) => {
    let answer = "";
    socket.setTimeout(5000, () => socket.destroy());
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("close", () => resolve(answer.split("answered").length - 1));
  });
  socket.write("POST / HTTP/1.1\r\nHost: club\r\nContent-Length: 3000000\r\n\r\n");
  socket.write(Buffer.alloc(3_000_000));
  socket.write("GET / HTTP/1.1\r\nHost: club\r\nConnection: close\r\n\r\n");
  assert.equal(await answers, 2);
});
