import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

test("an address for the newsletter that is refused stays typed where no scripts run, and can be put right there", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`${site.url}/hy/newsletter`);
  const address = page.locator("main input[type=email]");
  await address.fill("ani@club");
  await page.locator("main form button").click();
  await page.getByRole("alert").waitFor();
  assert.equal(await address.inputValue(), "ani@club");
  assert.match(await page.locator("main h1").innerText(), /[ա-ֆ]/, "in the page's language");
  await address.fill("ani@club.example");
  await page.locator("main form button").click();
  await address.waitFor({ state: "detached" });
  assert.equal(await page.getByRole("alert").count(), 0);
});
