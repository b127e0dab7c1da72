import assert from "node:assert/strict";
import { before, test } from "node:test";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { goal, period, playedMatches } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";

const HALF_A_MINUTE_MS = 31_000;

const site = await openSite();
let token = "";
const matches = playedMatches(site, () => token);
before(async () => {
  token = await signIn(site);
});

test("an open page with a match stays what it is while there is no network, and shows what came meanwhile afterwards", async (t) => {
  const id = await matches.newMatch(30);
  await matches.tap(id, period("period_start", "first"), goal("home", 3));
  // The table is followed by the small script first, which hands over at a move.
  for (const [at, [path, streams]] of (
    [
      [`/matches/${id}`, 1],
      ["/table", 2],
    ] as const
  ).entries()) {
    const page = await openPage(t);
    await page.clock.install();
    let opened = 0;
    const isTakenOver = page.waitForResponse(
      (answer) => /\/api\/live/.test(answer.url()) && ++opened === streams,
    );
    const listening = page.waitForResponse(/\/api\/live/);
    await page.goto(site.url + path);
    await listening;
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 130);
    await isTakenOver;
    await page.waitForFunction((score) => document.title.includes(score), `${at + 1}:0`);
    // Also what is open already: the browser's own "offline" cuts no stream.
    await page.route("**/*", (route) => route.abort());
    await page.context().setOffline(true);
    // The browser may tell of it a moment later, when the half minute is over already.
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    const asked = page.waitForEvent("requestfailed", (request) => request.url().includes(".data"));
    await page.clock.fastForward(HALF_A_MINUTE_MS);
    await asked;
    await matches.tap(id, goal("home", 20 + at));
    await page.unroute("**/*");
    await page.context().setOffline(false);
    await page.clock.fastForward(HALF_A_MINUTE_MS);
    await page.waitForFunction((score) => document.title.includes(score), `${at + 2}:0`);
    assert.equal(await page.getByRole("heading", { name: "Something went wrong" }).count(), 0);
  }
});

test("a page whose stream is held open and says nothing has the goal within a minute, touched or not", async (t) => {
  const id = await matches.newMatch(30);
  await matches.tap(id, period("period_start", "first"));
  for (const [at, [path, isTouched]] of (
    [
      [`/matches/${id}`, false],
      ["/matches", true],
      ["/hy", false],
    ] as const
  ).entries()) {
    const page = await openPage(t);
    await page.clock.install();
    // Never answered: what a proxy does that collects the stream.
    await page.route(/\/api\/live/, () => {});
    const listening = page.waitForRequest(/\/api\/live/);
    await page.goto(site.url + path);
    await listening;
    if (isTouched) {
      const again = page.waitForRequest(/\/api\/live/);
      await page.mouse.move(100, 100);
      await page.mouse.move(120, 130);
      await again;
    }
    await matches.tap(id, goal("home", 3 + at));
    await page.clock.runFor(50_000);
    await page.waitForFunction((score) => document.title.includes(score), ` ${at + 1}:0 `);
  }
});

test("a page has the score though one of its questions is never answered, touched or not, and goes on when its visitor moves", async (t) => {
  const id = await matches.newMatch(30);
  await matches.tap(id, period("period_start", "first"));
  let goals = 0;
  for (const [path, isTouched] of [
    ["/matches", false],
    ["/hy", false],
    ["/matches", true],
  ] as const) {
    const page = await openPage(t);
    await page.clock.install();
    const isMoved = async () => {
      await page.mouse.move(100, 100);
      await page.mouse.move(120, 130);
      await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
    };
    const listening = page.waitForResponse(/\/api\/live/);
    const parts = page.waitForResponse(/parts=live/);
    await page.goto(site.url + path);
    await Promise.all([listening, parts]);
    if (isTouched) await isMoved();
    // The list asks for data when a result is told.
    const asked = isTouched ? /\.data/ : /parts=live/;
    const held = page.waitForRequest(asked);
    await page.route(asked, () => {}, { times: 1 });
    await matches.tap(id, goal("home", 3 + goals++));
    if (isTouched) await matches.send("PUT", `/admin/matches/${id}`, await scored(id, ++goals));
    await page.clock.runFor(1000);
    await held;
    const isRight = async () => (await page.title()).includes(` ${goals}:0 `);
    for (let seconds = 0; !(await isRight()); seconds++) {
      assert.ok(seconds < 45, `${path}: ${await page.title()}`);
      await page.clock.runFor(1000);
    }
    if (isTouched) continue;
    await page.clock.resume();
    await isMoved();
    await matches.tap(id, goal("home", 3 + goals++));
    await page.waitForFunction((score) => document.title.includes(score), ` ${goals}:0 `);
  }
});

/** A match as it is, with a score that somebody typed. */
async function scored(id: number, home_score: number): Promise<object> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/admin/matches/${id}`, { headers });
  return { ...((await answer.json()) as object), home_score, away_score: 0 };
}

test("a page of a live match whose scripts did not come, as the network went just then, is true once it is back", async (t) => {
  const id = await matches.newMatch(30);
  await matches.tap(id, period("period_start", "first"));
  for (const [at, path] of [`/matches/${id}`, "/table"].entries()) {
    const page = await openPage(t);
    await page.clock.install();
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await page.goto(site.url + path);
    await lost;
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 130);
    await matches.tap(id, goal("home", 3 + at));
    await page.unroute(/\/assets\/.*\.js/);
    const score = `Argishti ${at + 1}:0 Pyunik`;
    // The clock stands still but for this: whatever waits for the failed scripts has its turn meanwhile.
    while (!(await page.title()).includes(score)) await page.clock.runFor(1000);
  }
});

test("a page whose scripts never come is loaded anew after some seconds, and then once a minute", async (t) => {
  const id = await matches.newMatch(30);
  await matches.tap(id, period("period_start", "first"));
  const page = await openPage(t);
  // The tests' clock has a `performance` of its own, which doesn't know how a page was come to.
  await page.addInitScript("globalThis.known = performance.getEntriesByType('navigation')");
  await page.clock.install();
  await page.addInitScript("performance.getEntriesByType = () => globalThis.known");
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  await page.goto(`${site.url}/matches/${id}`);
  const secondsUntil = async (wanted: number) => {
    let seconds = 0;
    for (; loads < wanted; seconds++) await page.clock.runFor(1000);
    return seconds;
  };
  assert.ok((await secondsUntil(2)) < 50);
  assert.ok((await secondsUntil(3)) >= 50);
});

test("a page keeps what it shows at whatever address it is, also the home page's", async (t) => {
  for (const path of ["/", "/hy", "/ru/news/"]) {
    const page = await openPage(t);
    await page.goto(site.url + path);
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 130);
    await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
    const isAway = page.waitForResponse(/\.data/);
    await page.route(/\.data/, (route) => route.fulfill({ status: 502, body: "away" }), { times: 1 });
    const ended = page.evaluate(async () => {
      const router = (globalThis as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter;
      await router.revalidate();
      return router.state.errors;
    });
    await isAway;
    assert.equal(await ended, null, path);
  }
});

interface Router {
  revalidate: () => Promise<void>;
  state: { errors: unknown };
}
