import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { hasNginx, type RunningNginx, startNginx } from "#tests/support/nginx.ts";
import { getRaw, sendRaw } from "#tests/support/raw-request.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// The real nodes behind deploy/nginx.conf: what one visitor is refused is nobody else's loss.

const skip = hasNginx() ? false : "there is no nginx on this machine";
const nodes: RunningSite[] = [];
let nginx: RunningNginx;

before(async () => {
  if (skip) return;
  const env = { TRUSTED_PROXIES: "127.0.0.1" };
  nodes.push(await startSite(env), await startSite(env));
  const [one, other] = nodes.map(({ url }) => new URL(url).host);
  nginx = await startNginx([one!, other!]);
});
after(async () => {
  await nginx?.stop();
  for (const node of nodes) await node.stop();
});

/** What another visitor is answered, on and on, while something is done: reads that no memory holds. */
async function othersDuring(deed: () => Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const answers: number[] = [];
  const visit = async () => {
    // A node that is taken for one that fails is left alone for two seconds.
    while (!isOver || answers.length < 20) {
      const answer = await fetch(`${nginx.url}/api/news?limit=1&offset=${answers.length}`);
      await answer.text();
      answers.push(answer.status);
    }
  };
  const visiting = visit();
  await deed();
  isOver = true;
  await visiting;
  return answers.filter((status) => status !== 200);
}

for (const path of [
  "/api/admin/media",
  "/api/contact",
  "/news",
  "/nope",
  "/api/auth/login",
  "/media/none.webp",
])
  test(`large bodies that the nodes refuse at ${path} before they have arrived take neither node away from others`, {
    skip,
  }, async () => {
    const body = new Uint8Array(4 * 1024 * 1024);
    const headers = { authorization: "Bearer of-a-session-that-ended", "content-type": "image/jpeg" };
    const refused: number[] = [];
    const send = async () => {
      const answer = await fetch(nginx.url + path, { method: "POST", headers, body });
      await answer.text();
      refused.push(answer.status);
    };
    const others = await othersDuring(async () => {
      for (let round = 0; round < 5; round++) await Promise.all(Array.from({ length: 15 }, send));
    });
    assert.deepEqual(others, []);
    assert.equal(refused.length, 75);
    assert.ok(
      refused.every((status) => status > 400 && status < 500),
      refused.join(" "),
    );
  });

for (const [method, path] of [
  ["POST", "/news"],
  ["POST", "/nope"],
  ["PUT", "/news"],
  ["DELETE", "/media/none.webp"],
  ["PATCH", "/api/nothing"],
] as const)
  test(`bodies that nobody wants (${method} ${path}) close no connection on which others are asked for`, {
    skip,
  }, async () => {
    const body = new Uint8Array(300_000);
    const send = async () => {
      const answer = await fetch(nginx.url + path, { method, headers: { connection: "close" }, body });
      await answer.text();
      return answer.status;
    };
    const said: number[] = [];
    const others = await othersDuring(async () => {
      for (let round = 0; round < 6; round++) {
        said.push(...(await Promise.all(Array.from({ length: 4 }, send))));
        // So long after an answer a connection was closed whose body had not been read.
        await new Promise((next) => setTimeout(next, 500));
      }
    });
    assert.deepEqual(others, []);
    assert.ok(!said.includes(502), said.join(" "));
  });

test("reads whose body comes in crumbs take neither node away from others", { skip }, async (t) => {
  const { hostname, port } = new URL(nginx.url);
  const crumble = async (at: number) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: "127.0.0.9" });
    t.after(() => socket.destroy());
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(
      `GET /search?q=team+${at} HTTP/1.1\r\nHost: club.example\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    for (let i = 0; i < 300 && !socket.destroyed; i++) {
      socket.write("1\r\na\r\n");
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    socket.write("0\r\n\r\n");
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
  };
  const others = await othersDuring(async () => {
    for (let round = 0; round < 5; round++)
      await Promise.all([0, 1, 2, 3].map((at) => crumble(round * 4 + at)));
  });
  assert.deepEqual(others, []);
});

/** What nginx hands on and no node reads. */
const UNREADABLE = {
  "a sign that no header has": ["POST /api/contact HTTP/1.1", "Host: club.example", "X-A: a\u0001b"],
  "too many header lines": [
    "POST /api/contact HTTP/1.1",
    "Host: club.example",
    ...Array.from({ length: 150 }, (_, at) => `X-${at}: a`),
  ],
  "a long header": [
    "POST /api/contact HTTP/1.1",
    "Host: club.example",
    ...[1, 2, 3].map((at) => `X-${at}: ${"a".repeat(7000)}`),
  ],
  "a host that is none": ["POST /api/contact HTTP/1.1", "Host: cl_ub..example"],
  "a method that nobody knows": ["BREW /api/contact HTTP/1.1", "Host: club.example"],
  "an address with a broken sign": ["POST /api/%ff%00 HTTP/1.1", "Host: club.example"],
};

for (const [name, lines] of Object.entries(UNREADABLE))
  test(`a large body behind ${name} takes neither node away from others`, { skip }, async (t) => {
    const { hostname, port } = new URL(nginx.url);
    const answers: string[] = [];
    const send = async () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: "127.0.0.9" });
      t.after(() => socket.destroy());
      socket.on("error", () => {});
      const said = once(socket, "data").then(([part]) => answers.push(String(part).slice(9, 12)));
      socket.write(Buffer.from(`${[...lines, "Content-Length: 2000000"].join("\r\n")}\r\n\r\n`, "latin1"));
      socket.write(Buffer.alloc(2_000_000, " "));
      await Promise.race([said, once(socket, "close"), new Promise((next) => setTimeout(next, 3000))]);
      socket.destroy();
    };
    const others = await othersDuring(async () => {
      for (let round = 0; round < 4; round++) await Promise.all(Array.from({ length: 8 }, send));
    });
    t.diagnostic([...new Set(answers)].join(" "));
    assert.deepEqual(others, []);
  });

for (const [what, target, lines] of [
  ["for a host that is none", "/news", "Host: a_b@c"],
  ["with a path that a browser reads as a host", "/\\x", "Host: club.example"],
  ["that expects what nobody knows", "/news", "Host: club.example\r\nExpect: a-goal"],
] as const)
  test(`a large body ${what} takes neither node away from others`, { skip }, async () => {
    const said: number[] = [];
    const others = await othersDuring(async () => {
      for (let i = 0; i < 12; i++) {
        const head = `POST ${target} HTTP/1.1\r\n${lines}\r\nConnection: close\r\nContent-Length: 5000000\r\n\r\n`;
        const { status } = await sendRaw(
          nginx.url,
          Buffer.concat([Buffer.from(head), Buffer.alloc(5_000_000)]),
        );
        said.push(status);
      }
    });
    assert.deepEqual(others, []);
    assert.ok(
      said.every((status) => status >= 400 && status < 500),
      said.join(" "),
    );
  });

for (const [what, path, cookies] of [
  ["to a page in another language", `/?q=${"%25".repeat(2600)}`, ["Cookie: language=hy"]],
  ["to a page in another language, in plain letters", `/?q=${"a".repeat(7850)}`, ["Cookie: language=hy"]],
  ["to the sign-in", `/admin?q=${"%3C".repeat(2600)}`, []],
  ["to the sign-in, in apostrophes", `/admin?q=${"'".repeat(7850)}`, []],
  ["to a path without its last stroke", `/news/${"%C3%A9".repeat(1300)}/`, []],
] as [string, string, string[]][])
  test(`a long address that would lead on ${what} takes neither node away from others`, {
    skip,
  }, async () => {
    const said: number[] = [];
    const others = await othersDuring(async () => {
      for (let i = 0; i < 6; i++) said.push((await getRaw(nginx.url, path, cookies)).status);
    });
    assert.deepEqual(others, []);
    assert.ok(
      said.every((status) => status >= 300 && status < 500),
      said.join(" "),
    );
  });

/** The longest line of a request that nginx takes, and its buffer for an answer's headers with the address. */
const [MOST_LINE, MOST_HEAD] = [8192, 32 * 1024];

test("whatever sign a long address is made of, its answer's headers fit into nginx's buffer", {
  skip,
}, async () => {
  const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).concat(
    "%25",
    "%27",
    "\u00d5",
  );
  const starts = [
    "/?q=",
    "/news?q=",
    "/admin?q=",
    "/admin.data?q=",
    "/Admin/?q=",
    "/admin/",
    "/news/",
    "/contact/?",
  ];
  for (const start of starts)
    for (const sign of signs) {
      const room = MOST_LINE - "GET  HTTP/1.1".length - start.length;
      const target = start + sign.repeat(Math.floor(room / sign.length));
      const { text } = await getRaw(nodes[0]!.url, target, ["Cookie: language=hy"]);
      const head = text.indexOf("\r\n\r\n");
      assert.ok(head > 0 && head + MOST_LINE < MOST_HEAD, `${start}${sign}: ${head}`);
    }
});
