import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

test("without scripts a fan orders the players by goals, opens one, and comes back to that order", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/club?tab=players`);
  const leaders = page.getByRole("region", { name: /^Leaders/ });
  assert.equal(await leaders.getByRole("listitem").count(), 4);
  const scorer = await leaders.getByRole("listitem").first().getByRole("link").getAttribute("href");
  const order = page.getByRole("navigation", { name: "Order" });
  await order.getByRole("link", { name: "Goals" }).click();
  assert.equal(new URL(page.url()).search, "?tab=players&order=goals");
  assert.equal(await order.locator("[aria-current]").textContent(), "Goals");
  await page.getByRole("heading", { level: 2, name: /^Goals/ }).waitFor();
  const first = page.locator("main li:has(h3)").first();
  assert.equal(await first.getByRole("link").last().getAttribute("href"), scorer);
  await first.getByRole("link").first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  assert.equal(new URL(page.url()).search, "?tab=players&order=goals");
});

test("a scorer's page lists who scores most in the league with him among them", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/club?tab=players`);
  await page
    .getByRole("region", { name: /^Leaders/ })
    .getByRole("link")
    .nth(1)
    .click();
  const list = page.getByRole("region", { name: "League scorers" });
  assert.ok((await list.getByRole("listitem").count()) >= 3);
  const name = (await page.getByRole("heading", { level: 1 }).textContent())!.trim();
  assert.equal(await list.getByText(name, { exact: true }).count(), 1);
});

for (const [prefix, width] of [
  ["", 360],
  ["/hy", 360],
  ["/ru", 768],
  ["/hy", 1440],
] as const)
  test(`nobody finds a fault in the access of the ordered players and of a scorer (${prefix || "/"}, ${width})`, async (t) => {
    const page = await openPage(t, { viewport: { width, height: 844 }, reducedMotion: "reduce" });
    await page.goto(`${site.url}${prefix}/club?tab=players&order=minutes`, { waitUntil: "load" });
    await assertAccess(page, `players in ${prefix || "/"} at ${width}`);
    const scorer = page.locator("section[aria-labelledby=leaders] li a").first();
    await page.goto(site.url + (await scorer.getAttribute("href")), { waitUntil: "load" });
    await assertAccess(page, `a scorer in ${prefix || "/"} at ${width}`);
  });

test("no number on the pages of race and season is cut from its ending at the end of a line", async (t) => {
  const page = await openPage(t, { viewport: { width: 390, height: 844 } });
  for (const path of ["/hy/table/race", "/ru/table/race", "/hy/season/2024-25"]) {
    await page.goto(`${site.url}${path}`, { waitUntil: "networkidle" });
    const cut = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const match of node.textContent!.matchAll(/\d\u2060?-\u2060?[ա-ևа-я]/gu)) {
          const at = (from: number) => {
            const range = document.createRange();
            range.setStart(node!, from);
            range.setEnd(node!, from + 1);
            return range.getBoundingClientRect().top;
          };
          if (Math.abs(at(match.index) - at(match.index + match[0].length - 1)) > 4)
            found.push(node.textContent!);
        }
      return found;
    });
    assert.deepEqual(cut, [], path);
  }
});
