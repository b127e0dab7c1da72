import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenWords } from "#tests/support/broken-words.ts";
import { openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";

// What a newcomer with a phone stumbled over.

const site = await openSite();
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" } as const;

test("on a phone, why a player was not saved stays in sight of the pressed button", async (t) => {
  const page = await openOffice(t, site, "/admin/players/edit/1", PHONE);
  await page.getByLabel("Weight (kg)").fill("81");
  await page.context().setOffline(true);
  await page.locator("[data-foot]").getByRole("button", { name: "Save" }).click();
  const fault = page.getByRole("alert").filter({ hasText: "what you typed" });
  await fault.waitFor();
  assert.ok(await page.evaluate(() => scrollY > 300));
  const box = await fault.boundingBox();
  assert.ok(box && box.y >= 60 && box.y + box.height < 844, JSON.stringify(box));
  await page.context().setOffline(false);
});

test("the history of a record opens with what was changed last", async (t) => {
  const page = await openOffice(t, site, "/admin/players/edit/1", PHONE);
  await page.getByLabel("Weight (kg)").fill("82");
  await page.locator("[data-foot]").getByRole("button", { name: "Save" }).click();
  await page.waitForURL("**/admin/players");
  await visitOffice(page, `${site.url}/admin/players/edit/1`);
  await page.getByRole("button", { name: "History" }).click();
  const compared = page.getByRole("dialog").locator("section");
  await compared.getByText("Weight (kg)").waitFor();
  await compared.getByText("82", { exact: true }).waitFor();
});

test("on a phone the first team of a comparison is not under its head, and what is taken is saved at the lower edge", async (t) => {
  const page = await openOffice(t, site, "/admin/table", PHONE);
  const save = page.getByRole("button", { name: "Save Changes" });
  await page.locator("tbody tr").first().locator("[data-cell]").nth(2).click();
  await page.keyboard.type("29");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await save.click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name: "Compare with results" }).click();
  const table = page.getByRole("dialog").getByRole("table");
  await table.waitFor();
  const head = (await table.locator("thead th").last().boundingBox())!;
  const first = (await table.locator("tbody tr").first().boundingBox())!;
  assert.ok(head.y + head.height <= first.y + 2, `${head.y + head.height} ${first.y}`);
  await page.getByRole("dialog").getByRole("button", { name: "Take the results" }).click();
  await save.waitFor();
  const { y } = (await save.boundingBox())!;
  assert.ok(y > 700 && y < 844 && (await page.evaluate(() => scrollY)) === 0, String(y));
});

test("on a phone of an Armenian office the chosen filters are whole", async (t) => {
  const page = await openOffice(t, site, "/admin/news", { ...PHONE, locale: "hy-AM" });
  for (const address of ["/admin/news", "/admin/matches"]) {
    await visitOffice(page, site.url + address);
    const cut = await page.locator(".filter-bar select").evaluateAll((selects) =>
      (selects as HTMLSelectElement[]).flatMap((select) => {
        const style = getComputedStyle(select);
        const context = document.createElement("canvas").getContext("2d")!;
        context.font = style.font;
        const words = select.selectedOptions[0]!.text;
        const room =
          select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        return context.measureText(words).width > room ? [words] : [];
      }),
    );
    assert.deepEqual(cut, [], address);
  }
});

test("with letters of twice the size the headings of an Armenian office keep their words whole", async (t) => {
  const page = await openOffice(t, site, "/admin", {
    ...PHONE,
    viewport: { width: 360, height: 740 },
    locale: "hy-AM",
  });
  for (const address of ["/admin/messages", "/admin/news", "/admin/audit", "/admin/players/create"]) {
    await visitOffice(page, site.url + address);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    assert.deepEqual(await brokenWords(page, "main h1, main .panel > h2"), [], address);
  }
});
