import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccess, assertTwiceTheSize } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

const dialog = (page: Page) => page.getByRole("dialog");
const hrefOf = (page: Page, name: RegExp) => dialog(page).getByRole("link", { name }).getAttribute("href");

test("without scripts a fan on a phone gets the home matches, in Armenian and with a reminder, into the calendar", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/matches`);
  const add = page.getByRole("link", { name: "Add to calendar" });
  assert.ok((await add.boundingBox())!.y < 400, "it stands near the top");
  await add.click();
  const team = dialog(page).getByRole("link", { name: /^All matches of/ });
  assert.equal(await team.getAttribute("aria-current"), "true");
  for (const name of [/^Home matches only/, /^Հայերեն/, /^1 hour/])
    await dialog(page).getByRole("link", { name }).click();
  await dialog(page).getByText("Google sets its own").waitFor();
  const path = "/hy/calendar/team.ics?home&remind=1h";
  const followed = `webcal://${new URL(site.url).host}${path}`;
  assert.equal(await hrefOf(page, /^Apple/), followed);
  assert.equal(
    await hrefOf(page, /^Google/),
    `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(followed)}`,
  );
  assert.equal(await hrefOf(page, /^File/), path);
  assert.equal(
    (await page.request.get(site.url + path)).headers()["content-type"],
    "text/calendar; charset=utf-8",
  );
  const entry = dialog(page).getByRole("article").last();
  assert.equal(await entry.getAttribute("lang"), "hy");
  await dialog(page).getByRole("link", { name: "Close" }).click();
  assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, "/matches");
});

test("the address of the chosen calendar is copied, and going back leaves the page as it was", async (t) => {
  const page = await openPage(t, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`${site.url}/matches?status=finished`);
  await page.getByRole("link", { name: "Add to calendar" }).click();
  await dialog(page)
    .getByRole("link", { name: /^The whole league/ })
    .click();
  await dialog(page).getByText("/calendar/league.ics", { exact: false }).waitFor();
  await dialog(page).getByRole("button", { name: "Copy" }).click();
  await dialog(page).getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, `${site.url}/calendar/league.ics`);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).search, "?status=finished");
});

test("from the page of a match that match alone comes as a file, and the club's matches follow changes", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches`);
  const next = page
    .getByRole("region", { name: "The matches of these days" })
    .getByRole("link", { name: "Match details" });
  await page.goto(site.url + (await next.getAttribute("href")));
  const id = /\/matches\/(\d+)-/.exec(page.url())![1];
  await page.getByRole("link", { name: "Add to calendar" }).first().click();
  await dialog(page).getByRole("heading", { name: "Matches in your calendar" }).waitFor();
  assert.match((await hrefOf(page, /^Apple/))!, /^webcal:.*\/calendar\/team\.ics$/);
  await dialog(page)
    .getByRole("link", { name: /^This match only/ })
    .click();
  await dialog(page).getByText("it stays as it is today").waitFor();
  assert.equal(await hrefOf(page, /^File/), `/calendar/match-${id}.ics`);
  assert.equal(
    await dialog(page)
      .getByRole("link", { name: /^Apple/ })
      .count(),
    0,
  );
});

test("pages with a way into a calendar load no script before their visitor moves", async (t) => {
  const page = await openPage(t);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  for (const path of ["/matches", "/club?tab=players&order=goals"]) {
    await page.goto(site.url + path, { waitUntil: "load" });
    await page.getByRole("link", { name: "Add to calendar" }).waitFor();
    assert.deepEqual(scripts, [], path);
  }
});

for (const [prefix, width] of [
  ["", 360],
  ["/hy", 360],
  ["/ru", 768],
  ["/hy", 1440],
] as const)
  test(`nobody finds a fault in the access of the calendar dialog, and it fits (${prefix || "/"}, ${width})`, async (t) => {
    const page = await openPage(t, { viewport: { width, height: 844 }, reducedMotion: "reduce" });
    await page.goto(`${site.url}${prefix}/matches?calendar=home&remind=1d`, { waitUntil: "networkidle" });
    const scroll = dialog(page).locator("[tabindex]").first();
    assert.ok((await scroll.evaluate((element) => element.scrollWidth - element.clientWidth)) <= 0);
    await assertAccess(page, `calendars in ${prefix || "/"} at ${width}`);
    if (width < 400) await assertTwiceTheSize(page, `calendars in ${prefix || "/"} at ${width}`);
  });
