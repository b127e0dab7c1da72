import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

const MOST_MS = 2000;
/** As long as a text may be; half of the accents belong below the letter, and all of them stand in the wrong order. */
const BOMB = `a${"\u0301".repeat(49_000)}${"\u0323".repeat(49_000)}`;

let site: RunningSite;

before(async () => {
  site = await startSite();
});
after(() => site.stop());

/** How long an answer takes, and whether others are answered meanwhile. */
async function timed(path: string, init?: RequestInit) {
  const started = performance.now();
  const answer = await fetch(site.url + path, init);
  const text = await answer.text();
  return { status: answer.status, text, tookMs: performance.now() - started };
}

test("an article with a letter under a hundred thousand accents is saved, shown and found as fast as any", async (t) => {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const article = {
    title: "Accentuated",
    title_hy: "Շեշտված",
    content: BOMB,
    content_hy: "Տեքստ",
    is_published: true,
  };
  const saved = await timed("/api/admin/news", { method: "POST", headers, body: JSON.stringify(article) });
  assert.equal(saved.status, 201, saved.text);
  const { slug } = JSON.parse(saved.text) as { slug: string };
  const paths = [
    `/news/${slug}`,
    "/search?q=accentuated",
    "/api/search?q=accentuated",
    "/api/news?search=accentuated",
  ];
  const asked = [];
  for (const path of paths) asked.push({ path, ...(await timed(path)) });
  assert.match(asked[2]!.text, /Accentuated/);
  const all = [{ path: "saved", ...saved }, ...asked];
  t.diagnostic(all.map(({ path, tookMs }) => `${path} ${Math.round(tookMs)} ms`).join(", "));
  assert.deepEqual(
    all.filter(({ status, tookMs }) => status >= 400 || tookMs > MOST_MS).map(({ path }) => path),
    [],
  );
});

test("so is a letter to the club, and a search", async () => {
  const letter = { name: "Ani", email: "ani@mail.example", message: BOMB.slice(44_000, 54_000) };
  const headers = { "content-type": "application/json" };
  const sent = await timed("/api/contact", { method: "POST", headers, body: JSON.stringify(letter) });
  assert.equal(sent.status, 200, sent.text);
  const found = await timed(`/matches?search=${encodeURIComponent(BOMB.slice(48_000, 48_900))}`);
  assert.equal(found.status, 200);
  for (const { tookMs } of [sent, found]) assert.ok(tookMs < MOST_MS, `${Math.round(tookMs)} ms`);
});
