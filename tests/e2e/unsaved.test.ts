import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openOffice, signInOnScreen, untilUsable, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { picture } from "#tests/support/picture.ts";
import { PASSWORDS, signIn } from "#tests/support/site.ts";

// What is typed at an odd moment: while a save is on its way, signed out elsewhere, in a tab that is somebody else's now.

const site = await openSite();

async function make(title: string): Promise<number> {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const body = JSON.stringify({ title, content: "Text." });
  return (await (await fetch(`${site.url}/api/admin/news`, { method: "POST", headers, body })).json()).id;
}

const title = (page: Page) => page.getByLabel("Title").first();
const kept = (page: Page) => page.getByText(/^Saved \d/).first();

/** A page of an account that signed in by itself, so that to sign out ends no other test's session. */
async function openOwn(t: TestContext, as: keyof typeof PASSWORDS, path: string): Promise<Page> {
  const page = await openPage(t, { reducedMotion: "reduce" });
  await signInOnScreen(page, site, as, PASSWORDS[as]);
  await visitOffice(page, site.url + path);
  return page;
}

/** The list that follows a save comes only when it is let go. @returns what lets it go */
async function holdList(page: Page): Promise<() => void> {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === "/api/admin/news",
    async (route) => {
      if (route.request().method() === "GET") await isFree;
      await route.continue();
    },
  );
  return letGo;
}

test("what is typed while a save is on its way stays as a draft, and is told", async (t) => {
  const id = await make("Slow network");
  for (const [path, save, list] of [
    [`/admin/news/edit/${id}`, `**/api/admin/news/${id}?*`, "/admin/news"],
    ["/admin/categories/create", "**/api/admin/categories", "/admin/categories"],
  ] as const) {
    const page = await openOffice(t, site, path);
    const field = page.locator("main input[type=text], main textarea").first();
    await field.fill("Saved words");
    const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
    await page.route(save, async (route) => {
      if (route.request().method() !== "GET") await isTyped;
      await route.continue();
    });
    await page.keyboard.press("Control+s");
    await page.getByRole("button", { name: "Saving" }).waitFor();
    await field.fill("Saved words, and more");
    typed();
    await page.waitForURL(`**${list}`);
    await page.getByText("What you typed while it was being saved").waitFor();
    await page.getByRole("link", { name: "Saved words" }).first().click();
    await page.getByRole("button", { name: "Restore it" }).click();
    assert.equal(await field.inputValue(), "Saved words, and more");
  }
});

test("what is typed after the save until a slow list has come stays as a draft too, in the article's text to the last key", async (t) => {
  const id = await make("Slow list");
  const page = await openOffice(t, site, `/admin/news/edit/${id}`);
  const typed = await holdList(page);
  const text = page.locator(".ProseMirror");
  await text.click();
  await page.keyboard.type("Gates open. ");
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().includes(`/api/admin/news/${id}`),
  );
  await page.keyboard.press("Control+s");
  await page.keyboard.type("While it is saved. ");
  await saved;
  await page.keyboard.type("And after it.");
  typed();
  await page.waitForURL("**/admin/news");
  await page.getByText("What you typed while it was being saved").first().waitFor();
  await page.getByRole("link", { name: "Slow list" }).first().click();
  await page.getByRole("button", { name: "Restore it" }).click();
  await text.filter({ hasText: "Gates open. While it is saved. And after it." }).waitFor();
});

test("what is typed after the save while a slow list is on its way can be saved too, and is nobody's conflict", async (t) => {
  const id = await make("Saved twice");
  const page = await openOffice(t, site, `/admin/news/edit/${id}`);
  const typed = await holdList(page);
  const save = async () => {
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === "PUT" && answer.url().includes(`/api/admin/news/${id}`),
    );
    await page.keyboard.press("Control+s");
    return (await saved).status();
  };
  await title(page).fill("Saved once");
  assert.equal(await save(), 200);
  await title(page).fill("Saved once more");
  assert.equal(await save(), 200);
  typed();
  await page.waitForURL("**/admin/news");
  await page.getByRole("link", { name: "Saved once more" }).first().waitFor();
});

test("a list whose new order is on its way asks before it is closed, and not when it has come", async (t) => {
  const page = await openOffice(t, site, "/admin/categories");
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  await page.route("**/api/admin/categories/order", async (route) => {
    await isAsked;
    await route.continue();
  });
  const names = await page.locator("main li b").allTextContents();
  await page.getByLabel(`Move up: ${names[2]}`).click();
  await page.getByLabel(`Move up: ${names[2]}`).click();
  const question = page.waitForEvent("dialog");
  void page.close({ runBeforeUnload: true });
  const dialog = await question;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  asked();
  // Nobody is asked once the server has both.
  await page.waitForFunction(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await page.reload();
  await page.locator("main li b").first().waitFor();
  const [first, second, third, ...rest] = names;
  assert.deepEqual(await page.locator("main li b").allTextContents(), [third, first, second, ...rest]);
});

test("what is typed after another tab has signed out without a network is offered after the next sign-in", async (t) => {
  const id = await make("Two tabs");
  const page = await openOwn(t, "editor", `/admin/news/edit/${id}`);
  const other = await page.context().newPage();
  await visitOffice(other, `${site.url}/admin/partners`);
  await page.context().setOffline(true);
  await other.getByRole("button", { name: /^(Log|Sign) ?out$/i }).click();
  await page.waitForFunction(() => !localStorage.getItem("adminToken"));
  await title(page).fill("Two tabs, typed without a session");
  await page.getByText("Not saved, kept on this computer").first().waitFor();
  await page.context().setOffline(false);
  await page.waitForURL("**/admin/login");
  await untilUsable(page);
  await page.getByLabel("Username").fill("editor");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORDS.editor);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/admin/login"));
  await visitOffice(page, `${site.url}/admin/news/edit/${id}`);
  await page.getByRole("button", { name: "Restore it" }).click();
  assert.equal(await title(page).inputValue(), "Two tabs, typed without a session");
});

test("a tab with somebody's unsaved text becomes nobody else's when another person signs in beside it", async (t) => {
  const id = await make("Shared computer");
  const page = await openOwn(t, "admin", `/admin/news/edit/${id}`);
  await title(page).fill("The admin's own words");
  await kept(page).waitFor();
  const other = await page.context().newPage();
  await visitOffice(other, `${site.url}/admin/partners`);
  await other.getByRole("button", { name: /^(Log|Sign) ?out$/i }).click();
  await other.waitForURL("**/admin/login");
  const isNew = page.waitForEvent("load");
  await signInOnScreen(other, site, "editor", PASSWORDS.editor);
  await isNew;
  await untilUsable(page);
  assert.equal(await title(page).inputValue(), "Shared computer");
  await page.getByText("has changes of").waitFor();
});

test("what waits for its writer to sign in again is never sent as somebody else, though the page stayed open", async (t) => {
  const page = await openOwn(t, "editor", "/admin/bundles");
  await page.getByRole("button", { name: "New bundle" }).click();
  await page.getByRole("dialog").getByRole("textbox").first().fill("The editor's own bundle");
  await page.evaluate(() => {
    const headers = { authorization: `Bearer ${localStorage.getItem("adminToken")}` };
    return fetch("/api/auth/logout", { method: "POST", headers });
  });
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  const stay = async () => (await page.waitForEvent("dialog")).dismiss();
  let stayed = stay();
  await page.getByRole("button", { name: "This is not me" }).click();
  await stayed;
  const other = await page.context().newPage();
  stayed = stay();
  await signInOnScreen(other, site, "admin", PASSWORDS.admin);
  await stayed;
  await visitOffice(other, `${site.url}/admin/bundles`);
  assert.equal(await other.getByText("The editor's own bundle").count(), 0);
});

test("to look at an article on a second device tells the first nothing, and to discard there asks about what is newer", async (t) => {
  const id = await make("Two devices");
  const laptop = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await title(laptop).fill("Early");
  await kept(laptop).waitFor();
  const phone = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await phone.getByText("You go on with what you typed").waitFor();
  const arrived = laptop.waitForResponse((answer) => answer.request().method() === "PUT");
  await title(laptop).fill("Twenty minutes later");
  assert.equal((await arrived).status(), 200);
  await laptop.close();
  await phone.getByRole("button", { name: "Discard my changes" }).click();
  await phone.getByRole("alertdialog").getByRole("button", { name: "Discard my changes" }).click();
  await phone.getByText("You typed on another device").waitFor();
  await phone.getByRole("button", { name: "Go on with that text" }).click();
  assert.equal(await title(phone).inputValue(), "Twenty minutes later");
});

test("a save waits for the pictures that are on its way into the text and onto the cover; one that comes too late is told", async (t) => {
  const id = await make("Slow pictures");
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  let arrive = () => {};
  const isHeld = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/api/upload/**", async (route) => {
    await isHeld;
    await route.continue();
  });
  const bytesOf = async (colour: "red" | "green") =>
    Buffer.from(await ((await picture("image", colour)).get("image") as File).arrayBuffer());
  const paste = (bytes: Buffer) =>
    page.locator(".ProseMirror").evaluate(
      (element, given) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(given)], "snow.png", { type: "image/png" }));
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [...bytes],
    );
  await page.locator(".ProseMirror").click();
  await paste(await bytesOf("red"));
  const cover = { name: "cover.png", mimeType: "image/png", buffer: await bytesOf("green") };
  await page.locator("input[type=file]").last().setInputFiles(cover);
  const whole = page.getByRole("button", { name: "Use the whole picture" });
  await whole.or(page.getByRole("progressbar")).first().waitFor();
  if (await whole.isVisible()) await whole.click();
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "Saving" }).first().waitFor();
  arrive();
  await page.waitForURL("**/admin/news");
  const headers = { authorization: `Bearer ${await signIn(site)}` };
  const saved = await (await fetch(`${site.url}/api/admin/news/${id}`, { headers })).json();
  assert.match(saved.content, /!\[\]\(\/media\//);
  assert.match(saved.image_url, /^\/media\//);

  await page.unrouteAll();
  let release = () => {};
  await page.route("**/api/upload/**", async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await visitOffice(page, `${site.url}/admin/news/edit/${id}`);
  await page.locator(".ProseMirror").click();
  const sent = page.waitForRequest("**/api/upload/**");
  await paste(await bytesOf("green"));
  await sent;
  await page.getByRole("tab", { name: "Armenian" }).click();
  release();
  await page.getByText("came when its text was no longer open").waitFor();
});

test("what was discarded and taken back still asks about what somebody else saved since it was typed", async (t) => {
  const id = await make("Discarded");
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await title(page).fill("Typed on Monday");
  await kept(page).waitFor();
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const body = JSON.stringify({ content: "A colleague's words." });
  await fetch(`${site.url}/api/admin/news/${id}`, { method: "PUT", headers, body });
  await visitOffice(page, `${site.url}/admin/news/edit/${id}`);
  await page.getByRole("button", { name: "Discard my changes" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard my changes" }).click();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  assert.equal(await title(page).inputValue(), "Typed on Monday");
  await page.keyboard.press("Control+s");
  await page.getByText("A colleague's words.").first().waitFor();
});

test("a note that was typed and not sent is there when its article is opened again, at its paragraph", async (t) => {
  const id = await make("Noted");
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  const notes = page.locator("#notes");
  await notes.getByRole("button", { name: "Note on a paragraph" }).click();
  await notes.getByLabel("Note", { exact: true }).fill("Ask the captain first");
  await page.locator(".ProseMirror").click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("A new first paragraph.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await page.getByRole("alertdialog").getByRole("button", { name: "Save anyway" }).click();
  await page.waitForURL("**/admin/news");
  await visitOffice(page, `${site.url}/admin/news/edit/${id}`);
  assert.equal(await notes.getByLabel("Note", { exact: true }).inputValue(), "Ask the captain first");
  await notes.getByRole("button", { name: "Send" }).click();
  await notes.getByRole("listitem").filter({ hasText: "Ask the captain first" }).waitFor();
  assert.equal(await notes.locator("blockquote").innerText(), "Text.");
});

test("who answers a message that a colleague has answered meanwhile is shown that answer before a second letter leaves", async (t) => {
  const json = { "content-type": "application/json" };
  const letter = {
    name: "Fan of two answers",
    email: "fan@example.org",
    message: "When do tickets go on sale?",
  };
  await fetch(`${site.url}/api/contact`, { method: "POST", headers: json, body: JSON.stringify(letter) });
  const page = await openOffice(t, site, "/admin/messages?search=two+answers", { as: "editor" });
  await page.getByRole("button", { name: "Reply", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your reply").fill("On Tuesday, I think.");
  const headers = { ...json, authorization: `Bearer ${await signIn(site)}` };
  const call = async (path: string, method = "GET", body?: object) =>
    (
      await fetch(`${site.url}/api/admin/messages${path}`, { method, headers, body: JSON.stringify(body) })
    ).json();
  const found = async () => (await call("?filter=all&search=two+answers")).messages[0];
  const { id } = await found();
  await call(`/${id}/read`, "PUT", {});
  await call(`/${id}/reply`, "POST", { text: "On Monday at ten." });
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await dialog.getByText("On Monday at ten.").waitFor();
  assert.equal((await found()).reply_text, "On Monday at ten.");
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await page.getByText("Reply sent!").waitFor();
  assert.match((await found()).reply_text, /^On Monday at ten\..*On Tuesday, I think\.$/s);
});

test("who signs out with a private setting unsaved is asked while it can still be saved: no draft keeps it", async (t) => {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const body = JSON.stringify({ key: "press_code", type: "text", value: "once", is_public: false });
  assert.equal(
    (await fetch(`${site.url}/api/admin/settings`, { method: "POST", headers, body })).status,
    201,
  );
  const page = await openOwn(t, "admin", "/admin/settings?tab=others");
  const field = page.getByLabel("press_code, EN");
  await field.fill("a secret of the press room");
  const question = page.getByRole("alertdialog");
  await page.getByRole("link", { name: "Profile" }).first().click();
  await question.getByText("Leave without saving?").waitFor();
  assert.equal(await question.getByText("24 hours").count(), 0);
  await question.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: /^(Log|Sign) ?out$/i }).click();
  await question.getByRole("button", { name: "Stay" }).click();
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  assert.doesNotMatch(await page.evaluate(() => JSON.stringify(localStorage)), /press room/);
  await page.keyboard.press("Control+s");
  await page.getByText("All settings saved!").waitFor();
  await page.getByRole("button", { name: /^(Log|Sign) ?out$/i }).click();
  await page.waitForURL("**/admin/login");
});

test("what is typed over the settings is offered after a reload, asks about what a colleague has saved since, and is dropped when it is saved", async (t) => {
  const page = await openOffice(t, site, "/admin/settings");
  page.on("dialog", (question) => question.accept());
  const [phone, mail] = [page.getByLabel("Phone, EN"), page.getByLabel("E-mail, EN")];
  const offer = page.getByRole("button", { name: "Restore it" });
  await phone.fill("+374 00 000 006");
  await mail.fill("no address");
  await page.reload();
  await saveBeside("/admin/settings/contact_phone", { value: "+374 00 000 007" });
  await offer.click();
  assert.deepEqual([await phone.inputValue(), await mail.inputValue()], ["+374 00 000 006", "no address"]);
  await page.keyboard.press("Control+s");
  await page.getByRole("dialog").getByText("+374 00 000 007").waitFor();
  await page.getByRole("button", { name: "Save this mix" }).click();
  await page.getByText("1 changed").waitFor();
  // Of two that were typed the wrong one is left.
  await page.reload();
  await offer.click();
  assert.deepEqual([await phone.inputValue(), await mail.inputValue()], ["+374 00 000 006", "no address"]);
  await mail.fill("press@lions.example");
  await page.keyboard.press("Control+s");
  await page.getByText("All settings saved!").waitFor();
  await page.reload();
  await untilUsable(page);
  assert.equal(await mail.inputValue(), "press@lions.example");
  assert.equal(await offer.count(), 0);
});

test("settings, a bundle and an idea that are saved while the network is gone stay as they were typed, and are saved when it is back", async (t) => {
  const settings = await openOffice(t, site, "/admin/settings");
  const typed = settings.locator("#settings input[type=text], #settings textarea").nth(1);
  const bundles = await openOffice(t, site, "/admin/bundles");
  await bundles.getByRole("button", { name: "New bundle" }).click();
  const calendar = await openOffice(t, site, "/admin/calendar");
  await calendar.getByRole("button", { name: "New idea" }).click();
  const idea = calendar.getByLabel("What is the idea about?");
  for (const { page, field, save = "Save", gone } of [
    { page: settings, field: typed, save: "Save all", gone: settings.getByText("1 changed") },
    { page: bundles, field: bundles.locator("dialog input").first(), gone: bundles.locator("dialog") },
    { page: calendar, field: idea, gone: idea },
  ]) {
    await field.fill("Typed at the ground");
    await page.context().setOffline(true);
    await page.getByRole("button", { name: save }).last().click();
    await page
      .getByRole("status")
      .or(page.getByRole("alert"))
      .getByText(/connection/)
      .first()
      .waitFor();
    assert.equal(await field.inputValue(), "Typed at the ground");
    await page.context().setOffline(false);
    await page.getByRole("button", { name: save }).last().click();
    await gone.waitFor({ state: "detached" });
    assert.equal(await page.getByText(/connection/).count(), 0, "what went wrong before the save is past");
  }
});

test("a bundle that a colleague has changed is asked about, and a save whose answer was lost is one's own", async (t) => {
  const headers = {
    authorization: `Bearer ${await signIn(site, "admin")}`,
    "content-type": "application/json",
  };
  const call = async (method: string, path: string, body?: object) => {
    const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return (await fetch(`${site.url}/api/admin/bundles${path}`, sent)).json();
  };
  const given = { name: "A signing", goes_at: null, parts: [] };
  const { id } = await call("POST", "", given);
  const stored = async () => (await call("GET", "")).bundles.find((one: { id: number }) => one.id === id);
  const page = await openOffice(t, site, "/admin/bundles");
  const open = () => page.locator(`#bundle-${id}`).getByRole("button", { name: "Edit the bundle" }).click();
  await open();
  await call("PUT", `/${id}`, { ...given, name: "Two signings", goes_at: "2031-05-01T10:00:00.000Z" });
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox").first();
  await name.fill("A striker");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Two signings").waitFor();
  await dialog.getByRole("button", { name: "Save this" }).click();
  await dialog.waitFor({ state: "detached" });
  const { name: kept, goes_at } = await stored();
  assert.deepEqual([kept, goes_at], ["A striker", "2031-05-01T10:00:00.000Z"]);

  let isCut = true;
  await page.route(`**/api/admin/bundles/${id}`, async (route) => {
    if (!isCut) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await open();
  await name.fill("A striker and a goalkeeper");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page
    .getByRole("status")
    .or(page.getByRole("alert"))
    .getByText(/connection/)
    .first()
    .waitFor();
  assert.equal((await stored()).name, "A striker and a goalkeeper", "it did arrive");
  isCut = false;
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
});

test("the name of a new season and a new idea are asked about before they are left, and are there after a reload", async (t) => {
  for (const { path, open, field, name } of [
    { path: "/admin/table", open: "New season", field: "Enter the season", name: "2051-52" },
    { path: "/admin/calendar", open: "New idea", field: "What is the idea about?", name: "The groundsman" },
  ]) {
    const page = await openOffice(t, site, path);
    await page.getByRole("button", { name: open }).click();
    const typed = page.getByLabel(field);
    await typed.fill(name);
    const question = page.getByRole("alertdialog");
    // Links lie behind the season's dialog; a program and the browser's own buttons still lead away.
    await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/admin/partners']")?.click());
    await question.getByRole("button", { name: "Stay" }).click();
    await page.keyboard.press("Escape");
    if (path === "/admin/table") await question.getByRole("button", { name: "Stay" }).click();
    assert.equal(await typed.inputValue(), name);
    const asked = page.waitForEvent("dialog");
    void page.reload().catch(() => {});
    await (await asked).accept();
    await page.waitForEvent("load");
    await untilUsable(page);
    if (!(await typed.isVisible())) await page.getByRole("button", { name: open }).click();
    assert.equal(await typed.inputValue(), name);
  }
});

test("what is typed over settings and line-ups while their save is on its way stays typed", async (t) => {
  const settings = await openOffice(t, site, "/admin/settings");
  const field = settings.locator("#settings input").first();
  await field.fill("+374 00 000 002");
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await settings.route("**/api/admin/settings/*", async (route) => {
    await isTyped;
    await route.continue();
  });
  const saved = settings.waitForResponse((answer) => answer.request().method() === "PUT");
  await settings.keyboard.press("Control+s");
  await field.fill("+374 00 000 003");
  typed();
  assert.equal((await saved).status(), 200);
  await untilUsable(settings);
  await settings.getByText("1 changed").waitFor();
  assert.equal(await field.inputValue(), "+374 00 000 003");

  const { matches } = await (await fetch(`${site.url}/api/matches?status=scheduled&limit=1`)).json();
  const lineup = await openOffice(t, site, `/admin/matches/${matches[0].id}/lineup`);
  const formations = lineup.getByRole("group", { name: "Formation" }).getByRole("button");
  const { promise: isTapped, resolve: tapped } = Promise.withResolvers<void>();
  await lineup.route("**/lineups/*", async (route) => {
    await isTapped;
    await route.continue();
  });
  await formations.nth(1).click();
  const stored = lineup.waitForResponse((answer) => answer.request().method() === "PUT");
  await lineup.getByRole("button", { name: "Save", exact: true }).click();
  await lineup.getByRole("button", { name: "Saving" }).waitFor();
  await formations.nth(2).click();
  tapped();
  assert.equal((await stored).status(), 200);
  await untilUsable(lineup);
  assert.equal(await formations.nth(2).getAttribute("aria-pressed"), "true");
});

test("who goes on with what a colleague typed can take the own text back", async (t) => {
  const id = await make("Take over");
  const colleague = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await title(colleague).fill("The editor's words");
  await kept(colleague).waitFor();
  const page = await openOffice(t, site, `/admin/news/edit/${id}`);
  await title(page).fill("The admin's own words");
  await page.getByRole("button", { name: "Go on with them" }).click();
  assert.equal(await title(page).inputValue(), "The editor's words");
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  assert.equal(await title(page).inputValue(), "The admin's own words");
});

/** Saves a record beside the open page, as another person does. */
async function saveBeside(path: string, changes: object, as: keyof typeof PASSWORDS = "editor") {
  const headers = { authorization: `Bearer ${await signIn(site, as)}`, "content-type": "application/json" };
  const kept = await (await fetch(`${site.url}/api${path}`, { headers })).json();
  const body = JSON.stringify({ ...changes, version: kept.version });
  const answer = await fetch(`${site.url}/api${path}`, { method: "PUT", headers, body });
  assert.equal(answer.status, 200, await answer.clone().text());
}

test("who restores a draft is asked about what a colleague has saved since it was typed", async (t) => {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Reserves", name_hy: "Պահեստ" });
  const made = await fetch(`${site.url}/api/admin/categories`, { method: "POST", headers, body });
  const { id, slug } = await made.json();
  const page = await openOffice(t, site, `/admin/categories/edit/${id}`);
  const names = page.locator("main input[type=text], main textarea");
  await names.first().fill("Reserves and youth");
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^draft:.*category/.test(key)));
  page.on("dialog", (question) => question.accept());
  await page.goto("about:blank");
  await saveBeside(`/admin/categories/${id}`, { name: "Reserves", name_hy: "Նոր անուն", slug });
  await visitOffice(page, `${site.url}/admin/categories/edit/${id}`);
  await page.getByRole("button", { name: "Restore it" }).click();
  await page.keyboard.press("Control+s");
  await page.getByRole("button", { name: "Save this mix" }).click();
  await page.waitForURL("**/admin/categories");
  const saved = await (await fetch(`${site.url}/api/admin/categories/${id}`, { headers })).json();
  assert.deepEqual([saved.name, saved.name_hy], ["Reserves and youth", "Նոր անուն"]);
});

test("who restores a draft over what is typed by now can take that back", async (t) => {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Cup", name_hy: "Գավաթ" });
  const made = await fetch(`${site.url}/api/admin/categories`, { method: "POST", headers, body });
  const { id } = await made.json();
  const page = await openOffice(t, site, `/admin/categories/edit/${id}`);
  const name = page.locator("main input[type=text]").first();
  await name.fill("Cup of yesterday");
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^draft:.*category/.test(key)));
  page.on("dialog", (question) => question.accept());
  await page.goto("about:blank");
  await visitOffice(page, `${site.url}/admin/categories/edit/${id}`);
  const offer = page.getByRole("button", { name: "Restore it" });
  await offer.waitFor();
  await name.fill("Cup of today");
  await offer.click();
  assert.equal(await name.inputValue(), "Cup of yesterday");
  await offer.click();
  assert.equal(await name.inputValue(), "Cup of today");
});

test("a draft that nobody has decided on is still offered after something else was typed beside it and the page reloaded", async (t) => {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const body = JSON.stringify({ name: "League", name_hy: "Լիգա" });
  const made = await fetch(`${site.url}/api/admin/categories`, { method: "POST", headers, body });
  const { id } = await made.json();
  const page = await openOffice(t, site, `/admin/categories/edit/${id}`);
  const name = page.locator("main input[type=text]").first();
  page.on("dialog", (question) => question.accept());
  const offers = page.getByRole("button", { name: "Restore it" });
  await name.fill("League of yesterday");
  await page.reload();
  await offers.waitFor();
  await name.fill("League of today");
  await page.reload();
  await offers.nth(1).waitFor();
  await offers.nth(1).click();
  assert.equal(await name.inputValue(), "League of yesterday");
  await page.reload();
  await offers.nth(1).waitFor();
  await offers.first().click();
  assert.equal(await name.inputValue(), "League of yesterday", "what was taken is the draft by now");
});

test("what two tabs of one browser type into the same form is a draft of each, until that tab saves or throws it away", async (t) => {
  const page = await openOwn(t, "editor", "/admin/categories/create");
  const other = await page.context().newPage();
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Women", name_hy: "Կանայք" });
  const made = await fetch(`${site.url}/api/admin/categories`, { method: "POST", headers, body });
  const address = `/admin/categories/edit/${(await made.json()).id}`;
  const field = (tab: Page) => tab.locator("main input[type=text]").first();
  const offers = (tab: Page) => tab.getByRole("button", { name: "Restore it" });
  const isKept = (tab: Page, text: string) =>
    tab.waitForFunction((typed) => JSON.stringify(localStorage).includes(typed), text);
  for (const tab of [page, other]) await visitOffice(tab, site.url + address);
  await field(other).fill("Women of the second tab");
  await isKept(other, "Women of the second tab");
  await field(page).fill("Women of the first tab");
  await isKept(page, "Women of the first tab");
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/admin/categories");
  // Restored in the first tab, the second's own words stay the second's.
  await visitOffice(page, site.url + address);
  await offers(page).click();
  assert.equal(await field(page).inputValue(), "Women of the second tab");
  await page.getByRole("link", { name: "Profile" }).first().click();
  await page.getByRole("alertdialog").getByText("24 hours").waitFor();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await other.getByRole("link", { name: "Profile" }).first().click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await visitOffice(other, site.url + address);
  await offers(other).nth(1).waitFor();
  await offers(other).last().click();
  assert.equal(await field(other).inputValue(), "Women of the second tab");

  for (const tab of [page, other]) await visitOffice(tab, `${site.url}/admin/categories/create`);
  await field(page).fill("New in the first");
  await isKept(page, "New in the first");
  await field(other).fill("New in the second");
  await isKept(other, "New in the second");
  const next = await page.context().newPage();
  for (const tab of [page, other]) await tab.close({ runBeforeUnload: false });
  await visitOffice(next, `${site.url}/admin/categories/create`);
  await offers(next).first().click();
  assert.equal(await field(next).inputValue(), "New in the second");
  await offers(next).click();
  assert.equal(await field(next).inputValue(), "New in the first");
});

test("two tabs with different settings, and with an idea each, keep what each has typed", async (t) => {
  const page = await openOwn(t, "editor", "/admin/settings");
  const other = await page.context().newPage();
  await visitOffice(other, `${site.url}/admin/settings`);
  const isKept = (tab: Page, text: string) =>
    tab.waitForFunction((typed) => JSON.stringify(localStorage).includes(typed), text);
  await other.getByLabel("E-mail, EN").fill("second@lions.example");
  await isKept(other, "second@lions.example");
  await page.getByLabel("Phone, EN").fill("+374 00 000 021");
  await isKept(page, "+374 00 000 021");
  await page.keyboard.press("Control+s");
  await page.getByText("All settings saved!").waitFor();
  other.on("dialog", (question) => question.accept());
  await other.reload();
  await other.getByRole("button", { name: "Restore it" }).click();
  assert.equal(await other.getByLabel("E-mail, EN").inputValue(), "second@lions.example");

  const idea = (tab: Page) => tab.getByLabel("What is the idea about?");
  for (const tab of [page, other]) await visitOffice(tab, `${site.url}/admin/calendar`);
  for (const tab of [page, other]) await tab.getByRole("button", { name: "New idea" }).click();
  await idea(other).fill("An idea of the second tab");
  await idea(page).fill("An idea of the first tab");
  await idea(page).press("Enter");
  await idea(page).waitFor({ state: "detached" });
  await other.reload();
  assert.equal(await idea(other).inputValue(), "An idea of the second tab");
});

test("a setting that a colleague saves while one is typed over it is asked about, whatever is loaded anew meanwhile", async (t) => {
  const page = await openOffice(t, site, "/admin/settings");
  const field = page.locator("#settings input").first();
  await field.fill("+374 00 000 004");
  await saveBeside("/admin/settings/contact_phone", { value: "+374 00 000 005" });
  // To look at another tab loads the settings anew.
  await page.getByRole("tab").nth(1).click();
  await page.getByRole("tab").first().click();
  const answer = page.waitForResponse((one) => one.request().method() === "PUT");
  await page.keyboard.press("Control+s");
  assert.equal((await answer).status(), 409);
  const question = page.getByRole("dialog");
  await question.getByText("+374 00 000 005").waitFor();
  await question.getByRole("button", { name: "Save this mix" }).click();
  await page.getByText("1 changed").waitFor({ state: "detached" });
  const headers = { authorization: `Bearer ${await signIn(site)}` };
  const { value } = await (await fetch(`${site.url}/api/admin/settings/contact_phone`, { headers })).json();
  assert.equal(value, "+374 00 000 004");

  // Who keeps the colleague's is shown it, and the next save is over it.
  await field.fill("+374 00 000 008");
  await saveBeside("/admin/settings/contact_phone", { value: "+374 00 000 009" });
  await page.keyboard.press("Control+s");
  await question.getByRole("button", { name: "Keep the saved one" }).click();
  await page.getByText("1 changed").waitFor({ state: "detached" });
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>("#settings input")?.value.endsWith("009"),
  );
  await field.fill("+374 00 000 010");
  const next = page.waitForResponse((one) => one.request().method() === "PUT");
  await page.keyboard.press("Control+s");
  assert.equal((await next).status(), 200);
});

test("what is typed into the table is asked about before another season is chosen for the site", async (t) => {
  const page = await openOffice(t, site, "/admin/table");
  await page.getByRole("button", { name: "Add team" }).click();
  const unsaved = page.getByText(/^Unsaved changes in/);
  await unsaved.waitFor();
  const chosen = page.locator("input[name=hero]");
  await chosen.nth(1).click({ force: true });
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await unsaved.waitFor();
  assert.equal(await chosen.first().isChecked(), true);
});

test("a line-up that is restored asks about what a colleague has saved since it was typed", async (t) => {
  const { matches } = await (await fetch(`${site.url}/api/matches?status=scheduled&limit=2`)).json();
  const address = `/admin/matches/${matches[1].id}/lineup`;
  const formations = (page: Page) => page.getByRole("group", { name: "Formation" }).getByRole("button");
  const page = await openOffice(t, site, address);
  await formations(page).nth(1).click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes(":lineup-")));
  page.on("dialog", (question) => question.accept());
  await page.goto("about:blank");
  const colleague = await openOffice(t, site, address, { as: "editor" });
  await formations(colleague).nth(2).click();
  await colleague.getByRole("button", { name: "Save", exact: true }).click();
  await colleague
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await visitOffice(page, site.url + address);
  await page.getByRole("button", { name: "Restore it" }).click();
  const answer = page.waitForResponse((one) => one.request().method() === "PUT");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  assert.equal((await answer).status(), 409);
});

test("an event or a note that is typed and not added is asked about before the page is saved or left", async (t) => {
  const id = await make("Noted");
  const question = (page: Page) => page.getByRole("alertdialog");
  for (const [path, list, type] of [
    [
      "/admin/matches/edit/20",
      "/admin/matches",
      async (page: Page) => {
        await page.getByLabel("Minute").first().fill("55");
        return page.getByLabel("Minute").first();
      },
    ],
    [
      `/admin/news/edit/${id}`,
      "/admin/news",
      async (page: Page) => {
        await page.getByRole("button", { name: "Note on a paragraph" }).click();
        await page.locator("#notes textarea").fill("Who said this?");
        return page.locator("#notes textarea");
      },
    ],
  ] as const) {
    const page = await openOffice(t, site, path);
    const field = await type(page);
    const typed = await field.inputValue();
    await page.keyboard.press("Control+s");
    await question(page).getByRole("button", { name: "Stay" }).click();
    await page.getByRole("link", { name: /^Back to/ }).click();
    await question(page).getByRole("button", { name: "Stay" }).click();
    assert.equal(await field.inputValue(), typed);
    await page.keyboard.press("Control+s");
    await question(page).getByRole("button", { name: "Save anyway" }).click();
    await page.waitForURL(`**${list}`);
  }
});

test("what is typed in a dialog is asked about before the back button takes it away", async (t) => {
  const page = await openOffice(t, site, "/admin/calendar");
  await page.getByRole("link", { name: "Out together" }).first().click();
  await page.getByRole("button", { name: "New bundle" }).first().click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await name.fill("A transfer");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  assert.equal(await name.inputValue(), "A transfer");
});

test("an event that a colleague has changed meanwhile is shown with that, and what was typed goes over it when saved again", async (t) => {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const call = async (method: string, path: string, json?: object) =>
    (
      await fetch(`${site.url}/api${path}`, {
        ...{ method, headers },
        ...(json ? { body: JSON.stringify(json) } : {}),
      })
    ).json();
  const match_date = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const sides = { home_team_name: "Argishti", away_team_name: "Van", status: "finished" };
  const { id } = await call("POST", "/admin/matches", { ...sides, match_date, home_score: 0, away_score: 0 });
  const card = { event_type: "yellow_card", team_type: "home", minute: 31, player_name: "Aram" };
  const event = await call("POST", `/admin/matches/${id}/events`, card);
  const page = await openOffice(t, site, `/admin/matches/edit/${id}`);
  await page.getByRole("button", { name: /^Edit/ }).last().click();
  await call("PUT", `/admin/matches/${id}/events/${event.id}`, { ...card, minute: 34 });
  const text = page.getByLabel("Description").first();
  await text.fill("For a late tackle");
  await page.getByRole("button", { name: "Save event" }).click();
  await page.getByText("Somebody else has changed this event").waitFor();
  assert.equal(await page.getByLabel("Minute").first().inputValue(), "34", "the colleague's minute");
  assert.equal(await text.inputValue(), "For a late tackle");
  await page.getByRole("button", { name: "Save event" }).click();
  await page.getByText("The event is saved").waitFor();
  const { events } = await call("GET", `/admin/matches/${id}/events`);
  assert.deepEqual([events[0].minute, events[0].description], [34, "For a late tackle"]);
});

test("what is typed into a new bundle and one that is changed is there again after a reload, until it is saved or left", async (t) => {
  const page = await openOffice(t, site, "/admin/bundles");
  page.on("dialog", (question) => question.accept());
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Name");
  const add = page.getByRole("button", { name: "New bundle" });
  const opened = async (button: typeof add) => {
    await untilUsable(page);
    await button.click();
    return name.inputValue();
  };
  await opened(add);
  await name.fill("Kept for the derby");
  await page.reload();
  assert.equal(await opened(add), "Kept for the derby");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  assert.equal(await opened(add), "");
  await name.fill("Kept for the cup");
  await page.reload();
  await opened(add);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await opened(add), "");
  await page.keyboard.press("Escape");
  const change = page
    .locator("li.panel", { hasText: "Kept for the cup" })
    .getByRole("button", { name: "Edit" });
  await opened(change);
  await name.fill("Kept for the final");
  await page.reload();
  assert.equal(await opened(change), "Kept for the final");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Kept for the final").waitFor();
});

test("while a bundle and an idea are on their way nothing more is typed into them, and the cursor stays", async (t) => {
  for (const { path, api, open, label } of [
    { path: "bundles", api: "bundles", open: "New bundle", label: "Name" },
    { path: "calendar", api: "news", open: "New idea", label: "What is the idea about?" },
  ]) {
    const page = await openOffice(t, site, `/admin/${path}`, { as: "editor" });
    await page.getByRole("button", { name: open }).click();
    const field = page.getByLabel(label).last();
    await field.fill("Sent");
    const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
    await page.route(`**/api/admin/${api}`, async (route) => {
      if (route.request().method() === "POST") await isTyped;
      return route.fallback();
    });
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(api));
    await page.getByRole("button", { name: "Save" }).last().click();
    await sent;
    await field.click();
    await page.keyboard.type(" and lost");
    assert.equal(await field.inputValue(), "Sent");
    assert.ok(await field.evaluate((input) => input === document.activeElement));
    typed();
    await field.waitFor({ state: "detached" });
  }
});

test("a reply that was deleted and a record that was typed back to what is saved leave no draft", async (t) => {
  await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ani", email: "ani@mail.example", message: "Is the shop open?" }),
  });
  const messages = await openOffice(t, site, "/admin/messages?filter=all");
  const item = messages.getByRole("listitem").filter({ hasText: "Is the shop open?" });
  await item.getByRole("button", { name: "Reply", exact: true }).click();
  const reply = messages.getByRole("dialog").getByRole("textbox");
  await reply.fill("It is.");
  await messages.waitForFunction(() => JSON.stringify(localStorage).includes("It is."));
  await reply.fill("");
  await messages.waitForFunction(() => !JSON.stringify(localStorage).includes("It is."));

  const page = await openOffice(t, site, "/admin/categories/edit/1");
  const field = page.locator("main input[type=text]").first();
  const saved = await field.inputValue();
  await field.fill("Typed and taken back");
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("Typed and taken back"));
  await field.fill(saved);
  await page.waitForFunction(() => !JSON.stringify(localStorage).includes("Typed and taken back"));
});
