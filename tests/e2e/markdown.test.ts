import assert from "node:assert/strict";
import { test } from "node:test";
import { articleSource, openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

/** Parsing it takes some seconds. */
const HOSTILE = "[a](".repeat(24_000);

test("a text that takes too long to read is refused with the reason at its field, in its language, and stays in the form", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  await page.getByLabel("Title").fill("Derby");
  await (await articleSource(page)).fill("Gates open at five.");
  await page.getByRole("tab", { name: "Russian" }).click();
  await (await articleSource(page)).fill(HOSTILE);
  await page.getByRole("tab", { name: "English" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  const field = page.locator('textarea[lang="ru"][aria-invalid="true"]');
  await field.waitFor({ timeout: 90_000 });
  assert.equal(await field.inputValue(), HOSTILE);
  const why = page.locator("main p.error");
  assert.match(await why.innerText(), /takes too long to read: it has the sign “\[” 24000 times/);
  await field.fill("Ворота");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.waitForURL("**/admin/news");
});

test("the preview follows what is typed, says when it is too much for a page, and the form goes on", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  const content = await articleSource(page);
  await content.fill("Gates open at **five**.");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.locator("article");
  await preview.locator("strong").filter({ hasText: "five" }).waitFor();
  await content.fill(HOSTILE);
  await preview.getByText("more formatting than a page can show").waitFor({ timeout: 90_000 });
  assert.match(await preview.innerText(), /\[a\]\(\[a\]\(/);
  await content.fill("Gates open at **six**.");
  await preview.locator("strong").filter({ hasText: "six" }).waitFor();
});
