import assert from "node:assert/strict";
import { get, type IncomingMessage } from "node:http";
import { after, before, test } from "node:test";
import { type RunningSite, startSite } from "#tests/support/site.ts";
import { openDatabase } from "#tests/support/staff-sessions.ts";

const BROWSER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
/** The networks that a line at home is often given. */
const NETWORKS = Array.from({ length: 40 }, (_, at) => `2001:db8:7:${(at + 1).toString(16)}::1`);

let site: RunningSite;

before(async () => {
  site = await startSite({ TRUSTED_PROXIES: "127.0.0.1" }, undefined, { openFiles: 300 });
});
after(() => site.stop());

async function post(path: string, body: object, address: string): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": address,
    "user-agent": BROWSER,
  };
  const answer = await fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
}

/** How often each status was answered to one line's networks. */
async function fromAll(path: string, bodyOf: (at: number) => object): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const [at, address] of NETWORKS.entries()) {
    const status = await post(path, bodyOf(at), address);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test("a line with forty networks of its own has ten newsletter mails sent in ten minutes, and no more", async () => {
  const counts = await fromAll("/api/newsletter/subscribe", (at) => ({ email: `fan${at}@mail.example` }));
  assert.deepEqual(counts, { 200: 10, 429: 30 });
  const other = await post("/api/newsletter/subscribe", { email: "ani@mail.example" }, "2001:db8:8:1::1");
  assert.equal(other, 200);
});

test("it sends ten letters, and no more", async () => {
  const letter = { name: "Ani", email: "ani@mail.example", message: "When does the box office open?" };
  const counts = await fromAll("/api/contact", (at) => ({ ...letter, subject: `${at}` }));
  assert.deepEqual(counts, { 200: 10, 429: 30 });
  assert.equal(await post("/api/contact", letter, "2001:db8:8:1::1"), 200);
});

test("whoever changes the address within the own network counts as one reader of an article", async (t) => {
  const { news } = (await (await fetch(`${site.url}/api/news?limit=1`)).json()) as {
    news: { slug: string }[];
  };
  const path = `/news/${news[0]!.slug}`;
  const database = openDatabase(site);
  t.after(() => database.close());
  const views = () =>
    Number(database.prepare("select sum(views) as views from page_views where path = ?").get(path)?.views);
  const before = views();
  for (let at = 1; at <= 20; at++)
    assert.equal(await post("/api/page-views", { path }, `2001:db8:7:1::${at}`), 202);
  await post("/api/page-views", { path }, "2001:db8:7:2::1");
  assert.equal(views() - before, 2);
});

test("all networks of a line together have a quarter of the places for live news", async (t) => {
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, at) => follow(`2001:db8:9:${(at + 1).toString(16)}::1`)),
  );
  t.after(() => {
    for (const answer of answers) answer.destroy();
  });
  const accepted = answers.filter(({ statusCode }) => statusCode === 200).length;
  assert.ok(accepted > 0 && accepted <= 60, `${accepted} of ${answers.length}`);
  const other = await follow("2001:db8:10:1::1");
  assert.equal(other.statusCode, 200);
  other.destroy();
});

function follow(address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": address };
    get(`${site.url}/api/live`, { agent: false, headers }, (answer) => {
      answer.on("error", () => {});
      if (answer.statusCode !== 200) answer.resume();
      resolve(answer);
    }).on("error", reject);
  });
}
