import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { assertTwiceTheSize } from "#tests/support/access.ts";
import { brokenWords } from "#tests/support/broken-words.ts";
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

test("the partners' strip has no scroll bar of its own, also for visitors who want no movement", async (t) => {
  const page = await openPage(t, { reducedMotion: "reduce" });
  await page.goto(site.url);
  const bars = await page.getByRole("region", { name: "Partners of the club" }).evaluate((strip) =>
    [...strip.querySelectorAll("*")]
      .map((one) => getComputedStyle(one))
      .filter(({ overflowX }) => overflowX === "auto")
      .map(({ scrollbarWidth }) => scrollbarWidth),
  );
  assert.deepEqual(bars, ["none"]);
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
    const { matches } = (await (
      await fetch(`${site.url}/api/matches?status=finished&search=Argishti&limit=1`)
    ).json()) as { matches: { id: number }[] };
    const played = `/matches/${matches[0]?.id}`;
    const paths = [
      "/news",
      "/club?tab=players",
      "/stadium",
      "/table",
      "/table/race",
      "/table/rules",
      "/table/what-if",
      "/matches",
      "/search?q=team",
      "/contact",
      "/nothing",
      "/news?category=nothing",
      played,
      "/table/what-if",
      "/records",
      "/players/1",
      "/season/2024-25",
      "/matches/against/pyunik",
      "/table?season=2024-25",
      "/honours",
    ];
    for (const path of [prefix || "/", ...paths.map((one) => prefix + one)]) {
      await page.goto(site.url + path);
      await assertTwiceTheSize(page, path);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      const skip = await page.locator(".skip-link").first().boundingBox();
      assert.ok(skip && skip.y + skip.height <= 0, `${path}: the skip link waits above the page`);
    }
  });
}

test("the table of a season that is over fits a phone, marks and all", async (t) => {
  const page = await openPage(t, { viewport: { width: 360, height: 800 } });
  for (const prefix of ["", "/hy", "/ru"]) {
    await page.goto(`${site.url}${prefix}/table?season=2024-25`);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, prefix);
  }
});

async function middleOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  assert.ok(box);
  return box.y + box.height / 2;
}

for (const prefix of ["/hy", "/ru"]) {
  test(`no word of a page${prefix} is broken in two on a phone of 390 pixels`, async (t) => {
    const page = await openPage(t, { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    const matches = async (status: string) =>
      (
        (await (await fetch(`${site.url}/api/matches?status=${status}&search=Argishti&limit=1`)).json()) as {
          matches: { id: number }[];
        }
      ).matches[0]?.id;
    const paths = ["", "/news", "/club?tab=players", "/stadium", "/matches", "/table", "/table/race"];
    const deeper = ["/table/what-if", "/players/16", "/season/2024-25", "/records", "/honours", "/contact"];
    const played = [`/matches/${await matches("finished")}`, `/matches/${await matches("scheduled")}`];
    for (const path of [...paths, ...deeper, ...played, "/matches/against/pyunik", "/search?q=team"]) {
      await page.goto(site.url + prefix + path);
      assert.deepEqual(await brokenWords(page, "header, main, footer"), [], prefix + path);
    }
  });
}
