import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import {
  articleSource,
  openOffice,
  signInOnScreen,
  untilUsable,
  visitOffice,
} from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { PASSWORDS, signIn } from "#tests/support/site.ts";

const HALF_A_MINUTE_MS = 31_000;

// A stadium's wireless: what is sent arrives, and its answer does not.

const site = await openSite();

/** The next request to the path is done by the server and never answered; tells the keys of all of them. */
async function loseOneAnswer(
  page: Page,
  path: string,
  { method = "POST", isSilent = false } = {},
): Promise<string[]> {
  const keys: string[] = [];
  await page.route(
    ({ pathname }) => pathname === `/api${path}`,
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      keys.push(route.request().headers()["idempotency-key"] ?? "none");
      if (keys.length > 1) return route.fallback();
      await route.fetch();
      // A browser that hears nothing waits for ever.
      return isSilent ? undefined : route.abort();
    },
  );
  return keys;
}

async function read<Body>(path: string): Promise<Body> {
  const headers = { authorization: `Bearer ${await signIn(site)}` };
  return (await (await fetch(site.url + path, { headers })).json()) as Body;
}

const mailsIn = async () => (await readdir(join(site.dataFolder, "outbox")).catch(() => [])).length;

async function countArticles(title: string): Promise<number> {
  const { news } = await read<{ news: { title: string }[] }>("/api/admin/news");
  return news.filter((article) => article.title === title).length;
}

test("an article whose answer was lost is one article, though the page is loaded anew and its writer signs in again", async (t) => {
  const title = "Buses leave at noon";
  const page = await openPage(t);
  await signInOnScreen(page, site, "editor", PASSWORDS.editor);
  await visitOffice(page, `${site.url}/admin/news/create`);
  const keys = await loseOneAnswer(page, "/admin/news");
  await page.getByLabel("Title", { exact: false }).first().fill(title);
  await (await articleSource(page)).fill("From the north stand.");
  await page.keyboard.press("Control+s");
  await page.getByRole("alert").filter({ hasText: "Check your connection" }).waitFor();
  assert.equal(await countArticles(title), 1, "it is there all the same");

  await page.reload();
  // A page without scripts: the office would go to the sign-in by itself, at the same moment.
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(() => {
    localStorage.removeItem("adminToken");
    localStorage.removeItem("adminUser");
  });
  await page.context().clearCookies();
  await signInOnScreen(page, site, "editor", PASSWORDS.editor);
  await visitOffice(page, `${site.url}/admin/news/create`);
  await page.getByRole("button", { name: "Restore it" }).click();
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/admin/news");
  assert.equal(await countArticles(title), 1);
  assert.deepEqual([keys.length, new Set(keys).size], [2, 1]);

  // Its answer was seen: an equal one that is written now is another article.
  await visitOffice(page, `${site.url}/admin/news/create`);
  await page.getByLabel("Title", { exact: false }).first().fill(title);
  await (await articleSource(page)).fill("From the north stand.");
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/admin/news");
  assert.equal(await countArticles(title), 2);
  assert.equal(new Set(keys).size, 2);
});

test("a draft whose answer was lost and whose tab was closed is one record in the next tab", async (t) => {
  const page = await openOffice(t, site, "/admin/settings/create");
  await loseOneAnswer(page, "/admin/settings");
  await page.getByLabel("Key", { exact: false }).first().fill("club_motto");
  await page.getByLabel("Value (English)").fill("Forward");
  await page.keyboard.press("Control+s");
  await page.getByRole("alert").filter({ hasText: "Check your connection" }).waitFor();
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await visitOffice(next, `${site.url}/admin/settings/create`);
  await next.getByRole("button", { name: "Restore it" }).click();
  await next.keyboard.press("Control+s");
  await next.waitForURL("**/admin/settings");
});

test("what is typed while a draft is on offer is another record, whether that draft reached the server or not", async (t) => {
  const page = await openOffice(t, site, "/admin/honours/create");
  page.on("dialog", (question) => question.accept());
  const open = () => visitOffice(page, `${site.url}/admin/honours/create`);
  const save = async (name?: string) => {
    const field = (nth: number) => page.locator("main input[type=text]").nth(nth);
    if (name) await field(0).fill("2004");
    if (name) await field(1).fill(name);
    await page.keyboard.press("Control+s");
  };
  const isLost = () => page.getByRole("alert").filter({ hasText: "Check your connection" }).waitFor();
  const isSaved = () => page.waitForURL("**/admin/honours");
  const count = async (name: string) => {
    const { honours } = await read<{ honours: { name: string }[] }>("/api/admin/honours");
    return honours.filter((honour) => honour.name === name).length;
  };
  for (const [nth, isCutBefore] of [true, false].entries()) {
    const [first, second] = [`First cup ${nth}`, `Second cup ${nth}`];
    if (isCutBefore) {
      const cut = (route: Route) => (route.request().method() === "POST" ? route.abort() : route.fallback());
      await page.route("**/api/admin/honours", cut, { times: 1 });
    } else await loseOneAnswer(page, "/admin/honours");
    await save(first);
    await isLost();
    assert.equal(await count(first), isCutBefore ? 0 : 1);
    await page.reload();
    await page.getByRole("button", { name: "Restore it" }).waitFor();
    await save(second);
    await isSaved();
    await open();
    await page.getByRole("button", { name: "Restore it" }).click();
    await save();
    await isSaved();
    assert.deepEqual([await count(first), await count(second)], [1, 1], `cut before: ${isCutBefore}`);
    await open();
  }
});

test("a form whose answer never comes, on a line that is dead without a word, says so after half a minute, and is one when it is sent again", async (t) => {
  const fan = await openPage(t);
  const office = await openOffice(t, site, "/admin/settings/create");
  await fan.goto(`${site.url}/contact`, { waitUntil: "networkidle" });
  await office.getByLabel("Key", { exact: false }).first().fill("stand_song");
  await office.getByLabel("Value (English)").fill("Forward");
  await fan.locator("main [name=name]").fill("Sevak");
  await fan.locator("main [name=email]").fill("sevak@fans.example");
  await fan.locator("main [name=message]").fill("Where is the north stand?");
  for (const [page, path, send, done] of [
    [
      office,
      "/admin/settings",
      () => office.keyboard.press("Control+s"),
      () => office.waitForURL("**/admin/settings"),
    ],
    [
      fan,
      "/contact",
      () => fan.locator("main form button").click(),
      () => fan.getByText("Thank you for your message!").waitFor(),
    ],
  ] as const) {
    const keys = await loseOneAnswer(page, path, { isSilent: true });
    await page.clock.install();
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith(path),
    );
    await send();
    await sent;
    await page.clock.runFor(HALF_A_MINUTE_MS);
    await page
      .getByRole("alert")
      .filter({ hasText: /connection|Network error/ })
      .waitFor();
    await send();
    await done();
    assert.deepEqual([keys.length, new Set(keys).size], [2, 1], path);
  }
  const { messages } = await read<{ messages: { name: string }[] }>("/api/admin/messages?limit=200");
  assert.equal(messages.filter(({ name }) => name === "Sevak").length, 1);
});

test("a second press on Save, while the list that follows is still on its way, makes no second record", async (t) => {
  for (const [path, name] of [
    ["honours", "Cup of the Two Presses"],
    ["players", "Twopressyan"],
  ] as const) {
    const page = await openOffice(t, site, `/admin/${path}/create`);
    const sent: string[] = [];
    await page.route(`**/api/admin/${path}`, (route) => {
      if (route.request().method() === "POST") sent.push(route.request().url());
      return route.fallback();
    });
    const field = (nth: number) => page.locator("main input[type=text]").nth(nth);
    if (path === "players") {
      for (const [nth, text] of ["Gor", "Գոռ", name, "Երկուսյան"].entries()) await field(nth).fill(text);
      await page.locator("main select").first().selectOption({ index: 1 });
    } else {
      await field(0).fill("2001");
      await field(1).fill(name);
    }
    const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
    await page.route("**/*", async (route) => {
      if (route.request().method() === "GET") await isPressed;
      return route.fallback();
    });
    await page.keyboard.press("Control+s");
    await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
    assert.equal(new URL(page.url()).pathname, `/admin/${path}/create`, "the list is not there yet");
    if (path === "honours") await field(1).fill(`${name}, put right`);
    await page.keyboard.press("Control+s");
    // What was typed after the answer is neither a second record nor gone.
    if (path === "honours") await page.getByText(/kept as a draft/).waitFor();
    await page.getByRole("button", { name: /^Save/ }).filter({ visible: true }).first().click();
    pressed();
    await page.waitForURL(`**/admin/${path}`);
    await page.locator("main").getByText(name).first().waitFor();
    assert.equal(sent.length, 1, path);
  }
});

test("a setting is saved once, however often Save is pressed until the list is there", async (t) => {
  const { id } = await read<{ id: number }>("/api/admin/settings/contact_address");
  const page = await openOffice(t, site, `/admin/settings/edit/${id}`);
  const sent: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "PUT") sent.push(answer.status());
  });
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>();
  await page.route("**/api/admin/settings", async (route) => {
    await isPressed;
    return route.fallback();
  });
  await page.locator("main input[type=text]:not([readonly])").first().fill("12 Once Street");
  await page.evaluate(() => {
    for (let press = 0; press < 4; press += 1)
      dispatchEvent(new KeyboardEvent("keydown", { code: "KeyS", ctrlKey: true, cancelable: true }));
  });
  await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Control+s");
  await page.waitForTimeout(300);
  pressed();
  await page.waitForURL("**/admin/settings");
  assert.deepEqual(sent, [200]);
});

test("a goal whose answer was lost is one goal; one that was changed meanwhile says that the first is there", async (t) => {
  const { matches } = await read<{ matches: { id: number }[] }>("/api/matches?status=scheduled&limit=1");
  const path = `/admin/matches/${matches[0]?.id}/events`;
  const page = await openOffice(t, site, `/admin/matches/edit/${matches[0]?.id}`, { as: "editor" });
  await loseOneAnswer(page, path);
  const enter = async (minute: string) => {
    await page.getByRole("button", { name: "+ Goal" }).click();
    await page.getByLabel("Team type").selectOption("home");
    await page.getByLabel("Minute").fill(minute);
    await page.getByLabel("Player: Name").fill("Gor Hakhverdyan");
    await page.getByRole("button", { name: "Add event" }).click();
  };
  const minutes = async () =>
    (await read<{ events: { minute: number }[] }>(`/api${path}`)).events.map(({ minute }) => minute);
  await enter("11");
  const fault = page.getByRole("alert").filter({ hasText: "Check your connection" });
  await fault.waitFor();
  const isInWindow = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  assert.ok(await fault.evaluate(isInWindow), "where the button was pressed, not at the top of the form");
  await page.reload();
  await enter("12");
  await page.getByRole("alert").filter({ hasText: "was saved already" }).waitFor();
  assert.deepEqual(await minutes(), [11]);
  await page.getByRole("button", { name: "Add event" }).click();
  await page.getByRole("button", { name: "Delete: 12′" }).waitFor();
  assert.deepEqual(await minutes(), [11, 12]);
});

test("a reply whose answer was lost is one mail, also when it is sent after a reload", async (t) => {
  await fetch(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ani", email: "ani@mail.example", message: "Where is the umbrella?" }),
  });
  const { messages } = await read<{ messages: { id: number }[] }>("/api/admin/messages");
  const page = await openOffice(t, site, "/admin/messages?filter=all");
  const keys = await loseOneAnswer(page, `/admin/messages/${messages[0]?.id}/reply`);
  const before = await mailsIn();
  const item = page.getByRole("listitem").filter({ hasText: "Where is the umbrella?" });
  const open = () => item.getByRole("button", { name: "Reply", exact: true }).click();
  await open();
  await page.getByRole("dialog").getByRole("textbox").fill("It waits at the gate.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await page.getByRole("dialog").getByRole("alert").waitFor();
  await page.reload();
  await open();
  await page.getByRole("dialog").getByRole("textbox").fill("It waits at the gate.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.deepEqual([keys.length, new Set(keys).size], [2, 1]);
  assert.equal((await mailsIn()) - before, 1);
});

test("a reply that is being sent is said to be, and offers neither to send it again nor to discard it", async (t) => {
  const page = await openOffice(t, site, "/admin");
  const letter = {
    id: 1,
    version: 2,
    name: "Narine",
    email: "narine@mail.example",
    message: "When does the gate open?",
    created_at: "2026-03-11T09:00:00.000Z",
    reply_text: "At two.",
    reply_status: "failed",
    reply_next_try_at: "2026-03-11T09:06:00.000Z",
  };
  let is_reply_under_way = true;
  // The mail server of the tests is too quick to be seen at it.
  await page.route("**/api/admin/messages?*", async (route) => {
    const answer = await route.fetch();
    const json = { ...(await answer.json()), messages: [{ ...letter, is_reply_under_way }] };
    await route.fulfill({ response: answer, json });
  });
  await visitOffice(page, `${site.url}/admin/messages?filter=all`);
  const item = page.getByRole("listitem").filter({ hasText: letter.message });
  await item.getByText("The reply is being sent at this moment.").waitFor();
  assert.equal(await item.getByRole("button", { name: /Send again|Discard/ }).count(), 0);
  is_reply_under_way = false;
  await page.reload();
  await item.getByRole("button", { name: "Discard the reply" }).waitFor();
});

test("somebody who is invited twice, because the first answer was lost, gets one mail and one link", async (t) => {
  const page = await openOffice(t, site, "/admin/accounts");
  await loseOneAnswer(page, "/admin/accounts");
  const before = await mailsIn();
  await page.getByRole("button", { name: "Add user" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill("narek");
  await dialog.getByLabel("E-mail").fill("narek@club.example");
  const send = dialog.getByRole("button", { name: "Add and make the link" });
  await send.click();
  await dialog.getByRole("alert").waitFor();
  await send.click();
  await page.getByText(/\/admin\/link\//).waitFor();
  assert.equal((await mailsIn()) - before, 1);
});

test("a note and its answer, each lost on the way back and sent again from the next tab, are one each", async (t) => {
  const path = "/admin/record-notes/articles/1";
  const page = await openOffice(t, site, "/admin/news/edit/1", { as: "editor" });
  const notes = async () =>
    (await read<{ notes: { id: number; text: string; answers: { text: string }[] }[] }>(`/api${path}`)).notes;
  const lost = (one: Page) => one.getByText("Check your connection").first().waitFor();
  const send = (one: Page) => one.locator("#notes").getByRole("button", { name: "Send" }).click();
  const nextTab = async (one: Page) => {
    const next = await one.context().newPage();
    await one.close({ runBeforeUnload: false });
    await visitOffice(next, `${site.url}/admin/news/edit/1`);
    return next;
  };
  await loseOneAnswer(page, path);
  await page.getByRole("button", { name: "Note on a paragraph" }).click();
  await page.locator("#notes").getByLabel("Note", { exact: true }).fill("Is the name right?");
  await send(page);
  await lost(page);
  const second = await nextTab(page);
  await send(second);
  await second.getByRole("button", { name: "Note on a paragraph" }).waitFor();
  const [note, ...more] = await notes();
  assert.deepEqual([note?.text, more.length], ["Is the name right?", 0]);

  await loseOneAnswer(second, `/admin/notes/${note?.id}/answers`);
  await second.locator("#notes").getByRole("button", { name: "Answer" }).click();
  await second.locator("#notes").getByLabel("Answer", { exact: true }).fill("It is.");
  await send(second);
  await lost(second);
  const third = await nextTab(second);
  await send(third);
  await third.locator("#notes").getByRole("button", { name: "Answer" }).waitFor();
  assert.deepEqual(
    (await notes())[0]?.answers.map(({ text }) => text),
    ["It is."],
  );
});

test("a letter to the club whose answer was lost is one letter, with scripts and without", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/contact`, { waitUntil: "networkidle" });
  await loseOneAnswer(page, "/contact");
  const write = async () => {
    await page.locator("main [name=name]").fill("Aram");
    await page.locator("main [name=email]").fill("aram@fans.example");
    await page.locator("main [name=message]").fill("When are season tickets sold?");
    await page.locator("main form button").click();
  };
  await write();
  await page.getByRole("alert").waitFor();
  // Who sends by keyboard sends again with the next key.
  assert.equal(await page.evaluate(() => document.activeElement?.matches("main form button")), true);
  await page.reload({ waitUntil: "networkidle" });
  await write();
  await page.getByText("Thank you for your message!").waitFor();
  const count = async (name: string) => {
    const { messages } = await read<{ messages: { name: string }[] }>("/api/admin/messages?limit=200");
    return messages.filter((message) => message.name === name).length;
  };
  assert.equal(await count("Aram"), 1);

  const form = {
    name: "Hayk",
    email: "hayk@fans.example",
    message: "And for the away match?",
    started_at: "1",
  };
  const post = (fields: object) =>
    fetch(`${site.url}/contact`, { method: "POST", body: new URLSearchParams({ ...form, ...fields }) });
  assert.deepEqual([(await post({})).status, (await post({})).status], [200, 200]);
  assert.equal(await count("Hayk"), 1);
  await post({ message: "And for the last one?" });
  assert.equal(await count("Hayk"), 2);
});

test("the newsletter's form sends one mail for a lost answer, with scripts and without", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/stadium`, { waitUntil: "networkidle" });
  await loseOneAnswer(page, "/newsletter/subscribe");
  const before = await mailsIn();
  const form = page.locator("footer form");
  await form.getByRole("textbox").fill("nane@fans.example");
  await form.getByRole("button").click();
  await form.getByText("Could not subscribe").waitFor();
  await form.getByRole("button").click();
  await form.getByText("Check your inbox").waitFor();
  assert.equal((await mailsIn()) - before, 1);
  const post = () =>
    fetch(`${site.url}/newsletter`, {
      method: "POST",
      body: new URLSearchParams({ email: "lilit@fans.example" }),
    });
  assert.deepEqual([(await post()).status, (await post()).status], [200, 200]);
  assert.equal((await mailsIn()) - before, 2);
});

test("an idea of the calendar and a bundle whose answers were lost are one each", async (t) => {
  const page = await openOffice(t, site, "/admin/calendar", { as: "editor" });
  const ideas = await loseOneAnswer(page, "/admin/news");
  await page.getByRole("button", { name: "New idea" }).click();
  const idea = page.locator("form").filter({ has: page.getByRole("button", { name: "Save" }) });
  await idea.getByRole("textbox").fill("Who drives the team bus");
  await idea.getByRole("button", { name: "Save" }).click();
  await page.getByText("Check your connection").waitFor();
  await idea.getByRole("button", { name: "Save" }).click();
  await idea.waitFor({ state: "detached" });
  assert.equal(await countArticles("Who drives the team bus"), 1);
  assert.deepEqual([ideas.length, new Set(ideas).size], [2, 1]);

  await visitOffice(page, `${site.url}/admin/bundles`);
  await loseOneAnswer(page, "/admin/bundles");
  await page.getByRole("button", { name: "New bundle" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").first().fill("Season ticket day");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Check your connection").waitFor();
  await dialog.getByRole("button", { name: "Save" }).dblclick();
  await dialog.waitFor({ state: "detached" });
  const { bundles } = await read<{ bundles: { name: string }[] }>("/api/admin/bundles");
  assert.equal(bundles.filter(({ name }) => name === "Season ticket day").length, 1);
});

test("a change whose answer was lost is saved by the next press: one's own save is nobody's that came first", async (t) => {
  const page = await openOffice(t, site, "/admin/partners?partner=1", { as: "editor" });
  await loseOneAnswer(page, "/admin/partners/1", { method: "PUT" });
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").first().fill("Sardar Stone and Sons");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByRole("alert").filter({ hasText: "Check your connection" }).waitFor();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Sardar Stone and Sons").first().waitFor();
});

test("a setting whose answer was lost among the others is saved by the next press, too", async (t) => {
  const { id } = await read<{ id: number }>("/api/admin/settings/contact_phone");
  const page = await openOffice(t, site, "/admin/settings", { as: "editor" });
  await loseOneAnswer(page, `/admin/settings/${id}`, { method: "PUT" });
  await page.getByLabel("Phone, EN").fill("+374 00 000 010");
  await page.keyboard.press("Control+s");
  await page.getByText(/Not saved: contact_phone/).waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("All settings saved!").waitFor();
  await page.getByText("1 changed").waitFor({ state: "detached" });
  assert.equal(await page.getByRole("alert").filter({ visible: true }).count(), 0);
});

test("a change of a goal whose answer was lost is saved by the next press, too", async (t) => {
  const { matches } = await read<{ matches: { id: number }[] }>("/api/matches?status=finished&limit=1");
  const path = `/admin/matches/${matches[0]?.id}/events`;
  const { events } = await read<{ events: { id: number }[] }>(`/api${path}`);
  const page = await openOffice(t, site, `/admin/matches/edit/${matches[0]?.id}`, { as: "editor" });
  await loseOneAnswer(page, `${path}/${events[0]?.id}`, { method: "PUT" });
  await page
    .getByRole("button", { name: /^Edit: \d+/ })
    .first()
    .click();
  await page.getByLabel("Description", { exact: true }).fill("From the corner");
  const save = page.getByRole("button", { name: "Save event" });
  await save.click();
  await page.getByRole("alert").filter({ hasText: "Check your connection" }).waitFor();
  await save.click();
  await page.getByText("The event is saved").waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
});

test("a bundle whose answer was lost is one when it is saved again after a reload, and gone from the next tab", async (t) => {
  const page = await openOffice(t, site, "/admin/bundles");
  page.on("dialog", (question) => void question.accept());
  const keys = await loseOneAnswer(page, "/admin/bundles");
  const name = "Day of the open stand";
  const open = async (tab: Page) => {
    await tab.getByRole("button", { name: "New bundle" }).click();
    return tab.getByRole("dialog").getByRole("textbox").first();
  };
  const save = (tab: Page) => tab.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await (await open(page)).fill(name);
  await save(page);
  await page.getByText("Check your connection").waitFor();
  const next = await page.context().newPage();
  await visitOffice(next, `${site.url}/admin/bundles`);
  await page.reload();
  await untilUsable(page);
  for (const tab of [page, next]) assert.equal(await (await open(tab)).inputValue(), name);
  await save(page);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await next.getByRole("dialog").getByRole("textbox").first().inputValue(), "", "it is saved");
  const { bundles } = await read<{ bundles: { name: string }[] }>("/api/admin/bundles");
  assert.equal(bundles.filter((bundle) => bundle.name === name).length, 1);
  assert.deepEqual([keys.length, new Set(keys).size], [2, 1]);
});

test("a draft that is on offer in a second tab is one record with the first, though the first's answer was lost", async (t) => {
  const page = await openOffice(t, site, "/admin/settings/create");
  const other = await page.context().newPage();
  const key = (tab: Page) => tab.getByLabel("Key", { exact: false }).first();
  const offer = other.getByRole("button", { name: "Restore it" });
  const type = async (text: string) => {
    await key(page).fill(text);
    await page.getByLabel("Value (English)").fill("Forward");
    await page.waitForFunction((typed) => JSON.stringify(localStorage).includes(typed), text);
    await visitOffice(other, `${site.url}/admin/settings/create`);
    await offer.waitFor();
  };
  // What its own tab has saved is offered no longer.
  await type("club_answer");
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/admin/settings");
  await offer.waitFor({ state: "detached" });

  await visitOffice(page, `${site.url}/admin/settings/create`);
  await type("club_call");
  const keys = await loseOneAnswer(page, "/admin/settings");
  await page.keyboard.press("Control+s");
  await page.getByRole("alert").filter({ hasText: "Check your connection" }).waitFor();
  await offer.click();
  assert.equal(await key(other).inputValue(), "club_call");
  const sent = other.waitForRequest(
    (request) => request.method() === "POST" && /settings$/.test(request.url()),
  );
  await other.keyboard.press("Control+s");
  assert.equal((await sent).headers()["idempotency-key"], keys[0]);
  await other.waitForURL("**/admin/settings");
});

test("an idea that stands in a second tab is one with the first, though the first's answer was lost", async (t) => {
  const page = await openOffice(t, site, "/admin/calendar", { as: "editor" });
  const other = await page.context().newPage();
  const idea = (tab: Page) => tab.getByLabel("What is the idea about?");
  await page.getByRole("button", { name: "New idea" }).click();
  await idea(page).fill("Who paints the gate");
  await visitOffice(other, `${site.url}/admin/calendar`);
  assert.equal(await idea(other).inputValue(), "Who paints the gate");
  await loseOneAnswer(page, "/admin/news");
  await idea(page).press("Enter");
  await page.getByText("Check your connection").waitFor();
  await idea(other).press("Enter");
  await idea(other).waitFor({ state: "detached" });
  assert.equal(await countArticles("Who paints the gate"), 1);
});
