import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { articleSource, openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { PASTED_SAMPLES } from "#tests/support/pasted-samples.ts";

// What comes from other programs into an article, through the browser's own paste.

const site = await openSite();

/** Pastes into the empty text and reads the Markdown that became of it. */
async function pasted(page: Page, html: string): Promise<string> {
  const text = page.locator(".ProseMirror");
  await text.waitFor();
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", given);
    clipboardData.setData("text/plain", "");
    (element as HTMLElement).focus();
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  const source = await articleSource(page);
  const markdown = await source.inputValue();
  await source.fill("");
  await page.getByRole("button", { name: "Markdown" }).click();
  return markdown;
}

/** The words that a reader of the page it was copied from sees: without signs of lists, which are drawn. */
function wordsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((given) => {
    const { body } = new DOMParser().parseFromString(given, "text/html");
    for (const gone of body.querySelectorAll("script, style, iframe, svg, [style*='mso-list:Ignore']"))
      gone.remove();
    for (const block of body.querySelectorAll("p, div, ul, ol, li, td, br, blockquote, h1, h2, h3")) {
      block.before(" ");
      block.after(" ");
    }
    return body.textContent?.match(/[\p{L}\p{N}]+/gu) ?? [];
  }, html);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test("of 24 samples from Word, Google Docs, Telegram, Facebook and others no word is lost, and lists, headings and links stay", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  const found = { headings: 0, items: 0, links: 0 };
  const wanted = { headings: 0, items: 0, links: 0 };
  const lost: string[] = [];
  for (const sample of PASTED_SAMPLES) {
    const markdown = await pasted(page, sample.html);
    const kept = new Set(markdown.match(/[\p{L}\p{N}]+/gu));
    const missing = (await wordsOf(page, sample.html)).filter((word) => !kept.has(word));
    if (missing.length > 0) lost.push(`${sample.name}: ${missing.join(" ")}\n${markdown}`);
    const own = {
      headings: count(markdown, /^#{1,6} /gm),
      items: count(markdown, /^\s*(?:[-*]|\d+[.)]) /gm),
      links: count(markdown, /(?<!!)\]\(|<(?:https?|mailto|tel):/g),
    };
    for (const what of ["headings", "items", "links"] as const) {
      found[what] += Math.min(own[what], sample[what]);
      wanted[what] += sample[what];
      if (own[what] !== sample[what])
        t.diagnostic(`${sample.name}: ${own[what]} ${what} of ${sample[what]}\n${markdown}`);
    }
    assert.doesNotMatch(markdown, /javascript:|onerror|<script|!\[/i, sample.name);
  }
  t.diagnostic(`${PASTED_SAMPLES.length} samples: ${JSON.stringify(found)} of ${JSON.stringify(wanted)}`);
  assert.deepEqual(lost, []);
  for (const what of ["headings", "items", "links"] as const)
    assert.ok(found[what] >= wanted[what] * 0.95, `${what}: ${found[what]} of ${wanted[what]}`);
});

test("a table that was copied stands as a table, a frame around text as text", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  const table = (rows: string) => `<p>Before</p><table>${rows}</table><p>After</p>`;
  const cell = (text: string) => `<td><p class=MsoNormal>${text}<o:p></o:p></p></td>`;
  const points = table(
    `<tr>${cell("<b>Club</b>")}${cell("Points")}</tr><tr>${cell("<a href='https://a.example/'>Noah</a> | B")}${cell("31")}</tr>`,
  );
  assert.equal(
    await pasted(page, points),
    "Before\n\n| Club | Points |\n| --- | --- |\n| [Noah](https://a.example/) \\| B | 31 |\n\nAfter",
  );
  assert.equal(await pasted(page, table("<tr><td><p>A frame</p></td></tr>")), "Before\n\nA frame\n\nAfter");
});

test("pictures of other places are left out in words, and a paste of 100 KB stays usable", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  await pasted(page, "<p>One</p><img src='https://a.example/1.jpg'><img src='file:///c:/2.png'>");
  await page.getByText("2 pictures were not taken over: add them from files.").waitFor();
  const long = `<p>${"Gates <b>open</b> at five. ".repeat(40)}</p>`.repeat(95);
  assert.ok(long.length > 90_000);
  const markdown = await pasted(page, long);
  assert.equal(count(markdown, /\*\*open\*\*/g), 3800);
  await page.locator(".ProseMirror").click();
  await page.keyboard.type("Still here");
  assert.match(await (await articleSource(page)).inputValue(), /Still here/);
});

test("a text that was copied from a PDF or from Word with signs that nobody sees is saved", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  assert.equal(
    await pasted(page, "<p>The match is post\u0002poned.</p><p>Gates\u001f open.</p>"),
    "The match is postponed.\n\nGates open.",
  );
  await visitOffice(page, `${site.url}/admin/categories/create`);
  await page.getByLabel("Name (English)").fill("Women\u0002's team");
  await page.keyboard.press("Control+s");
  await page
    .getByText("Saved", { exact: true })
    .or(page.getByText("control characters").first())
    .first()
    .waitFor();
  assert.equal(await page.getByText("control characters").count(), 0);
});
