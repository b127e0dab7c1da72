import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { openPage } from "#tests/support/browser.ts";
import { openOffice, untilUsable, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

// The library of pictures: uploaded, described, chosen, seen, replaced.

const site = await openSite();

/** A picture of its own colours, as a camera or a phone would name it. */
async function photo(name: string, ground: string, figure: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="100%" height="100%" fill="${ground}"/><circle cx="400" cy="500" r="300" fill="${figure}"/></svg>`;
  return { name, mimeType: "image/jpeg", buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() };
}

test("a picture goes from the library onto a page with its words, and another file takes its place there", async (t) => {
  const page = await openOffice(t, site, "/admin/media");
  const scarf = await photo("scarf.jpg", "#7c0b2a", "#f69e4d");
  const lying = { name: "lying.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page
    .locator("input[type=file][multiple]")
    .setInputFiles([scarf, await photo("pitch.jpg", "#2f7d3b", "#eeeeee"), lying]);
  await page.getByText("Uploaded 2 of 3").waitFor();
  await page.getByRole("alert").filter({ hasText: "Please select an image file" }).waitFor();
  await page.getByRole("button", { name: "Close the list" }).click();

  await page.getByRole("searchbox", { name: "File name" }).fill("scarf");
  await page.getByRole("link", { name: /pitch/ }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: /scarf/ }).click();
  const description = page.getByLabel("Description (English)");
  await description.fill("A scarf in the south end");
  await page.getByRole("textbox", { name: "Author" }).fill("Suren Metaksya");
  const saved = (field: string) =>
    page.waitForResponse(
      (answer) =>
        answer.request().method() === "PATCH" && (answer.request().postData()?.includes(field) ?? false),
    );
  const isSaved = saved("credit");
  await page.getByRole("textbox", { name: "Title" }).focus();
  await isSaved;
  const point = page.getByRole("button", { name: /Focal point/ });
  const isMoved = saved('"focal_y":49');
  await point.press("Shift+ArrowLeft");
  await point.press("ArrowUp");
  await page.getByRole("button", { name: /Focal point: 40% from the left, 49%/ }).waitFor();
  await isMoved;

  await visitOffice(page, `${site.url}/admin/news/edit/1`);
  await page.getByRole("button", { name: "Library" }).click();
  const dialog = page.getByRole("dialog", { name: "Cover image" });
  await dialog.getByRole("button", { name: /scarf/ }).click();
  await dialog.getByRole("button", { name: "Use it" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/admin/news");
  const slug = new URL((await fetch(`${site.url}/news/1`)).url).pathname;
  const reader = await openPage(t);
  await reader.goto(site.url + slug);
  const cover = reader.getByRole("img", { name: "A scarf in the south end" });
  assert.match((await cover.getAttribute("style")) ?? "", /40% 49%/);
  await reader.getByText("Photo: Suren Metaksya").waitFor();
  const before = await cover.getAttribute("src");

  await visitOffice(page, `${site.url}/admin/media?search=scarf`);
  await page.getByRole("link", { name: /scarf/ }).click();
  assert.ok(await page.getByRole("button", { name: "Delete: first take it out of 1 place" }).isDisabled());
  await page
    .locator("aside input[type=file]")
    .setInputFiles(await photo("scarf-new.jpg", "#102040", "#ffffff"));
  await page.getByRole("alertdialog").getByRole("button", { name: "Replace the file" }).click();
  await page.getByText("The file is replaced").waitFor();
  await reader.reload();
  await cover.waitFor();
  assert.notEqual(await cover.getAttribute("src"), before);
});

test("a picture's field that somebody else has saved meanwhile is asked about, another one is not", async (t) => {
  const page = await openOffice(t, site, "/admin/media");
  await page
    .locator("input[type=file][multiple]")
    .setInputFiles([await photo("banner.jpg", "#123456", "#fedcba")]);
  await page.getByRole("button", { name: "Close the list" }).click();
  await page.getByRole("link", { name: /banner/ }).click();
  const author = page.getByRole("textbox", { name: "Author" });
  await author.waitFor();
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const path = `${site.url}/api${new URL(page.url()).pathname}`;
  const colleague = (said: object) =>
    fetch(path, { method: "PATCH", headers, body: JSON.stringify(said) }).then((answer) => answer.json());
  const stored = async () => (await fetch(path, { headers })).json();

  await colleague({ credit: "Colleague" });
  await author.fill("Mine");
  await author.blur();
  const asked = page.getByRole("dialog", { name: "Someone saved this first" });
  await asked.waitFor();
  assert.equal((await stored()).credit, "Colleague");
  await asked.getByRole("button", { name: "Keep the saved one" }).click();
  await asked.waitFor({ state: "detached" });
  assert.equal(await author.inputValue(), "Colleague");

  await colleague({ alt: "A banner" });
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.status() === 200,
  );
  await author.fill("Both of us");
  await author.blur();
  await saved;
  const { credit, alt } = await stored();
  assert.deepEqual([credit, alt], ["Both of us", "A banner"]);
});

test("what is typed in a field of a picture while another one is saved is asked about where a colleague has saved it since", async (t) => {
  const page = await openOffice(t, site, "/admin/media");
  await page
    .locator("input[type=file][multiple]")
    .setInputFiles([await photo("flag.jpg", "#103050", "#f0d0b0")]);
  await page.getByRole("button", { name: "Close the list" }).click();
  await page.getByRole("link", { name: /flag/ }).click();
  const [author, title] = ["Author", "Title"].map((name) => page.getByRole("textbox", { name, exact: true }));
  await author!.waitFor();
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const path = `${site.url}/api${new URL(page.url()).pathname}`;
  // The title's save is on its way while the author is typed.
  const isHeld = Promise.withResolvers<void>();
  await page.route("**/api/admin/media/*", async (route) => {
    if (route.request().method() === "PATCH") await isHeld.promise;
    await route.continue();
  });
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.status() === 200,
  );
  await title!.fill("The flag");
  await title!.blur();
  await author!.fill("Mine");
  await fetch(path, { method: "PATCH", headers, body: JSON.stringify({ credit: "Colleague" }) });
  const anew = page.waitForResponse((answer) => answer.request().method() === "GET" && answer.url() === path);
  isHeld.resolve();
  await saved;
  await anew;
  await page.unroute("**/api/admin/media/*");
  await author!.blur();
  const asked = page.getByRole("dialog", { name: "Someone saved this first" });
  await asked.getByText("Colleague").waitFor();
  assert.equal((await (await fetch(path, { headers })).json()).credit, "Colleague");
  await asked.getByRole("button", { name: "Keep the saved one" }).click();
  await asked.waitFor({ state: "detached" });
  assert.deepEqual([await author!.inputValue(), await title!.inputValue()], ["Colleague", "The flag"]);
});

test("what is typed for a picture is saved by Ctrl+S, and asked about before it is left unsaved", async (t) => {
  const page = await openOffice(t, site, "/admin/media");
  await page
    .locator("input[type=file][multiple]")
    .setInputFiles([
      await photo("stand.jpg", "#345612", "#fabc12"),
      await photo("gate.jpg", "#561234", "#12fabc"),
    ]);
  await page.getByRole("button", { name: "Close the list" }).click();
  await page.getByRole("link", { name: /stand/ }).click();
  const author = page.getByRole("textbox", { name: "Author" });
  await author.fill("By key");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH", { timeout: 5000 });
  await page.keyboard.press("Control+s");
  assert.equal((await saved).status(), 200);

  await page.goBack();
  await author.waitFor({ state: "detached" });
  await page.getByRole("link", { name: /stand/ }).click();
  await author.fill("By way of the back button");
  await page.goBack();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Stay", exact: true }).click();
  assert.equal(await author.inputValue(), "By way of the back button");

  await page.route("**/api/admin/media/*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await author.fill("Without a network");
  await author.blur();
  await page.getByText("The server does not answer.").first().waitFor();
  await page.getByRole("link", { name: /gate/ }).click();
  await question.getByRole("button", { name: "Stay", exact: true }).click();
  await page.unroute("**/api/admin/media/*");
  await author.focus();
  const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.getByRole("link", { name: /gate/ }).click();
  const answer = await kept;
  assert.ok(answer.ok());
  assert.equal(answer.request().postDataJSON().credit, "Without a network");
});

test("what is typed for a picture and not saved is offered after a reload, and asks about what a colleague has saved since", async (t) => {
  const page = await openOffice(t, site, "/admin/media");
  page.on("dialog", (question) => question.accept());
  await page
    .locator("input[type=file][multiple]")
    .setInputFiles(await photo("tunnel.jpg", "#654321", "#abcdef"));
  await page.getByRole("button", { name: "Close the list" }).click();
  await page.getByRole("link", { name: /tunnel/ }).click();
  const [author, title] = ["Author", "Title"].map((name) => page.getByRole("textbox", { name, exact: true }));
  const offer = page.getByRole("button", { name: "Restore it" });
  await author!.waitFor();
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const path = `${site.url}/api${new URL(page.url()).pathname}`;
  const stored = async () => (await fetch(path, { headers })).json();
  // A page that goes takes the save of its field with it.
  const typed = async (text: string) => {
    await page.route("**/api/admin/media/*", (route) =>
      route.request().method() === "PATCH" ? route.abort() : route.continue(),
    );
    await author!.fill(text);
    await page.reload();
    await page.unroute("**/api/admin/media/*");
  };
  const answered = () => page.waitForResponse((answer) => answer.request().method() === "PATCH");

  await typed("Typed before the reload");
  let saved = answered();
  await offer.click();
  assert.equal((await saved).status(), 200);
  assert.equal(await author!.inputValue(), "Typed before the reload");
  assert.equal((await stored()).credit, "Typed before the reload");

  await typed("Mine");
  const body = JSON.stringify({ credit: "Colleague", title: "The tunnel" });
  await fetch(path, { method: "PATCH", headers, body });
  await page.reload();
  saved = answered();
  await offer.click();
  assert.equal((await saved).status(), 409);
  await page.getByRole("dialog", { name: "Someone saved this first" }).getByText("Colleague").waitFor();
  await page.getByRole("button", { name: "Save this mix" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.reload();
  await untilUsable(page);
  assert.deepEqual([await author!.inputValue(), await title!.inputValue()], ["Mine", "The tunnel"]);
  assert.equal(await offer.count(), 0);
});

test("what is typed for many pictures is asked about before the back button takes it away", async (t) => {
  const page = await openOffice(t, site, "/admin");
  await page.getByRole("link", { name: "Media library" }).first().click();
  await page
    .locator("input[type=file][multiple]")
    .setInputFiles(await photo("bench.jpg", "#224466", "#ffeedd"));
  await page.getByRole("button", { name: "Close the list" }).click();
  await page.getByRole("checkbox", { name: /bench/ }).check();
  await page.getByRole("button", { name: "Author and rights" }).click();
  const author = page.getByRole("dialog").getByRole("textbox", { name: "Author" });
  await author.fill("Of the whole afternoon");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay", exact: true }).click();
  assert.equal(await author.inputValue(), "Of the whole afternoon");
});

test("of pictures that were deleted together all come back that are still in the trash, and the others are told", async (t) => {
  const page = await openOffice(t, site, "/admin/media");
  const files = await Promise.all(
    ["north.jpg", "south.jpg"].map((name, at) => photo(name, `#10${at}050`, "#a0b0c0")),
  );
  await page.locator("input[type=file][multiple]").setInputFiles(files);
  await page.getByText("Uploaded 2 of 2").waitFor();
  await page.getByRole("button", { name: "Close the list" }).click();
  const boxes = page.locator("main input[type=checkbox]");
  for (const at of [0, 1]) await boxes.nth(at).check({ force: true });
  await page.getByRole("button", { name: "Delete", exact: true }).last().click();
  const answered = page.waitForResponse("**/api/admin/media/delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  // What was asked for: of an answer the browser may have thrown away the body by now.
  const { ids } = (await answered).request().postDataJSON() as { ids: number[] };
  assert.equal(ids.length, 2);
  const headers = { authorization: `Bearer ${await signIn(site)}` };
  const restored = await fetch(`${site.url}/api/admin/trash/media/${ids[0]}/restore`, {
    method: "POST",
    headers,
  });
  assert.equal(restored.status, 200);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await page.getByText(`There is no picture ${ids[0]} in the trash.`).waitFor();
  await page.getByText("Restored", { exact: true }).waitFor();
  for (const id of ids)
    assert.equal((await fetch(`${site.url}/api/admin/media/${id}`, { headers })).status, 200);
});
