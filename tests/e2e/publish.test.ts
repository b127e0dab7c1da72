import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { assertAccess } from "#tests/support/access.ts";
import { openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";

const STILL = { reducedMotion: "reduce" } as const;
const PHONE = { ...STILL, viewport: { width: 360, height: 740 } };

const site = await openSite();

async function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#7c0b2a" } })
    .jpeg()
    .toBuffer();
}

test("from the dashboard to an article with a picture on the site: at most 12 clicks and keys, seen at once", async (t) => {
  const page = await openOffice(t, site, "/admin", STILL);
  const counted: string[] = [];
  const click = async (target: ReturnType<Page["locator"]>, name: string) => {
    counted.push(name);
    await target.click();
  };
  const press = async (key: string) => {
    counted.push(key);
    await page.keyboard.press(key);
  };
  const type = (text: string) => page.keyboard.insertText(text);

  await click(page.getByRole("link", { name: "Create Article" }).first(), "Create Article");
  await page.waitForURL("**/admin/news/create");
  await click(page.getByLabel("Title", { exact: false }).first(), "title");
  await type("Snow on the north stand");
  await press("Tab");
  await type("Three shovels and a song.");
  await click(page.locator(".ProseMirror"), "text");
  await type("The groundsman has three shovels.");
  const chooser = page.waitForEvent("filechooser");
  await click(page.getByRole("button", { name: "Upload" }), "Upload");
  counted.push("the file", "Open");
  await (await chooser).setFiles({
    name: "snow.jpg",
    mimeType: "image/jpeg",
    buffer: await picture(1600, 1200),
  });
  await page.getByRole("dialog").getByText("Crop the picture").waitFor();
  await page.locator(".ReactCrop__crop-selection").waitFor();
  await press("Enter");
  await page.locator('section img[src^="/media/"]').waitFor();
  await click(page.locator("label:has([role=switch])", { hasText: "Published" }), "Published");

  // The public page is asked for again and again while the save is under way.
  const address = `${site.url}/news/snow-on-the-north-stand`;
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === "/api/admin/news" && answer.request().method() === "POST",
  );
  await press("Control+S");
  assert.equal((await answered).status(), 201);
  const savedAt = performance.now();
  let html = "";
  while (!html && performance.now() - savedAt < 10_000) {
    const answer = await fetch(address);
    if (answer.ok) html = await answer.text();
  }
  const seenMs = performance.now() - savedAt;
  t.diagnostic(
    `${counted.length} clicks and keys (${counted.join(", ")}); seen ${Math.round(seenMs)} ms later`,
  );
  assert.ok(counted.length <= 12, counted.join(", "));
  assert.match(html, /three shovels/);
  const [cover] = /\/media\/[0-9a-f]{32}[^"' ]*\.webp/.exec(html) ?? [];
  assert.ok(cover, "the picture stands in the page");
  // Its colour keeps the place until the picture has come.
  const home = await (await fetch(site.url)).text();
  const [hash] = /[0-9a-f]{32}/.exec(cover)!;
  const shown = home.match(/<img[^>]*>/g)?.find((image) => image.includes(hash));
  assert.match(shown ?? "", /style="background-color:#7[0-9a-f]{5}[;"]/);
  const { width, height } = await sharp(await (await fetch(site.url + cover)).arrayBuffer()).metadata();
  assert.ok(Math.abs(width / height - 16 / 9) < 0.02, `${width}×${height}`);
});

test("a cover that was uploaded in an article is in the library under its file's name", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload" }).click();
  const background = { r: 40, g: 90, b: 160 };
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: "derby-masis.jpg", mimeType: "image/jpeg", buffer });
  await page.locator('section img[src^="/media/"]').waitFor();
  await visitOffice(page, `${site.url}/admin/media`);
  await page.getByRole("link", { name: /derby-masis\.jpg/ }).waitFor();
});

test("a player's picture is cut to the portrait by keys alone, taken whole, or not at all", async (t) => {
  const page = await openOffice(t, site, "/admin/players/create", PHONE);
  const choose = async () =>
    page
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "gor.jpg", mimeType: "image/jpeg", buffer: await picture(600, 1000) });
  const dialog = page.getByRole("dialog");
  const shown = page.locator('section img[src^="/media/"]');
  const size = () =>
    shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
  await choose();
  await page.locator(".ReactCrop__crop-selection").waitFor();
  await assertAccess(page, "the cut");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await shown.count(), 0);

  await choose();
  await page.locator(".ReactCrop__crop-selection").waitFor();
  await dialog.getByLabel("Zoom").focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowRight");
  await dialog.getByLabel("The part to take").focus();
  await page.keyboard.press("ArrowDown");
  await dialog.getByRole("button", { name: "Use this part" }).press("Enter");
  await shown.waitFor();
  const [width = 0, height = 0] = await size();
  assert.ok(Math.abs(width / height - 5 / 6) < 0.02 && Math.abs(width - 300) < 4, `${width}×${height}`);

  await choose();
  await dialog.getByRole("button", { name: "Use the whole picture" }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('section img[src^="/media/"]')?.naturalHeight === 1000,
  );
});

test("two people on one article see each other, and a restored version comes back with an undo", async (t) => {
  const { news } = (await (await fetch(`${site.url}/api/news?limit=1`)).json()) as {
    news: { id: number; title: string }[];
  };
  const { id, title } = news[0]!;
  const path = `/admin/news/edit/${id}`;
  const other = await openOffice(t, site, path, { ...STILL, as: "editor" });
  const page = await openOffice(t, site, path, PHONE);
  await page.getByText("editor has this open too").waitFor();
  await other.close();

  const titleField = page.getByLabel("Title", { exact: false }).first();
  await titleField.fill(`${title} by night`);
  await page.keyboard.press("Control+S");
  await page.waitForURL("**/admin/news");
  await visitOffice(page, site.url + path);
  await page.getByRole("button", { name: "History" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Changed: Title (English)").waitFor();
  await dialog.getByRole("button", { name: /^Version 1/ }).click();
  await dialog.locator("mark", { hasText: "by night" }).waitFor();
  await assertAccess(page, "the history");
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("Restore version 1?").waitFor();
  await question.getByRole("button", { name: "Restore this version" }).click();
  await page.getByText("Version 1 restored").waitFor();
  assert.equal(await titleField.inputValue(), title);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await page.getByText("Version 2 restored").waitFor();
  assert.equal(await titleField.inputValue(), `${title} by night`);
  // What was restored is saved: nobody is asked when leaving.
  await page.getByRole("link", { name: "Back to news" }).click();
  await page.waitForURL("**/admin/news");
});

test("the table's history speaks of teams, and a row moves by the arrow keys of its handle", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2024-25", STILL);
  const name = async (row: number) =>
    page.locator("tbody tr").nth(row).getByRole("button").first().textContent();
  const [first, second] = [await name(0), await name(1)];
  const handle = page.getByRole("button", { name: `Move ${second}: drag` });
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await page.getByText(`${second}: place 1 of`).waitFor();
  assert.deepEqual([await name(0), await name(1)], [second, first]);
  await page.keyboard.press("ArrowDown");
  await page.getByText(`${second}: place 2 of`).waitFor();
  await page.waitForFunction(
    (label) => document.activeElement?.getAttribute("aria-label")?.includes(label!),
    second,
  );
  assert.equal(await page.getByRole("button", { name: "Save Changes" }).count(), 0);

  await page.locator("tbody tr").first().locator("td[data-l] button").first().click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("35");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByRole("button", { name: "History" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Version 1/ }).click();
  await dialog.getByRole("rowheader", { name: first ?? "" }).waitFor();
  assert.match((await dialog.locator("td").nth(1).textContent()) ?? "", /W 35/);
  await assertAccess(page, "the table's history");
});

test("the news stand in the order of any column, which the address keeps", async (t) => {
  const page = await openOffice(t, site, "/admin/news", STILL);
  const sorted = (column: string, order: string) =>
    page.locator(`th[aria-sort="${order}"]`, { hasText: column }).waitFor();
  await page.getByRole("columnheader", { name: "Views" }).getByRole("button").click();
  await page.waitForURL(/sort=views-desc/);
  await sorted("Views", "descending");
  await page.waitForFunction(() => {
    const numbers = [...document.querySelectorAll("tbody td.numeric")].map((cell) =>
      Number(cell.textContent?.replace(/\D/g, "")),
    );
    return numbers.every((number, index) => index === 0 || number <= numbers[index - 1]!);
  });
  await visitOffice(page, `${site.url}/admin/news?sort=title-asc`);
  await sorted("Article", "ascending");
  await visitOffice(page, `${site.url}/admin/news?sort=weight-asc`);
  await sorted("Date", "descending");
});
