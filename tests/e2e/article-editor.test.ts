import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContextOptions, Page } from "playwright-core";
import { articleSource, openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { picture } from "#tests/support/picture.ts";
import { signIn } from "#tests/support/site.ts";

// The editor of an article's text, by keyboard, by mouse, by paste and at the width of a phone.

const site = await openSite();

async function openEditor(t: TestContext, options: BrowserContextOptions = {}, path = "/admin/news/create") {
  const page = await openOffice(t, site, path, { as: "editor", ...options });
  const faults: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  t.after(() => assert.deepEqual(faults, []));
  const text = page.locator(".ProseMirror");
  await text.click();
  return { page, text };
}

/** The text's Markdown; the editor stays in that view. */
async function markdown(page: Page): Promise<string> {
  await page.keyboard.press("Control+/");
  return (await articleSource(page)).inputValue();
}

const tool = (page: Page, name: string) =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });

async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await page.locator(".ProseMirror").evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

test("Armenian is typed with headings, lists and bold endings, by keys and by tools, and stored as Markdown", async (t) => {
  const { page } = await openEditor(t, { locale: "hy-AM" });
  await page.keyboard.type("## Երեք փոփոխություն\nԴեմ՝ «");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("Արարատ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("»-ի։ Ի՞նչ։\n- մեկ\nերկու\n\n");
  await tool(page, "Մեջբերում").click();
  assert.equal(await tool(page, "Մեջբերում").getAttribute("aria-pressed"), "true");
  await page.keyboard.type("Գորն այդ տեղը շահել է");
  assert.equal(
    await markdown(page),
    "## Երեք փոփոխություն\n\nԴեմ՝ «**Արարատ**»-ի։ Ի՞նչ։\n\n- մեկ\n- երկու\n\n> Գորն այդ տեղը շահել է",
  );
});

test("Ctrl+S saves the last word typed, and the article opens again as it was", async (t) => {
  const { page } = await openEditor(t);
  await page.getByLabel("Title").fill("Last words");
  await page.locator(".ProseMirror").click();
  await page.keyboard.type("Gates open at five.");
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/admin/news");
  await page.getByRole("link", { name: "Last words" }).first().click();
  await page.locator(".ProseMirror p").filter({ hasText: "Gates open at five." }).waitFor();
});

test("from the first key on a page that goes asks, and who writes without a rest has it kept meanwhile, to the last key", async (t) => {
  const { page } = await openEditor(t);
  await page.keyboard.type("F");
  const goes = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  assert.equal(await page.evaluate(goes), false);
  let kept = "";
  page.on("request", (request) => {
    if (request.method() === "PUT") kept += request.postData() ?? "";
  });
  // No gap is a rest, which is what the editor waits for.
  for (let i = 0; i < 300 && !kept.includes("three two one"); i++)
    await page.keyboard.type("three two one ", { delay: 20 });
  assert.match(kept, /three two one/);
  await page.keyboard.type("kick-off");
  await page.goto(`${site.url}/robots.txt`);
  await visitOffice(page, `${site.url}/admin/news/create`);
  await page.getByRole("button", { name: "Restore it" }).first().click();
  await page.locator(".ProseMirror").filter({ hasText: "kick-off" }).waitFor();
});

test("one stop of Tab leads to the tools, arrows from one to the next, and Tab leaves the text", async (t) => {
  const { page, text } = await openEditor(t);
  await page.keyboard.type("Word");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Home");
  assert.equal(await focused(), "Insert");
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), "Bold");
  await page.keyboard.press("End");
  assert.equal(await focused(), "Redo");
  await text.click();
  await page.keyboard.press("Tab");
  assert.equal(await text.evaluate((element) => element.contains(document.activeElement)), false);
});

test("/ opens the list of blocks, a club's name finds its match, Escape leaves the text as typed", async (t) => {
  const { page } = await openEditor(t);
  await page.keyboard.type("/");
  const search = page.getByRole("combobox", { name: "A block or a name" });
  await search.waitFor();
  await page.keyboard.type("line-up");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".ProseMirror p").first().innerText(), "/line-up");
  await page.locator(".ProseMirror:focus").waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Before\n/");
  await search.fill("pyunik");
  const offered = page.getByRole("listbox").getByRole("option");
  await offered
    .filter({ hasText: /Pyunik/ })
    .first()
    .waitFor();
  // Of all matches of that name those of the own club come first.
  assert.match(await offered.first().innerText(), /Argishti/);
  await offered.first().click();
  await page.locator("[data-part=embed]").filter({ hasText: "Match card" }).waitFor();
  await page.keyboard.type("After");
  assert.match(await markdown(page), /^Before\n\n\[[^\]]+\]\(\/matches\/\d+-[\w-]+\)\n\nAfter$/);
});

test('"/" typed again at once keeps its list also on a slow phone, and a press on the title leaves the cursor there', async (t) => {
  const { page } = await openEditor(t);
  const list = page.getByRole("combobox", { name: "A block or a name" });
  await page.evaluate(() => {
    const plain = window.setTimeout;
    const late = (act: () => void, ms = 0) => plain(act, ms + 300);
    Object.assign(window, { setTimeout: late });
  });
  await page.keyboard.type("/");
  await list.waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await list.waitFor();
  // Behind whatever was late when the list opened.
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
  assert.equal(await list.evaluate((element) => element === document.activeElement), true);
  await page.getByLabel("Title").click();
  await list.waitFor({ state: "detached" });
  await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
  await page.keyboard.type("Gates");
  assert.equal(await page.getByLabel("Title").inputValue(), "Gates");
});

test("a link is made by Ctrl+K, a wrong address is named, an address that is pasted on words makes them a link", async (t) => {
  const { page } = await openEditor(t);
  await page.keyboard.type("See the table");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await dialog.getByLabel("Address").fill("not an address");
  await page.keyboard.press("Enter");
  await dialog.getByText("This is not an address").waitFor();
  await dialog.getByLabel("Address").fill("/table");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.locator(".ProseMirror:focus a[href='/table']").waitFor();
  await page.locator(".ProseMirror p").dblclick({ position: { x: 8, y: 8 } });
  await tool(page, "Link").and(page.locator("[aria-pressed=false]")).waitFor();
  await paste(page, { "text/plain": "https://a.example/x" });
  assert.match(await markdown(page), /^\[See\]\(https:\/\/a\.example\/x\) ?the \[table\]\(\/table\)$/);
});

test("after a link is made by Ctrl+K one writes on behind it, and the linked words stay", async (t) => {
  const { page } = await openEditor(t);
  await page.keyboard.type("See the table");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await dialog.getByLabel("Address").fill("/table");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  // The dialog gives the focus back a moment after it has gone.
  await page.waitForFunction(() => getSelection()?.anchorNode?.parentElement?.closest(".ProseMirror a"));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("More");
  assert.equal(await markdown(page), "See the [table](/table)\n\nMore");
});

test("what was not touched keeps its source while something else is edited, and undo brings it all back", async (t) => {
  const { page } = await openEditor(t);
  const source = await articleSource(page);
  const text = "Title\n=====\n\n* one\n+ two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n__bold__ end";
  await source.fill(text);
  await page.getByRole("button", { name: "Markdown" }).click();
  await page.locator("[data-part=source]").filter({ hasText: "| A | B |" }).waitFor();
  await page.locator(".ProseMirror p").filter({ hasText: "bold end" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" of it");
  assert.equal(await markdown(page), text.replace("__bold__ end", "**bold** end of it"));
  await page.keyboard.press("Control+/");
  await page.locator(".ProseMirror p").filter({ hasText: "of it" }).click();
  await page.keyboard.type("x");
  await page.keyboard.press("Control+z");
  assert.equal(await markdown(page), text.replace("__bold__ end", "**bold** end of it"));
});

test("a text over 100,000 characters opens as Markdown with the reason, the chosen view is remembered", async (t) => {
  const { page } = await openEditor(t);
  await (await articleSource(page)).fill("word ".repeat(20_100));
  await page.getByRole("button", { name: "Markdown" }).click();
  await page.getByText("The text has more than 100,000 characters").waitFor();
  assert.equal(await page.locator(".ProseMirror").count(), 0);
  await (await articleSource(page)).fill("word");
  await page.locator(".ProseMirror").waitFor();
  await page.keyboard.press("Control+/");
  await page.reload();
  await page.locator("textarea[rows='12']").waitFor();
});

test("a picture from a file stands as a figure with caption and description, several as a gallery", async (t) => {
  const { page } = await openEditor(t);
  const files = await Promise.all(
    ["red", "blue"].map(async (color) => {
      const file = (await picture("image", color)).get("image") as File;
      return { name: `${color}.png`, mimeType: "image/png", buffer: Buffer.from(await file.arrayBuffer()) };
    }),
  );
  const bytes = [...files[0]!.buffer];
  await page.locator(".ProseMirror").evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(given)], "red.png", { type: "image/png" }));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await page.getByLabel("Caption").fill("The south end");
  // Enter leads from the caption to the description, and from there to the words after the picture.
  await page.keyboard.press("Enter");
  await page.keyboard.type("Fans with scarves");
  await page.keyboard.press("Enter");
  await page.locator(".ProseMirror:focus").waitFor();
  const many = page.waitForEvent("filechooser");
  await page.keyboard.type("/gal\n");
  await (await many).setFiles(files);
  await page.locator("[data-part=gallery] img").nth(1).waitFor();
  // What was uploaded is in the library from then on.
  await page.keyboard.type("/pict\n");
  const library = page.getByRole("dialog");
  await library.getByRole("listitem").first().getByRole("button").dblclick();
  await library.waitFor({ state: "detached" });
  await page.locator("[data-part=figure]").nth(1).waitFor();
  assert.match(
    await markdown(page),
    /^!\[Fans with scarves\]\(\/media\/[0-9a-f]{32}\.webp "The south end"\)\n\n!\[\]\(\/media\/[0-9a-f]{32}\.webp\)\n!\[\]\(\/media\/[0-9a-f]{32}\.webp\)\n\n!\[\]\(\/media\/[0-9a-f]{32}\.webp\)$/,
  );
});

test("at the width of a phone the tools lie at the screen's foot while somebody writes, each 44 pixels high", async (t) => {
  const { page } = await openEditor(t, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.keyboard.type("Word");
  const boxes = await Promise.all(
    (await page.getByRole("toolbar").getByRole("button").all()).map((button) => button.boundingBox()),
  );
  assert.ok(
    boxes.every(
      (box) => box && box.height >= 44 && box.width >= 44 && box.y + box.height <= 844 && box.y > 700,
    ),
  );
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Done" }).waitFor({ state: "hidden" });
});

test("axe finds nothing in the editor, with its list of blocks open, with a fault, in either theme", async (t) => {
  for (const theme of ["dark", "light"]) {
    const { page, text } = await openEditor(t);
    await page.evaluate((name) => localStorage.setItem("theme", name), theme);
    await page.reload();
    await text.click();
    await page.keyboard.type("## Heading\nA word\n> Quote\n\n");
    await paste(page, { "text/plain": "https://t.me/channel/12" });
    await page.keyboard.type("/");
    await page.getByRole("combobox", { name: "A block or a name" }).waitFor();
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    assert.deepEqual(
      violations.map(
        ({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
      ),
      [],
    );
  }
});

test("an article that is opened, edited and saved needs no reader of Markdown in the browser; without the server's answer the page reads it itself", async (t) => {
  const content =
    "## Half-time\n\n* one\n* two\n\n__Three__ goals&nbsp;so far.\n\n| a | b |\n|---|---|\n| 1 | 2 |";
  const id = await makeArticle({ title: "Read by the server", content });
  const { page } = await openEditor(t);
  // Asked in the page: a thread that ends at once may be gone before the browser has told of its script.
  await page.addInitScript(() => {
    const readers: string[] = [];
    const Plain = Worker;
    Object.assign(window, {
      readers,
      Worker: class extends Plain {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (/prose-worker/.test(String(url))) readers.push(String(url));
        }
      },
    });
  });
  const readers = () => page.evaluate(() => (window as unknown as { readers: string[] }).readers.length);
  await visitOffice(page, `${site.url}/admin/news/edit/${id}`);
  await page.locator(".ProseMirror h2").filter({ hasText: "Half-time" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await page.locator(".ProseMirror h2").filter({ hasText: "Half-time!" }).waitFor();
  assert.equal(await readers(), 0);
  // Only what was touched is written anew.
  assert.equal(await markdown(page), content.replace("Half-time", "Half-time!"));
  await page.route("**/api/admin/text-tree", (route) => route.abort());
  await page.keyboard.press("Control+/");
  await page.locator(".ProseMirror h2").filter({ hasText: "Half-time!" }).waitFor();
  assert.equal(await readers(), 1);
});

test("in the text that is written a match stands with its clubs and score, a player with his number, and a dead link says so", async (t) => {
  const get = async (path: string) => (await fetch(`${site.url}/api${path}`)).json();
  const { matches } = await get("/matches?status=finished&search=Argishti&limit=1");
  const { players } = await get("/players?limit=1");
  const [match, player] = [matches[0], players[0]];
  const content = `[The match](/matches/${match.id})\n\n[The player](/players/${player.id})\n\n[Nobody](/players/99999)\n\n[The table](/table)`;
  const id = await makeArticle({ title: "With cards", content });
  const { page, text } = await openEditor(t, {}, `/admin/news/edit/${id}`);
  const card = (name: string) => text.locator("[data-part=embed]").filter({ hasText: name });
  const shown = card("Match card").filter({ hasText: match.home_team_name });
  await shown.filter({ hasText: match.away_team_name }).waitFor();
  assert.match(await shown.innerText(), new RegExp(`${match.home_score}:${match.away_score}`));
  assert.match(await card(player.last_name).innerText(), new RegExp(`\\b${player.jersey_number}\\b`));
  await card("Nothing is found at this address").filter({ hasText: "Nobody" }).waitFor();
  await card("Part of the table").locator("table").waitFor();
  // Showing them changes nothing of the text.
  assert.equal(await markdown(page), content);
});

async function makeArticle(article: object): Promise<number> {
  const headers = {
    authorization: `Bearer ${await signIn(site, "editor")}`,
    "content-type": "application/json",
  };
  const answer = await fetch(`${site.url}/api/admin/news`, {
    method: "POST",
    headers,
    body: JSON.stringify(article),
  });
  const body = await answer.json();
  assert.equal(answer.status, 201, JSON.stringify(body));
  return body.id;
}
