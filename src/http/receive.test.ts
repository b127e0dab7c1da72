import assert from "node:assert/strict";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { readBytes } from "#src/api/read-body.server.ts";
import { hashSecret } from "#src/features/accounts/cookies.server.ts";
import { authenticate, startSession } from "#src/features/accounts/session-commands.server.ts";
import type { Env } from "#src/site.server.ts";
import { requestListener } from "#src/start/listen.server.ts";
import { openClub } from "#tests/support/club.ts";
import { openMetrics } from "./metrics.server.ts";
import { receiveRequests } from "./receive.server.ts";
import { createTurns } from "./turns.server.ts";

const MOST_UNDER_WAY = 16;

/** Turns without a clock: on a busy machine the work of a test is no long work, of which fewer may be under way. */
const untimed = () => createTurns(() => 0);

/** A site that takes letters in. @param write what is done with each that has arrived */
async function openLetterbox(t: TestContext, write: () => Promise<void>): Promise<number> {
  const { app } = await openClub(t);
  const site = new Hono<Env>();
  receiveRequests(site, {
    app,
    isStopping: () => false,
    metrics: openMetrics(false),
    headers: [],
    turns: untimed(),
  });
  site.post("/letters", async (c) => {
    await readBytes(c.req.raw, 100);
    await write();
    return c.text("Taken in.");
  });
  return serve(t, site);
}

async function serve(t: TestContext, site: Hono<Env>): Promise<number> {
  const answer = requestListener(site);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

/** Begins a letter; nothing of it goes before something is written. */
function sendLetter(port: number) {
  const letter = request({ host: "127.0.0.1", port, method: "POST", path: "/letters", agent: false });
  const status = new Promise<number>((resolve, reject) => {
    letter.once("error", reject);
    letter.once("response", (answer) => resolve(answer.resume().statusCode ?? 0));
  });
  return { letter, status };
}

test("of fifty letters that one network sends at once sixteen are written at a time", async (t) => {
  // By the clock nobody's turn comes.
  t.mock.timers.enable({ apis: ["setInterval"] });
  let [underWay, most] = [0, 0];
  const port = await openLetterbox(t, async () => {
    most = Math.max(most, ++underWay);
    await pause(300);
    underWay--;
  });
  const answers = Array.from({ length: 50 }, () => {
    const { letter, status } = sendLetter(port);
    letter.end("A letter.");
    return status;
  });
  assert.deepEqual([...new Set(await Promise.all(answers))], [200]);
  assert.ok(most <= MOST_UNDER_WAY, `${most} at a time`);
});

test("letters that are minutes on their way keep no other letter of their network waiting", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const port = await openLetterbox(t, async () => {});
  const slow = Array.from({ length: 2 * MOST_UNDER_WAY }, () => sendLetter(port));
  for (const { letter } of slow) letter.write("A");
  const whole = sendLetter(port);
  whole.letter.end("A letter.");
  assert.equal(await whole.status, 200);
  for (const { letter } of slow) letter.end(" letter.");
  assert.deepEqual([...new Set(await Promise.all(slow.map(({ status }) => status)))], [200]);
});

test("forms whose senders go away while they wait take nobody's place for good", async (t) => {
  // By the clock nobody's turn comes.
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { app } = await openClub(t);
  const site = new Hono<Env>();
  let [begun, written, left] = [0, 0, 0];
  const { promise: allLeft, resolve: letGo } = Promise.withResolvers<void>();
  receiveRequests(site, {
    app,
    isStopping: () => false,
    metrics: openMetrics(false),
    headers: [],
    turns: untimed(),
  });
  site.post("/letters", async (c) => {
    const { raw } = c.req;
    begun++;
    // As the router does with a page's form.
    const gone = new Promise<never>((_, reject) => raw.signal.addEventListener("abort", reject));
    void gone.catch(() => ++left === leaving.length && letGo());
    const write = async () => {
      await readBytes(raw, 100);
      written++;
      await allLeft;
    };
    await Promise.race([write(), gone]).catch(() => {});
    return c.text("Taken in.");
  });
  const port = await serve(t, site);
  const leaving = Array.from({ length: 2 * MOST_UNDER_WAY }, () => sendLetter(port));
  for (const { letter, status } of leaving) {
    status.catch(() => {});
    letter.write("A");
  }
  while (begun < leaving.length) await pause(1);
  const busy = Array.from({ length: MOST_UNDER_WAY }, () => sendLetter(port));
  for (const { letter } of busy) letter.end("A letter.");
  while (written < MOST_UNDER_WAY) await pause(1);
  for (const { letter } of leaving) letter.end(" letter.");
  await pause(100);
  for (const { letter } of leaving) letter.destroy();
  await Promise.all(busy.map(({ status }) => status));
  const whole = sendLetter(port);
  whole.letter.end("A letter.");
  assert.equal(await whole.status, 200);
  assert.equal(written, MOST_UNDER_WAY + 1);
});

test("pages are not made for whoever has gone while they waited", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { app } = await openClub(t);
  const site = new Hono<Env>();
  let made = 0;
  receiveRequests(site, {
    app,
    isStopping: () => false,
    metrics: openMetrics(false),
    headers: [],
    turns: untimed(),
  });
  site.get("/search", async (c) => {
    made++;
    await pause(300);
    return c.text("A page.");
  });
  const port = await serve(t, site);
  const ask = () => request({ host: "127.0.0.1", port, path: "/search", agent: false });
  const readers = Array.from({ length: 3 * MOST_UNDER_WAY }, ask);
  for (const reader of readers) reader.on("error", () => {}).end();
  while (made < MOST_UNDER_WAY) await pause(1);
  await pause(100);
  for (const reader of readers) reader.destroy();
  await pause(50);
  await new Promise((resolve) => ask().once("response", resolve).end());
  assert.equal(made, MOST_UNDER_WAY + 1);
});

test("a page that nobody waits for any more is no fault of the site", async (t) => {
  const { app } = await openClub(t);
  const statuses: number[] = [];
  const info = (_: string, fields: object = {}) => statuses.push((fields as { status: number }).status);
  const metrics = openMetrics(false);
  const counted = t.mock.method(metrics, "answered");
  const site = new Hono<Env>();
  receiveRequests(site, {
    app: { ...app, log: { ...app.log, info } },
    ...{ isStopping: () => false, metrics, headers: [] },
  });
  let begun = 0;
  site.get("/contact", async (c) => {
    begun++;
    // As the router does.
    await new Promise((resolve) => c.req.raw.signal.addEventListener("abort", resolve));
    return c.text("Unexpected Server Error", 500);
  });
  const port = await serve(t, site);
  const reader = request({ host: "127.0.0.1", port, path: "/contact", agent: false });
  reader.on("error", () => {}).end();
  while (begun === 0) await pause(1);
  reader.destroy();
  while (statuses.length === 0) await pause(1);
  assert.deepEqual(statuses, [499]);
  assert.deepEqual(counted.mock.calls[0]?.arguments.slice(0, 2), ["/contact", 499]);
});

test("a site that stops says so, but cuts nobody off whose upload it refuses while it is on its way", async (t) => {
  const { app } = await openClub(t);
  const site = new Hono<Env>();
  receiveRequests(site, {
    app,
    ...{ isStopping: () => true, metrics: openMetrics(false), headers: [] },
  });
  site.get("/news", (c) => c.text("A page."));
  site.post("/letters", async (c) => c.text(`${(await readBytes(c.req.raw, 100)).byteLength} bytes`));
  site.post("/uploads", (c) => c.text("Sign in first.", 401));
  const port = await serve(t, site);
  const ask = (method: string, path: string, ...parts: number[]) =>
    new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, method, path, agent: false });
      if (parts.length > 0) sent.setHeader("content-length", 64);
      sent.setHeader("connection", "keep-alive");
      sent.once("error", reject);
      sent.once("response", (answer) => {
        resolve([answer.statusCode, answer.headers.connection]);
        sent.end(parts[1] ? new Uint8Array(parts[1]) : undefined);
      });
      if (parts[0] !== undefined) sent.write(new Uint8Array(parts[0]));
      if (parts.length < 2) sent.end();
    });
  assert.deepEqual(await ask("GET", "/news"), [200, "close"]);
  assert.deepEqual(await ask("POST", "/letters", 64), [200, "close"]);
  assert.deepEqual(await ask("POST", "/uploads", 8, 56), [401, "keep-alive"]);
});

test("an endless address fills no log", async (t) => {
  const { app } = await openClub(t);
  const paths: string[] = [];
  const info = (_: string, fields: object = {}) => paths.push((fields as { path: string }).path);
  const site = new Hono<Env>();
  receiveRequests(site, {
    app: { ...app, log: { ...app.log, info } },
    ...{ isStopping: () => false, metrics: openMetrics(false), headers: [] },
  });
  await site.request(`/news/${"a".repeat(5000)}`);
  assert.deepEqual(paths, [`/news/${"a".repeat(294)}`]);
});

/** A site whose searches last until they are let go, and an office that says whether one is signed in. */
async function openHeldSite(t: TestContext) {
  // By the clock nobody's turn comes.
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { app, editor } = await openClub(t);
  app.config.TRUSTED_PROXIES = ["127.0.0.1"];
  const signIn = async () => (await startSession(app, editor.account.id, new Request("http://x/"))).token;
  const site = new Hono<Env>();
  receiveRequests(site, {
    app,
    isStopping: () => false,
    metrics: openMetrics(false),
    headers: [],
    turns: untimed(),
  });
  const held = { is: true, searches: 0 };
  site.get("/search", async (c) => {
    held.searches++;
    while (held.is) await pause(5);
    return c.text("A page.");
  });
  site.get("/office", async (c) => c.text((await authenticate(app, c.req.raw)) ? "Signed in." : "Nobody."));
  const port = await serve(t, site);
  const ask = async (path: string, bearer: string, address: string) => {
    const headers = { authorization: `Bearer ${bearer}`, "x-forwarded-for": address };
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  };
  return { app, signIn, held, ask };
}

test("staff who are signed in wait behind nobody with whom they share an address", async (t) => {
  const { signIn, held, ask } = await openHeldSite(t);
  const token = await signIn();
  const shared = "198.51.100.7";
  assert.equal(await ask("/office", token, shared), "Signed in.");
  const rush = Array.from({ length: 3 * MOST_UNDER_WAY }, () => ask("/search", "nobody", shared));
  while (held.searches < MOST_UNDER_WAY) await pause(1);
  const stranger = ask("/office", "another-token-of-nobody", shared).then(() => held.is);
  assert.equal(await ask("/office", token, shared), "Signed in.");
  held.is = false;
  assert.equal(await stranger, false, "waits as the others do");
  await Promise.all(rush);
});

test("whoever has a session that its owner ended keeps the owner waiting from no other network", async (t) => {
  const { app, signIn, held, ask } = await openHeldSite(t);
  const [stolen, own] = [await signIn(), await signIn()];
  const [thief, owner] = ["198.51.100.7", "203.0.113.9"];
  assert.equal(await ask("/office", stolen, thief), "Signed in.");
  assert.equal(await ask("/office", own, owner), "Signed in.");
  await app.db.deleteFrom("sessions").where("token_hash", "=", hashSecret(stolen)).execute();
  const rush = Array.from({ length: 3 * MOST_UNDER_WAY }, () => ask("/search", stolen, thief));
  while (held.searches < MOST_UNDER_WAY) await pause(1);
  const first = await Promise.race([
    ask("/office", own, owner),
    pause(2000).then(() => "Waits behind the thief."),
  ]);
  held.is = false;
  assert.equal(first, "Signed in.");
  await Promise.all(rush);
});
