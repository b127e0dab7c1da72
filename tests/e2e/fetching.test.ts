import { test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

/** Keeps the answers to some addresses back until it is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test("while staff's list is fetched anew it says so, to screen readers too", async (t) => {
  const page = await openOffice(t, site, "/admin/news");
  const letGo = await holdBack(page, /\/api\/admin\/news\?/);
  await page.getByRole("button", { name: /^Drafts/ }).click();
  const list = page.locator("[aria-busy=true]", { has: page.getByRole("table") });
  await list.waitFor();
  await page.getByRole("status").filter({ hasText: "Loading..." }).waitFor({ state: "attached" });
  letGo();
  await list.waitFor({ state: "detached" });
  await page.getByRole("status").filter({ hasText: "Loading..." }).waitFor({ state: "detached" });
});

test("while a list that was chosen in the menu is on its way, the page that is left says so", async (t) => {
  const page = await openOffice(t, site, "/admin");
  const letGo = await holdBack(page, /\/api\/admin\/players|\/admin\/players\.data/);
  await page.getByRole("navigation").getByRole("link", { name: "Players" }).first().click();
  await page.locator("[aria-busy=true]", { has: page.locator("#main") }).waitFor();
  await page.getByRole("status").filter({ hasText: "Loading..." }).waitFor({ state: "attached" });
  letGo();
  await page.getByRole("heading", { name: "Players", level: 1 }).waitFor();
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
});

test("a list without anything in it says so as well, while something is sought in it", async (t) => {
  const page = await openOffice(t, site, "/admin/media");
  await page.getByText("No pictures found").waitFor();
  const letGo = await holdBack(page, /\/api\/admin\/media\?/);
  await page.getByRole("searchbox").fill("Stadium");
  const list = page.locator("[aria-busy=true]", { hasText: "No pictures found" });
  await list.waitFor();
  await page.getByRole("status").filter({ hasText: "Loading..." }).waitFor({ state: "attached" });
  letGo();
  await list.waitFor({ state: "detached" });
});

test("while a visitor's list is fetched anew it says so, to screen readers too", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches`);
  await page.mouse.wheel(0, 100);
  const letGo = await holdBack(page, /\/matches\.data/);
  const chip = page.getByRole("navigation").getByRole("link", { name: "All clubs" });
  // Before the scripts are there a press opens the page anew, and the browser itself says that it loads.
  await chip.evaluate(
    (link) =>
      new Promise<void>((resolve) => {
        const look = () =>
          Object.keys(link).some((key) => key.startsWith("__reactProps"))
            ? resolve()
            : requestAnimationFrame(look);
        look();
      }),
  );
  await chip.click();
  const list = page.locator("[aria-busy=true]", { has: page.locator("#main") });
  await list.waitFor();
  await page.getByRole("status").filter({ hasText: "Loading" }).waitFor({ state: "attached" });
  letGo();
  await list.waitFor({ state: "detached" });
});
