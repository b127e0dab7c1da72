import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { goal, period, playedMatches } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();
let token = "";
const matches = playedMatches(site, () => token);
let match = 0;

before(async () => {
  token = await signIn(site);
  const league = { competition_name: "Armenian Premier League", season: "2026-27", round: 16 };
  match = await matches.newMatch(30, league);
  await matches.tap(match, period("period_start", "first"));
});

const ownRow = (page: Page) => page.locator("main tbody tr").filter({ hasText: "Argishti" }).first();
const textOf = async (page: Page) => (await ownRow(page).innerText()).replace(/\s+/g, " ");

for (const [path, side, score] of [
  ["/table", "home", "1:0"],
  ["/", "away", "1:1"],
] as const)
  test(`a goal moves the table of ${path} while somebody moves on the page`, async (t) => {
    const page = await openPage(t);
    const listening = page.waitForResponse(/\/api\/live/);
    await page.goto(site.url + path);
    await listening;
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 130);
    await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
    await page.waitForLoadState("networkidle");
    const before = await textOf(page);
    await matches.tap(match, goal(side, 10));
    await page.waitForFunction((wanted) => document.title.includes(` ${wanted} `), score);
    const anew = await openPage(t, { javaScriptEnabled: false });
    await anew.goto(site.url + path);
    const wanted = await textOf(anew);
    assert.notEqual(wanted, before);
    for (let tries = 0; tries < 50 && (await textOf(page)) !== wanted; tries++)
      await page.waitForTimeout(100);
    assert.equal(await textOf(page), wanted);
  });

test("the end of a match makes it the last result of the list while somebody moves on the page", async (t) => {
  const page = await openPage(t);
  const listening = page.waitForResponse(/\/api\/live/);
  await page.goto(`${site.url}/matches`);
  await listening;
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  await page.waitForLoadState("networkidle");
  await matches.tap(match, period("period_end", "second", { final: true }));
  const result = page.getByRole("link", { name: /^Last result/ });
  await result.filter({ hasText: /Argishti\s*1.*Pyunik\s*1/ }).waitFor({ timeout: 10_000 });
});
