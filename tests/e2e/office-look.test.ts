import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { brokenWords } from "#tests/support/broken-words.ts";
import { articleSource, openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();
const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: "reduce" } as const;
const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;

/** What has the focus, and whether something else lies over its middle or it is out of the window. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const shown = focused.matches(".visually-hidden") ? (focused.closest("label") ?? focused) : focused;
    const { x, y, width, height } = shown.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
    const isSeen = above && (shown.contains(above) || above.contains(shown));
    return { what: focused.outerHTML.slice(0, 100), isSeen: Boolean(isSeen) };
  });

/** Goes by Tab through what the page has, and names what took the focus without being seen. */
async function tabThrough(page: Page, presses: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    const focus = await hiddenFocus(page);
    if (focus && !focus.isSeen) unseen.push(focus.what);
  }
  return unseen;
}

test("on a phone the menu opens on every screen, the league table's too", async (t) => {
  const page = await openOffice(t, site, "/admin/table", PHONE);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Players" }).click();
  await page.waitForURL("**/admin/players");
});

test("on a phone a player's whole head is on the card", async (t) => {
  const page = await openOffice(t, site, "/admin/players", PHONE);
  const cut = await page.locator("main a[href*='player='] > span:has(img)").evaluateAll((frames) =>
    frames.filter((frame) => {
      const image = frame.querySelector("img")!.getBoundingClientRect();
      return image.top < frame.getBoundingClientRect().top || image.width / image.height < 0.8;
    }),
  );
  assert.equal(cut.length, 0);
});

test("on a phone the buttons for ticked articles stay in sight, and all can be ticked at once", async (t) => {
  const page = await openOffice(t, site, "/admin/news", PHONE);
  await page.getByText("Select all").click();
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  const bar = await publish.locator("..").boundingBox();
  assert.ok(bar);
  assert.equal(Math.round(bar.y + bar.height), 740);
  assert.ok(await publish.evaluate((button) => button.getBoundingClientRect().top > 60));
});

test("on a phone nothing has the focus under a bar or out of sight", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", PHONE);
  for (const [path, presses] of [
    ["/admin/news/create", 22],
    ["/admin/settings", 20],
    ["/admin/news", 30],
  ] as const) {
    await visitOffice(page, site.url + path);
    assert.deepEqual(
      (await tabThrough(page, presses)).filter((what) => !what.includes("skip")),
      [],
      path,
    );
  }
  await visitOffice(page, `${site.url}/admin/partners`);
  await page
    .getByRole("button", { name: /^Edit: / })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  assert.deepEqual(await tabThrough(page, 24), [], "the dialog of a partner");
});

test("on a phone no message lies over the buttons at the lower edge", async (t) => {
  const page = await openOffice(t, site, "/admin/matches/create", {
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  await page.getByRole("combobox", { name: "Home team" }).selectOption({ label: "Noah / Նոա" });
  await page.getByRole("combobox", { name: "Away team" }).selectOption({ label: "Van / Վան" });
  await page.getByLabel("Date and time").fill("29.08.2033 19:00");
  await page.getByLabel("Competition").last().selectOption({ label: "Armenian Premier League" });
  const another = page.getByRole("button", { name: "Save and add another" }).last();
  await another.click();
  const message = page.getByRole("status").getByText("Saved").first();
  await message.waitFor();
  await page.waitForFunction(() => {
    const shown = [...document.querySelectorAll("[role=status]")].find((one) =>
      one.textContent?.includes("Saved"),
    );
    const buttons = [...document.querySelectorAll("[data-foot] :is(a, button)")];
    return (
      shown !== undefined &&
      shown.getBoundingClientRect().top > innerHeight / 2 &&
      buttons.length === 3 &&
      buttons.every((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [y + 2, y + height / 2, y + height - 2].every((at) =>
          button.contains(document.elementFromPoint(x + width / 2, at)),
        );
      })
    );
  });
});

test("with letters of twice the size no button lies on a name, and tasks keep their words whole", async (t) => {
  const page = await openOffice(t, site, "/admin/squads", PHONE);
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await page.locator("main li").first().waitFor();
  await enlarge();
  const covered = await page.locator("main li").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const name = row.querySelector("a")!.getBoundingClientRect();
      const lies = [...row.querySelectorAll("button")].some((button) => {
        const { left, top, bottom } = button.getBoundingClientRect();
        return left < name.right && top < name.bottom && bottom > name.top;
      });
      return lies ? [row.textContent] : [];
    }),
  );
  assert.deepEqual(covered, []);
  await visitOffice(page, `${site.url}/admin`);
  await enlarge();
  assert.deepEqual(await brokenWords(page, "main li:has(.button) b"), []);
});

test("fields side by side stand on one line, also where a name takes two lines or one has a fault", async (t) => {
  const page = await openOffice(t, site, "/admin/players/create", DESK);
  await page.getByRole("button", { name: "Save Player" }).first().click();
  await page.getByText("Fill in this field.").first().waitFor();
  const tops = (names: string[]) =>
    Promise.all(names.map(async (name) => Math.round((await page.getByLabel(name).boundingBox())!.y)));
  assert.equal(new Set(await tops(["Jersey number", "Position", "Birth date"])).size, 1);
  await visitOffice(page, `${site.url}/admin/profile`);
  assert.equal(new Set(await tops(["Name", "E-mail"])).size, 1);
});

test("a form offers categories and competitions in the language of the interface", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { ...DESK, locale: "ru-RU" });
  const choice = (label: string, name: string) =>
    page.getByLabel(label).locator("option", { hasText: name }).first().waitFor({ state: "attached" });
  await choice("Рубрика", "Билеты");
  await visitOffice(page, `${site.url}/admin/matches/create`);
  await choice("Турнир", "Товарищеский матч");
});

test("the back office's matches stand under their months, the club's under its own crest", async (t) => {
  const page = await openOffice(t, site, "/admin/matches?search=Argishti", DESK);
  await page
    .getByRole("heading", { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ })
    .first()
    .waitFor();
  const crests = await page.locator("main li span:has(> b:text-is('Argishti')) img").count();
  assert.equal(crests, await page.locator("main li").count());
});

test("the chart of visits tells match days, and its texts keep their size on a phone", async (t) => {
  const page = await openOffice(t, site, "/admin", PHONE);
  const chart = page.getByRole("img", { name: "Visits of the last 30 days" });
  await chart.waitFor();
  const colours = await chart
    .locator("i")
    .evaluateAll((columns) => columns.map((column) => getComputedStyle(column).backgroundColor));
  assert.equal(new Set(colours).size, 3, "usual days, match days and today");
  await page.getByText("Match day", { exact: true }).waitFor();
  const sizes = await chart
    .locator("small")
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
  assert.ok(sizes.length > 0 && sizes.every((height) => height >= 12));
});

test("the list of articles names what each column holds at a desk of any width", async (t) => {
  const page = await openOffice(t, site, "/admin/news", DESK);
  for (const width of [1100, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const heads = (await page.locator("thead").innerText()).split(/\s+/);
    const columns = ["Article", "Category", "Author", "Status", "Views", "Date", "Actions"];
    assert.deepEqual(
      heads.filter((head) => head),
      columns,
      `${width}`,
    );
  }
});

test("a quotation stays within the preview of an article", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", DESK);
  await (await articleSource(page)).fill("> Said the coach.");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const quotation = await page.getByRole("blockquote").boundingBox();
  const article = await page.getByRole("article").boundingBox();
  assert.ok(quotation && article);
  assert.deepEqual([quotation.x, quotation.width], [article.x, article.width]);
});

test("the tabs of the settings go by arrows, and the chosen one is in view on a phone", async (t) => {
  const page = await openOffice(t, site, "/admin/settings?tab=hero", { ...PHONE, locale: "ru-RU" });
  const inView = async (name: string) => {
    const tab = await page.getByRole("tab", { name, selected: true }).boundingBox();
    assert.ok(tab && tab.x >= 0 && tab.x + tab.width <= 360, name);
  };
  await inView("Главная");
  await page.getByRole("tab", { name: "Главная" }).press("ArrowRight");
  await inView("Подвал");
});

test("two versions of a field say whose they are on a phone too, with the words that differ marked", async (t) => {
  const page = await openOffice(t, site, "/admin/players", PHONE);
  const { players } = (await (await fetch(`${site.url}/api/players`)).json()) as {
    players: { id: number }[];
  };
  const path = `/admin/players/${players[0]?.id}`;
  await visitOffice(page, `${site.url}${path.replace("players/", "players/edit/")}`);
  await page.getByLabel("Biography (English)").fill("He keeps the goal.");
  await page.evaluate(
    async (address) => {
      const headers = {
        "content-type": "application/json",
        authorization: `Bearer ${localStorage.adminToken}`,
      };
      const {
        id: _,
        created_at: __,
        updated_at: ___,
        ...player
      } = await (await fetch(address, { headers })).json();
      const body = JSON.stringify({ ...player, bio: "He keeps the post." });
      await fetch(address, { method: "PUT", headers, body });
    },
    `/api/admin${path.slice("/admin".length)}`,
  );
  await page.getByRole("button", { name: "Save Player" }).last().click();
  const choices = page.getByRole("dialog").locator("label:has([type=radio])");
  await choices.first().waitFor();
  for (const choice of await choices.all()) {
    assert.ok((await choice.locator("span").first().boundingBox())!.height > 10);
  }
  assert.deepEqual(await choices.locator("mark").allTextContents(), ["goal.", "post."]);
});

test("in a table that follows the results the letters of a club's form stand in one line", async (t) => {
  const page = await openOffice(t, site, "/admin/table", DESK);
  await page.getByRole("button", { name: "Follow the results" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Follow the results" }).click();
  await page.getByText("The table 2026-27 now follows the results").waitFor();
  const lines = await page
    .locator("tbody tr:has(.form-letter)")
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          new Set(
            [...row.querySelectorAll(".form-letter")].map((one) => Math.round(one.getBoundingClientRect().y)),
          ).size,
      ),
    );
  assert.deepEqual(lines, Array(11).fill(1));
  await page.getByRole("status").getByRole("button", { name: "Undo" }).last().click();
  await page.getByRole("button", { name: "Follow the results" }).waitFor();
});
