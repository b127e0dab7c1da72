import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

test("an article, the table and the own fixtures go to paper in ink, without the frame of the site", async (t) => {
  const page = await openPage(t);
  const { news } = (await (await fetch(`${site.url}/api/news?limit=1`)).json()) as {
    news: { slug: string }[];
  };
  for (const [path, most] of [
    [`/news/${news[0]!.slug}`, 1],
    ["/table", 1],
    ["/hy/matches?clubs=own", 8],
  ] as const) {
    await page.goto(site.url + path);
    assert.ok((await sheets(page)) <= most, `${path} takes ${await sheets(page)} sheets`);
    await page.emulateMedia({ media: "print" });
    for (const role of ["banner", "contentinfo", "navigation"] as const)
      assert.equal(await page.getByRole(role).count(), 0, `${path} has its ${role} on paper`);
    const ink = await page.getByRole("main").evaluate((main) => getComputedStyle(main).color);
    assert.equal(ink, "rgb(0, 0, 0)");
    await page.emulateMedia({ media: null });
  }
});

test("the own fixtures on paper have those of the folded months, and the heading stands clear", async (t) => {
  const page = await openPage(t, { viewport: { width: 794, height: 1123 } });
  await page.goto(`${site.url}/hy/matches`);
  const ahead = page.getByRole("main").locator("details:not([open]) li").first();
  assert.equal(await ahead.isVisible(), false);
  await page.emulateMedia({ media: "print" });
  assert.equal(await ahead.isVisible(), true);
  const heading = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  const next = (await page.getByRole("main").locator("section.slab, .slab").first().boundingBox())!;
  assert.ok(heading.y + heading.height <= next.y, "nothing lies over it");
});

test("a match goes to paper alone, without the page behind its dialog", async (t) => {
  const page = await openPage(t);
  const { matches } = (await (
    await fetch(`${site.url}/api/matches?status=finished&search=Argishti&limit=1`)
  ).json()) as { matches: { id: number }[] };
  await page.goto(`${site.url}/matches?match=${matches[0]!.id}`);
  await page.locator("dialog:modal").waitFor();
  assert.ok((await sheets(page)) <= 4);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.getByRole("heading", { level: 1 }).count(), 0);
});

/** On A4. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
