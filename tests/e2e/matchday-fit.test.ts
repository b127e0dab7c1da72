import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { period, playedMatches } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();
let token = "";
const matches = playedMatches(site, () => token);
before(async () => {
  token = await signIn(site);
});

/** The console in Armenian, on a phone so wide. */
async function openConsole(t: Parameters<typeof openOffice>[0], id: number, width: number): Promise<Page> {
  const phone = { viewport: { width, height: width === 360 ? 640 : 844 }, hasTouch: true, isMobile: true };
  const page = await openOffice(t, site, "/admin", phone);
  await page.context().addCookies([{ name: "admin_language", value: "hy", url: `${site.url}/admin` }]);
  await page.goto(`${site.url}/admin/matchday/${id}`);
  return page;
}

test("in a shoot-out the battlements of the slab cover nothing of the row with the clock", async (t) => {
  const id = await matches.played(
    ...[period("period_start", "first"), period("period_end", "first")],
    ...[period("period_start", "second"), period("period_end", "second"), period("period_start", "shootout")],
  );
  for (const width of [390, 360]) {
    const page = await openConsole(t, id, width);
    const clock = page.getByRole("region", { name: "11-մետրանոց հարվածաշար", exact: true });
    const board = page.locator("main .slab").first();
    await board.waitFor();
    const [above, below] = [await clock.boundingBox(), await board.boundingBox()];
    // Twelve pixels of merlons stand above the slab.
    assert.ok(above!.y + above!.height <= below!.y - 11, `${width}: ${JSON.stringify([above, below])}`);
  }
});

test("the reasons to abandon a match stand whole on a small phone, in Armenian too", async (t) => {
  const id = await matches.played(period("period_start", "first"));
  const page = await openConsole(t, id, 360);
  await page.getByRole("button", { name: "Այլ" }).first().tap();
  await page.getByRole("button", { name: "Ընդհատել խաղը" }).tap();
  const reasons = page.getByRole("radiogroup", { name: "Պատճառը" }).locator("b");
  await reasons.first().waitFor();
  const heights = await reasons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  assert.equal(heights.length, 6);
  assert.equal(new Set(heights).size, 1, heights.join());
  assert.ok(heights[0]! < 24, heights.join());
});

test("in the press box what was just written covers neither the clock nor the wall of minutes, and shifts no button", async (t) => {
  const id = await matches.played(period("period_start", "first"));
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    const page = await openOffice(t, site, `/admin/matchday/${id}`, { viewport: size });
    const corner = page.getByRole("button", { name: /^Corner, Argishti/ });
    await corner.waitFor();
    const before = await corner.boundingBox();
    await corner.click();
    const back = page.getByRole("button", { name: "Take back" }).first();
    await back.waitFor();
    assert.deepEqual(await corner.boundingBox(), before);
    const isCovered = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return !one.contains(seen) && !seen?.contains(one);
        });
    for (const selector of ["main section small", "main div[aria-hidden=true]:has(> i)"])
      assert.equal(await isCovered(selector), false, `${selector} at ${size.width}`);
  }
});
