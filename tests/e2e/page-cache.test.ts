import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

let site: RunningSite;
let token: string;

before(async () => {
  site = await startSite();
  token = await signIn(site);
});
after(() => site.stop());

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site.url + path, { headers, redirect: "manual" });
  const body = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body,
    isHit: /hit/.test(answer.headers.get("cache-status") ?? ""),
  };
}

/** One of the server's own figures. */
async function figure(name: string): Promise<number> {
  const { body } = await ask("/metrics");
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(body)?.[1]);
}

async function call(method: string, path: string, body: unknown) {
  const answer = await fetch(`${site.url}/api/admin${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const given = (await answer.json()) as Record<string, unknown>;
  assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${JSON.stringify(given)}`);
  return given;
}

test("the second fan gets the very page that the first one got, from memory, with its own policy", async () => {
  const first = await ask("/stadium");
  const second = await ask("/stadium");
  assert.equal(first.isHit, false);
  assert.equal(second.isHit, true);
  assert.equal(second.body, first.body);
  for (const name of ["content-security-policy", "etag", "x-content-type-options", "link", "vary"])
    assert.equal(second.headers.get(name), first.headers.get(name), name);
  assert.match(second.headers.get("content-security-policy") ?? "", /'sha256-/);
  const known = await ask("/stadium", { "if-none-match": second.headers.get("etag")! });
  assert.equal(known.status, 304);
  assert.match(known.headers.get("content-security-policy") ?? "", /'sha256-/);
});

test("a saved article shows at once wherever it is shown, and then every page is in memory again", async () => {
  const { news } = JSON.parse((await ask("/api/news?limit=50")).body) as {
    news: { id: number; slug: string; category_id: number; title: string }[];
  };
  const article = news[0]!;
  const other = news.find((one) => one.category_id !== article.category_id)!;
  const pages = [
    "/",
    "/hy",
    "/news",
    `/news/${article.slug}`,
    `/news/${other.slug}`,
    "/table",
    "/club",
    "/news.data",
  ];
  for (const page of pages) await ask(page);
  const title = `A title that nobody has seen ${Date.now()}`;
  await call("PUT", `/news/${article.id}`, { title, content: "Its text." });
  const started = performance.now();
  const answers = await Promise.all(pages.map((page) => ask(page)));
  assert.ok(performance.now() - started < 5000);
  const [home, , list, itself, , , , data] = answers;
  for (const answer of [home, list, itself, data]) assert.ok(answer!.body.includes(title));
  const again = await Promise.all(pages.map((page) => ask(page)));
  assert.ok(again.every(({ isHit }) => isHit));
});

test("a message, a page view and a sign-in leave every page as it is", async () => {
  for (const page of ["/table", "/api/news?limit=3"]) await ask(page);
  const json = { "content-type": "application/json" };
  const post = (path: string, body: unknown) =>
    fetch(site.url + path, { method: "POST", headers: json, body: JSON.stringify(body) });
  const letter = { name: "Aram", email: "aram@fans.example", subject: "Tickets", message: "Is it sold out?" };
  assert.ok((await post("/api/contact", letter)).ok);
  assert.ok((await post("/api/page-views", { path: "/table" })).ok);
  assert.ok(await signIn(site, "editor"));
  for (const page of ["/table", "/api/news?limit=3"]) assert.ok((await ask(page)).isHit, page);
});

test("a page that five hundred ask for at the same moment is made once", async () => {
  const before = await figure("pages_made_total");
  const answers = await Promise.all(Array.from({ length: 500 }, () => ask("/ru/stadium")));
  assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
  assert.equal((await figure("pages_made_total")) - before, 1);
});

test("what a visitor writes into the address or the headers changes nothing for others", async () => {
  const clean = await ask("/table");
  const kept = await figure("pages_in_memory");
  for (let i = 0; i < 100; i++) {
    await ask(`/table?utm_source=${i}&x[${i}]=<script>`);
    await ask("/table", {
      "x-forwarded-host": `evil-${i}.example`,
      "x-forwarded-proto": "https",
      "x-original-url": "/admin",
      "accept-language": "ru",
      accept: i % 2 ? "application/json" : "*/*",
      cookie: `theme=light; a=${i}`,
      range: "bytes=0-10",
    });
  }
  assert.equal(await figure("pages_in_memory"), kept);
  const after = await ask("/table");
  assert.equal(after.body, clean.body);
  assert.equal(after.headers.get("etag"), clean.headers.get("etag"));
});

test("staff get public pages from memory, too; what is theirs never enters it", async () => {
  const visitor = await ask("/");
  const staff = await ask("/", { cookie: `session=${token}` });
  assert.deepEqual([staff.isHit, staff.body], [true, visitor.body]);
  const office = await ask("/admin/login");
  assert.equal(office.headers.get("cache-status"), null);
  assert.equal(office.headers.get("cache-control"), "private, no-store");
});

test("what is gone or leads elsewhere takes the place of the old page in caches on the way, for a second", async () => {
  for (const path of ["/news/no-such-article", "/hy/news/no-such-article", "/news/no-such-article.data"]) {
    const { status, headers } = await ask(path);
    assert.deepEqual([status, headers.get("cache-control")], [404, "public, max-age=0, s-maxage=1"], path);
  }
});

test("a page that asks for what is not there is never kept, however many are made up", async () => {
  const kept = await figure("pages_in_memory");
  for (let i = 0; i < 5; i++) {
    assert.equal((await ask(`/news/no-such-article-${i}`)).status, 404);
    assert.equal((await ask(`/matches?search=${i}`)).status, 200);
    assert.equal((await ask("/nowhere")).status, 404);
    const made = [
      "/?match=",
      "/matches?match=",
      "/matches?page=",
      "/news?page=",
      "/news?category=",
      "/table?season=20",
    ];
    made.push("/club?person=", "/stadium?picture=", "/club?tab=");
    for (const start of made) assert.equal((await ask(`${start}${70 + i}-99`)).status, 200);
    assert.equal((await ask(`/matches?match=${90_000 + i}`)).status, 200);
  }
  assert.equal(await figure("pages_in_memory"), kept);
});

test("a fan who chose Armenian is led to it, though the English page is in memory", async () => {
  await ask("/news");
  const answer = await ask("/news", { cookie: "language=hy" });
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.get("location"), "/hy/news");
});

test("lists of the API are kept by their declared parameters; what else is written empties nothing", async () => {
  const list = await ask("/api/news?limit=3&category=club");
  const kept = await figure("pages_in_memory");
  for (let i = 0; i < 300; i++) {
    const same = await ask(`/api/news?x${i}=${i}&category=club&limit=3`);
    assert.deepEqual([same.isHit, same.headers.get("etag")], [true, list.headers.get("etag")]);
  }
  const refused = await ask("/api/news?limit=many");
  assert.deepEqual([refused.status, refused.headers.get("cache-control")], [400, "no-store"]);
  assert.equal(await figure("pages_in_memory"), kept);
});

test("a program that walks through all lists of the API pushes no page out of memory", async () => {
  await ask("/stadium");
  let bytes = 0;
  for (let limit = 100; bytes < 20_000_000; limit--) {
    const headers = { "accept-encoding": "identity" };
    for (const offset of [0, 50, 100, 150])
      bytes += (await ask(`/api/matches?limit=${limit}&offset=${offset}`, headers)).body.length;
  }
  assert.equal((await ask("/stadium")).isHit, true);
  assert.ok((await figure("pages_in_memory_bytes")) < 24 * 1024 * 1024);
});

test("the figures are for the machine itself, not for visitors who come through a proxy", async () => {
  assert.equal((await ask("/metrics")).status, 200);
  assert.equal((await ask("/metrics", { "x-forwarded-for": "203.0.113.9" })).status, 403);
  assert.match((await ask("/metrics")).body, /http_requests_total\{route="page",status="200"\}/);
});

test("what is made for one visitor is kept by no cache on the way", async () => {
  const token = "a".repeat(43);
  for (const path of [
    "/contact",
    "/search?q=cup",
    "/hy/search?q=van",
    `/newsletter/confirm?token=${token}`,
  ]) {
    const answer = await fetch(site.url + path);
    await answer.arrayBuffer();
    assert.equal(answer.headers.get("cache-control"), "private, no-store", path);
  }
});
