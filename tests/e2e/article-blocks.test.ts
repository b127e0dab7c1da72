import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

// What stands in an article beside words, as its readers see it.

const site = await openSite();
const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };

async function call<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Publishes an article and tells its address. */
async function publish(title: string, content: string): Promise<string> {
  const { slug } = await call<{ slug: string }>("/admin/news", "POST", {
    title,
    content,
    is_published: true,
  });
  return `${site.url}/news/${slug}`;
}

interface Match {
  id: number;
  home_team_name: string;
  home_score: number | null;
}

test("a match, a player and a part of the table stand as cards, with and without scripts, and axe finds nothing", async (t) => {
  const { matches } = await call<{ matches: Match[] }>("/matches?status=finished&limit=1");
  const { players } = await call<{ players: { id: number; last_name: string }[] }>("/players");
  const [match, player] = [matches[0]!, players[0]!];
  const url = await publish(
    "Cards",
    `[A – B](/matches/${match.id}-x)\n\n[P](/hy/players/${player.id})\n\n[T](/table)\n\n[Nobody](/players/99999)\n\n![Fans](/club/pictures/stadium-night.svg "The south end")\n\n![](/club/pictures/cover-net.svg "One")\n![](/club/pictures/cover-bus.svg)`,
  );
  for (const javaScriptEnabled of [true, false]) {
    const page = await openPage(t, { javaScriptEnabled });
    await page.goto(url);
    const card = page.locator("a[data-card]").filter({ hasText: match.home_team_name });
    assert.match(await card.innerText(), new RegExp(`${match.home_score}:`));
    await page.locator("a[data-card]").filter({ hasText: player.last_name }).waitFor();
    assert.equal(await page.locator("main table tbody tr").count(), 5);
    assert.equal(await page.getByRole("link", { name: "Nobody" }).getAttribute("data-card"), null);
    assert.equal(await page.locator("figure figcaption").first().innerText(), "The south end");
    assert.equal(await page.locator("main figure").count(), 3);
    if (!javaScriptEnabled) continue;
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
      [],
    );
  }
});

test("a post of another site is a card of ours, its frame comes on press, and only this page's policy lets it in", async (t) => {
  const url = await publish("Posts", "Before\n\nhttps://t.me/club/12\n\n[Elsewhere](https://vimeo.com/1)");
  const policy = async (address: string) =>
    /frame-src ([^;]*)/.exec((await fetch(address)).headers.get("content-security-policy") ?? "")?.[1];
  assert.equal(await policy(url), "https://www.youtube-nocookie.com https://t.me");
  assert.equal(await policy(site.url), "https://www.youtube-nocookie.com");
  const page = await openPage(t);
  const asked: string[] = [];
  await page.route("https://t.me/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>The post</p>" });
  });
  // Over another page, whose policy this visit keeps: the article is loaded anew and shows the post by itself.
  await page.goto(`${site.url}/news`);
  await page.mouse.move(5, 5);
  await page.locator("a").filter({ hasText: "Posts" }).first().click();
  await page.waitForURL(url);
  assert.deepEqual(asked, []);
  await page.getByRole("button", { name: "Show here" }).click();
  await page.mouse.move(9, 9);
  await page.frameLocator("iframe[title='Telegram post']").getByText("The post").waitFor();
  assert.deepEqual(asked, ["https://t.me/club/12?embed=1"]);
  await page.getByRole("link", { name: "Elsewhere" }).waitFor();
});
