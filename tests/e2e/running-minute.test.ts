import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { goal, period, playedMatches, type Tap } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();
let token = "";
const matches = playedMatches(site, () => token);
let match = 0;

const MINUTE_MS = 60_000;
/** So that no minute turns while a page is opened: it is half past the 67th. */
const SECOND_HALF: Tap = { kind: "period_start", period: "second", minute: 21.2 };

before(async () => {
  token = await signIn(site);
  match = await matches.newMatch(70, { competition_name: "Winter Cup" });
  await matches.tap(match, period("period_start", "first"), goal("home", 23), period("period_end", "first"));
  await matches.tap(match, SECOND_HALF);
});

/** What stands in the header, as it is seen. */
const inHeader = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Argishti 1:0 Pyunik/ });

test("who has no scripts reads the minute in the header, the tab, the home page's slab and the list", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  for (const [path, words] of [
    ["/", "Live, 67’"],
    ["/hy", "Ընթանում է, 67’"],
    ["/ru", "Идёт матч, 67’"],
  ] as const) {
    await page.goto(site.url + path);
    await page.locator('[aria-labelledby="current-match"]').getByText(words, { exact: true }).waitFor();
    assert.match(await page.title(), /^67′ \S+ 1:0 \S+ \| /);
  }
  // The goal was in the 24th minute, the wall has come to the 67th: fourteen stones of five.
  await page.locator('[aria-labelledby="current-match"] [data-played="14"]').waitFor();
  await page.goto(`${site.url}/matches`);
  assert.equal(await page.getByRole("main").getByText("67’", { exact: true }).count(), 2);
  await page.locator('main li [data-played="14"] [data-side="home"]').waitFor();
  await page.goto(`${site.url}/news`);
  await inHeader(page).getByText("67’", { exact: true }).waitFor();
  assert.match(await page.title(), /^67′ Argishti 1:0 Pyunik \| News/);
  assert.equal(await page.locator('meta[property="og:title"]').getAttribute("content"), "News | FC Argishti");
});

test("a page opened in the 67th minute counts on without its scripts, in the header and in the tab", async (t) => {
  const page = await openPage(t);
  await page.clock.install();
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(`${site.url}/news`);
  await inHeader(page).getByText("67’", { exact: true }).waitFor();
  // Else it would be loaded anew.
  await page.route("**", (route) => route.abort());
  await page.clock.fastForward(MINUTE_MS);
  await inHeader(page).getByText("68’", { exact: true }).waitFor();
  assert.match(await page.title(), /^68′ Argishti 1:0 Pyunik \| News/);
});

test("with its scripts it counts on everywhere without a complaint, and the wall gets its next stone", async (t) => {
  const page = await openPage(t);
  const complaints: string[] = [];
  page.on("console", (said) => ["error", "warning"].includes(said.type()) && complaints.push(said.text()));
  await page.clock.install();
  await page.goto(site.url, { waitUntil: "networkidle" });
  const started = page.waitForResponse(/entry\.client/);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await started;
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward(4 * MINUTE_MS);
  const slab = page.locator('[aria-labelledby="current-match"]');
  await slab.getByText("Live, 71’", { exact: true }).waitFor();
  await page.waitForFunction(() => document.title.startsWith("71′ Argishti 1:0 Pyunik | "));
  await slab.locator('[data-played="15"]').waitFor();
  await page.goto(`${site.url}/matches`, { waitUntil: "networkidle" });
  assert.deepEqual(complaints, []);
});

test("a phone whose clock is an hour wrong tells the same minute, and goes on from it", async (t) => {
  for (const fault of [-60, 60]) {
    const page = await openPage(t);
    await page.clock.install({ time: Date.now() + fault * MINUTE_MS });
    await page.goto(`${site.url}/news`, { waitUntil: "networkidle" });
    await inHeader(page).getByText("67’", { exact: true }).waitFor();
    await page.clock.fastForward(MINUTE_MS);
    await inHeader(page).getByText("68’", { exact: true }).waitFor();
  }
});

test("no view of the minute has a fault in its access or is wider than its window, in any language", async (t) => {
  for (const [prefix, width] of [
    ["", 360],
    ["/hy", 360],
    ["/ru", 390],
    ["/hy", 1440],
  ] as const) {
    const page = await openPage(t, { viewport: { width, height: 844 }, reducedMotion: "reduce" });
    for (const path of [prefix || "/", `${prefix}/matches`, `${prefix}/contact`]) {
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      await assertAccess(page, `${path} at ${width}`);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(scrolled <= 0, `${path} at ${width}: ${scrolled}`);
    }
  }
});

test("an open page hears of the half-time, the second half and the end: word, minute, word", async (t) => {
  const [news, home] = [await openPage(t), await openPage(t)];
  for (const [page, path] of [
    [news, "/news"],
    [home, "/"],
  ] as const) {
    const listening = page.waitForResponse(/\/api\/live/);
    await page.goto(site.url + path);
    await listening;
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  }
  const slab = home.locator('[aria-labelledby="current-match"]');
  await matches.tap(match, period("period_end", "second"));
  await inHeader(news).getByText("Break", { exact: true }).waitFor();
  await slab.getByText("Break", { exact: true }).waitFor();
  await slab.locator('[data-played="18"]').waitFor();
  await news.waitForFunction(() => document.title.startsWith("Break Argishti 1:0 Pyunik | "));
  await matches.tap(match, { kind: "period_start", period: "extra_first", minute: 2.2 });
  await inHeader(news).getByText("93’", { exact: true }).waitFor();
  await slab.getByText("Live, 93’", { exact: true }).waitFor();
  await matches.tap(match, { ...period("period_end", "extra_first", { final: true }), minute: 15 });
  await inHeader(news).getByText("Full time", { exact: true }).waitFor();
  await home.waitForFunction(() => !document.title.includes("′"));
  for (const page of [news, home]) assert.equal(await page.evaluate(() => "isSamePage" in globalThis), true);
});
