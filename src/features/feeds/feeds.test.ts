import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { escapeXml } from "./xml.ts";

const TITLE = 'Fans & <friends> say "yes"';

async function publish(club: TestClub, more: object = {}) {
  const json = {
    title: TITLE,
    title_hy: "Դերբի և տոն",
    content: "Two late goals.",
    content_hy: "Երկու ուշ գոլ։",
    is_published: true,
    ...more,
  };
  return (await club.call("/api/admin/news", { as: "editor", json })).body;
}

/** Every element closed, nothing unescaped: enough to catch a broken document. */
function assertWellFormed(xml: string): void {
  const open: string[] = [];
  assert.doesNotMatch(xml.replace(/&(amp|lt|gt|quot);/g, ""), /&/);
  for (const [, close, name, self] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (close) assert.equal(open.pop(), name);
    else open.push(name!);
  }
  assert.deepEqual(open, []);
}

test("the sitemap names every page in three languages and every published article in its own, drafts nowhere", async (t) => {
  const club = await openClub(t);
  const article = await publish(club);
  await publish(club, { title: "A draft", is_published: false });
  const { status, headers, text } = await club.page("/sitemap.xml");
  assert.equal(status, 200);
  assert.match(headers.get("content-type") ?? "", /xml/);
  assertWellFormed(text);
  // Eleven pages, of which the club's has three more tabs.
  assert.equal(text.match(/<url>/g)?.length, (11 + 3) * 3 + 2);
  assert.match(text, /<loc>[^<]*\/ru\/club\?tab=players<\/loc>/);
  assert.match(text, new RegExp(`<loc>[^<]*/hy/news/${article.slug}</loc>`));
  assert.match(text, /hreflang="x-default"/);
  assert.doesNotMatch(text, /a-draft/);
  assert.equal((await club.page("/sitemap.xml?part=2")).status, 404);
});

test("the sitemap names every match in three languages, those in the trash nowhere", async (t) => {
  const club = await openClub(t);
  const { id } = await createMatch(club);
  const gone = await createMatch(club, { home_team_name: "Gone" });
  await club.call(`/api/admin/matches/${gone.id}`, { as: "editor", method: "DELETE" });
  const { text } = await club.page("/sitemap.xml");
  assertWellFormed(text);
  for (const prefix of ["", "/hy", "/ru"])
    assert.match(text, new RegExp(`<loc>[^<]*${prefix}/matches/${id}-hosts-guests</loc>`));
  assert.doesNotMatch(text, /gone/);
});

test("the news sitemap has the last two days, in the languages that an article is written in", async (t) => {
  const club = await openClub(t);
  await publish(club);
  const { text } = await club.page("/news-sitemap.xml");
  assertWellFormed(text);
  assert.equal(text.match(/<url>/g)?.length, 2);
  assert.match(text, /<news:language>hy</);
  club.setNow("2026-03-20T09:00:00.000Z");
  assert.doesNotMatch((await club.page("/news-sitemap.xml")).text, /<url>/);
});

test("an excerpt with a sign of markup reads in a feed reader as it was written", async (t) => {
  const club = await openClub(t);
  await publish(club, { excerpt: "Two < three" });
  const description = /<description>(Two &[^<]*)/.exec((await club.page("/feed.xml")).text)?.[1];
  assert.equal(description, "Two &amp;lt; three", "readers of feeds take it as HTML");
});

test("each language has a feed, with signs and control characters tamed", async (t) => {
  const club = await openClub(t);
  await publish(club);
  const english = await club.page("/feed.xml");
  assertWellFormed(english.text);
  assert.match(english.text, /Fans &amp; &lt;friends&gt; say &quot;yes&quot;/);
  assert.equal(escapeXml("a\u0001b<"), "ab&lt;");
  assert.match((await club.page("/hy/feed.xml")).text, /Դերբի և տոն/);
  assert.doesNotMatch((await club.page("/ru/feed.xml")).text, /<item>/);
  const again = await club.page("/feed.xml", { "if-none-match": english.headers.get("etag") ?? "" });
  assert.equal(again.status, 304);
});

test("a sitemap, a feed and a calendar are made once for all who ask, and anew after a save", async (t) => {
  const club = await openClub(t);
  await publish(club);
  await createMatch(club);
  const from = async (path: string, headers?: Record<string, string>) => {
    const answer = await club.page(path, headers);
    return { ...answer, source: answer.headers.get("cache-status") };
  };
  for (const path of [
    "/sitemap.xml",
    "/news-sitemap.xml",
    "/hy/feed.xml",
    "/feed.json",
    "/calendar/all.ics",
  ]) {
    const first = await from(path);
    assert.equal(first.source, "club; fwd=miss", path);
    const second = await from(`${path}?of=somebody`);
    assert.deepEqual([second.source, second.text], ["club; hit", first.text], path);
    assert.equal(second.headers.get("cache-control"), "public, max-age=600, s-maxage=10");
    assert.equal((await from(path, { "if-none-match": first.headers.get("etag")! })).status, 304);
    await publish(club, { title: `After ${path}` });
    assert.equal((await from(path)).source, "club; fwd=miss", path);
  }
  assert.match((await from("/feed.xml")).text, /After \/sitemap.xml/);
  assert.equal((await from("/calendar/all.ics?home")).source, "club; fwd=miss");
  assert.equal((await from("/calendar/nobody.ics")).status, 404);
});

test("robots are kept out of the back office and told of the sitemaps", async (t) => {
  const { text } = await (await openClub(t)).page("/robots.txt");
  assert.match(text, /Disallow: \/admin/);
  assert.match(text, /Sitemap: http.*\/sitemap\.xml/);
});

test("the manifest and its icons come from the club's own crest", async (t) => {
  const club = await openClub(t);
  const { text } = await club.page("/hy/manifest.webmanifest");
  const { icons, lang } = JSON.parse(text);
  assert.equal(lang, "hy");
  for (const { src } of icons) {
    const { status, bytes } = await club.page(src);
    assert.equal(status, 200);
    assert.equal(Buffer.from(bytes.slice(1, 4)).toString(), "PNG");
  }
  assert.equal((await club.page("/favicon.ico")).status, 200);
});

test("an article has a picture of 1200 by 630 for shared links, a draft has none", async (t) => {
  const { default: sharp } = await import("sharp");
  const club = await openClub(t);
  const article = await publish(club, { image_url: "/club/pictures/cover-scarf.svg" });
  const { bytes, headers } = await club.page(`/share/news/${article.slug}.jpg`);
  const { width, height, format } = await sharp(bytes).metadata();
  assert.deepEqual([width, height, format], [1200, 630, "jpeg"]);
  assert.equal(headers.get("content-type"), "image/jpeg");
  const draft = await publish(club, { title: "A draft", is_published: false });
  assert.equal((await club.page(`/share/news/${draft.slug}.jpg`)).status, 404);
  assert.equal((await club.page("/share/news/..%2fclub.jpg")).status, 400);
  const edit = { as: "editor", method: "PUT", json: { slug: "another-address" } } as const;
  await club.call(`/api/admin/news/${article.id}`, edit);
  for (const slug of [article.slug, "another-address"])
    assert.equal((await club.page(`/share/news/${slug}.jpg`)).status, 200, `shared as ${slug}`);
});

test("pictures for shared links are drawn one after the other, and a rush for those of all articles is refused", async (t) => {
  const club = await openClub(t);
  const slugs: string[] = [];
  for (let number = 0; number < 20; number++) {
    const image_url = "/club/pictures/cover-transfer.svg";
    slugs.push((await publish(club, { title: `Shared ${number}`, image_url })).slug);
  }
  const ask = (slug: string) => club.page(`/share/news/${slug}.jpg`);
  const answers = await Promise.all(slugs.map(ask));
  const refused = answers.filter(({ status }) => status !== 200);
  assert.ok(refused.length > 0);
  for (const { status, headers } of refused)
    assert.deepEqual([status, headers.get("retry-after"), headers.get("etag")], [503, "5", null]);
  assert.equal((await ask(slugs.at(-1)!)).status, 200);
});

test("after somebody has uploaded a picture the club's own drawings are still drawn", async (t) => {
  const { default: sharp } = await import("sharp");
  const club = await openClub(t);
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b5123e" } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set("image", new File([photo as BlobPart], "photo.jpg", { type: "image/jpeg" }));
  const { status, body } = await club.call("/api/upload/news-image", { as: "editor", form });
  assert.equal(status, 200);
  for (const [title, image_url] of [
    ["Drawn", "/club/pictures/cover-net.svg"],
    ["Photographed", body.url],
  ]) {
    const { slug } = await publish(club, { title, image_url });
    const { bytes } = await club.page(`/share/news/${slug}.jpg`);
    // The club's picture for articles without a usable cover would say that the cover could not be read.
    const { dominant } = await sharp(bytes).stats();
    assert.equal((await sharp(bytes).metadata()).format, "jpeg", title);
    if (title === "Photographed") assert.ok(dominant.r > 150 && dominant.b < 100, JSON.stringify(dominant));
  }
  for (const path of ["/icon-512.png", "/apple-touch-icon.png", "/favicon.ico"]) {
    assert.equal((await club.page(`${path}`)).status, 200, path);
  }
});

test("the feed is there as JSON too, with the same articles", async (t) => {
  const club = await openClub(t);
  const article = await publish(club);
  const { headers, text } = await club.page("/hy/feed.json");
  assert.equal(headers.get("content-type"), "application/feed+json; charset=utf-8");
  const { version, items } = JSON.parse(text);
  assert.equal(version, "https://jsonfeed.org/version/1.1");
  assert.deepEqual([items.length, items[0].title], [1, "Դերբի և տոն"]);
  assert.ok(items[0].url.endsWith(`/hy/news/${article.slug}`));
});
