import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

/** The scripts that a page asks for from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  return scripts;
}

test("before a fan touches the home page it loads no script, yet counts down and shows its partners passing", async (t) => {
  const page = await openPage(t);
  const scripts = watchScripts(page);
  const counted = page.waitForRequest(/page-views/);
  await page.goto(site.url, { waitUntil: "networkidle" });
  assert.equal((await counted).postData(), '{"path":"/"}');
  assert.match((await page.locator("[data-figure]").first().textContent()) ?? "", /^\d\d$/);
  const before = await page.locator("[data-early=marquee]").evaluate((row) => row.scrollLeft);
  await page.waitForFunction(
    (from) => document.querySelector("[data-early=marquee]")!.scrollLeft > from,
    before,
  );
  assert.deepEqual(scripts, []);
});

test("what is pressed before the scripts are there is done when they are", async (t) => {
  const page = await openPage(t);
  const scripts = watchScripts(page);
  await page.goto(site.url, { waitUntil: "networkidle" });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.getByRole("banner").getByRole("button", { name: /theme/ }).first().click();
  await page.waitForFunction(() => document.documentElement.className === "light");
  assert.ok(scripts.length > 0);

  await page.goto(`${site.url}/matches`, { waitUntil: "networkidle" });
  await page.getByLabel("Status").selectOption("finished");
  await page.waitForURL(/status=finished/, { waitUntil: "commit" });
  await page.goto(`${site.url}/matches`, { waitUntil: "networkidle" });
  await page.getByRole("searchbox").fill("Noah");
  await page.waitForURL(/search=Noah/, { waitUntil: "commit" });
  assert.deepEqual(complaints, []);
});

test("a form is sent as a form when the scripts can't be loaded", async (t) => {
  const page = await openPage(t);
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(`${site.url}/contact`);
  // What comes within a second of the page is taken for a machine's.
  await page.waitForTimeout(1200);
  await page.getByRole("textbox", { name: /^Full name/ }).fill("Anahit");
  await page.locator("form input[autocomplete=email]").first().fill("anahit@example.am");
  await page.getByRole("textbox", { name: /^Message/ }).fill("When does the box office open?");
  await page.getByRole("button", { name: /^Send/ }).click();
  await page.getByText("Thank you for your message!").waitFor();
});

test("a picture that does not load brings the scripts, and with them what stands in for it", async (t) => {
  const page = await openPage(t);
  await page.route(/\/club\/pictures\/(portrait|player|person|photo)/, (route) => route.abort());
  await page.route(/\.(jpg|webp|svg)/, (route) =>
    /crest|silhouette|logo|favicon/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(`${site.url}/club?tab=players`);
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>("main a[href*=person] img");
    return image?.src.includes("silhouette") && image.naturalWidth > 0;
  });
  await page.unrouteAll();
  await page.route(/\.(jpg|webp|svg)/, (route) =>
    /crest|default/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(`${site.url}/news`);
  await page.waitForFunction(() => {
    const covers = [...document.querySelectorAll<HTMLImageElement>("main a:has(h3) img")].slice(0, 3);
    return covers.every((cover) => cover.src.includes("cover-default") && cover.naturalWidth > 0);
  });
});
