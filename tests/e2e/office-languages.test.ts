import assert from "node:assert/strict";
import { test } from "node:test";
import { assertTwiceTheSize, assertWords } from "#tests/support/access.ts";
import { openOffice, visitOffice } from "#tests/support/office.ts";
import { officeScreens } from "#tests/support/office-screens.ts";
import { openSite } from "#tests/support/open-site.ts";
import { playedMatches } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();

/** Minutes. */
const DAY = 24 * 60;

/** A press officer who was given Armenian, or Russian. */
async function openIn(t: Parameters<typeof openOffice>[0], language: string, path: string, options = {}) {
  const page = await openOffice(t, site, "/admin/profile", { as: "editor", ...options });
  await page.context().addCookies([{ name: "admin_language", value: language, url: `${site.url}/admin` }]);
  await visitOffice(page, site.url + path);
  return page;
}

for (const language of ["hy", "ru"]) {
  test(`every screen of the back office speaks ${language} as its readers do, and fits a phone with letters of twice the size`, async (t) => {
    const page = await openIn(t, language, "/admin", {
      viewport: { width: 360, height: 800 },
      reducedMotion: "reduce",
    });
    for (const path of await officeScreens(site)) {
      await visitOffice(page, site.url + path);
      assert.equal(await page.locator("html").getAttribute("lang"), language, path);
      await assertWords(page, path);
      await assertTwiceTheSize(page, path);
    }
  });
}

test("who works in Armenian is led to the Armenian site, and writes a match's report in Armenian first", async (t) => {
  const token = await signIn(site);
  await playedMatches(site, () => token).newMatch(-2 * DAY);
  const page = await openIn(t, "hy", "/admin");
  for (const name of ["Դիտել կայքը", "Կայքում"])
    assert.match((await page.getByRole("link", { name }).first().getAttribute("href"))!, /^\/hy(\/|$)/, name);
  await visitOffice(page, `${site.url}/admin/matches/create`);
  assert.equal(await page.getByRole("tab", { name: /Հայերեն/ }).getAttribute("aria-selected"), "true");
  await visitOffice(page, `${site.url}/admin/table`);
  await page.getByRole("button", { name: "Տեղափոխել ներքև՝ Նոա" }).waitFor();
});

test("the tabs of the languages have no scroll bar, and a ground's name is read whole beside the events", async (t) => {
  const page = await openIn(t, "hy", "/admin/news/create", { viewport: { width: 1440, height: 900 } });
  const tabs = page.getByRole("tablist").first();
  assert.ok(await tabs.evaluate((list) => list.scrollHeight <= list.clientHeight));
  const next = (await officeScreens(site)).find((path) => path.startsWith("/admin/matches/edit"))!;
  await visitOffice(page, site.url + next);
  const ground = page.getByLabel("Մարզադաշտ (հայերեն)");
  await ground.fill("Արևյանի անվան մարզադաշտ, Արմավիր");
  assert.ok(await ground.evaluate((input) => input.scrollWidth <= input.clientWidth));
});

test("with every part of the menu unfolded the way out stays on a laptop's screen", async (t) => {
  const page = await openIn(t, "hy", "/admin", { viewport: { width: 1440, height: 700 } });
  const folded = page.getByRole("navigation").getByRole("button", { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  const box = await page.getByRole("button", { name: "Դուրս գալ" }).boundingBox();
  assert.ok(box && box.y + box.height <= 700);
});

test("a player and a team named in Armenian alone get a Latin name to look over, and are saved", async (t) => {
  const page = await openIn(t, "hy", "/admin/players/create");
  await page.getByRole("textbox", { name: "Անուն (հայերեն)", exact: true }).fill("Երվանդ");
  await page.getByRole("textbox", { name: "Ազգանուն (հայերեն)", exact: true }).fill("Ծատուրյան");
  await page.keyboard.press("Tab");
  await page.getByLabel("Դիրք").selectOption({ index: 1 });
  assert.equal(await page.getByLabel("Ազգանուն (անգլերեն)").inputValue(), "Tsaturyan");
  assert.equal(await page.getByText("Գրված է հայերեն անունից").count(), 2);
  await page.getByLabel("Ազգանուն (անգլերեն)").fill("Tzaturian");
  await page.getByRole("button", { name: "Պահպանել" }).first().click();
  await page.waitForURL(/\/admin\/players(\?|$)/);
  await visitOffice(page, `${site.url}/admin/teams/create`);
  await page.getByLabel("Անվանում (հայերեն)").fill("Նաիրի");
  await page.getByRole("button", { name: "Պահպանել" }).first().click();
  await page.waitForURL(/\/admin\/teams$/);
  await page.getByText("Նաիրի").first().waitFor();
});
