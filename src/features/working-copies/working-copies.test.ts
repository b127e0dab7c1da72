import assert from "node:assert/strict";
import { test } from "node:test";
import { startSession } from "#src/features/accounts/session-commands.server.ts";
import { sweep } from "#src/start/sweep.server.ts";
import { addStaff, type CallOptions, openClub, type TestClub } from "#tests/support/club.ts";
import { withLargestAnswer } from "#tests/support/largest-answer.ts";
import { listNewCopies } from "./queries.server.ts";

const PATH = "/api/admin/working-copies/articles";
const NEW = `${PATH}/new-5f0c1b52-76d0`;

const typed = (title: string, more: object = {}) => ({
  values: { title, content: "Two late goals." },
  base_version: 1,
  writer: "form-on-the-telephone",
  revision: 0,
  ...more,
});

async function article({ call }: TestClub, more: object = {}): Promise<number> {
  const json = { title: "Derby day", content: "Two late goals.", ...more };
  return (await call("/api/admin/news", { as: "editor", json })).body.id;
}

const keep = ({ call }: TestClub, path: string, json: object, as: CallOptions["as"] = "editor") =>
  call(path, { as, method: "PUT", json });

test("what is typed over a published article is there on every device, and readers see nothing of it", async (t) => {
  const club = await openClub(t);
  const { call, setNow } = club;
  const id = await article(club, { is_published: true });
  setNow("2026-03-11T09:05:00.000Z");
  const kept = await keep(club, `${PATH}/${id}`, typed("Derby night"));
  assert.deepEqual(kept.body, { revision: 1, updated_at: "2026-03-11T09:05:00.000Z" });
  const { body } = await call(`${PATH}/${id}`, { as: "editor", headers: { "user-agent": "x" } });
  assert.equal(body.copy.values.title, "Derby night");
  assert.equal(body.copy.base_version, 1);
  assert.equal((await call(`/api/news/${id}`)).body.title, "Derby day");
  const before = await call(`/api/admin/news/${id}`, { as: "editor" });
  assert.equal(before.body.version, 1, "no version, no history");
  const json = { title: "Derby night", content: "Two late goals.", version: 1 };
  await call(`/api/admin/news/${id}?copy=${id}`, { as: "editor", method: "PUT", json });
  assert.equal((await call(`/api/news/${id}`)).body.title, "Derby night");
  assert.equal((await call(`${PATH}/${id}`, { as: "editor" })).body.copy, null, "it ended with the save");
});

test("a form may send the same twice; another device that has not seen the newest is told of it", async (t) => {
  const club = await openClub(t);
  const path = `${PATH}/${await article(club)}`;
  await keep(club, path, typed("One"));
  // The answer was lost on its way.
  assert.equal((await keep(club, path, typed("One, and a word"))).body.revision, 2);
  const computer = { writer: "form-on-the-computer" };
  const refused = await keep(club, path, typed("Two", computer));
  assert.equal(refused.status, 409);
  assert.match(refused.body.message, /another device/);
  assert.equal(refused.body.copy.values.title, "One, and a word");
  assert.equal((await keep(club, path, typed("Two", { ...computer, revision: 2 }))).status, 200);
  assert.equal((await keep(club, path, typed("One", {}))).status, 409, "and so it is the other way round");
});

test("an older form neither throws away nor saves over what the same person has typed on another device since", async (t) => {
  const club = await openClub(t);
  const { call } = club;
  const id = await article(club);
  const json = { title: "Derby day", content: "Of the old form.", version: 1 };
  for (const [path, write] of [
    [`${PATH}/${id}`, { path: `/api/admin/news/${id}?copy=${id}&`, method: "PUT" as const, json }],
    [
      NEW,
      {
        path: `/api/admin/news?copy=${NEW.split("/").at(-1)}&`,
        method: "POST" as const,
        json: { title: "New" },
      },
    ],
  ] as const) {
    await keep(club, path, typed("Early"));
    await keep(club, path, typed("Twenty minutes later", { writer: "form-on-the-computer", revision: 1 }));
    const old = "writer=form-on-the-telephone&revision=1";
    const thrown = await call(`${path}?${old}`, { as: "editor", method: "DELETE" });
    const saved = await call(write.path + old, { ...write, as: "editor" });
    for (const { status, body } of [thrown, saved]) {
      assert.equal(status, 409);
      assert.equal(body.copy.values.title, "Twenty minutes later");
    }
    // Whoever has seen it and keeps the own text, saves.
    const chosen = await call(`${write.path}writer=form-on-the-telephone&revision=2`, {
      ...write,
      as: "editor",
    });
    assert.ok(chosen.status < 300, JSON.stringify(chosen.body));
  }
});

test("an article that was begun on two devices is made once, and the second save chooses between the two", async (t) => {
  const club = await openClub(t);
  const { call } = club;
  await keep(club, NEW, typed("Begun here", { base_version: null }));
  const begun = await call(PATH, { as: "editor" });
  assert.deepEqual([begun.body.total, begun.body.copies[0].key], [1, NEW.slice(PATH.length + 1)]);
  const create = (title: string) =>
    call(`/api/admin/news?copy=${NEW.slice(PATH.length + 1)}`, {
      as: "editor",
      json: { title, content: "x" },
    });
  const first = await create("Begun here");
  assert.equal(first.status, 201);
  const second = await create("Begun there");
  assert.equal(second.status, 409);
  assert.deepEqual([second.body.theirs.id, second.body.theirs.title], [first.body.id, "Begun here"]);
  assert.equal((await call("/api/admin/news", { as: "editor" })).body.total, 1);
  const late = await keep(club, NEW, typed("Begun there", { base_version: null, revision: 1 }));
  assert.deepEqual([late.status, late.body.record_id], [409, first.body.id]);
  assert.equal((await call(PATH, { as: "editor" })).body.total, 0);
});

test("everybody has a copy of their own; editors see those of others, writers only theirs", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const id = await article(club);
  const writer = await addStaff(app, "writer");
  const { token } = await startSession(app, writer.account.id, new Request("http://x/"));
  const headers = { authorization: `Bearer ${token}` };
  await keep(club, `${PATH}/${id}`, typed("The editor's"));
  assert.equal(
    (await call(`${PATH}/${id}`, { method: "PUT", headers, json: typed("The writer's") })).status,
    200,
  );
  const asEditor = (await call(`${PATH}/${id}`, { as: "editor" })).body;
  assert.equal(asEditor.copy.values.title, "The editor's");
  assert.deepEqual(
    asEditor.others.map((one: { name: string; values: { title: string } }) => [one.name, one.values.title]),
    [["writer", "The writer's"]],
  );
  const asWriter = (await call(`${PATH}/${id}`, { headers })).body;
  assert.deepEqual([asWriter.copy.values.title, asWriter.others], ["The writer's", []]);
});

test("of many who typed over one article an editor sees the five newest beside the own, which is older", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const path = `${PATH}/${await article(club)}`;
  await keep(club, path, typed("The editor's"));
  const { id: _, ...stored } = await app.db
    .selectFrom("accounts")
    .selectAll()
    .where("username", "=", "editor")
    .executeTakeFirstOrThrow();
  const { id: __, ...copy } = await app.db.selectFrom("working_copies").selectAll().executeTakeFirstOrThrow();
  for (let number = 1; number <= 8; number++) {
    const account = { ...stored, username: `writer${number}`, email: `${number}@club.example` };
    const { id } = await app.db
      .insertInto("accounts")
      .values(account)
      .returning("id")
      .executeTakeFirstOrThrow();
    const updated_at = `2026-03-11T10:0${number}:00.000Z`;
    await app.db
      .insertInto("working_copies")
      .values({ ...copy, account_id: id, updated_at })
      .execute();
  }
  const { body } = await call(path, { as: "editor" });
  assert.equal(body.copy?.values.title, "The editor's", JSON.stringify(body));
  assert.deepEqual(
    body.others.map(({ name }: { name: string }) => name),
    ["writer8", "writer7", "writer6", "writer5", "writer4"],
  );
});

test("an editor who takes over what a writer typed takes the words: whether it is out a writer does not say", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const id = await article(club);
  const writer = await addStaff(app, "writer");
  const { token } = await startSession(app, writer.account.id, new Request("http://x/"));
  const hours = { publish_at: "", publish_at_hy: "", unpublish_at: "", embargo_until: "" };
  const states = { is_published: true, text_state: "out", text_state_hy: "out" };
  const words = { title: "The writer's", planned_for: "2026-03-20", is_featured: false };
  const values = { ...words, ...states, ...hours };
  const json = { ...typed("The writer's"), values };
  const headers = { authorization: `Bearer ${token}` };
  assert.equal((await call(`${PATH}/${id}`, { method: "PUT", headers, json })).status, 200);
  const { others } = (await call(`${PATH}/${id}`, { as: "editor" })).body;
  assert.deepEqual(others[0].values, words);
  const own = (await call(`${PATH}/${id}`, { headers })).body.copy;
  assert.deepEqual(own.values, values, "the writer's own form comes back as it was");
});

test("a form that counts beyond all bounds keeps nobody from what others have typed", async (t) => {
  const club = await openClub(t);
  const path = `${PATH}/${await article(club)}`;
  for (const more of [{ revision: Number.MAX_SAFE_INTEGER }, { base_version: 2 ** 31 }])
    assert.equal((await keep(club, path, typed("Endless", more))).status, 400);
  assert.equal((await keep(club, path, typed("At the end", { revision: 2 ** 31 - 2 }))).status, 200);
  for (const as of ["editor", "admin"] as const) assert.equal((await club.call(path, { as })).status, 200);
});

test("two who typed over one version: the second save meets the dialog of both versions", async (t) => {
  const club = await openClub(t);
  const { call } = club;
  const id = await article(club);
  for (const as of ["editor", "admin"] as const) await keep(club, `${PATH}/${id}`, typed(`By ${as}`), as);
  const put = (as: "editor" | "admin") =>
    call(`/api/admin/news/${id}?copy=${id}`, {
      ...{ as, method: "PUT" },
      json: { title: `By ${as}`, content: "Two late goals.", version: 1 },
    });
  assert.equal((await put("editor")).status, 200);
  const second = await put("admin");
  assert.deepEqual(
    [second.status, second.body.base.title, second.body.theirs.title],
    [409, "Derby day", "By editor"],
  );
  const left = (await call(`${PATH}/${id}`, { as: "admin" })).body.copy;
  assert.equal(left.values.title, "By admin", "a refused save ends no copy");
});

test("a copy over an article in the trash waits there, and is forgotten after 30 days", async (t) => {
  const club = await openClub(t);
  const { app, call, setNow } = club;
  const id = await article(club);
  await keep(club, `${PATH}/${id}`, typed("Waits"));
  await call(`/api/admin/news/${id}`, { as: "editor", method: "DELETE" });
  const refused = await keep(club, `${PATH}/${id}`, typed("Waits on", { revision: 1 }));
  assert.equal(refused.status, 404);
  assert.match(refused.body.message, /trash/);
  await call(`/api/admin/trash/articles/${id}/restore`, { as: "editor", method: "POST" });
  assert.equal((await call(`${PATH}/${id}`, { as: "editor" })).body.copy.values.title, "Waits");
  setNow("2026-04-09T09:00:00.000Z");
  await sweep(app);
  const count = async () => (await app.db.selectFrom("working_copies").select("id").execute()).length;
  assert.equal(await count(), 1);
  setNow("2026-04-11T09:00:00.000Z");
  await sweep(app);
  assert.equal(await count(), 0);
});

test("an oversize copy, an unknown article and an ended session get a sentence, and lose nothing", async (t) => {
  const club = await openClub(t);
  const { call } = club;
  const path = `${PATH}/${await article(club)}`;
  await keep(club, path, typed("Stays"));
  const huge = typed("x", { values: { content: "ա".repeat(400_001) }, revision: 1 });
  const refusals = [
    [400, await keep(club, path, huge)],
    [404, await keep(club, `${PATH}/4711`, typed("x"))],
    [401, await call(path, { method: "PUT", json: typed("x") })],
    [400, await keep(club, `${PATH}/new-x`, typed("x"))],
    [400, await keep(club, "/api/admin/working-copies/accounts/1", typed("x"))],
  ] as const;
  for (const [status, answer] of refusals) {
    assert.equal(answer.status, status, JSON.stringify(answer.body).slice(0, 200));
    assert.match(answer.body.message, /\p{L}{2,}/u);
  }
  assert.equal((await call(path, { as: "editor" })).body.copy.values.title, "Stays");
});

test("the list of what a writer has begun shows titles and reads none of the long texts; each is opened by itself", async (t) => {
  const club = await openClub(t);
  const { app, call, editor } = club;
  const content = "ա".repeat(300_000);
  const titles = { title: "", title_hy: "Դերբի", title_ru: "Д".repeat(1000) };
  for (let number = 1; number <= 20; number++) {
    const values = { ...titles, title: `Derby ${number}`, content };
    const kept = await keep(club, `${NEW}-${number}`, { ...typed(""), values, base_version: null });
    assert.equal(kept.status, 200);
  }
  const { copies, total } = (await call(PATH, { as: "editor" })).body;
  assert.equal(total, 20);
  const { title, title_hy, title_ru, values } = copies.find(
    (one: { title: string }) => one.title === "Derby 7",
  );
  assert.deepEqual([title, title_hy, title_ru, values], ["Derby 7", "Դերբի", "Д".repeat(300), undefined]);
  const { db, largest } = withLargestAnswer(app.db);
  await listNewCopies(db, editor.account.id, "articles");
  assert.ok(largest() < 20_000, `${largest()} letters at once`);
  const opened = (await call(`${NEW}-7`, { as: "editor" })).body.copy;
  assert.deepEqual([opened.values.title, opened.values.content], ["Derby 7", content]);
});
