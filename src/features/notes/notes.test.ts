import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { cpuMsOf } from "#tests/support/cpu.ts";
import { beginningOf, blockOfNote, blocksOf } from "./blocks.ts";

const TEXT =
  "# Derby\n\nAnahit scored in the last minute.\n\n```\none\n\ntwo\n```\n\nThe gates open at five.";

test("a text's paragraphs stand apart by empty lines, and code between fences is one", () => {
  assert.deepEqual(
    blocksOf(TEXT).map(({ text }) => beginningOf(text)),
    ["Derby", "Anahit scored in the last minute.", "one two", "The gates open at five."],
  );
  assert.equal(blocksOf("A  b\nc")[0]?.hash, blocksOf("A b c")[0]?.hash, "spaces make no difference");
});

test("a picture is named by its caption, a video by its address", () => {
  const named = (text: string) => beginningOf(text);
  assert.equal(named('![A stand](/media/a.webp "The north stand")'), "The north stand");
  assert.equal(named("![A stand](/media/a.webp)"), "A stand");
  assert.equal(named("![](/media/a.webp)"), "");
  assert.equal(named("<https://youtu.be/aqz-KE-bpKQ>"), "https://youtu.be/aqz-KE-bpKQ");
  assert.equal(named("See [the table](/table) today."), "See the table today.");
});

test("a paragraph of nothing but signs keeps nobody waiting for its beginning", async () => {
  for (const sign of ["<http:", "![](", '![]("', "[a](", "> ", "**a*"]) {
    const text = sign.repeat(100_000 / sign.length);
    const ms = await cpuMsOf(() => assert.ok(beginningOf(text).length <= 71, sign));
    assert.ok(ms < 500, `${sign} takes its square`);
  }
});

test("a note stays with its paragraph when others move, and when its words change", () => {
  const [, goal] = blocksOf(TEXT);
  const note = { block_hash: goal!.hash, block_text: goal!.text };
  const moved = blocksOf("The gates open at five.\n\nAnahit scored in the last minute.");
  assert.equal(blockOfNote(note, moved)?.text, "Anahit scored in the last minute.");
  const edited = blocksOf("The gates open at five.\n\nAnahit scored in the very last minute, again.");
  assert.equal(blockOfNote(note, edited)?.text, "Anahit scored in the very last minute, again.");
  assert.equal(
    blockOfNote(note, blocksOf("The gates open at five.")),
    undefined,
    "and is told when it is gone",
  );
});

test("a note is written, answered and dealt with", async (t) => {
  const { call } = await openClub(t);
  const article = (await call("/api/admin/news", { as: "editor", json: { title: "x", content: TEXT } })).body;
  const path = `/api/admin/record-notes/articles/${article.id}`;
  const [, goal] = blocksOf(TEXT);
  const json = { language: "en", block_hash: goal!.hash, block_text: goal!.text, text: "Who scored?" };
  const { body: note, status } = await call(path, { as: "admin", json });
  assert.equal(status, 201);
  await call(`/api/admin/notes/${note.id}/answers`, { as: "editor", json: { text: "Anahit." } });
  const done = await call(`/api/admin/notes/${note.id}`, {
    ...{ as: "editor", method: "PATCH" },
    json: { is_resolved: true },
  });
  assert.ok(done.body.resolved_at);
  const { notes } = (await call(path, { as: "editor" })).body;
  assert.deepEqual(
    notes.map((one: typeof note) => [one.name, one.text, one.answers[0].name, one.answers[0].text]),
    [["admin", "Who scored?", "editor", "Anahit."]],
  );
  const tooLong = { ...json, text: "x".repeat(1001) };
  assert.equal((await call(path, { as: "editor", json: tooLong })).status, 400);
  assert.equal(
    (await call("/api/admin/notes/4711", { as: "editor", method: "PATCH", json: { is_resolved: true } }))
      .status,
    404,
  );
});

test("a note is seen, however many were written before it, and an old one can still be answered", async (t) => {
  const { app, call } = await openClub(t);
  const article = (await call("/api/admin/news", { as: "editor", json: { title: "x", content: TEXT } })).body;
  const path = `/api/admin/record-notes/articles/${article.id}`;
  const json = { language: "en", block_hash: "x", block_text: "x", text: "The first" };
  const first = (await call(path, { as: "admin", json })).body;
  const row = await app.db.selectFrom("notes").selectAll().executeTakeFirstOrThrow();
  const { id: _, ...copied } = row;
  for (let at = 0; at < 10; at++)
    await app.db
      .insertInto("notes")
      .values(Array.from({ length: 100 }, () => copied))
      .execute();
  const last = await call(path, { as: "editor", json: { ...json, text: "The last" } });
  assert.equal(last.body.text, "The last");
  const { notes } = (await call(path, { as: "editor" })).body as { notes: { text: string }[] };
  assert.equal(notes.at(-1)?.text, "The last");
  const answered = await call(`/api/admin/notes/${first.id}/answers`, {
    as: "editor",
    json: { text: "Yes." },
  });
  assert.deepEqual([answered.status, answered.body.answers?.[0]?.text], [201, "Yes."]);
});
