import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { assertAccess } from "#tests/support/access.ts";
import { articleSource, openOffice, untilUsable, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();
const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;

const pageOf = async (path: string) => (await fetch(site.url + path)).text();
const linksOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, name, url]) => [
    name,
    url,
  ]);

test("an article begun in Armenian is published in Armenian alone, translated side by side, and marked when it changes", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", DESK);
  await page.getByRole("tab", { name: "Armenian" }).click();
  await page.getByLabel("Title").fill("Ձյուն հյուսիսային տրիբունայում");
  await (await articleSource(page)).fill("Երեք բահ չորեքշաբթի։\n\nԵվ մեկ երգ։");
  await page.getByRole("radio", { name: "Published" }).check({ force: true });
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.waitForURL("**/admin/news");

  const slug = "dzyun-hyusisayin-tribunayum";
  const armenian = await pageOf(`/hy/news/${slug}`);
  assert.match(armenian, /Երեք բահ/);
  assert.deepEqual(
    linksOf(armenian).map(([name]) => name),
    ["hy", "x-default"],
  );
  const russian = await pageOf(`/ru/news/${slug}`);
  assert.match(russian, /<h1 lang="hy">/);
  assert.match(russian, new RegExp(`<link rel="canonical" href="[^"]*/hy/news/${slug}"`));

  await visitOffice(page, `${site.url}/admin/news/translations?into=ru`);
  const chips = page.locator("main li [title]");
  const tops = await chips.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(new Set(tops.slice(0, 3)).size, 1, "the three languages stand in one line");
  await page.getByRole("link", { name: /Ձյուն հյուսիսային/ }).click();
  await page.waitForURL(/\/translate\/ru$/);
  await page.getByLabel("Ձյուն հյուսիսային տրիբունայում").fill("Снег на северной трибуне");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("Три лопаты в среду.");
  await page.keyboard.press("Tab");
  // What was saved here says so at once.
  await page.getByTitle("Russian: draft").first().waitFor();
  await page.keyboard.insertText("И одна песня.");
  await assertAccess(page, "the translation");
  assert.doesNotMatch(await pageOf(`/ru/news/${slug}`), /лопаты/, "nobody has published it");
  await page.getByRole("button", { name: "Finish" }).first().click();
  await page.getByRole("status").getByRole("button", { name: "Publish" }).click();
  await page.getByText("Saved. Readers see it").waitFor();
  await page.locator("main li").filter({ hasText: "Ձյուն" }).getByTitle("Russian: out").waitFor();
  const [own, other] = [await pageOf(`/ru/news/${slug}`), await pageOf(`/hy/news/${slug}`)];
  assert.match(own, /Три лопаты/);
  assert.deepEqual(linksOf(own), linksOf(other), "each names the other");
  assert.equal(linksOf(own).length, 3);

  // The source changes: the translation stays out, and is marked until somebody calls it right.
  await visitOffice(page, `${site.url}/admin/news?search=${encodeURIComponent("Ձյուն")}`);
  await page.getByRole("row").filter({ hasText: "Ձյուն" }).getByRole("link", { name: /^Edit/ }).click();
  await (await articleSource(page)).fill("Երեք բահ հինգշաբթի։\n\nԵվ մեկ երգ։");
  await page
    .getByRole("button", { name: /Save|Publish changes/ })
    .first()
    .click();
  await page.waitForURL(/\/admin\/news(\?|$)/);
  await page.getByTitle("Russian: changed since the translation").first().waitFor();
  await visitOffice(page, `${site.url}/admin`);
  await page
    .getByRole("link", { name: /The source changed after the Russian translation/ })
    .first()
    .click();
  await page.locator("del", { hasText: "չորեքշաբթի" }).waitFor();
  await page.locator("ins", { hasText: "հինգշաբթի" }).waitFor();
  await page.getByRole("button", { name: "Still right" }).click();
  await page.locator("del").waitFor({ state: "detached" });
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await page.locator("del", { hasText: "չորեքշաբթի" }).waitFor();
});

test("bold and links of a translation stand as readers see them until somebody writes there, and Ctrl+B makes bold", async (t) => {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const answer = await fetch(`${site.url}/api/admin/news`, {
    ...{ method: "POST", headers },
    body: JSON.stringify({
      language: "hy",
      ...{ title_hy: "Տոմսեր", content_hy: "**Այսօր** [տոմսարկղում](/matches)։" },
      ...{ title_ru: "Билеты", content_ru: "**Сегодня** в [кассе](/matches)." },
    }),
  });
  const { id } = (await answer.json()) as { id: number };
  const path = `/admin/news/${id}/translate/ru`;
  const page = await openOffice(t, site, path, DESK);
  const block = page.locator("textarea[data-row]").filter({ hasText: "Сегодня" });
  const shown = page.locator("strong", { hasText: "Сегодня" });
  await shown.waitFor();
  assert.equal(await block.evaluate((one) => getComputedStyle(one).color), "rgba(0, 0, 0, 0)");
  await block.focus();
  await shown.waitFor({ state: "hidden" });
  await block.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(14, 14));
  await page.keyboard.press("Control+b");
  await page.keyboard.insertText("нашей");
  assert.equal(await block.inputValue(), "**Сегодня** в **нашей**[кассе](/matches).");
  await page.keyboard.press("Tab");
  await page.locator("strong", { hasText: "нашей" }).waitFor();
  await assertAccess(page, "a translation with bold and links");
});

test("a translation that is deleted while somebody writes it says so, and keeps what was written", async (t) => {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const send = async (method: string, path: string, body?: unknown) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(`${site.url}/api/admin/news${path}`, { method, headers, ...sent });
    return (await answer.json()) as { id: number; content_ru: string };
  };
  const { id } = await send("POST", "", {
    language: "hy",
    ...{ title_hy: "Դարբասներ", content_hy: "Բաց են հինգին։\n\nՓակ են տասին։" },
    ...{ title_ru: "Ворота", content_ru: "Открыты в пять.\n\nЗакрыты в десять." },
  });
  const page = await openOffice(t, site, `/admin/news/${id}/translate/ru`, DESK);
  const block = page.locator("textarea[data-row]").filter({ hasText: "Открыты в пять." });
  await block.waitFor();
  await send("PUT", `/${id}`, { title_ru: "", content_ru: "" });
  await block.fill("Открыты в шесть.");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.keyboard.press("Tab");
  await page.getByText("Somebody else has changed this translation meanwhile.").waitFor();
  await saved;
  assert.equal((await send("GET", `/${id}`)).content_ru.trim(), "Открыты в шесть.");
});

/** An article with two paragraphs and their translation, opened beside its source. */
async function openGates(t: TestContext) {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const send = async (method: string, path: string, body?: unknown) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(`${site.url}/api/admin/news${path}`, { method, headers, ...sent });
    return (await answer.json()) as { id: number; content_ru: string };
  };
  const { id } = await send("POST", "", {
    language: "hy",
    ...{ title_hy: "Դարբասներ", content_hy: "Բաց են հինգին։\n\nՓակ են տասին։" },
    ...{ title_ru: "Ворота", content_ru: "Открыты в пять.\n\nЗакрыты в десять." },
  });
  const page = await openOffice(t, site, `/admin/news/${id}/translate/ru`, DESK);
  const block = page.locator("textarea[data-row]").filter({ hasText: "Открыты в пять." });
  await block.waitFor();
  const stored = async () => (await send("GET", `/${id}`)).content_ru.trim();
  return { page, block, stored, correct: (content_ru: string) => send("PUT", `/${id}`, { content_ru }) };
}

test("a block that a colleague has corrected meanwhile is asked about before a translator's words go over it", async (t) => {
  const { page, block, stored, correct } = await openGates(t);
  await correct("Открыты в шесть.\n\nЗакрыты в десять.");
  await block.fill("Открыты в пять вечера.");
  await page.keyboard.press("Tab");
  const question = page.getByRole("alertdialog");
  await question.getByText("Открыты в шесть.").waitFor();
  await question.getByText("Открыты в пять вечера.").waitFor();
  assert.match(await stored(), /^Открыты в шесть\./, "nothing is saved before the answer");
  let saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await question.getByRole("button", { name: "Take theirs" }).click();
  await saved;
  assert.equal(await stored(), "Открыты в шесть.\n\nЗакрыты в десять.");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("textarea")].some(({ value }) => value === "Открыты в шесть."),
  );

  await correct("Открыты в семь.\n\nЗакрыты в десять.");
  await page.locator("textarea[data-row]").nth(1).fill("Открыты в восемь.");
  await page.keyboard.press("Tab");
  saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await question.getByRole("button", { name: "Keep mine" }).click();
  await saved;
  assert.equal(await stored(), "Открыты в восемь.\n\nЗакрыты в десять.");
});

test("a block that is gone on with while another is being saved is asked about where a colleague was quicker", async (t) => {
  const { page, block, stored, correct } = await openGates(t);
  const second = page.locator("textarea[data-row]").filter({ hasText: "Закрыты в десять." });
  const field = page.locator(`textarea[data-row="${await second.getAttribute("data-row")}"]`);
  let go = () => {};
  const isRead = new Promise<void>((resolve) =>
    page.route("**/translations/ru", async (route) => {
      if (route.request().method() === "GET") {
        resolve();
        await new Promise<void>((answer) => (go = answer));
      }
      await route.continue();
    }),
  );
  await block.fill("Открыты в пять вечера.");
  await page.keyboard.press("Tab");
  await isRead;
  await field.fill("Закрыты в полночь.");
  await correct("Открыты в пять вечера.\n\nЗакрыты в девять.");
  go();
  const question = page.getByRole("alertdialog");
  await question.getByText("Закрыты в девять.").waitFor();
  await page.unrouteAll();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await question.getByRole("button", { name: "Keep mine" }).click();
  await field.focus();
  await page.keyboard.press("Control+s");
  await saved;
  assert.equal(await stored(), "Открыты в пять вечера.\n\nЗакрыты в полночь.");
});

test("a block that was written without a network is saved once it is back", async (t) => {
  const { page, block, stored } = await openGates(t);
  await page.context().setOffline(true);
  await block.fill("Открыты без сети.");
  await page.keyboard.press("Tab");
  await page.getByText("Not saved").first().waitFor();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.context().setOffline(false);
  await saved;
  assert.match(await stored(), /^Открыты без сети\./);
});

test("the block that was being written when the browser died is offered again, and asked about where a colleague was quicker", async (t) => {
  const { page, block, stored, correct } = await openGates(t);
  await block.fill("Открыты в пять вечера.");
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("пять вечера")));
  const next = await page.context().newPage();
  await page.close();
  assert.match(await stored(), /^Открыты в пять\./, "it was not left, which would have saved it");
  await correct("Открыты в шесть.\n\nЗакрыты в десять.");
  await visitOffice(next, page.url());
  await next.getByRole("button", { name: "Restore it" }).click();
  const question = next.getByRole("alertdialog");
  await question.getByText("Открыты в шесть.").waitFor();
  await question.getByRole("button", { name: "Keep mine" }).click();
  const saved = next.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await next.keyboard.press("Control+s");
  await saved;
  assert.equal(await stored(), "Открыты в пять вечера.\n\nЗакрыты в десять.");
  await next.waitForFunction(() => !Object.values(localStorage).some((kept) => kept.includes("пять вечера")));
});

test("a block whose save was answered to nobody is gone on with, and one's own words are nobody else's", async (t) => {
  const { page, block, stored } = await openGates(t);
  const field = page.locator(`textarea[data-row="${await block.getAttribute("data-row")}"]`);
  let isCut = true;
  await page.route("**/translations/ru", async (route) => {
    if (route.request().method() !== "PUT" || !isCut) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await field.fill("Открыты в шесть.");
  await page.keyboard.press("Tab");
  await page.getByText("Not saved").first().waitFor();
  assert.match(await stored(), /^Открыты в шесть\./, "it did arrive");
  isCut = false;
  await field.fill("Открыты в шесть вечера.");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.keyboard.press("Tab");
  await saved;
  assert.equal(await page.getByRole("alertdialog").count(), 0);
  assert.match(await stored(), /^Открыты в шесть вечера\./);
});

test("what is typed while a block is being saved stays in its block, though the author adds and edits others", async (t) => {
  const headers = {
    authorization: `Bearer ${await signIn(site, "admin")}`,
    "content-type": "application/json",
  };
  const call = async (path: string, method: string, body?: object) =>
    (
      await fetch(site.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    ).json();
  const content = "One shovel.\n\nA second shovel.\n\nThe last shovel.";
  const article = await call("/api/admin/news", "POST", { title: "Shovels", content, text_state: "ready" });
  const page = await openOffice(t, site, `/admin/news/${article.id}/translate/ru`, DESK);
  const block = (source: string) => page.getByLabel(source, { exact: true });
  const rows = () =>
    page
      .locator("textarea[data-row]")
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  let go = () => {};
  await page.route("**/translations/ru", async (route) => {
    if (route.request().method() === "PUT") await new Promise<void>((resolve) => (go = resolve));
    await route.continue();
  });
  const typeWhileSaved = async (words: string, meanwhile: string) => {
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await page.keyboard.insertText(words);
    await page.keyboard.press("Tab");
    await sent;
    await page.keyboard.insertText(meanwhile);
    const read = page.waitForResponse(
      (answer) => answer.request().method() === "GET" && /\/ru$/.test(answer.url()),
    );
    go();
    await read;
  };
  await block("One shovel.").focus();
  await typeWhileSaved("Одна лопата.\n\nНовая.", "Втор");
  await page.waitForFunction(() => document.querySelectorAll("textarea[data-row]").length === 5);
  await page.keyboard.insertText("ая ");
  assert.deepEqual(await rows(), ["", "Одна лопата.", "Новая.", "Вторая ", ""]);

  await call(`/api/admin/news/${article.id}`, "PUT", {
    content: "A spade.\n\nOne shovel.\n\nA second shovel.\n\nThe very last shovel.",
  });
  await typeWhileSaved("лопата.", "Послед");
  await block("The very last shovel.").waitFor();
  await page.keyboard.insertText("няя.");
  assert.deepEqual(await rows(), ["", "", "Одна лопата.", "Новая.", "Вторая лопата.", "Последняя."]);
  await page.unrouteAll();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.keyboard.press("Control+s");
  await saved;
  const { content_ru } = await call(`/api/admin/news/${article.id}`, "GET");
  assert.equal(content_ru, "Одна лопата.\n\nНовая.\n\nВторая лопата.\n\nПоследняя.");
});

test("on a phone the blocks stand one below the other and nothing runs over the edge", async (t) => {
  const page = await openOffice(t, site, "/admin/news/translations", PHONE);
  await assertAccess(page, "the board of translations");
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(await isWide(), false);
  await page.getByRole("link", { name: /Ձյուն հյուսիսային/ }).click();
  await page.waitForURL(/\/translate\//);
  await page.locator("textarea[data-row]").first().waitFor();
  await assertAccess(page, "the translation on a phone");
  assert.equal(await isWide(), false);
});

test("an editor whom an admin limits to a section finds its news alone, and is told why another's stay shut", async (t) => {
  const admin = await openOffice(t, site, "/admin/accounts");
  const limit = async (tick: boolean) => {
    await admin.getByRole("button", { name: "Edit: editor" }).click();
    const dialog = admin.getByRole("dialog", { name: "editor" });
    await dialog.getByLabel("Academy").setChecked(tick);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
  };
  const page = await openOffice(t, site, "/admin/news", { as: "editor" });
  const other = await page
    .getByRole("row")
    .filter({ hasNotText: "Academy" })
    .locator("a[href*='/admin/news/edit/']")
    .first()
    .getAttribute("href");
  await limit(true);
  await admin
    .getByRole("row", { name: /^editor/ })
    .getByText("News sections: 1")
    .waitFor();
  await page.reload();
  await untilUsable(page);
  const sections = page.getByLabel("Category");
  assert.deepEqual(await sections.locator("option").allInnerTexts(), ["All categories", "Academy"]);
  await page.goto(site.url + other);
  await page.getByRole("heading", { name: "This is in another section of the news" }).first().waitFor();
  await limit(false);
  await visitOffice(page, site.url + other);
  await page.getByLabel("Title").first().waitFor();
});
