import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();

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
    assert.equal(await page.locator('[aria-labelledby="latest-news"] a:has(h3)').count(), 6);
    assert.equal(await page.locator('[aria-labelledby="recent-results"] a:has(time)').count(), 3);
    assert.equal(await page.locator('[aria-labelledby="next-match"] time').count(), 1);
    assert.equal(await page.locator('[aria-labelledby="honours"] img').count(), 8);
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
    await page.waitForFunction(() => /\d/.test(document.querySelector("[data-figure]")?.textContent ?? ""));
    assert.deepEqual(complaints, []);
  }
});

test("the header says a partner's text instead of its name, and the other rows tell the names", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/ru`);
  const header = page.getByRole("region", { name: "Партнёры клуба" }).locator("ul").first();
  const footer = page.getByRole("list", { name: "Наши партнёры" });
  await header.getByText("Титульный партнёр").waitFor();
  const names = (row: Locator) =>
    row
      .first()
      .locator("img")
      .evaluateAll((logos) => logos.map((logo) => logo.getAttribute("alt")));
  assert.ok((await names(footer)).includes("Sardar Stone"));
  assert.ok((await names(page.locator('[aria-labelledby="partners"] ul'))).includes("Metsajur Water"));
  assert.equal(await footer.getByText("Титульный партнёр").count(), 0);
});

test("the theme is dark, a visitor's choice of light stays, and so does the language", async (t) => {
  const page = await openPage(t);
  await page.goto(site.url, { waitUntil: "networkidle" });
  assert.equal(await page.locator("html").getAttribute("class"), "dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await page.reload({ waitUntil: "networkidle" });
  assert.equal(await page.locator("html").getAttribute("class"), "light");
  await page.getByRole("banner").locator("summary", { hasText: "EN" }).click();
  await page.getByRole("link", { name: "Հայերեն" }).first().click();
  await page.waitForURL("**/hy");
  await page.goto(site.url);
  assert.equal(new URL(page.url()).pathname, "/hy");
});

test("the language is kept of whoever chooses it before the page's scripts have come", async (t) => {
  const page = await openPage(t);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(site.url);
  await page.getByRole("banner").locator("summary", { hasText: "EN" }).click();
  await page.getByRole("link", { name: "Հայերեն" }).first().click();
  await page.waitForURL("**/hy");
  await page.goto(site.url);
  assert.equal(new URL(page.url()).pathname, "/hy");
});

test("a page that is not there is a designed 404 in its language, with header and footer", async (t) => {
  const page = await openPage(t);
  for (const [path, heading] of [
    ["/no-such-page", "This page is offside"],
    ["/ru/net", "Эта страница в офсайде"],
    ["/fr", "This page is offside"],
    ["/fr/news", "This page is offside"],
    ["/no/such/page", "This page is offside"],
  ] as const) {
    const answer = await page.goto(site.url + path);
    assert.equal(answer?.status(), 404, path);
    await page.getByRole("heading", { name: heading }).waitFor();
    assert.equal(await page.getByRole("banner").count(), 1, path);
    assert.equal(await page.getByRole("contentinfo").count(), 1, path);
  }
  await page.getByRole("searchbox", { name: "Search the site" }).fill("noah");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=noah");
});

test("the phone's menu covers the page, keeps the focus, and names the next match", async (t) => {
  const page = await openPage(t, { viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/ru`);
  const menu = page.locator("[data-drawer]");
  await menu.locator("summary").click();
  await menu.getByText("Ближайший матч").waitFor();
  const top = await menu.locator(":scope > div").evaluate((drawer) => drawer.getBoundingClientRect().top);
  assert.equal(top, 0);
  for (let i = 0; i < 20; i++) await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement?.closest("[data-drawer]")));
  await menu.locator("summary").click();
  await menu.locator(":scope > div").waitFor({ state: "hidden" });
});

test("in Armenian too the number of each trophy and its name stand in one line below the shelf", async (t) => {
  const page = await openPage(t, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/hy`);
  const names = page.locator("[aria-labelledby=honours] h3");
  const heights = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  assert.ok(heights.length > 1);
  assert.equal(new Set(heights.map(Math.round)).size, 1, heights.join());
});

test("no word beside the number of titles is broken, in each language and on each screen", async (t) => {
  for (const width of [390, 1000, 1024, 1440, 1920]) {
    const page = await openPage(t, { viewport: { width, height: 900 } });
    for (const prefix of ["", "/hy", "/ru"]) {
      await page.goto(`${site.url}${prefix}/honours`);
      const broken = await page.locator("main h1 span:last-child").evaluate((words) => {
        const text = words.firstChild as Text;
        const range = document.createRange();
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? word : [];
        });
      });
      assert.deepEqual(broken, [], `${prefix} at ${width}`);
    }
  }
});

test("the slab of a match that was put off to a known day tells why, and strikes its old day through", async (t) => {
  const page = await openPage(t, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(site.url);
  const slab = page.locator("[aria-labelledby=next-match]");
  const way = (await slab.locator("a.button-dark").getAttribute("href"))!;
  const id = /\/matches\/(\d+)/.exec(way)![1];
  const { home_team_name, away_team_name, match_date } = await (
    await fetch(`${site.url}/api/matches/${id}`)
  ).json();
  const answer = await fetch(`${site.url}/api/admin/matches/${id}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" },
    body: JSON.stringify({
      ...{ home_team_name, away_team_name, status: "postponed", postponed_reason: "Snow" },
      match_date: new Date(Date.parse(match_date) + 2 * 86_400_000).toISOString(),
    }),
  });
  assert.equal(answer.status, 200, await answer.text());
  for (const [path, put] of [
    ["", "Postponed: Snow"],
    ["/hy", "Հետաձգված՝ Snow"],
    ["/ru", "Перенесён: Snow"],
  ] as const) {
    await page.goto(site.url + path);
    const told = slab.locator("li", { hasText: put });
    assert.equal(await told.locator("s time").getAttribute("datetime"), match_date, path);
    await page.goto(`${site.url}${path}/matches`);
    const next = page.locator("[data-live] a", { hasText: put }).first();
    assert.equal(await next.locator("s time").getAttribute("datetime"), match_date, path);
  }
});
