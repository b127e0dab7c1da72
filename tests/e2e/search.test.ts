import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { closeBrowser, openPage } from "#tests/support/browser.ts";
import { type RunningSite, startSite } from "#tests/support/site.ts";

let site: RunningSite;

before(async () => {
  site = await startSite();
});
after(async () => {
  await closeBrowser();
  await site.stop();
});

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
  await page.locator("a.sr-i").first().click();
  assert.match(page.url(), /\/hy\/matches\?match=\d+$/);
  await page.getByRole("dialog").waitFor();
});

test("a mistyped word is understood, one kind can be chosen, and what is not there is said", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/search?q=stadum`);
  await page.getByText("Nothing is spelled “stadum”. Here is what comes closest.").waitFor();
  assert.equal(await page.locator("h2").first().textContent(), "Pages");
  await page.getByRole("link", { name: /^News \d/ }).click();
  await page.waitForURL(/in=news/);
  assert.deepEqual(await page.locator(".sr h2").allTextContents(), ["News"]);
  const field = page.getByRole("searchbox", { name: "Search the site" });
  await field.fill("qwertyzx");
  await field.press("Enter");
  await page.getByRole("heading", { name: "Nothing found" }).waitFor();
  assert.equal(new URL(page.url()).search, "?q=qwertyzx");
  await page.goBack();
  await page.getByText("comes closest").waitFor();
  assert.equal(await field.inputValue(), "stadum");
});

test("nobody finds a fault in the search's access, and it fits a phone of 320 pixels", async (t) => {
  for (const theme of ["dark", "light"]) {
    const page = await openPage(t, { viewport: { width: 320, height: 700 }, reducedMotion: "reduce" });
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    for (const path of ["/search?q=team", "/hy/search", "/ru/search?q=аргишти", "/hy/search?q=xqzw"]) {
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 150)}`),
        [],
        `${path} ${theme}`,
      );
    }
    await page.locator(".burger summary").click();
    assert.ok(await page.locator(".drw").getByRole("link", { name: "Որոնում կայքում" }).isVisible());
  }
});
