import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { sendRaw } from "#tests/support/raw-request.ts";
import { answerMalformed, refuseAmbiguous, refuseExpectation } from "./malformed-requests.server.ts";

const HEADERS: [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["content-security-policy", "default-src 'none'"],
];

/** A server that answers with the target it saw. */
async function serve(t: TestContext): Promise<string> {
  const refused = refuseAmbiguous(HEADERS);
  const timing = { headersTimeout: 1000, requestTimeout: 1500, connectionsCheckingInterval: 100 };
  const server = createServer({ ...timing, requireHostHeader: false }, (request, response) => {
    if (!refused(request, response)) response.end(`seen ${request.url}`);
  });
  server.on("checkExpectation", refuseExpectation(HEADERS));
  answerMalformed(server, HEADERS);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("who takes too long, sends too much or writes wrongly is told so, with the site's headers", async (t) => {
  const url = await serve(t);
  const requests = {
    408: "GET /api/news HTTP/1.1\r\nHost: club.example\r\n",
    431: `GET /api/news HTTP/1.1\r\nHost: club.example\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`,
    417: "GET /api/news HTTP/1.1\r\nHost: club.example\r\nExpect: 200-ok\r\n\r\n",
    400: "GET /api/news HTTP/1.1\r\nHost: club.example\r\nContent-Length: x\r\n\r\n",
  };
  for (const [status, request] of Object.entries(requests)) {
    const answer = await sendRaw(url, request, 10_000);
    assert.equal(answer.status, Number(status), answer.text);
    assert.match(answer.text, /^x-content-type-options: nosniff\r$/im);
    // What is cut off may have been a HEAD, which knows no body.
    if (status === "408") continue;
    const { error, message } = JSON.parse(answer.text.split("\r\n\r\n")[1]!);
    assert.ok(error.length > 20 && error === message);
  }
});

test("who opens an address of thousands of letters reads a page in the address's language, an API's caller JSON", async (t) => {
  const url = await serve(t);
  const open = (path: string) =>
    sendRaw(url, `GET ${path}?search=${"a".repeat(20_000)} HTTP/1.1\r\nHost: club.example\r\n\r\n`, 2000);
  for (const [path, words] of [
    ["/matches", "This address is too long"],
    ["/hy/matches", "Այս հասցեն չափազանց երկար է"],
    ["/ru", "Этот адрес слишком длинный"],
  ] as const) {
    const { status, text } = await open(path);
    assert.equal(status, 431);
    assert.match(text, /^content-type: text\/html; charset=utf-8\r$/im);
    assert.ok(text.includes(`<h1>${words}`), text.slice(0, 2000));
    assert.equal(text.match(/^content-security-policy: .*style-src/gim)?.length, 1, "it may show itself");
    assert.equal(text.match(/^content-security-policy:/gim)?.length, 1);
  }
  assert.match((await open("/api/matches")).text, /^content-type: application\/json\r$/im);
});

test("to a HEAD that is refused no body is sent, which its sender would take for the next answer", async (t) => {
  const url = await serve(t);
  for (const rest of [`Host: club.example\r\nX-Long: ${"a".repeat(20_000)}`, "X-No: host"]) {
    const { text } = await sendRaw(url, `HEAD / HTTP/1.1\r\n${rest}\r\n\r\n`, 2000);
    assert.match(text, /^HTTP\/1\.1 4(31|00) /);
    assert.ok(text.endsWith("\r\n\r\n"), text);
  }
});

test("a request that a proxy and the site could read in two ways is refused", async (t) => {
  const url = await serve(t);
  const ask = (target: string, ...hosts: string[]) =>
    sendRaw(
      url,
      [`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), "Connection: close", "", ""].join(
        "\r\n",
      ),
    );
  assert.equal((await ask("/news")).status, 400);
  assert.equal((await ask("/news", "club.example", "evil.example")).status, 400);
  assert.equal((await ask("/news", "club.example", "club.example")).status, 400);
  assert.equal((await ask("/news", "club.example/evil")).status, 400);
  assert.equal((await ask("http://evil.example/news", "club.example")).status, 400);
  assert.match(
    (await ask("/\\evil.example", "club.example")).text,
    /^HTTP\/1\.1 400 .*x-content-type-options/is,
  );
  for (const host of ["club.example", "club.example:8080", "127.0.0.1:3000", "[::1]:3000", "club_1"])
    assert.match((await ask("/news?page=2", host)).text, /seen \/news\?page=2$/, host);
  assert.match((await ask("http://Club.example/news", "club.example")).text, /seen \/news$/);
  assert.match((await ask("http://club.example?q=1", "club.example")).text, /seen \/\?q=1$/);
});
