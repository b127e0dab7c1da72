import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { say } from "#src/errors/messages.ts";
import { messageErrors } from "#src/features/messages/errors.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

const get = async (path: string) => (await fetch(site.url + path)).json() as Promise<never>;

test("news read without JavaScript: a category by its address, the featured article only under All", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/news`);
  assert.equal(await page.getByRole("article").count(), 1);
  const featured = await page.getByRole("article").locator("h2").textContent();
  assert.equal(await page.locator("main h3", { hasText: featured ?? "" }).count(), 0);
  await page.getByRole("link", { name: "Academy", exact: true }).click();
  assert.match(page.url(), /\?category=academy$/);
  assert.equal(await page.getByRole("article").count(), 0);
  for (const name of await page.locator("main a:has(h3) > span > span[lang]").allTextContents())
    assert.equal(name, "Academy");
  // The cards' titles stand a level below it.
  await page.getByRole("heading", { level: 2, name: "Academy" }).waitFor();
  await page.goto(`${site.url}/news?category=volleyball`);
  await page.getByText("No articles found").waitFor();
  await page.getByText("Try another category").waitFor();
});

test("an article's number leads to its address for good; a missing one is a true 404", async (t) => {
  const { news } = (await get("/api/news?limit=1")) as { news: { id: number; slug: string }[] };
  const moved = await fetch(`${site.url}/ru/news/${news[0]?.id}`, { redirect: "manual" });
  assert.equal(moved.status, 301);
  assert.equal(new URL(moved.headers.get("location") ?? "", site.url).pathname, `/ru/news/${news[0]?.slug}`);
  const page = await openPage(t);
  const answer = await page.goto(`${site.url}/news/never-written`);
  assert.equal(answer?.status(), 404);
  await page.getByRole("heading", { name: "Article not found" }).waitFor();
  await page.getByRole("link", { name: "Back to news" }).click();
  await page.waitForURL("**/news");
});

test("an article has its way back, its date, its views, and at most two related ones", async (t) => {
  const { news } = (await get("/api/news?category=matches&limit=1")) as { news: { slug: string }[] };
  const page = await openPage(t);
  await page.goto(`${site.url}/news/${news[0]?.slug}`, { waitUntil: "networkidle" });
  await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "News" }).waitFor();
  assert.match((await page.locator("main header").textContent()) ?? "", /20\d\d.*views?/);
  assert.equal(await page.locator('[aria-labelledby="related"] a').count(), 2);
  const cover = () =>
    page
      .locator("main img")
      .first()
      .evaluate((image) => image.clientWidth / image.clientHeight);
  assert.ok(Math.abs((await cover()) - 21 / 9) < 0.02, "the cover is wide on a desk");
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok(Math.abs((await cover()) - 4 / 3) < 0.02, "and 4:3 on a phone");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("button", { name: "Link copied" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
});

test("matches are found by part of a name in any of the three scripts, and filters combine", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches`, { waitUntil: "networkidle" });
  for (const name of ["pyun", "Փյունիկ", "пюник"]) {
    await page.getByRole("searchbox").fill(name);
    await page.waitForURL((url) => url.searchParams.get("search") === name);
    await page.waitForFunction(() => {
      const rows = [...document.querySelectorAll("main details li")];
      return rows.length > 0 && rows.every((row) => row.textContent?.includes("Pyunik"));
    });
  }
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("name")), "search");
  await page.getByLabel("Status").selectOption("finished");
  await page.waitForURL((url) => url.searchParams.get("status") === "finished");
  assert.match(page.url(), /search=/);
  await page.getByRole("listitem").filter({ hasText: "Scheduled" }).first().waitFor({ state: "detached" });
  await page.goto(`${site.url}/matches?search=zzz`);
  await page.getByText("No matches found").waitFor();
  await page.getByText("Try adjusting your search parameters").waitFor();
});

test("a match's dialog shows home events left, away events right; it closes by Escape and by a click outside", async (t) => {
  const { matches } = (await get("/api/matches?status=finished&search=Argishti&limit=1")) as {
    matches: { id: number }[];
  };
  const page = await openPage(t);
  await page.goto(site.url, { waitUntil: "networkidle" });
  await page.locator('[aria-labelledby="recent-results"] a:has(time)').first().click();
  await page.waitForURL(/match=\d+/);
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  assert.equal(
    new URL(page.url()).searchParams.get("match"),
    String(matches[0]?.id) && page.url().match(/\d+$/)?.[0],
  );
  const box = (await dialog.boundingBox())!;
  const middle = box.x + box.width / 2;
  for (const [side, isLeft] of [
    ["home", true],
    ["away", false],
  ] as const) {
    for (const entry of await dialog.locator(`[data-side=${side}]`).all()) {
      const at = (await entry.boundingBox())!;
      assert.equal(at.x + at.width / 2 < middle, isLeft);
    }
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).search, "");
  await page.locator('[aria-labelledby="recent-results"] a:has(time)').first().click();
  await dialog.waitFor();
  await page.mouse.click(5, 300);
  await dialog.waitFor({ state: "detached" });
});

test("a match's dialog has an address that reads without JavaScript", async (t) => {
  const { matches } = (await get("/api/matches?status=finished&search=Argishti&limit=1")) as {
    matches: { id: number }[];
  };
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/hy/matches?match=${matches[0]?.id}`);
  await page.getByText("Խաղի ընթացքը").waitFor();
  assert.match(await page.title(), /\d:\d.*«Արգիշտի» ՖԱ/, "a shared match is known by its name");
  await page.getByRole("link", { name: "Փակել" }).click();
  assert.equal(new URL(page.url()).search, "");
  const answer = await page.goto(`${site.url}/matches?match=999999`);
  assert.equal(answer?.status(), 200);
  assert.equal(await page.getByRole("dialog").count(), 0);
});

test("the club's page opens on the management and has its tabs by address", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/club`);
  await page.locator("main nav [aria-current]", { hasText: "Management" }).waitFor();
  await page.getByRole("link", { name: "Coaching staff" }).click();
  assert.match(page.url(), /tab=coaching/);
  assert.match((await page.locator('main a[href*="person="]').first().textContent()) ?? "", /Head Coach/);
  await page.getByRole("link", { name: "Players" }).click();
  await page.waitForLoadState();
  assert.equal(await page.locator("main section > h2").count(), 4);
  // Each tab shows other people, so search engines keep each.
  const canonical = page.locator("link[rel=canonical]");
  assert.match((await canonical.getAttribute("href")) ?? "", /\/club\?tab=players$/);
  await page.locator('main a[href*="person="]').first().click();
  await page.getByText("Nationality").waitFor();
  await page.goto(`${site.url}/club?tab=nowhere&person=77`);
  await page.locator("main nav [aria-current]", { hasText: "Management" }).waitFor();
});

test("the gallery goes round by arrow keys and says which picture of three it shows", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/stadium`, { waitUntil: "networkidle" });
  await page.getByText("3,200").first().waitFor();
  await page.getByRole("region", { name: "Gallery" }).getByRole("link").first().click();
  const count = page.getByRole("dialog").locator("[aria-live]");
  const shows = (text: string) =>
    page.waitForFunction((n) => document.querySelector("dialog [aria-live]")?.textContent === n, text);
  await count.waitFor();
  await shows("1 / 3");
  await page.keyboard.press("ArrowLeft");
  await shows("3 / 3");
  await page.keyboard.press("ArrowRight");
  await shows("1 / 3");
  await page.keyboard.press("Escape");
  await count.waitFor({ state: "detached" });
});

test("a finger leafs through the gallery to both sides and stays on the page", async (t) => {
  const page = await openPage(t, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`${site.url}/stadium?picture=1`, { waitUntil: "networkidle" });
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const at = (x: number) => ({ touchPoints: [{ x, y: 420 }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(from) });
    for (let step = 1; step <= 8; step++) {
      const x = from + ((to - from) * step) / 8;
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(x) });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const shows = (text: string) =>
    page.waitForFunction((n) => document.querySelector("dialog [aria-live]")?.textContent === n, text, {
      timeout: 5_000,
    });
  await swipe(300, 80);
  await shows("2 / 3");
  await swipe(80, 300);
  await shows("1 / 3");
  await swipe(80, 300);
  await shows("3 / 3");
});

test("a message is sent with thanks for five seconds, refused at its field, and kept when the network fails", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/contact`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Enter your name").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("name")), "name");
  await page.getByLabel("Full name").fill("Aram Vardanyan");
  await page.getByLabel("E-mail address").fill("aram@fans.example");
  await page.locator("textarea").fill("When do the season cards come?");
  await page.route("**/api/contact", (route) => route.abort());
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Network error").waitFor();
  assert.equal(await page.locator("textarea").inputValue(), "When do the season cards come?");
  await page.unroute("**/api/contact");
  await page.route("**/api/contact", (route) => route.fulfill({ status: 502, body: "<html>" }));
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("HTTP error! status: 502").waitFor();
  await page.unroute("**/api/contact");
  const thanked = timeShown(page, "Thank you for your message!");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Thank you for your message! We will get back to you soon.").waitFor();
  assert.equal(await page.locator("textarea").inputValue(), "");
  const shownMs = await thanked;
  assert.ok(shownMs > 4900 && shownMs < 8000, `${shownMs} ms`);
});

/** Milliseconds from a text's coming to its going, by the page's own clock: a busy machine sees both late. */
function timeShown(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        let since = 0;
        new MutationObserver(() => {
          const isShown = document.body.textContent?.includes(words);
          if (isShown) since ||= performance.now();
          else if (since) resolve(performance.now() - since);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}

test("whoever writes too often is told so in the language of the page", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/hy/contact`, { waitUntil: "networkidle" });
  await page.locator("main [name=name]").fill("Արամ");
  await page.locator("main [name=email]").fill("aram@fans.example");
  await page.locator("textarea").fill("Ե՞րբ կլինեն աբոնեմենտները։");
  await page.route("**/api/contact", (route) => {
    const message = say(messageErrors.too_many(), route.request().headers()["accept-language"] as Language);
    return route.fulfill({ status: 429, json: { message } });
  });
  await page.locator("main form button").click();
  await page.getByRole("alert").filter({ hasText: "Սպասեք մի քանի րոպե" }).waitFor();
});

test("a message can be written without JavaScript, and a refused one comes back as typed", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/ru/contact`);
  await page.locator("main [name=name]").fill("Арам");
  await page.locator("main [name=email]").fill("aram");
  await page.locator("main [name=message]").fill("Когда будут абонементы?");
  await page.locator("main form button").click();
  await page.getByRole("alert").waitFor();
  assert.equal(await page.getByRole("alert").textContent(), "Укажите правильный адрес эл. почты.");
  assert.equal(await page.locator("main [name=message]").inputValue(), "Когда будут абонементы?");
  await page.locator("main [name=email]").fill("aram@fans.example");
  await page.locator("main form button").click();
  await page.getByText("Спасибо за ваше сообщение!").waitFor();
});

test("the legal texts open one at a time from the foot of any page, dated today", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/table`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Privacy policy" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/Last updated: \d{1,2} \w+ 20\d\d/).waitFor();
  await dialog.getByRole("link", { name: /@/ }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Terms of service" }).click();
  await dialog.getByRole("heading", { name: "Terms of service" }).waitFor();
  assert.equal(await page.getByRole("dialog").count(), 1);
  const sitemap = page.locator('a[href="/sitemap.xml"]');
  assert.equal(await sitemap.getAttribute("target"), "_blank");
});

test("each page that somebody comes to is counted, without a cookie", async (t) => {
  const page = await openPage(t);
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/page-views")) counted.push(request.postDataJSON().path);
  });
  await page.goto(site.url, { waitUntil: "networkidle" });
  // The click may also start the scripts that count the first page.
  const second = page.waitForRequest(
    (request) => request.url().endsWith("/api/page-views") && request.postDataJSON().path === "/table",
  );
  await page.getByRole("link", { name: "Table" }).first().click();
  await page.waitForURL("**/table");
  await second;
  assert.deepEqual(counted, ["/", "/table"]);
  assert.deepEqual(await page.context().cookies(), []);
});

test("the partners' row has at least 36 logos, moves, and stands under a pointer", async (t) => {
  const page = await openPage(t);
  await page.goto(site.url, { waitUntil: "networkidle" });
  const row = page.locator("[data-early=marquee]");
  assert.ok((await row.locator("li").count()) >= 36);
  assert.equal(await page.getByRole("region", { name: "Partners of the club" }).locator("ul").count(), 5);
  await row.scrollIntoViewIfNeeded();
  const position = () => row.evaluate((element) => element.scrollLeft);
  const before = await position();
  await page.waitForFunction(
    (from) => document.querySelector("[data-early=marquee]")!.scrollLeft > from,
    before,
  );
  await row.hover();
  const held = await position();
  await page.waitForTimeout(400);
  assert.equal(await position(), held);
});
