import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

test("the partners' logos stand in the middle of their strip", async (t) => {
  for (const width of [360, 1440]) {
    const page = await openPage(t, { viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await page.goto(`${site.url}/table`);
    const strip = page.getByRole("region", { name: "Partners of the club" });
    const logo = strip.getByRole("link").first().getByRole("img");
    assert.ok(Math.abs((await middleOf(strip)) - (await middleOf(logo))) < 1, `at ${width} pixels`);
  }
});

test("a visitor by keyboard reaches the menu without going through the partners", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/table`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Skip to menu");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "FC Argishti");
});

test("the marks of the social networks stand in the middle of their plates, the legal links beside the copyright", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/table`);
  const footer = page.getByRole("contentinfo");
  const plate = footer.getByRole("list", { name: "Social networks" }).getByRole("link").first();
  assert.ok(Math.abs((await middleOf(plate)) - (await middleOf(plate.locator("svg")))) < 1);
  const copyright = footer.getByText("All rights reserved");
  const legal = footer.getByRole("link", { name: "Privacy policy" });
  assert.ok(Math.abs((await middleOf(copyright)) - (await middleOf(legal))) < 1);
});

test("in a list of news on a phone an excerpt ends with its second line", async (t) => {
  const page = await openPage(t, { viewport: { width: 390, height: 800 } });
  await page.goto(`${site.url}/news`);
  const heights = await page
    .locator("main a[href*='/news/'] > p")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)),
    );
  assert.ok(heights.length > 10);
  assert.deepEqual(
    heights.filter((lines) => lines > 2.05),
    [],
  );
});

test("the search is one press away on a phone, and a missing page leads to the fixtures", async (t) => {
  const page = await openPage(t, { viewport: { width: 360, height: 700 } });
  await page.goto(`${site.url}/nothing`);
  assert.ok(await page.getByRole("link", { name: "Search the site" }).isVisible());
  assert.ok(await page.getByRole("main").getByRole("link", { name: "Matches" }).isVisible());
});

for (const prefix of ["", "/hy", "/ru"]) {
  test(`letters of twice the size make no page${prefix} wider than a phone`, async (t) => {
    const page = await openPage(t, { viewport: { width: 360, height: 800 }, reducedMotion: "reduce" });
    const paths = [
      "/news",
      "/club?tab=players",
      "/stadium",
      "/table",
      "/matches",
      "/search?q=team",
      "/contact",
      "/nothing",
    ];
    for (const path of [prefix || "/", ...paths.map((one) => prefix + one)]) {
      await page.goto(site.url + path);
      const over = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
        return document.documentElement.scrollWidth - innerWidth;
      });
      assert.ok(over <= 0, `${path} is ${over} pixels too wide`);
      const skip = await page.locator(".skip-link").first().boundingBox();
      assert.ok(skip && skip.y + skip.height <= 0, `${path}: the skip link waits above the page`);
    }
  });
}

async function middleOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  assert.ok(box);
  return box.y + box.height / 2;
}
