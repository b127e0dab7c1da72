import assert from "node:assert/strict";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type TestContext, test } from "node:test";
import { cutCrumbs } from "./body-pieces.server.ts";

/** A server that answers how many bytes it was sent, and how many bytes at most waited for whoever reads them. */
async function open(t: TestContext) {
  const sent = { most: 0 };
  const server = createServer((request, response) => {
    cutCrumbs(request);
    const push = request.push;
    request.push = (piece, encoding) => {
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
  const post = (head: string, ...body: (string | Buffer)[]) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket.on("data", (part) => {
        answer += part;
      });
      socket.on("error", () => {}).on("close", () => resolve(answer));
      socket.write(`POST / HTTP/1.1\r\nHost: club\r\nConnection: close\r\n${head}\r\n\r\n`);
      for (const part of body) socket.write(part);
    });
  return { sent, post };
}

test("a letter that comes as sixty thousand chunks of one byte is cut off before it fills the memory", async (t) => {
  const { sent, post } = await open(t);
  const answer = await post("Transfer-Encoding: chunked", `${"1\r\n \r\n".repeat(60_000)}0\r\n\r\n`);
  assert.equal(answer, "");
  assert.ok(sent.most <= 300, `${sent.most} bytes waited`);
});

test("short letters in single bytes, and large ones in usual chunks, arrive", async (t) => {
  const { post } = await open(t);
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const chunked = "Transfer-Encoding: chunked";
  assert.match(await post(chunked, `${chunk("a").repeat(200)}0\r\n\r\n`), /got 200$/);
  assert.match(await post(chunked, `${chunk("a".repeat(1000)).repeat(5000)}0\r\n\r\n`), /got 5000000$/);
  assert.match(await post("Content-Length: 3000000", Buffer.alloc(3_000_000)), /got 3000000$/);
});
