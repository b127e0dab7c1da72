import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openOffice, untilUsable, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

// From a draft in Armenian to the approval by somebody without an account; and what is typed, on every device.

const site = await openSite();

const PHONE = { viewport: { width: 390, height: 844 }, locale: "hy-AM" };

const title = (page: Page) => page.getByLabel(/^(Title|Վերնագիր)/).first();

async function make(json: object): Promise<{ id: number; slug: string }> {
  const headers = {
    authorization: `Bearer ${await signIn(site, "editor")}`,
    "content-type": "application/json",
  };
  const answer = await fetch(`${site.url}/api/admin/news`, {
    method: "POST",
    headers,
    body: JSON.stringify(json),
  });
  assert.equal(answer.status, 201);
  return answer.json();
}

test("the director approves an Armenian draft on a phone without an account, and the officer sees it at once", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor", locale: "hy-AM" });
  await title(page).fill("Երեք փոփոխություն");
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/admin/news");
  await page.locator("main a:visible", { hasText: "Երեք փոփոխություն" }).first().click();
  await page.getByRole("button", { name: "Նախադիտման հղում" }).click();
  await page.getByLabel("Ում համար").fill("Հովիկ");
  await page.getByLabel("Ում համար").blur();
  await page.getByRole("img", { name: "QR կոդ՝ նախադիտման հասցեով" }).waitFor();
  const url = await page.getByRole("textbox", { name: "Նախադիտման հասցեն" }).inputValue();
  await page.keyboard.press("Escape");

  assert.match(
    new URL(url).pathname,
    /^\/hy\/preview\//,
    "the director reads what was written, in its language",
  );

  const phone = await openPage(t, PHONE);
  const opened = await phone.goto(new URL(url).pathname.replace(/^/, site.url));
  assert.equal(opened?.status(), 200);
  assert.match(opened?.headers()["cache-control"] ?? "", /no-store/);
  await phone.getByRole("heading", { level: 1, name: "Երեք փոփոխություն" }).waitFor();
  assert.ok(!(await phone.locator("text=View site").count()));
  const over = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${over} pixels too wide`);
  await phone.getByRole("link", { name: "Հաստատել" }).click();
  const sheet = phone.getByRole("dialog");
  assert.equal(await sheet.getByLabel("Ձեր անունը").inputValue(), "Հովիկ");
  await sheet.getByRole("button", { name: "Հաստատել" }).click();
  await phone.getByText("Հաստատված է, շնորհակալություն").waitFor();
  await page.locator(".notice").filter({ hasText: "Հովիկ՝ հաստատված է" }).waitFor();
  const foot = await phone.getByText("Հաստատված է, շնորհակալություն").boundingBox();
  assert.ok((foot?.y ?? 0) > 844 - 130, `the answer stands at ${foot?.y}, not at the screen's foot`);
  await title(page).fill("Չորս փոփոխություն");
  await page.locator(".notice").filter({ hasText: "Հովիկ՝ հաստատվել է նախորդ տարբերակը" }).waitFor();
  await title(page).fill("Երեք փոփոխություն");
  await page.locator(".notice").filter({ hasText: "Հովիկ՝ հաստատված է" }).waitFor();

  await visitOffice(page, `${site.url}/admin`);
  await page.getByText("Հովիկ՝ հաստատված է").first().waitFor();
  await phone.getByRole("button", { name: "Հետարկել" }).click();
  await phone.getByRole("link", { name: "Հաստատել" }).waitFor();
});

test("a wish for a change works without scripts, and arrives at its paragraph", async (t) => {
  const { id } = await make({ title: "Gates", content: "Hakhverdyan starts.\n\nThe gates open at five." });
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await page.getByRole("button", { name: "Preview link" }).click();
  const url = await page.getByRole("textbox", { name: "Address of the preview" }).inputValue();
  await page.keyboard.press("Escape");
  const phone = await openPage(t, { ...PHONE, javaScriptEnabled: false });
  await phone.goto(site.url + new URL(url).pathname);
  await phone.getByRole("link", { name: "Please change" }).click();
  await phone.getByLabel("A paragraph").selectOption({ label: "2. The gates open at five." });
  await phone.getByLabel("Your words").fill("Say six.");
  await phone.getByLabel("Your name").fill("   ");
  await phone.getByRole("button", { name: "Send" }).click();
  await phone.getByRole("alert").waitFor();
  assert.equal(await phone.getByLabel("Your words").inputValue(), "Say six.", "what was typed comes back");
  await phone.getByLabel("Your name").fill("Hovik");
  // The first reading that the news of it brings is lost on its way.
  await page.route("**/api/admin/record-notes/**", (route) => route.abort(), { times: 1 });
  await phone.getByRole("button", { name: "Send" }).click();
  await phone.getByText("Sent, thank you").waitFor();
  const note = page.locator("#notes li").filter({ hasText: "Say six." });
  await note.getByText("The gates open at five.").waitFor();
  await note.getByRole("button", { name: "Dealt with" }).click();
  await note.getByRole("button", { name: "Open again" }).waitFor();
});

test("a wish that is sent without a network stays typed, and arrives once when it is sent again", async (t) => {
  const { id } = await make({ title: "Turnstiles", content: "They open at five." });
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await page.getByRole("button", { name: "Preview link" }).click();
  const url = await page.getByRole("textbox", { name: "Address of the preview" }).inputValue();
  await page.keyboard.press("Escape");
  const phone = await openPage(t, PHONE);
  await phone.goto(site.url + new URL(url).pathname.replace(/^\/hy/, ""));
  await phone.getByRole("link", { name: "Please change" }).click();
  await phone.getByLabel("Your words").fill("Say six.");
  await phone.getByLabel("Your name").fill("Hovik");
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "Send" }).click();
  await phone.getByRole("alert").filter({ hasText: "Your words are still here" }).waitFor();
  assert.equal(await phone.getByLabel("Your words").inputValue(), "Say six.");
  await phone.context().setOffline(false);
  await phone.getByRole("button", { name: "Send" }).click();
  await phone.getByText("Sent, thank you").waitFor();
  await page.getByText("Say six.").first().waitFor();
  assert.equal(await page.getByText("Say six.").count(), 1);
});

test("a wish that is one endless word leaves the form as wide as the screen", async (t) => {
  const { id } = await make({ title: "A wish without spaces", content: "Two late goals." });
  const headers = {
    authorization: `Bearer ${await signIn(site, "editor")}`,
    "content-type": "application/json",
  };
  const path = `${site.url}/api/admin/previews/articles/${id}`;
  const made = await fetch(path, { method: "POST", headers, body: "{}" });
  const { url } = (await made.json()) as { url: string };
  const body = new URLSearchParams({ answer: "changes", name: "W".repeat(80), text: "W".repeat(1000) });
  const sent = await fetch(url, { method: "POST", body, redirect: "manual" });
  assert.equal(sent.status, 303);
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  const wish = page.locator(".notice").filter({ hasText: "asks for a change" });
  const { scroll, client } = await wish.evaluate((one) => ({
    scroll: one.scrollWidth,
    client: one.clientWidth,
  }));
  assert.ok(scroll <= client, `its words take ${scroll} pixels of ${client}`);
});

test("a link that was ended shows the club's telephone and nothing of the article", async (t) => {
  const { id } = await make({ title: "Nobody reads this", content: "Text." });
  const headers = {
    authorization: `Bearer ${await signIn(site, "editor")}`,
    "content-type": "application/json",
  };
  const call = async (method: string, path: string, body?: object) =>
    (
      await fetch(`${site.url}/api/admin${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    ).json();
  const link = await call("POST", `/previews/articles/${id}`, {});
  await call("DELETE", `/preview-links/${link.id}`);
  const path = new URL(link.url).pathname;
  for (const address of [path, `/hy${path}`, `${path}.data`]) {
    const answer = await fetch(site.url + address, { headers: { accept: "text/html" } });
    const text = await answer.text();
    assert.equal(answer.status, 410, address);
    assert.ok(!text.includes("Nobody reads"), address);
    assert.match(answer.headers.get("x-robots-tag") ?? "", /noindex/);
    assert.equal(answer.headers.get("referrer-policy"), "no-referrer");
  }
  const page = await openPage(t);
  await page.goto(site.url + path);
  await page.getByRole("heading", { name: "This preview has ended" }).waitFor();
  assert.match(
    (await page.getByRole("link", { name: /Telephone/ }).getAttribute("href")) ?? "",
    /^tel:\+?\d+$/,
  );
  const guessed = await fetch(`${site.url}/preview/${"x".repeat(43)}`, { headers: { accept: "text/html" } });
  assert.equal(guessed.status, 404);
});

test("what is typed over a published article goes on in another browser, and readers see the live version", async (t) => {
  const { id, slug } = await make({ title: "Derby day", content: "Two late goals.", is_published: true });
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await title(page).fill("Derby night");
  await page.getByText("your changes are not out").waitFor();
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Publish changes" }).waitFor();
  const live = await (await fetch(`${site.url}/news/${slug}`)).text();
  assert.ok(live.includes("Derby day") && !live.includes("Derby night"));
  await page.close({ runBeforeUnload: false });

  const other = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await other.getByText("You go on with what you typed").waitFor();
  assert.equal(await title(other).inputValue(), "Derby night");
  await other.getByRole("button", { name: "Discard my changes" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Discard my changes" }).click();
  assert.equal(await title(other).inputValue(), "Derby day");
  await other.locator("[aria-live=polite]").getByRole("button", { name: "Undo" }).click();
  assert.equal(await title(other).inputValue(), "Derby night");
  await other.keyboard.press("Control+s");
  await other.waitForURL("**/admin/news");
  assert.ok((await (await fetch(`${site.url}/news/${slug}`)).text()).includes("Derby night"));
});

test("without a network what is typed stays on this computer, and leaves it when the network is back", async (t) => {
  const { id } = await make({ title: "Under the stand", content: "Text." });
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await page.context().setOffline(true);
  await title(page).fill("Under the east stand");
  await page.getByText("Not saved, kept on this computer").first().waitFor();
  await page.context().setOffline(false);
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor();
  await page.goto(`${site.url}/robots.txt`);
  await page.goto(`${site.url}/admin/news/edit/${id}`);
  await untilUsable(page);
  assert.equal(await title(page).inputValue(), "Under the east stand");
});

test("what was typed without a network in a tab that was closed stays on offer beside what the server has of before", async (t) => {
  const { id } = await make({ title: "Before the cut", content: "Text." });
  const page = await openOffice(t, site, `/admin/news/edit/${id}`, { as: "editor" });
  await title(page).fill("Typed with a network");
  await page
    .getByText(/^Saved \d/)
    .first()
    .waitFor();
  const context = page.context();
  await context.setOffline(true);
  await title(page).fill("Typed without a network");
  await page.getByText("Not saved, kept on this computer").first().waitFor();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.clock.install();
  await later.goto(`${site.url}/admin/news/edit/${id}`);
  await untilUsable(later);
  assert.equal(await title(later).inputValue(), "Typed with a network");
  const offer = later.getByRole("button", { name: "Restore it" });
  await offer.waitFor();
  // Longer than it takes until a form is kept in the browser.
  await later.clock.runFor(5000);
  await offer.click();
  assert.equal(await title(later).inputValue(), "Typed without a network");
});
