import assert from "node:assert/strict";
import { test } from "node:test";
import { createPageClock } from "#src/start/page-clock.server.ts";
import { openClub, TEST_DAY } from "#tests/support/club.ts";
import { outFrom } from "./language-state.ts";
import { listPublishedArticles } from "./queries.server.ts";

/** `COUNT=full` for all. */
const EDGES = process.env.COUNT === "full" ? 10_000 : 120;
const HOUR_MS = 3_600_000;

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test(`over ${EDGES} hours at which articles come out, end or leave an embargo two nodes show none early and none late`, {
  timeout: 600_000,
}, async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const random = seeded(11);
  const start = Date.parse(TEST_DAY);
  const moment = () => new Date(start + Math.ceil(random() * 900 * HOUR_MS)).toISOString();
  const articles: { slug: string; from: string; until: string | null }[] = [];
  for (let edges = 0; edges < EDGES; ) {
    const [publish_at, other] = [moment(), moment()];
    const unpublish_at = other > publish_at ? other : null;
    const title = `Article ${articles.length}`;
    const given = { title, content: "Text.", text_state: "out", publish_at, unpublish_at };
    const { status, body } = await club.call("/api/admin/news", { as: "editor", json: given });
    assert.equal(status, 201, JSON.stringify(body));
    // Set behind the rules' back, an embargo still keeps it back.
    const embargo_until =
      articles.length % 5 === 0 ? new Date(Date.parse(publish_at) + 1).toISOString() : null;
    await app.db.updateTable("articles").set({ embargo_until }).where("id", "=", body.id).execute();
    articles.push({ slug: body.slug, from: outFrom({ ...body, embargo_until }, "en")!, until: unpublish_at });
    edges += unpublish_at ? 2 : 1;
  }
  const nodes = [createPageClock(app), createPageClock({ ...app })];
  const moments = [
    ...new Set(articles.flatMap(({ from, until }) => (until ? [from, until] : [from]))),
  ].sort();
  const faults: string[] = [];
  const look = async (at: number) => {
    const now = new Date(at);
    club.setNow(now);
    const { total } = await listPublishedArticles(app.db, now, { limit: 1 });
    const iso = now.toISOString();
    const due = articles.filter(({ from, until }) => from <= iso && (until === null || until > iso)).length;
    if (Number(total) !== due) faults.push(`${iso}: ${total} out, ${due} due`);
  };
  for (const edge of moments) {
    const at = Date.parse(edge);
    await look(at - 1);
    // What is kept in memory until then ends with the edge, on each node.
    for (const next of await Promise.all(nodes.map((clock) => clock())))
      if (next > at) faults.push(`${edge}: a page would stand until ${new Date(next).toISOString()}`);
    await look(at);
  }
  assert.deepEqual(faults, []);
  t.diagnostic(`${moments.length} edges, ${articles.length} articles: 0 early, 0 late`);
});
