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

const LANGUAGES = {
  en: ["/", "Latest news"],
  hy: ["/hy", "Վերջին նորությունները"],
  ru: ["/ru", "Последние новости"],
} as const;

test("the home page reads whole without JavaScript, in each language", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  for (const [language, [path, heading]] of Object.entries(LANGUAGES)) {
    const answer = await page.goto(site.url + path);
    assert.equal(answer?.status(), 200);
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    await page.getByRole("heading", { level: 2, name: heading }).waitFor();
    assert.equal(await page.locator(".card-n").count(), 6);
    assert.equal(await page.locator(".mc").count(), 3);
    assert.equal(await page.locator(".next time").count(), 1);
    assert.equal(await page.locator(".niche").count(), 8);
  }
});

test("with JavaScript the page is taken over without a complaint, and asks no other host", async (t) => {
  for (const [path] of Object.values(LANGUAGES)) {
    const page = await openPage(t);
    const complaints: string[] = [];
    page.on(
      "console",
      (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()),
    );
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on(
      "request",
      (request) => new URL(request.url()).origin !== site.url && complaints.push(request.url()),
    );
    page.on(
      "response",
      (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`),
    );
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    await page.waitForFunction(() => /\d/.test(document.querySelector(".count .num")?.textContent ?? ""));
    assert.deepEqual(complaints, []);
  }
});

test("the theme is dark, a visitor's choice of light stays, and so does the language", async (t) => {
  const page = await openPage(t);
  await page.goto(site.url, { waitUntil: "networkidle" });
  assert.equal(await page.locator("html").getAttribute("class"), "dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await page.reload({ waitUntil: "networkidle" });
  assert.equal(await page.locator("html").getAttribute("class"), "light");
  await page.locator(".lang summary").click();
  await page.getByRole("link", { name: "Հայերեն" }).first().click();
  await page.waitForURL("**/hy");
  await page.goto(site.url);
  assert.equal(new URL(page.url()).pathname, "/hy");
});

test("nobody finds a fault in the home page's access: axe, both themes, three languages", async (t) => {
  for (const [path] of Object.values(LANGUAGES)) {
    for (const theme of ["dark", "light"]) {
      const page = await openPage(t, { reducedMotion: "reduce" });
      await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(" | ")}`,
      );
      assert.deepEqual(found, [], `${path} ${theme}`);
    }
  }
});

test("nothing is wider than a phone of 320 pixels", async (t) => {
  const page = await openPage(t, { viewport: { width: 320, height: 640 } });
  for (const [path] of Object.values(LANGUAGES)) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${path}: ${overflow} px too wide`);
  }
});

test("a page that is not there is a designed 404 in its language", async (t) => {
  const page = await openPage(t);
  for (const [path, heading] of [
    ["/no-such-page", "This page is offside"],
    ["/ru/net", "Эта страница в офсайде"],
    ["/fr", "This page is offside"],
  ] as const) {
    const answer = await page.goto(site.url + path);
    assert.equal(answer?.status(), 404, path);
    await page.getByRole("heading", { name: heading }).waitFor();
  }
});
