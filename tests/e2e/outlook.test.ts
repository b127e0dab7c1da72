import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

test("a fan imagines a result without JavaScript, and its address shows the same to everybody", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/hy/table`);
  await page.getByRole("link", { name: "Իսկ եթե՞" }).click();
  const own = page.locator("form fieldset", { has: page.getByRole("button", { name: "Արգիշտի" }) }).first();
  await own.getByRole("button", { name: "Արգիշտի" }).click();
  assert.match(decodeURIComponent(new URL(page.url()).search), /^\?r=\d+\.(1-0|0-1)&round=\d+$/);
  const row = page.getByRole("row", { name: /Արգիշտի/ });
  assert.match(await row.innerText(), /\+3/);
  await page
    .getByLabel(/^Գոլեր՝/)
    .first()
    .fill("2");
  await page
    .getByLabel(/^Գոլեր՝/)
    .nth(1)
    .fill("2");
  await page.getByRole("button", { name: "Ցույց տալ աղյուսակը" }).click();
  assert.match(decodeURIComponent(new URL(page.url()).search), /\.2-2/);
  const shared = await openPage(t, { javaScriptEnabled: false });
  await shared.goto(page.url().replace("/hy/", "/ru/"));
  assert.equal(await shared.locator("meta[name=robots]").getAttribute("content"), "noindex");
  assert.equal(await shared.getByRole("button", { pressed: true }).count(), 3, "two picks and a round");
});

test("imagined results that can't be are left out, and the page says so", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  const { matches } = (await (await fetch(`${site.url}/api/matches?status=finished&limit=1`)).json()) as {
    matches: { id: number }[];
  };
  await page.goto(`${site.url}/table/what-if?r=${matches[0]?.id}.1-0,999999.1-0,1.100-0`);
  const status = await page.getByRole("status").first().innerText();
  assert.match(status, /^Left out: .*already played|not in this league/);
  assert.match(status, /no match can have/);
});

test("a pick with scripts keeps the place on the page and changes the address alone", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/table/what-if`, { waitUntil: "networkidle" });
  await page.mouse.move(100, 100);
  await page.getByRole("button", { name: "Draw" }).first().click();
  await page.waitForURL(/r=\d+\.1-1/);
  await page.getByRole("button", { name: "Draw", pressed: true }).waitFor();
  await page.getByRole("button", { name: "Draw", pressed: true }).click();
  await page.waitForURL((url) => !url.searchParams.has("r"));
});

test("the race is told by round and by date, as a drawing and as a table", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/table/race?season=2024-25`);
  assert.match(
    (await page.getByRole("img", { name: /Argishti began/ }).getAttribute("aria-label")) ?? "",
    /best/,
  );
  await page.locator("summary", { hasText: "The same as a table" }).click();
  assert.equal(await page.getByRole("table").getByRole("row").count(), 12);
  assert.equal(await page.getByRole("table").getByRole("columnheader").count(), 34);
  await page.getByRole("link", { name: "By date" }).click();
  await page.getByRole("heading", { name: "Places by date" }).waitFor();
  assert.match(
    await page.locator("link[rel=canonical]").first().getAttribute("href").then(String),
    /season=2024-25$/,
  );
});

test("what we need for Europe is one tap from home in three languages", async (t) => {
  const questions = {
    "": "What do we need for Europe?",
    "/hy": "Ի՞նչ է պետք Եվրոպայի համար",
    "/ru": "Что нужно для еврокубков?",
  };
  for (const [prefix, question] of Object.entries(questions)) {
    const page = await openPage(t, { javaScriptEnabled: false });
    await page.goto(`${site.url}${prefix || "/"}`);
    await page.locator(`a[href="${prefix}/table#needs"]`).click();
    await page.getByRole("heading", { name: question }).waitFor();
    await assertInSight(page, page.locator("#needs-heading"));
  }
});

test("why we have our place is one tap from home in three languages", async (t) => {
  const questions = {
    "": /^Why \d+(st|nd|rd|th)\?$/,
    "/hy": /^Ինչո՞ւ \d+-(րդ|ին) տեղում$/,
    "/ru": /^Почему \d+-е место\?$/,
  };
  for (const [prefix, question] of Object.entries(questions)) {
    const page = await openPage(t, { javaScriptEnabled: false });
    await page.goto(`${site.url}${prefix || "/"}`);
    await page.getByRole("link", { name: question }).click();
    await page.getByRole("heading", { name: question }).waitFor();
    assert.equal(new URL(page.url()).search, "?why=argishti");
    await assertInSight(page, page.getByRole("heading", { name: question }));
  }
});

test("how many goals our number 10 has is one tap from home in three languages, and the next home match stands there", async (t) => {
  const get = async (path: string) => (await fetch(site.url + path)).json();
  const { players } = (await get("/api/players")) as { players: { id: number; jersey_number: number }[] };
  const ten = players.find(({ jersey_number }) => jersey_number === 10)!;
  const { matches } = (await get("/api/matches?status=scheduled&search=Argishti&limit=100")) as {
    matches: { id: number; match_date: string; home_team_name: string }[];
  };
  const [next] = matches
    .filter((one) => one.home_team_name === "Argishti" && Date.parse(one.match_date) > Date.now())
    .sort((one, other) => (one.match_date < other.match_date ? -1 : 1));
  for (const prefix of ["", "/hy", "/ru"]) {
    const page = await openPage(t, { javaScriptEnabled: false });
    await page.goto(`${site.url}${prefix || "/"}`);
    assert.ok(
      await page.locator(`main a[href^="${prefix}/matches/${next!.id}-"]`).count(),
      "the next home match",
    );
    await page.locator(`main a[href="${prefix}/club?tab=players"]`).first().click();
    const figures = page.locator(`main li:has(h3) a[href^="${prefix}/players/${ten.id}-"]`);
    const goals = /(\d+)\s*(?:goals?|գոլ|гол)/iu.exec(await figures.first().innerText())?.[1];
    await figures.first().click();
    await page.waitForURL(new RegExp(`${prefix}/players/${ten.id}-`));
    const slab = await page.locator("main").innerText();
    assert.match(slab, new RegExp(`(?:goals?|գոլ|гол\\p{L}*)\\n${goals}\\n`, "iu"), `${prefix}: ${goals}`);
  }
});

/** Where a link leads to is not behind the header that stays. */
async function assertInSight(page: Page, heading: Locator) {
  const header = await page.getByRole("banner").first().boundingBox();
  const box = await heading.boundingBox();
  assert.ok(box!.y >= header!.y + header!.height, `${page.url()}: ${box!.y} is behind the header`);
}

for (const [prefix, theme] of [
  ["", "dark"],
  ["/hy", "light"],
  ["/ru", "dark"],
] as const)
  test(`race and what-if${prefix} have no fault of access, fit 320 pixels and load no script (${theme})`, async (t) => {
    const page = await openPage(t, { viewport: { width: 320, height: 700 }, reducedMotion: "reduce" });
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    for (const path of ["/table", "/table/race", "/table/race?by=date", "/table/what-if", "/table/rules"]) {
      await page.goto(site.url + prefix + path, { waitUntil: "load" });
      assert.deepEqual(scripts, [], path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${path} is ${over} pixels too wide`);
      await assertAccess(page, path);
      scripts.length = 0;
    }
  });
