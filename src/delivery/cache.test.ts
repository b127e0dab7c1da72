import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { requestErrors } from "#src/api/errors.server.ts";
import { noStore, rightUntil } from "#src/app/tracking.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { openChanges } from "#src/live/changes.server.ts";
import { openClub } from "#tests/support/club.ts";
import { type Cache, createCache } from "./cache.server.ts";
import { sendCached } from "./serve.server.ts";

const TOMORROW = Date.parse("2026-03-12T00:00:00Z");
const SAVED = { isContent: true, topics: [] };

async function open(t: TestContext, { nextChange = async () => TOMORROW, mostBytes = 16_000_000 } = {}) {
  const { app, ...club } = await openClub(t);
  const cache = createCache({ app: { ...app, nextChange }, always: [], mostBytes });
  t.after(cache.stop);
  return { app, cache, ...club };
}

/** A page whose makings the test begins to answer when it likes. */
function slowPage() {
  const waiting: ((text: string) => void)[] = [];
  return {
    make: () => new Promise<Response>((resolve) => waiting.push((text) => resolve(new Response(text)))),
    answer: async (text: string) => {
      while (waiting.length === 0) await new Promise(setImmediate);
      waiting.shift()!(text);
    },
    makings: () => waiting.length,
  };
}

async function ask(cache: Cache, key: string, make: () => Promise<Response>): Promise<string> {
  const { entry } = await cache.get(key, make);
  return String(await cache.encoded(key, entry, "identity"));
}

const page = (text: string) => async () => new Response(text);

test("a page that many ask for at the same moment is made once", async (t) => {
  const { cache } = await open(t);
  const { make, answer, makings } = slowPage();
  const asked = Array.from({ length: 50 }, () => ask(cache, "/", make));
  await answer("the page");
  assert.deepEqual(new Set(await Promise.all(asked)), new Set(["the page"]));
  assert.deepEqual([makings(), cache.state().makings], [0, 1]);
  assert.equal(String(cache.find("/")?.bodies.identity), "the page");
});

test("who asks after a save never gets what was begun before it, even while that is still being made", async (t) => {
  const { app, cache } = await open(t);
  const { make, answer } = slowPage();
  const before = ask(cache, "/", make);
  await new Promise(setImmediate);
  app.changes.invalidate(SAVED);
  const after = ask(cache, "/", make);
  await answer("old");
  await answer("new");
  assert.deepEqual(await Promise.all([before, after]), ["old", "new"]);
  assert.equal(String(cache.find("/")?.bodies.identity), "new");
});

test("an old making that ends last does not take the new page's place", async (t) => {
  const { app, cache } = await open(t);
  const [old, fresh] = [slowPage(), slowPage()];
  const before = ask(cache, "/", old.make);
  await new Promise(setImmediate);
  app.changes.invalidate(SAVED);
  const after = ask(cache, "/", fresh.make);
  await fresh.answer("new");
  await after;
  await old.answer("old");
  await before;
  assert.equal(String(cache.find("/")?.bodies.identity), "new");
});

test("a save makes every page old at once; what is no content makes none old", async (t) => {
  const { app, cache } = await open(t);
  for (const key of ["/", "/table"]) await ask(cache, key, page(key));
  app.changes.invalidate({ isContent: false, topics: ["messages"] });
  assert.ok(cache.find("/") && cache.find("/table"));
  app.changes.invalidate(SAVED);
  assert.deepEqual([cache.find("/"), cache.find("/table")], [undefined, undefined]);
});

test("at a kick-off a page is old, also one that was being made then", async (t) => {
  let kickOff = Date.parse("2026-03-11T15:00:00Z");
  const { cache, setNow } = await open(t, { nextChange: async () => kickOff });
  await ask(cache, "/", page("before"));
  const { make, answer } = slowPage();
  const asked = ask(cache, "/table", make);
  await new Promise(setImmediate);
  setNow(new Date(kickOff));
  kickOff += 86_400_000;
  await answer("before");
  await asked;
  assert.deepEqual([cache.find("/"), cache.find("/table")], [undefined, undefined]);
});

test("a page that tells a match's minute is old when the minute is over, and only that page", async (t) => {
  const { cache, setNow } = await open(t);
  const minuteEnds = Date.parse("2026-03-11T15:08:00Z");
  setNow("2026-03-11T15:07:20Z");
  await ask(cache, "/", async () => {
    rightUntil(minuteEnds);
    return new Response("67th minute");
  });
  await ask(cache, "/table", page("table"));
  setNow(new Date(minuteEnds - 1));
  assert.ok(cache.find("/"));
  setNow(new Date(minuteEnds));
  assert.equal(cache.find("/"), undefined);
  assert.ok(cache.find("/table"));
  assert.equal(await ask(cache, "/", page("68th minute")), "68th minute");
});

test("after a save the most wanted pages are made again, once each, the most wanted first", async (t) => {
  const { app, cache } = await open(t);
  const made: string[] = [];
  for (const [key, hits] of Object.entries({ "/a": 1, "/b": 4, "/c": 9 })) {
    await ask(cache, key, async () => {
      made.push(key);
      return new Response(key);
    });
    for (let hit = 0; hit < hits; hit++) cache.find(key);
  }
  made.length = 0;
  app.changes.invalidate(SAVED);
  while (!cache.find("/b")) await pause(5);
  assert.deepEqual(made, ["/c", "/b"]);
  assert.equal(cache.find("/a"), undefined, "nobody wants it");
});

test("an old page stands in for a failure, for that alone, and not after a save that could be shown", async (t) => {
  const { app, cache } = await open(t);
  let isAway = false;
  let tries = 0;
  const make = async () => {
    tries++;
    if (isAway) throw new Error("the database does not answer");
    return new Response(`made ${tries}`);
  };
  await ask(cache, "/", make);
  isAway = true;
  app.changes.invalidate(SAVED);
  assert.equal(await ask(cache, "/", make), "made 1");
  assert.equal(await ask(cache, "/", make), "made 1");
  assert.equal(tries, 2, "what has just failed is not tried for each visitor");
  assert.equal((await cache.get("/", make)).source, "stand-in");
  isAway = false;
  app.changes.invalidate(SAVED);
  assert.equal(await ask(cache, "/", make), "made 3");
  await assert.rejects(cache.get("/other", () => Promise.reject(new Error("away"))));
});

test("what was made in spite of a failed query is sent and not stored", async (t) => {
  const { app, cache } = await open(t);
  const make = async () => {
    await app.db
      .selectFrom("nothing" as never)
      .selectAll()
      .execute()
      .catch(() => {});
    return new Response("half of it");
  };
  assert.equal(await ask(cache, "/", make), "half of it");
  assert.equal(cache.find("/"), undefined);
});

test("refusals, missing pages and what is somebody's own are never stored, and put an end to what was there", async (t) => {
  const { app, cache } = await open(t);
  await ask(cache, "/news/1", page("an article"));
  app.changes.invalidate(SAVED);
  const gone = () => Promise.reject(new AppError("not_found", requestErrors.no_such_file()));
  await assert.rejects(cache.get("/news/1", gone), /no such file/);
  await assert.rejects(
    cache.get("/news/1", () => Promise.reject(new Error("away"))),
    /away/,
  );
  const others = {
    missing: async () => new Response("", { status: 404 }),
    "made up": async () => {
      noStore();
      return new Response("no such match");
    },
    own: async () => new Response("", { headers: { "set-cookie": "a=b" } }),
  };
  for (const [key, make] of Object.entries(others)) {
    await cache.get(key, make);
    assert.equal(cache.find(key), undefined, key);
  }
});

test("a page that is whole is sent though the next kick-off cannot be read, and made anew for the next visitor", async (t) => {
  const { cache } = await open(t, { nextChange: () => Promise.reject(new Error("away")) });
  let made = 0;
  for (const count of [1, 2])
    assert.equal(await ask(cache, "/stadium", page(`the stadium, ${++made}`)), `the stadium, ${count}`);
});

test("a failure in the background, while a page is renewed or compressed, harms nobody", async (t) => {
  const { app, setNow } = await openClub(t);
  let warnings = 0;
  const log = { ...app.log, warn: () => void warnings++ };
  // However long the machine takes: nobody saves here, so nothing can be missed.
  const changes = { ...app.changes, isCurrent: () => true };
  const cache = createCache({ app: { ...app, log, changes }, always: [] });
  t.after(cache.stop);
  let isAway = false;
  const make = async () => {
    if (isAway) throw new Error("the database does not answer");
    return new Response("the page");
  };
  await ask(cache, "/", make);
  isAway = true;
  setNow(new Date(app.now().getTime() + 61_000));
  const entry = cache.find("/")!;
  // Nothing that could be compressed.
  entry.bodies = { br: Buffer.from("not brotli") };
  for (let hit = 0; hit < 20; hit++) cache.find("/");
  while (warnings === 0) await new Promise(setImmediate);
  assert.equal(cache.find("/"), entry);
});

test("the memory is bounded, and what people ask for stays", async (t) => {
  const { cache } = await open(t, { mostBytes: 100_000 });
  const long = "x".repeat(8000);
  for (let number = 0; number < 200; number++) {
    await ask(cache, `/${number}`, page(`${number} ${long}`));
    cache.find("/0");
  }
  assert.ok(cache.state().bytes <= 100_000 && cache.state().pages >= 5);
  assert.ok(cache.find("/0") && cache.find("/199"));
  assert.equal(cache.find("/1"), undefined);
});

test("a page that people open now and then outlives thousands that somebody opens one after the other", async (t) => {
  const { cache } = await open(t, { mostBytes: 100_000 });
  const long = "x".repeat(8000);
  cache.alias("club.example/news", "/news");
  await ask(cache, "/news", page(long));
  for (let round = 0; round < 30; round++) assert.ok(cache.findAlias("club.example/news"));
  for (let number = 0; number < 6000; number++) {
    cache.alias(`${number}.example/news`, `/${number}`);
    await ask(cache, `/${number}`, page(`${number} ${long}`));
    if (number % 10 === 0) assert.ok(cache.findAlias("club.example/news"), `after ${number} others`);
  }
  assert.ok(cache.state().bytes <= 100_000 && cache.find("/5999"));
});

test("what a save left as it was keeps its compressed bytes and its tag", async (t) => {
  const { app, cache } = await open(t);
  const make = page("the same ".repeat(1000));
  const { entry } = await cache.get("/", make);
  const small = await cache.encoded("/", entry, "br");
  app.changes.invalidate(SAVED);
  const again = (await cache.get("/", make)).entry;
  assert.notEqual(again, entry);
  assert.deepEqual([again.etag, again.bodies.br], [entry.etag, small]);
  assert.equal(String(await cache.encoded("/", again, "identity")), "the same ".repeat(1000));
});

test("conditional requests, HEAD and every encoding get what they ask for", async (t) => {
  const { cache } = await open(t);
  const text = "a page ".repeat(1000);
  const site = new Hono().get("/", (c) => sendCached(c, cache, "/", page(text)));
  const head = (answer: Response, name: string) => answer.headers.get(name);
  const plain = await site.request("/");
  assert.deepEqual([await plain.text(), head(plain, "content-encoding")], [text, null]);
  const etag = head(plain, "etag")!;
  for (const [accepted, encoding] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", null],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
  ] as const) {
    const answer = await site.request("/", { headers: { "accept-encoding": accepted } });
    assert.equal(head(answer, "content-encoding"), encoding, accepted);
    assert.equal(head(answer, "vary"), "Accept-Encoding");
  }
  const known = await site.request("/", { headers: { "if-none-match": `"other", W/${etag}` } });
  assert.deepEqual([known.status, await known.text(), head(known, "etag")], [304, "", etag]);
  const headers = await site.request("/", { method: "HEAD", headers: { "accept-encoding": "br" } });
  assert.deepEqual([headers.status, await headers.text()], [200, ""]);
  assert.ok(Number(head(headers, "content-length")) < 200);
});

test("a save on one node makes the other's pages old; a node that hears nothing sends none that is older than a second", async (t) => {
  const { app, cache } = await open(t);
  if (app.database.kind === "sqlite") return t.skip("one process, so no other nodes");
  const other = await openChanges(app.database);
  try {
    await ask(cache, "/", page("old"));
    const { isCurrent, stamp } = app.changes;
    const mine = stamp();
    await heard(() => isCurrent({ ...stamp(), startedAt: Number.NEGATIVE_INFINITY }));
    await app.db.transaction().execute((tx) => other.publish(tx, SAVED));
    await heard(() => !isCurrent(mine));
    assert.equal(cache.find("/"), undefined);

    // Its listening connection ends, and nobody tells it what is saved.
    const deaf = stamp();
    await app.database.pool!.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query like 'listen %' or query = 'select 1')",
    );
    await heard(() => !isCurrent(deaf));
  } finally {
    // Not left to t.after: the club's own comes first there, and its pool ends only when nobody listens.
    await other.close();
  }
});

async function heard(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}

test("what pages read is kept of so many things at most, however many names somebody makes up", async (t) => {
  const { app } = await openClub(t);
  let reads = 0;
  const read = (name: string) => app.cachedQuery(name, async () => ({ number: ++reads }));
  for (let season = 0; season < 1000; season++) await read(`league, ${season}`);
  assert.equal(reads, 1000);
  await read("league, 999");
  assert.equal(reads, 1000, "the latest is there");
  await read("league, 0");
  assert.equal(reads, 1001, "the first was forgotten");
});
