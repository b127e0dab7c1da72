import assert from "node:assert/strict";
import { before, test } from "node:test";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { goal, period, playedMatches } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();
let token = "";
const matches = playedMatches(site, () => token);
before(async () => {
  token = await signIn(site);
});

test("an open match page stays what it is while there is no network, and shows what came meanwhile afterwards", async (t) => {
  const id = await matches.newMatch(30);
  await matches.tap(id, period("period_start", "first"), goal("home", 3));
  const page = await openPage(t);
  const listening = page.waitForResponse(/\/api\/live/);
  await page.goto(`${site.url}/matches/${id}`);
  await listening;
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.context().setOffline(true);
  await matches.tap(id, goal("home", 20));
  // Half a minute later a page that hears nothing asks by itself.
  await page.waitForEvent("requestfailed", {
    predicate: (request) => request.url().includes(".data"),
    timeout: 60_000,
  });
  await page.waitForTimeout(1000);
  // A stream that was open already may still bring the goal.
  assert.match(await page.title(), /[12]:0/);
  await page.context().setOffline(false);
  await page.waitForFunction(() => document.title.includes("2:0"), undefined, { timeout: 20_000 });
  assert.equal(await page.getByRole("heading", { name: "Something went wrong" }).count(), 0);
});
