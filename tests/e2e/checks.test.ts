import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccess } from "#tests/support/access.ts";
import { articleSource, openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();
const DESK = { viewport: { width: 1440, height: 1000 }, reducedMotion: "reduce" } as const;

/** What the head of a page says, by the names of its tags. */
async function headOf(path: string): Promise<Map<string, string>> {
  const html = await (await fetch(site.url + path)).text();
  const plain = (text: string) =>
    text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const title = /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? "";
  return new Map([
    ["title", plain(title)],
    ...tags.map(([, name, content]) => [name!, plain(content!)] as const),
  ]);
}

test("before an article goes out its cards and faults are seen, a fault is asked about once, and what stops refuses", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", DESK);
  const panel = page.locator("section.panel", { hasText: "Before it goes out" });
  await panel.getByText("Nothing is written yet.").waitFor();
  await page.getByLabel("Title").fill("Snow on the north stand, and three shovels");
  await (await articleSource(page)).fill(
    "Read [the report](/news/no-such-report).\n\n## Winter\n\n#### Too deep",
  );
  const dead = panel.getByRole("button", { name: "This link leads nowhere: /news/no-such-report" });
  await dead.waitFor();
  await panel.getByText("A heading skips a level: “Too deep”.").waitFor();
  await panel.getByText("To mend: 1").waitFor();
  await assertAccess(page, "the form with its checks");
  await panel.getByRole("button", { name: /There is no excerpt/ }).click();
  await page.locator("textarea:focus").waitFor();
  await page.keyboard.insertText("The groundsman has three shovels, and on Wednesday two friends with him.");
  await panel.getByText("There is no excerpt").waitFor({ state: "detached" });

  await page.locator("label:has([role=switch])", { hasText: "Published" }).click();
  await page.getByRole("button", { name: "Save" }).first().click();
  const asked = page.getByRole("alertdialog", { name: "Publish all the same?" });
  await asked.getByText("This link leads nowhere: /news/no-such-report").waitFor();
  await assertAccess(page, "the question");
  await asked.getByRole("button", { name: "Cancel" }).click();
  assert.equal((await fetch(`${site.url}/news/snow-on-the-north-stand-and-three-shovels`)).status, 404);
  await page.getByRole("button", { name: "Save" }).first().click();
  await asked.getByRole("button", { name: "Publish anyway" }).click();
  await page.waitForURL("**/admin/news");
  const head = await headOf("/news/snow-on-the-north-stand-and-three-shovels");

  await visitOffice(page, `${site.url}/admin/news?search=shovels`);
  await page.getByRole("row").filter({ hasText: "shovels" }).getByRole("link", { name: /^Edit/ }).click();
  await panel.getByText("In a search").waitFor();
  await panel.getByText(head.get("title")!, { exact: true }).first().waitFor();
  await panel.getByText(head.get("og:title")!, { exact: true }).last().waitFor();
  await panel.getByText(head.get("description")!, { exact: true }).first().waitFor();

  await panel.getByRole("button", { name: "Which checks stop" }).click();
  const choice = page.getByRole("dialog", { name: "Which checks stop" });
  await choice.locator("label", { hasText: "Links" }).click();
  await assertAccess(page, "the choice of checks");
  await choice.getByRole("button", { name: "Save" }).click();
  await panel.getByText("stops the publication").waitFor();
  await (await articleSource(page)).fill("Read [another](/news/nothing-here).");
  await page
    .getByRole("button", { name: /Save|Publish changes/ })
    .first()
    .click();
  await page.getByText("This link leads nowhere: /news/nothing-here").first().waitFor();
  await page.getByText("The club does not publish this yet.").first().waitFor();
});

test("the call's card is what the page itself tells searches and networks, in each language", async () => {
  const { news } = await (await fetch(`${site.url}/api/news?limit=10`)).json();
  const { token } = await (
    await fetch(`${site.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "editor", password: "eleven apricots at dawn" }),
    })
  ).json();
  const whole = news.filter(({ title_hy, title_ru }: Record<string, string>) => title_hy && title_ru);
  for (const { id, slug } of whole.slice(0, 3)) {
    const answer = await fetch(`${site.url}/api/admin/news/${id}/checks`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { languages } = await answer.json();
    assert.equal(languages.length, 3);
    for (const { language, card } of languages) {
      const head = await headOf(`${language === "en" ? "" : `/${language}`}/news/${slug}`);
      assert.deepEqual(
        [
          card.title,
          card.description,
          card.url,
          card.site_name,
          card.share_title,
          card.share_description,
          card.image,
        ],
        [
          ...["title", "description", "og:url", "og:site_name", "og:title", "og:description", "og:image"].map(
            (name) => head.get(name),
          ),
        ],
        `${slug} ${language}`,
      );
    }
  }
});
