import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { getRaw, type RawAnswer, sendRaw } from "#tests/support/raw-request.ts";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

/** Stands in every kind of record that strangers must not see. */
const CANARY = "canary-7f3b2c";
/** Where only staff may look, and files beside the public ones. */
const TARGETS = [
  "/admin",
  "/admin/news",
  "/admin/accounts",
  "/admin/news.data",
  "/api/admin/news",
  "/api/admin/messages",
  "/api/admin/settings",
  "/api/admin/audit",
  "/api/admin/accounts",
  "/api/admin/dashboard",
  "/api/account/sessions",
  "/api/admin/messages/export.csv",
];
const FILES = [
  "club.sqlite",
  "secret.key",
  "package.json",
  "bin/start.mjs",
  "etc/passwd",
  ".stamp",
  "server/index.js",
];

let site: RunningSite;

before(async () => {
  site = await startSite({ METRICS_TOKEN: "a-token-of-the-operator" });
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${site.url}/api${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    assert.ok(answer.ok, `${path}: ${answer.status} ${await answer.text()}`);
  };
  await post("/admin/news", { title: CANARY, content: CANARY, is_published: false });
  await post("/admin/settings", { key: "canary_note", value: CANARY, type: "text", is_public: false });
  await post("/contact", {
    name: CANARY,
    email: "canary@fans.example",
    subject: CANARY,
    message: `${CANARY} ${CANARY}`,
  });
  // Whether the canaries would be heard at all.
  for (const path of ["/admin/news", "/admin/settings", "/admin/messages"]) {
    assert.ok((await (await fetch(`${site.url}/api${path}`, { headers })).text()).includes(CANARY), path);
  }
});
after(() => site.stop());

/** What no answer to a stranger may hold: the canaries, the office's frame, what is in private files. */
function assertNothingLeaks(answer: RawAnswer, name: string): void {
  assert.ok(answer.status < 500, `${name}: ${answer.status}`);
  for (const secret of [
    CANARY,
    'class="shell"',
    "SQLite format 3",
    "root:x:0",
    '"private": true',
    "password_hash",
    '"audit":',
    "createRequestHandler",
  ]) {
    assert.ok(!answer.text.includes(secret), `${name} shows ${secret}`);
  }
}

test("400 disguises of the back office's and of private files' addresses show a stranger nothing", async (t) => {
  const disguises = [...new Set([...TARGETS.flatMap(disguisesOf), ...FILES.flatMap(waysToFile)])];
  assert.ok(disguises.length >= 400, `${disguises.length}`);
  const statuses: Record<number, number> = {};
  for (const target of disguises) {
    const answer = await getRaw(site.url, target);
    assertNothingLeaks(answer, JSON.stringify(target));
    // A plain 200 may only be a public page that ignores what follows, or the sign-in itself.
    if (answer.status === 200)
      assert.ok(!/username|"user"/.test(answer.text.split("\r\n\r\n")[1] ?? ""), target);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  }
  t.diagnostic(`${disguises.length} disguises, 0 leaks; answers by status: ${JSON.stringify(statuses)}`);
});

/** One address in many spellings. */
function disguisesOf(path: string): string[] {
  const { host } = new URL(site.url);
  const encode = (text: string) =>
    [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
  const middle = path.indexOf("/", 1) > 0 ? path.indexOf("/", 1) : path.length;
  const [head, rest] = [path.slice(0, middle), path.slice(middle)];
  return [
    `/${path}`,
    `//${path}`,
    `${head}/${rest || "/"}`,
    `/.${path}`,
    `/..${path}`,
    `/x/..${path}`,
    `/hy/..${path}`,
    `/hy${path}`,
    `/ru/%2e%2e${path}`,
    `/assets/..${path}`,
    `/media/..%2f..${path}`,
    `${head}/.${rest}`,
    `${head}/%2e${rest}`,
    `${head}%2f${rest.slice(1)}`,
    `${head}%5c${rest.slice(1)}`,
    `${head}\\${rest.slice(1)}`,
    `${head}%252f${rest.slice(1)}`,
    `${head}%c0%af${rest.slice(1)}`,
    `${head};x=1${rest}`,
    `${path};jsessionid=1`,
    `${path}.json`,
    `${path}.html`,
    `${path}%20`,
    `${path}%00`,
    `${path}%00.css`,
    `${path}%0d%0aX-Attack:%201`,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}/..`,
    `${path}?admin=1&role=admin`,
    `${path}?_routes=root`,
    `${path}%3f`,
    `${path}#`,
    path.toUpperCase(),
    path.replace("admin", "Admin"),
    path.replace("admin", "%61dmin"),
    path.replace("admin", "%61%64%6d%69%6e"),
    path.replace("a", "а"),
    path.replace("admin", "adm%69n"),
    `/${encode(path.slice(1))}`,
    `http://${host}${path}`,
    `http://127.0.0.1${path}`,
    `http://evil.example${path}`,
    `HTTP://${host}/${path}`,
    `http://user:pass@${host}${path}`,
    path.slice(1),
    `*${path}`,
    `?${path}`,
    `${path}${"/a".repeat(3000)}`,
    `${path}/${"%61".repeat(4000)}`,
  ];
}

/** Ways out of the folders that are public. */
function waysToFile(file: string): string[] {
  const ups = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..\\",
    "..%5c",
    "....//",
    "%252e%252e%252f",
    "..%c0%af",
  ];
  const roots = ["/", "/media/", "/assets/"];
  return roots.flatMap((root) => ups.flatMap((up) => [root + up + file, root + up.repeat(6) + file]));
}

test("requests that are written against the rules are refused or lead nowhere, and the site goes on", async (t) => {
  const { host } = new URL(site.url);
  const head = (line: string, ...headers: string[]) =>
    [line, `Host: ${host}`, "Connection: close", ...headers, "", ""].join("\r\n");
  const requests: Record<string, string | Buffer> = {
    "no version": "GET /admin/news\r\n\r\n",
    "HTTP/1.0 without a host": "GET /api/admin/news HTTP/1.0\r\n\r\n",
    "no host": "GET /api/news HTTP/1.1\r\nConnection: close\r\n\r\n",
    "two hosts": head("GET /api/admin/news HTTP/1.1", "Host: evil.example"),
    "a host of nobody": "GET /admin HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    "a host with a path": "GET / HTTP/1.1\r\nHost: evil.example/../x\r\nConnection: close\r\n\r\n",
    "another host in the target": head("GET http://evil.example/api/news HTTP/1.1"),
    "a host that nobody could have": "GET / HTTP/1.1\r\nHost: a b<c>\r\nConnection: close\r\n\r\n",
    "an expectation of its own": head("POST /api/contact HTTP/1.1", "Expect: 200-ok", "Content-Length: 0"),
    "length and chunks at once": `${head("POST /api/contact HTTP/1.1", "Content-Length: 4", "Transfer-Encoding: chunked")}0\r\n\r\nGET /api/admin/news HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    "two lengths": `${head("POST /api/contact HTTP/1.1", "Content-Length: 4", "Content-Length: 40")}abcd`,
    "a length below zero": head("POST /api/contact HTTP/1.1", "Content-Length: -1"),
    "chunks in disguise": `${head("POST /api/contact HTTP/1.1", "Transfer-Encoding: xchunked")}0\r\n\r\n`,
    "the whole server": head("OPTIONS * HTTP/1.1"),
    "a proxy's word": head("CONNECT admin:443 HTTP/1.1"),
    "its own echo": head("TRACE /admin HTTP/1.1", "X-Secret: 1"),
    "a word of its own": head("JEFF /api/admin/news HTTP/1.1"),
    "another method by header": head("GET /api/admin/news HTTP/1.1", "X-HTTP-Method-Override: POST"),
    "another address by header": head(
      "GET / HTTP/1.1",
      "X-Original-URL: /api/admin/news",
      "X-Rewrite-URL: /admin",
    ),
    "the operator's machine by header": head(
      "GET /metrics HTTP/1.1",
      "X-Forwarded-For: 127.0.0.1",
      "Forwarded: for=127.0.0.1",
    ),
    "a folded header": head("GET /api/admin/news HTTP/1.1", "Authorization: Bearer\r\n x"),
    "a header of 20 KB": head("GET / HTTP/1.1", `X-Long: ${"a".repeat(20_000)}`),
    "2,000 headers": head("GET / HTTP/1.1", ...Array.from({ length: 2000 }, (_, i) => `X-${i}: 1`)),
    "bare line feeds": `GET /api/admin/news HTTP/1.1\nHost: ${host}\nConnection: close\n\n`,
    "random bytes": Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256)),
    "a TLS greeting": Buffer.from("16030100a5010000a10303", "hex"),
  };
  const refusals: Record<string, number> = {
    "no version": 400,
    "no host": 400,
    "two hosts": 400,
    "a host with a path": 400,
    "a host that nobody could have": 400,
    "another host in the target": 400,
    "length and chunks at once": 400,
    "an expectation of its own": 417,
    "a header of 20 KB": 431,
  };
  const statuses: Record<string, number> = {};
  for (const [name, request] of Object.entries(requests)) {
    const answer = await sendRaw(site.url, request, 1500);
    assertNothingLeaks(answer, name);
    assert.ok(!/^x-secret/im.test(answer.text) && !answer.text.includes("evil.example/../x"), name);
    statuses[name] = answer.status;
    if (name in refusals) assert.equal(answer.status, refusals[name], name);
    // A word of a method that Node does not know, CONNECT, closes the connection: no answer, no headers.
    if (answer.status === 0) continue;
    for (const header of ["x-content-type-options: nosniff", "content-security-policy: default-src 'none'"])
      assert.ok(answer.text.toLowerCase().includes(header), `${name}: ${answer.text.slice(0, 300)}`);
  }
  const whole = await sendRaw(site.url, head(`GET http://${host}/api/news HTTP/1.1`));
  assert.equal(whole.status, 200);
  assert.equal((await fetch(`${site.url}/livez`)).status, 200);
  t.diagnostic(`${Object.keys(requests).length} malformed requests: ${JSON.stringify(statuses)}`);
});

test("a host name of the caller's own choice stands in no page, no link of a mail and no redirect", async () => {
  for (const [target, ...headers] of [
    ["/"],
    ["/hy/news"],
    ["/admin"],
    ["/sitemap.xml"],
    ["/", "X-Forwarded-Host: evil.example"],
  ] as const) {
    const { host } = new URL(site.url);
    const isForwarded = headers.length > 0;
    const lines = [
      `GET ${target} HTTP/1.1`,
      `Host: ${isForwarded ? host : "evil.example"}`,
      "Connection: close",
      ...headers,
    ];
    const { text } = await sendRaw(site.url, `${lines.join("\r\n")}\r\n\r\n`);
    const location = /^location: (.*)$/im.exec(text)?.[1] ?? "";
    assert.ok(!location.includes("evil.example"), `${target}: ${location}`);
    if (isForwarded) assert.ok(!text.includes("evil.example"), target);
  }
});
