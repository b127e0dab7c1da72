import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccess } from "#tests/support/access.ts";
import { openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

// How the page of an article is laid out, and how a translation stands beside its source.

const site = await openSite();
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const ARTICLE = {
  language: "hy",
  title_hy: "Երեք փոփոխություն",
  content_hy: [
    "## Մուտքերը",
    "> Գորն այդ տեղը շահել է",
    '![Մարզադաշտ](/media/0123456789abcdef0123456789abcdef.webp "Խաղի նախօրեին")',
    "Ավագը [Սահրադյանն](/players/9) է։",
  ].join("\n\n"),
};

async function call<Answer>(path: string, method = "GET", json?: object): Promise<Answer> {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${await signIn(site)}` },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  assert.ok(answer.ok, await answer.clone().text());
  return answer.json() as Promise<Answer>;
}

test("the page of an article is reached by everybody: headline without a box, properties beside it or as a sheet", async (t) => {
  const { id } = await call<{ id: number }>("/admin/news", "POST", ARTICLE);
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, DESK);
  await page.locator(".ProseMirror blockquote").waitFor();
  await assertAccess(page, "an article");
  const languages = page.getByRole("tablist");
  await languages.getByRole("tab", { name: "Armenian" }).press("ArrowDown");
  assert.equal(await languages.getByRole("tab", { name: "Russian" }).getAttribute("aria-selected"), "true");

  const phone = await openOffice(t, site, `/admin/news/edit/${id}`, PHONE);
  const quote = await phone.locator(".ProseMirror blockquote").boundingBox();
  assert.ok(quote && quote.width > 350, `a quotation is ${quote?.width} pixels wide`);
  await assertAccess(phone, "an article on a phone");
  await phone.getByRole("button", { name: "Properties" }).click();
  const sheet = phone.getByRole("dialog", { name: "Properties" });
  await assertAccess(phone, "the properties of an article");
  await sheet.getByLabel("Address on the site").fill("not an address");
  await sheet.getByRole("button", { name: "Close" }).click();
  // What is wrong is not left in a sheet that is shut.
  await phone.getByRole("button", { name: "Save" }).click();
  await sheet.locator("[aria-invalid=true]").waitFor();
});

test("on a phone the bar of an article that is out holds its longest button, in Armenian too", async (t) => {
  const { news } = await call<{ news: { id: number }[] }>("/news?limit=1");
  const page = await openOffice(t, site, `/admin/news/edit/${news[0]?.id}`, { ...PHONE, locale: "hy-AM" });
  await page.getByLabel("Վերնագիր").first().press("End");
  await page.keyboard.type(" !");
  const publish = page.getByRole("button", { name: "Հրապարակել փոփոխությունները" });
  await publish.waitFor();
  await page.getByText("Պահպանվել է՝").first().waitFor({ state: "attached" });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const fit = await publish.evaluate((button) => ({
      isInWindow: button.getBoundingClientRect().right <= innerWidth,
      isWhole: button.scrollWidth <= button.clientWidth,
      isPageInWindow: document.documentElement.scrollWidth <= innerWidth,
    }));
    assert.deepEqual(fit, { isInWindow: true, isWhole: true, isPageInWindow: true }, `${width}`);
  }
});

test("the preview of an article opens and closes again", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", DESK);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.getByLabel("Title").fill("Gates open at five");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await page.getByRole("article").getByText("Gates open at five").waitFor();
  await page.getByRole("button", { name: "Close preview" }).click();
  await page.getByRole("article").waitFor({ state: "detached" });
  await page.getByLabel("Category").waitFor();
  assert.deepEqual(faults, []);
});

test("a translator reads the source as readers do, and writes words instead of signs", async (t) => {
  const { id } = await call<{ id: number }>("/admin/news", "POST", ARTICLE);
  const page = await openOffice(t, site, `/admin/news/${id}/translate/ru`, DESK);
  await page.getByRole("link", { name: "Սահրադյանն" }).waitFor();
  assert.equal(await page.getByText("##").count(), 0);
  await page.getByLabel("Մուտքերը").fill("Входы");
  await page.getByLabel("Գորն այդ տեղը շահել է").fill("Гор заслужил это место");
  await page.getByLabel("Caption").fill("Накануне");
  await page.getByLabel("Description for those who don’t see it").fill("Стадион");
  const isSaved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.keyboard.press("Tab");
  await isSaved;
  await page.getByText(/^Saved/).waitFor();
  const { content_ru } = await call<{ content_ru: string }>(`/admin/news/${id}`);
  assert.match(content_ru, /^## Входы$/m);
  assert.match(content_ru, /^> Гор заслужил это место$/m);
  assert.match(content_ru, /^!\[Стадион\]\(\/media\/[0-9a-f]{32}\.webp "Накануне"\)$/m);
  await assertAccess(page, "a translation beside its source");
  await visitOffice(page, `${site.url}/admin/news/${id}/translate/ru`);
  assert.equal(await page.getByLabel("Caption").inputValue(), "Накануне");
});

test("in an Armenian office an article begun in English opens in Armenian, and all beside it is seen whole", async (t) => {
  const { id } = await call<{ id: number }>("/admin/news", "POST", {
    ...{ title: "Three changes", content: "Text.", display_date: "2026-11-24T14:00:00.000Z" },
    ...{ title_hy: "Երեք փոփոխություն", content_hy: "Տեքստ։" },
  });
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { ...DESK, locale: "hy-AM" });
  assert.equal(await page.getByLabel("Վերնագիր").first().inputValue(), "Երեք փոփոխություն");
  const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth;
  const toSource = page.getByRole("button", { name: "Պատկերը, բաժինը" });
  assert.ok(await toSource.evaluate(isWhole), "the way to what all languages have in common");
  await toSource.click();
  assert.equal(await page.getByLabel("Վերնագիր").first().inputValue(), "Three changes");
  const date = page.getByLabel("Հրապարակման ամսաթիվ").first();
  assert.equal(await date.inputValue(), "24.11.2026 18:00");
  assert.ok(await date.evaluate(isWhole), "the date with its hour");

  await visitOffice(page, `${site.url}/admin/news/edit/${id}?in=en`);
  assert.equal(await page.getByLabel("Վերնագիր").first().inputValue(), "Three changes");
});
