import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_PARTS, type ProseNode, TREE_VERSION } from "#src/markdown/prose.ts";
import { refreshTrees } from "#src/records/markdown-background.server.ts";
import { siteSearchTexts } from "#src/records/search-text.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { article as definition } from "./article.record.ts";
import { describe } from "./article.ts";
import { loadArticle } from "./site/article-data.server.ts";

const DERBY = { title: "Derby day", content: "Gates open at **five**.", is_published: true };
const FIVE: ProseNode[] = [
  { type: "p", children: ["Gates open at ", { type: "strong", children: ["five"] }, "."] },
];
const PLAIN: ProseNode[] = [{ type: "p", children: ["Gates open at **five**."] }];
/** It would take the parser a minute. */
const HOSTILE = "> a\nb\n".repeat(16_000).trim();

const write = (club: TestClub, json: object, headers = {}) =>
  club.call("/api/admin/news", { as: "editor", json: { ...DERBY, ...json }, headers });

/** Asks again while the machine is too busy with other things to read a text, as the answer asks to. */
async function insist(call: () => ReturnType<TestClub["call"]>) {
  for (;;) {
    const answer = await call();
    if (answer.body?.key !== "markdown.busy") return answer;
  }
}

const shown = async ({ app }: TestClub) => (await loadArticle(app, "en", "derby-day", "")).body.nodes;

const trees = ({ app }: TestClub) => app.db.selectFrom("markdown_trees").selectAll().execute();

/** As if the texts came from a backup, or from a version of before. */
const forget = ({ app }: TestClub) => app.db.deleteFrom("markdown_trees").execute();

/** Resolves when pages are made anew. */
function nextChange({ app }: TestClub): Promise<void> {
  return new Promise((resolve) => {
    const stop = app.changes.subscribe(() => {
      stop();
      resolve();
    });
  });
}

test("a text that takes too long to read is refused at its field with the reason, and nothing is saved", async (t) => {
  const club = await openClub(t);
  const answer = await write(club, { content_hy: HOSTILE }, { "accept-language": "hy" });
  assert.equal(answer.status, 400);
  const [issue] = answer.body.issues;
  assert.equal(issue.path, "content_hy");
  assert.equal(issue.key, "markdown.too_slow");
  assert.deepEqual(issue.params, { mark: ">", n: 16_000 });
  assert.match(issue.message, /«>» նշանների քանակը՝ 16000/);
  assert.deepEqual(await club.app.db.selectFrom("articles").select("id").execute(), []);
  assert.deepEqual(await trees(club), []);
});

test("so is one of more parts than a page can show, and a former version that is one is not brought back", async (t) => {
  const club = await openClub(t);
  const { body: saved } = await write(club, {});
  const many = "a\n\n".repeat(MOST_PARTS + 1);
  const refused = await insist(() =>
    club.call(`/api/admin/news/${saved.id}`, {
      as: "editor",
      method: "PUT",
      json: { ...DERBY, content: many },
    }),
  );
  assert.deepEqual(
    [refused.status, refused.body.key, refused.body.params],
    [400, "markdown.too_many_parts", { n: MOST_PARTS + 1, most: MOST_PARTS }],
  );
  await club.app.db
    .updateTable("revisions")
    .set({ snapshot: JSON.stringify({ ...DERBY, is_published: 1, content: many }) })
    .execute();
  await club.call(`/api/admin/news/${saved.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...DERBY, content: "Gates open at six." },
  });
  const back = await insist(() =>
    club.call(`/api/admin/history/articles/${saved.id}/1/restore`, {
      as: "editor",
      method: "POST",
      json: {},
    }),
  );
  assert.equal(back.body.key, "markdown.too_many_parts", JSON.stringify(back.body));
});

test("a saved text is shown formatted at once, and the same text in another article is not parsed again", async (t) => {
  const club = await openClub(t);
  await write(club, {});
  assert.deepEqual(await shown(club), FIVE);
  const [kept] = await trees(club);
  club.setNow("2026-03-11T09:30:00Z");
  await write(club, { content_ru: DERBY.content });
  assert.deepEqual(await trees(club), [kept]);
});

test("a repeated create writes once", async (t) => {
  const club = await openClub(t);
  const headers = { "idempotency-key": "the-same-article" };
  const [one, other] = [await write(club, {}, headers), await write(club, {}, headers)];
  assert.deepEqual([one.status, other.body.id], [201, one.body.id]);
});

test("a text that came without its tree is shown plain, parsed in the background, and its pages are made anew once", async (t) => {
  const club = await openClub(t);
  await write(club, {});
  await forget(club);
  const stamp = club.app.changes.stamp();
  const changed = nextChange(club);
  assert.deepEqual(await shown(club), PLAIN);
  assert.deepEqual(await shown(club), PLAIN);
  await changed;
  assert.equal(club.app.changes.stamp().generation, stamp.generation + 1);
  assert.deepEqual(await shown(club), FIVE);
});

test("an older text that can't be parsed stays plain, is tried and named in the log once, and lets its title be changed", async (t) => {
  const club = await openClub(t);
  const { body: saved } = await write(club, {});
  const warned = t.mock.method(club.app.log, "warn").mock;
  await club.app.db.updateTable("articles").set({ content: HOSTILE }).execute();
  const { made } = await refreshTrees(club.app, [definition]);
  assert.equal(made, 0);
  const refused = (await trees(club)).filter(({ tree }) => tree === null);
  assert.equal(refused.length, 1);
  club.setNow("2026-03-11T09:30:00Z");
  assert.deepEqual(await shown(club), [{ type: "p", children: [HOSTILE] }]);
  await refreshTrees(club.app, [definition]);
  assert.deepEqual(
    (await trees(club)).filter(({ tree }) => tree === null),
    refused,
  );
  const named = warned.calls.map((call) => call.arguments).filter(([line]) => /plain paragraphs/.test(line));
  assert.equal(named.length, 1);
  const { reason, ...text } = named[0]![1] as { reason: string };
  assert.deepEqual(text, { kind: "articles", id: saved.id });
  assert.match(reason, /has the sign “>” 16000 times/);
  const answer = await club.call(`/api/admin/news/${saved.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...DERBY, title: "The derby", content: HOSTILE },
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body).slice(0, 300));
});

test("all texts without a tree get one after a start, and trees go a day after the last text of theirs", async (t) => {
  const club = await openClub(t);
  const { body: saved } = await write(club, { content_hy: "Դարպասները", content_ru: "Ворота" });
  await forget(club);
  await club.app.db
    .insertInto("markdown_trees")
    .values({ hash: "older", version: TREE_VERSION - 1, tree: "[]", made_at: "2026-01-01T00:00:00.000Z" })
    .execute();
  const changed = nextChange(club);
  assert.deepEqual(await refreshTrees(club.app, [definition]), { made: 3, forgotten: 1 });
  await changed;
  assert.deepEqual(await shown(club), FIVE);
  await club.call(`/api/admin/news/${saved.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...DERBY, content_hy: "Դարպասները", content_ru: "Ворота в пять" },
  });
  assert.deepEqual(await refreshTrees(club.app, [definition]), { made: 0, forgotten: 0 });
  club.setNow("2026-03-13T09:00:00Z");
  assert.deepEqual(await refreshTrees(club.app, [definition]), { made: 0, forgotten: 1 });
  assert.equal((await trees(club)).length, 3);
});

test("the description of an article without an excerpt says what its links and pictures are called", () => {
  const text =
    '# Derby\n\n![Fans](/media/a.webp) See [the *tickets*](https://a.example/x "Buy"), or [don\'t].';
  assert.equal(describe(text), "Derby See the tickets, or [don't].");
});

test("nothing but brackets is described and searched in one go", () => {
  const before = process.threadCpuUsage();
  for (const part of ["![a", "[a](", "](", "[a](b", "![a](b"]) {
    const content = part.repeat(99_000 / part.length);
    describe(content);
    siteSearchTexts(definition, { content });
  }
  // Time of the processor, and generous: looking on to the end from each bracket takes ten times as long.
  assert.ok(process.threadCpuUsage(before).user < 2_000_000);
});

test("an account that is closed, or gets another role, while its text is parsed saves nothing any more", async (t) => {
  const club = await openClub(t);
  const { parser, db } = club.app;
  const json = { title: "A last word", content: "From **me**.", is_published: true };
  for (const [as, change] of [
    ["editor", { role: "writer" }],
    ["admin", { is_active: 0 }],
  ] as const) {
    club.app.parser = {
      ...parser,
      async parse(text, saver) {
        await db.updateTable("accounts").set(change).where("username", "=", as).execute();
        return parser.parse(text, saver);
      },
    };
    assert.equal((await club.call("/api/admin/news", { as, json })).status, 401);
  }
  assert.deepEqual(await db.selectFrom("articles").select("id").execute(), []);
});
