import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { articleSource, openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

// What staff write in the forms: an article in one language, drafts, dates, points, postponed matches.

const site = await openSite();

interface Article {
  id: number;
  title: string;
  title_hy: string;
  display_date: string;
  slug: string;
}

async function articles(): Promise<Article[]> {
  const headers = { authorization: `Bearer ${await signIn(site)}` };
  return (await (await fetch(`${site.url}/api/admin/news`, { headers })).json()).news;
}

const title = (page: Page) => page.getByLabel(/^(Title|Վերնագիր)/).first();
const save = async (page: Page, list: string) => {
  await page.keyboard.press("Control+s");
  await page.waitForURL(`**${list}`);
};

test("an article is begun on the tab of the interface's language and kept with nothing but its title", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor", locale: "hy-AM" });
  const armenian = page.getByRole("tab", { name: "Հայերեն" });
  assert.equal(await armenian.getAttribute("aria-selected"), "true");
  await title(page).fill("Դերբիի օրը");
  await save(page, "/admin/news");
  const draft = (await articles()).find(({ title_hy }) => title_hy === "Դերբիի օրը");
  assert.ok(draft && draft.title === "");
  await page.getByRole("link", { name: "Դերբիի օրը" }).first().click();
  await page.getByRole("heading", { name: "Խմբագրել նորությունը՝ Դերբիի օրը" }).waitFor();
  assert.equal(await armenian.getAttribute("aria-selected"), "true");
  // Whoever publishes is led to the tab with what is missing.
  await page.getByText("Բոլորը կարող են կարդալ").click();
  await page.getByRole("tab", { name: "Ռուսերեն" }).click();
  await page.keyboard.press("Control+s");
  await page.getByRole("alert").filter({ hasText: "Ստուգեք նշված դաշտերը" }).waitFor();
  assert.equal(await armenian.getAttribute("aria-selected"), "true");
  await (await articleSource(page)).fill("Դարպասները բացվում են հինգին։");
  await save(page, "/admin/news");
  const answer = await fetch(`${site.url}/ru/news/${draft.slug}`);
  const html = await answer.text();
  assert.equal(answer.status, 200);
  assert.match(html, /<h1 lang="hy">Դերբիի օրը<\/h1>/);
  assert.doesNotMatch(html, /rel="alternate" hrefLang="en"/i);
});

test("a second new article has a draft of its own, and both are offered", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  for (const name of ["First of two", "Second of two"]) {
    await visitOffice(page, `${site.url}/admin/news/create`);
    await title(page).fill(name);
    await page.getByText("Autosaved at").waitFor();
    await page.goto(`${site.url}/robots.txt`);
  }
  const offered = page.locator(".notice").filter({ hasText: "There is an unsaved draft" });
  await visitOffice(page, `${site.url}/admin/news/create`);
  await offered.nth(1).waitFor();
  await offered.filter({ hasText: "First of two" }).getByRole("button", { name: "Restore it" }).click();
  assert.equal(await title(page).inputValue(), "First of two");
  await offered.filter({ hasText: "Second of two" }).getByRole("button", { name: "Discard it" }).click();
  await offered.first().waitFor({ state: "detached" });
});

test("what was begun and never saved stands above the list, and one press goes on with it", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  for (const name of ["Begun first", "Begun second"]) {
    await visitOffice(page, `${site.url}/admin/news/create`);
    await title(page).fill(name);
    await page.getByText("Autosaved at").waitFor();
    await page.goto(`${site.url}/robots.txt`);
  }
  await visitOffice(page, `${site.url}/admin/news`);
  await page.locator(".notice").filter({ hasText: "Begun second · Begun first" }).waitFor();
  await page.getByRole("link", { name: "Go on writing" }).click();
  await page.waitForURL("**/admin/news/create?begun=*");
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLTextAreaElement>("textarea, input")].some(
      ({ value }) => value === "Begun second",
    ),
  );
  assert.equal(await title(page).inputValue(), "Begun second");
});

test("of many drafts two stand above a new article, and the others behind a button", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  for (const name of ["One of three", "Two of three", "Three of three"]) {
    await visitOffice(page, `${site.url}/admin/news/create`);
    await title(page).fill(name);
    await page.getByText("Autosaved at").waitFor();
    await page.goto(`${site.url}/robots.txt`);
  }
  await visitOffice(page, `${site.url}/admin/news/create`);
  const offered = page.locator(".notice").filter({ hasText: "There is an unsaved draft" });
  await offered.nth(1).waitFor();
  assert.equal(await offered.count(), 2);
  await page.getByRole("button", { name: /^Show \d more$/ }).click();
  await offered.filter({ hasText: "One of three" }).getByRole("button", { name: "Restore it" }).click();
  assert.equal(await title(page).inputValue(), "One of three");
});

test("above a new article it says that it goes out with the save, and only then that it is out", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  await title(page).fill("Not out before it is saved");
  await (await articleSource(page)).fill("Gates open at five.");
  await page.locator("label:has([role=switch])", { hasText: "Published" }).click();
  await page.getByRole("status").filter({ hasText: "Goes out when you save, in 1 language" }).waitFor();
  await page.keyboard.press("Control+s");
  await page.waitForURL(/\/admin\/news(\?|$)/);
  await page.getByRole("link", { name: "Not out before it is saved" }).first().click();
  await page.getByRole("status").filter({ hasText: "Out since today" }).waitFor();
});

test("an edit that leaves the date alone leaves it to the millisecond", async (t) => {
  const [article] = (await articles()).filter(({ display_date }) =>
    /:\d\d\.\d*[1-9]/.test(display_date ?? ""),
  );
  assert.ok(article, "one was published just now");
  const page = await openOffice(t, site, `/admin/news/edit/${article.id}`, { as: "editor" });
  await page
    .getByLabel(/^Excerpt/)
    .first()
    .fill("Changed here.");
  await save(page, "/admin/news");
  const after = (await articles()).find(({ id }) => id === article.id);
  assert.equal(after?.display_date, article.display_date);
});

test("a date is typed as staff write it, and what is no date is named", async (t) => {
  const page = await openOffice(t, site, "/admin/matches/create", { as: "editor", locale: "en-US" });
  const date = page.getByLabel("Date and time").first();
  assert.match(await date.inputValue(), /^\d\d\.\d\d\.\d{4} 15:00$/);
  await date.fill("30.02.2027 16:00");
  await page.keyboard.press("Control+s");
  await page.getByText("Write the date and time like this: 28.11.2026 16:00").waitFor();
  await date.fill("28/11/27 16.00");
  await date.blur();
  assert.equal(await date.inputValue(), "28.11.2027 16:00");
  await page.getByText("Choose one of the list").or(page.getByText("are required")).first().waitFor();
});

test("a match is postponed with a reason, and readers see its old date struck through", async (t) => {
  const answer = await fetch(`${site.url}/api/matches?status=scheduled&limit=1`);
  const { matches } = (await answer.json()) as { matches: { id: number }[] };
  const id = matches[0]!.id;
  const page = await openOffice(t, site, `/admin/matches/edit/${id}`, { as: "editor" });
  await page.getByText("Postponed", { exact: true }).click();
  await page.getByLabel("Reason for the postponement (English)").fill("A cup tie");
  await save(page, "/admin/matches");
  await page.goto(`${site.url}/matches?match=${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("A cup tie").waitFor();
  assert.equal(await dialog.locator("s time").count(), 1);
  assert.match((await dialog.textContent()) ?? "", /new date to follow/);
});

test("figures are entered by Tab and Enter, Reset asks, and both decisions on a club are told below the public table", async (t) => {
  const page = await openOffice(t, site, "/admin/table", { as: "editor" });
  const cells = page.locator("tbody tr").first().locator("[data-cell]");
  await cells.nth(2).click();
  await page.keyboard.type("29");
  await page.keyboard.press("Tab");
  const open = page.locator("input[data-cell]");
  await open.waitFor();
  assert.match((await open.getAttribute("aria-label")) ?? "", /, D$/);
  await page.keyboard.press("Enter");
  assert.match((await open.getAttribute("aria-label")) ?? "", /, D$/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Reset" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Reset" }).waitFor({ state: "detached" });

  await page
    .getByRole("button", { name: /^Decisions/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Points given or taken").fill("-3");
  await dialog.getByLabel("Reason for the points (English)").fill("Late papers");
  await dialog.getByRole("button", { name: "Add a decision on points" }).click();
  const second = dialog.getByRole("group", { name: "Decision on points, no. 2" });
  await second.getByLabel("Points given or taken").fill("−1");
  await second.getByLabel("Reason for the points (English)").fill("Flares");
  await dialog.getByText("Together −4").waitFor();
  await fetch(`${site.url}/table`);
  await dialog.getByRole("button", { name: "Take over" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  // The page was in the cache a moment ago.
  assert.match(
    await (await fetch(`${site.url}/table`)).text(),
    /3 points deducted.*Late papers.*1 point deducted.*Flares/s,
  );
});

test("the save of a long form stays in reach, and hides nothing that has the focus", async (t) => {
  const page = await openOffice(t, site, "/admin/players", {
    viewport: { width: 1440, height: 700 },
    reducedMotion: "reduce",
  });
  await page.goto(`${site.url}/admin/players/create`);
  await page.getByRole("button", { name: "Save Player" }).first().waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() => scrollY > 100);
  const button = page.getByRole("button", { name: "Save Player" }).first();
  const box = await button.boundingBox();
  assert.ok(box && box.y >= 0 && box.y < 700);
  await page.keyboard.press("Shift+Tab");
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Shift+Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement!;
      if (!focused.closest("main")) return "";
      const shown = focused.matches(".visually-hidden") ? focused.closest("label")! : focused;
      const { x, y, width, height } = shown.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      return above && (shown.contains(above) || above.contains(shown)) ? "" : focused.outerHTML;
    });
    assert.equal(hidden, "");
  }
});
