import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

test("without JavaScript an opponent is found from the header, and its match opens", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/hy`);
  await page.locator("header").getByRole("link", { name: "Որոնում կայքում" }).first().click();
  await page.getByRole("heading", { name: "Ի՞նչ եք որոնում" }).waitFor();
  await page.getByRole("searchbox", { name: "Որոնում կայքում" }).fill("pyunik");
  await page.getByRole("button", { name: "Որոնել" }).click();
  assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, "/hy/search?q=pyunik");
  assert.equal(await page.locator("mark").first().textContent(), "Փյունիկ");
  assert.equal(await page.locator('meta[name="robots"]').getAttribute("content"), "noindex");
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  assert.match(page.url(), /\/hy\/matches\/\d+-[\w-]+$/);
  await page.locator("main h1").waitFor({ state: "attached" });
});

test("a mistyped word is understood, one kind can be chosen, and what is not there is said", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/search?q=stadiun`);
  await page.getByText("Nothing is spelled “stadiun”. Here is what comes closest.").waitFor();
  assert.equal(await page.locator("h2").first().textContent(), "Pages");
  await page.getByRole("link", { name: /^News \d/ }).click();
  await page.waitForURL(/in=news/);
  // The address comes first, what it shows a moment later.
  await page.locator("main h2").nth(1).waitFor({ state: "detached" });
  assert.deepEqual(await page.locator("main h2").allTextContents(), ["News"]);
  const field = page.getByRole("searchbox", { name: "Search the site" });
  await field.fill("qwertyzx");
  await field.press("Enter");
  await page.getByRole("heading", { name: "Nothing found" }).waitFor();
  assert.equal(new URL(page.url()).search, "?q=qwertyzx");
  await page.goBack();
  await page.getByText("comes closest").waitFor();
  assert.equal(await field.inputValue(), "stadiun");
});

test("on a phone the search stands in the menu", async (t) => {
  const page = await openPage(t, { viewport: { width: 320, height: 700 } });
  await page.goto(`${site.url}/hy/search`);
  await page.locator("[data-drawer] > summary").click();
  assert.ok(await page.locator("[data-drawer]").getByRole("link", { name: "Որոնում կայքում" }).isVisible());
});
