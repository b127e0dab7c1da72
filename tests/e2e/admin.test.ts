import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { articleSource, openOffice, visitOffice } from "#tests/support/office.ts";
import { officeScreens } from "#tests/support/office-screens.ts";
import { openSite } from "#tests/support/open-site.ts";
import { PASSWORDS } from "#tests/support/site.ts";

const site = await openSite();

test("from signing in to an article with a picture on the site it takes at most 12 clicks beyond the text", async (t) => {
  const page = await openPage(t);
  let clicks = 0;
  const click = async (name: string, role: "button" | "link" | "switch" = "button") => {
    await page.getByRole(role, { name }).first().click();
    clicks += 1;
  };
  await visitOffice(page, `${site.url}/admin/login`);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORDS.admin);
  await click("Sign In");
  await page.waitForURL("**/admin");
  await click("Create Article", "link");
  await page.getByLabel("Title", { exact: false }).first().fill("Snow on the north stand");
  await (await articleSource(page)).fill("## Winter\n\nThe groundsman has *three* shovels.");
  const picture = await sharp({ create: { width: 1200, height: 675, channels: 3, background: "#7c0b2a" } })
    .png()
    .toBuffer();
  await page
    .locator("section input[type=file]")
    .setInputFiles({ name: "snow.png", mimeType: "image/png", buffer: picture });
  clicks += 2; // the button and the choice in the computer's own dialog
  await page.locator('section img[src^="/media/"]').waitFor();
  await page.locator("label:has([role=switch])", { hasText: "Published" }).click();
  clicks += 1;
  await click("Save");
  await page.waitForURL("**/admin/news");
  assert.ok(clicks <= 12, `${clicks} clicks`);
  const answer = await fetch(`${site.url}/news/snow-on-the-north-stand`);
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /three<\/em> shovels/);
});

/** The call that saves a new article; it names the copy that was typed. */
const NEWS = /\/api\/admin\/news(\?|$)/;

test("a refused or failed save keeps what was typed, and a second try goes through", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { locale: "ru-RU" });
  const uploads: string[] = [];
  page.on(
    "request",
    (request) => void (request.url().includes("/api/upload") && uploads.push(request.url())),
  );
  // From the disk: through the browser's pipe such a picture takes long on a busy machine.
  const folder = await mkdtemp(join(tmpdir(), "picture-"));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "big.png"), Buffer.alloc(10_485_761));
  await page.locator("section input[type=file]").setInputFiles(join(folder, "big.png"));
  await page.getByText("Размер изображения должен быть меньше 10MB").waitFor();
  assert.deepEqual(uploads, [], "what is too big does not leave the browser");
  await page.getByRole("button", { name: "Сохранить" }).first().click();
  await page.getByText("Заполните это поле.").first().waitFor();
  await page.getByLabel("Заголовок", { exact: false }).first().fill("A title that must not go");
  await (await articleSource(page)).fill("Words that must not go.");
  await page.route(NEWS, (route) => route.abort());
  await page.getByRole("button", { name: "Сохранить" }).first().click();
  await page.getByText(/Не удалось сохранить статью\. Сервер не отвечает/).waitFor();
  await page.unroute(NEWS);
  await page.route(NEWS, (route) => route.fulfill({ status: 500, body: "<html>" }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Сохранить" }).first().click();
  await page.getByText("Не удалось сохранить статью").waitFor();
  assert.equal(await (await articleSource(page)).inputValue(), "Words that must not go.");
  await page.keyboard.press("Control+S");
  await page.waitForURL("**/admin/news");
  await page.getByText("A title that must not go").first().waitFor();
});

test("articles are found, chosen together, unpublished, deleted after a question, and brought back", async (t) => {
  const page = await openOffice(t, site, "/admin/news");
  await page.getByRole("searchbox").fill("derby");
  await page.waitForURL(/search=derby/);
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length < 20);
  await page.getByLabel("Select all").check();
  const chosen = await page.locator("tbody tr").count();
  await page.getByText(`${chosen} selected`).waitFor();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await page.getByText(`${chosen} changed`).waitFor();
  await page.waitForFunction(() => !document.querySelector("tbody .badge-success"));
  await page
    .getByRole("button", { name: /^Delete:/ })
    .first()
    .click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Are you sure you want to delete this article?").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("tbody tr").count(), chosen);
  await page
    .getByRole("button", { name: /^Delete:/ })
    .first()
    .click();
  await question.getByRole("button", { name: "Delete" }).click();
  await page.waitForFunction((n) => document.querySelectorAll("tbody tr").length < n, chosen);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((n) => document.querySelectorAll("tbody tr").length === n, chosen);
});

test("an editor who leaves a form with changes is asked, and finds the draft again", async (t) => {
  const page = await openOffice(t, site, "/admin/players/create");
  await page.getByLabel("First name (English)").fill("Vahan");
  await page.getByLabel("Jersey number").fill("100");
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(([key, value]) => key.startsWith("draft:") && /"100"/.test(value)),
  );
  await page.getByRole("link", { name: "Back to Players" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Leave without saving?").waitFor();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/admin/players");
  await visitOffice(page, `${site.url}/admin/players/create`);
  await page.getByRole("button", { name: "Restore it" }).click();
  assert.equal(await page.getByLabel("First name (English)").inputValue(), "Vahan");
  await page.getByRole("button", { name: "Save Player" }).first().click();
  await page.getByText("A whole number from 1 to 99").waitFor();
});

test("a second captain is chosen only after a question", async (t) => {
  const page = await openOffice(t, site, "/admin/players");
  const other = page
    .locator("main a[href*='player=']")
    .filter({ hasNotText: /Captain|Inactive/ })
    .first();
  await other.click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await page.locator("label:has([role=switch])", { hasText: "Captain" }).click();
  await page.getByRole("button", { name: "Save Player" }).first().click();
  await page
    .getByRole("alertdialog")
    .getByText(/is the captain/)
    .waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Pass the armband" }).click();
  await page.waitForURL("**/admin/players");
  await page.getByRole("main").getByText("Captain", { exact: true }).waitFor();
});

test("a department clears the role, and a role of one's own opens two fields", async (t) => {
  const page = await openOffice(t, site, "/admin/staff/create");
  await page.getByLabel("Department").selectOption("coaching");
  await page.getByLabel("Role", { exact: false }).first().selectOption("Head Coach");
  await page.getByLabel("Department").selectOption("management");
  assert.equal(await page.getByLabel("Role", { exact: false }).first().inputValue(), "");
  await page.getByLabel("Role", { exact: false }).first().selectOption("custom");
  await page.getByLabel("Custom Role (English)").waitFor();
  await page.getByLabel("Custom Role (Armenian)").waitFor();
});

test("a match's goal is entered beside its form, and when deleted comes back from the match's history", async (t) => {
  const { matches } = (await (await fetch(`${site.url}/api/matches?status=scheduled&limit=1`)).json()) as {
    matches: { id: number }[];
  };
  const page = await openOffice(t, site, `/admin/matches/edit/${matches[0]?.id}`);
  await page.getByRole("button", { name: "Add event" }).click();
  await page.getByText("Please fill in all required fields, including the team type").waitFor();
  await page.getByRole("button", { name: "+ Goal" }).click();
  await page.getByLabel("Team type").selectOption("home");
  await page.getByLabel("Minute").fill("67");
  await page.getByLabel("Player: Name").fill("Gor Hakhverdyan");
  await page.getByRole("button", { name: "Add event" }).click();
  const goal = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Delete: 67′" }) });
  await goal.waitFor();
  await goal.getByRole("button", { name: "Delete: 67′" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await goal.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("button", { name: /67′ Goal, Gor Hakhverdyan.*Deleted/ }).click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore this version" }).click();
  await goal.waitFor();
  await page.locator("label:has([type=radio])", { hasText: "Live" }).click();
  assert.equal(await page.getByLabel("Home score").inputValue(), "1");
  await page.getByText("The score of the goals").waitFor();
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.waitForURL("**/admin/matches");
  const { matches: live } = (await (await fetch(`${site.url}/api/matches?status=live`)).json()) as {
    matches: { home_score: number }[];
  };
  assert.equal(live[0]?.home_score, 1);
});

test("a cell of the table is typed over, the places follow at once, and a reset brings the old ones back", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2024-25");
  const last = page.locator("tbody tr").last();
  const name = await last.getByRole("button").first().textContent();
  assert.equal(await page.getByRole("button", { name: "Save Changes" }).count(), 0);
  await last.locator("td[data-l] button").first().click();
  await page.keyboard.type("x");
  await page.keyboard.press("Enter");
  await page.getByText("Please enter a valid number (0 or greater)").waitFor();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("40");
  await page.keyboard.press("Enter");
  await page.waitForFunction((team) => document.querySelector("tbody tr button")?.textContent === team, name);
  await page.getByRole("button", { name: "Save Changes" }).waitFor();
  await page.locator("label:has([type=radio])", { hasText: "2025-26" }).first().click();
  const question = page.getByRole("alertdialog");
  await question
    .getByText("You have unsaved changes. Do you want to discard them and switch season?")
    .waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Reset" }).click();
  await question.getByText("Discard the unsaved changes in 2024-25?").waitFor();
  await question.getByRole("button", { name: "Discard" }).click();
  await page.waitForFunction(
    (team) =>
      [...document.querySelectorAll("tbody tr")].at(-1)?.querySelector("button")?.textContent === team,
    name,
  );
});

test("a partner is switched off, found among the inactive, copied and edited", async (t) => {
  const page = await openOffice(t, site, "/admin/partners", { locale: "ru-RU" });
  const rows = await page.locator("main li").count();
  await page.locator("main li").last().getByRole("button", { name: "Активен" }).click();
  await page.waitForURL(/inactive=1/);
  await page.getByRole("button", { name: "Активен", pressed: false }).first().waitFor();
  await page
    .getByRole("button", { name: /^Дублировать:/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Добавление партнера").waitFor();
  await dialog.getByLabel("Сайт (URL)").fill("nowhere");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  await dialog.getByText("Введите полный адрес").waitFor();
  await dialog.getByLabel("Сайт (URL)").fill("https://copy.example");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction((n) => document.querySelectorAll("main li").length > n, rows);
});

test("changed settings are saved together, and a wrong one is named while the others are kept", async (t) => {
  const page = await openOffice(t, site, "/admin/settings", { locale: "ru-RU" });
  await page.getByLabel("Телефон, EN").fill("+374 10 123456");
  await page.getByRole("button", { name: "Сохранить все" }).first().click();
  await page.getByText("Все настройки сохранены успешно!").waitFor();
  const settings = (await (await fetch(`${site.url}/api/settings/public`)).json()) as {
    contact_phone: { value: string };
  };
  assert.equal(settings.contact_phone.value, "+374 10 123456");
  await page.getByLabel("Эл. почта, EN").fill("no address");
  await page.getByLabel("Телефон, EN").fill("+374 10 654321");
  await page.getByRole("button", { name: "Сохранить все" }).first().click();
  await page.getByText(/Не сохранено: contact_email/).waitFor();
  assert.equal(await page.getByLabel("Эл. почта, EN").inputValue(), "no address");
});

test("a message is answered, and the answer stands below it with its author", async (t) => {
  const page = await openOffice(t, site, "/admin/messages", { locale: "ru-RU" });
  await page.getByRole("button", { name: "Ответить" }).first().click();
  const dialog = page.getByRole("dialog");
  assert.ok(await dialog.getByRole("button", { name: "Отправить ответ" }).isDisabled());
  await dialog.getByLabel("Текст ответа").fill("The box office opens at five.");
  await dialog.getByRole("button", { name: "Отправить ответ" }).click();
  await page.getByText("Ответ отправлен успешно!").waitFor();
  await page.getByRole("button", { name: /^Прочитанные/ }).click();
  await page.getByText("The box office opens at five.").first().waitFor();
});

test("the back office turns to another language where it stands, and a new page of the same person speaks it too", async (t) => {
  const page = await openOffice(t, site, "/admin/settings/create", { as: "editor" });
  await page.getByLabel("Key").fill("contact_phone");
  await page.getByRole("button", { name: "ՀԱՅ" }).click();
  await page.getByRole("heading", { name: "Ավելացնել կարգավորում" }).waitFor();
  assert.equal(
    await page.getByLabel("Բանալի").inputValue(),
    "contact_phone",
    "what was typed is still there",
  );
  assert.equal(await page.locator("html").getAttribute("lang"), "hy");
  await page.locator("#main input").nth(1).fill("+374 10 000000");
  await page.getByRole("button", { name: "Պահպանել" }).first().click();
  await page.getByText("contact_phone բանալիով կարգավորում արդեն կա։").first().waitFor();

  const elsewhere = await openOffice(t, site, "/admin/messages", { as: "editor", locale: "ru-RU" });
  await elsewhere.getByRole("heading", { name: "Հաղորդագրություններ" }).waitFor();
  await elsewhere.getByRole("button", { name: "EN", exact: true }).click();
  await elsewhere.getByRole("heading", { name: "Messages" }).waitFor();
});

test("a browser loads the office's texts in one language only", async (t) => {
  const page = await openPage(t, { locale: "ru-RU" });
  const texts: string[] = [];
  page.on(
    "request",
    (request) => void (/\/(office|site)\.(en|hy|ru)-/.test(request.url()) && texts.push(request.url())),
  );
  await visitOffice(page, `${site.url}/admin/login`);
  await page.getByRole("button", { name: "Войти" }).waitFor();
  assert.deepEqual(texts.map((url) => /(office|site)\.\w\w/.exec(url)?.[0]).sort(), ["office.ru", "site.ru"]);
});

// Some fifty screens, each looked at twice: on a laden machine more than the two minutes that a test has.
test("every screen of the back office has no fault of access and fits 360 pixels, dark and light", {
  timeout: 400_000,
}, async (t) => {
  const page = await openOffice(t, site, "/admin", {
    viewport: { width: 360, height: 800 },
    reducedMotion: "reduce",
  });
  for (const path of await officeScreens(site)) {
    await visitOffice(page, site.url + path);
    await assertAccess(page, path);
  }
});

test("on a phone people stand two in a row, a table can be put in order, and no button cuts its words", async (t) => {
  const page = await openOffice(t, site, "/admin/players", {
    viewport: { width: 360, height: 800 },
    locale: "hy-AM",
  });
  const card = await page.locator("main a[href*='player=']").first().boundingBox();
  assert.ok(card && card.width > 140, `a card is ${card?.width} px wide`);
  for (const path of ["/admin/staff/create", "/admin/news/create", "/admin/table"]) {
    await visitOffice(page, site.url + path);
    const cut = await page
      .locator("main > :last-child > .button")
      .evaluateAll((buttons) => buttons.filter((one) => one.scrollWidth > one.clientWidth).length);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.deepEqual([cut, over], [0, 0], path);
  }
  const small = await page
    .locator("tbody button")
    .evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect()))
    .then((boxes) => boxes.filter(({ width, height }) => width < 40 || height < 44).length);
  assert.equal(small, 0, "every figure and button of the table can be hit with a thumb");
});

test("the public site loads nothing of the back office", async (t) => {
  const page = await openPage(t);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(site.url, { waitUntil: "networkidle" });
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  // By then the page's own modules are there, and what they name.
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  assert.ok(scripts.length > 0);
  assert.deepEqual(
    scripts.filter((url) => /office|admin|dashboard|-form|partners-page/.test(url)),
    [],
  );
});
