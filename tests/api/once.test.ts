import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { endpoints } from "#src/api.server.ts";
import { type Answer, openClub, type TestClub } from "#tests/support/club.ts";
import { type Lines, layLines } from "#tests/support/cut-answers.ts";
import { CREATING, type Creating, MAKING_NOTHING } from "./once/creating.ts";
import { fresh, tables } from "./simultaneous/moment.ts";
import { newPerson } from "./simultaneous/people.ts";

// The ways of a stadium's wireless: the request arrives, its answer does not, and it is sent again.

type Headers = Record<string, string>;
type Called = (line: keyof Lines, creating: Creating, headers: Headers) => Promise<Answer | undefined>;

const postings = endpoints
  .filter(({ method }) => method === "post")
  .map(({ method, path }) => `${method} ${path}`);

test("of every call that posts it is known whether it makes something", () => {
  assert.deepEqual([...Object.keys(CREATING), ...Object.keys(MAKING_NOTHING)].sort(), postings.sort());
});

for (const [name, { by, isMailed, prepare }] of Object.entries(CREATING)) {
  const made = isMailed ? "one record and one mail" : "one record";
  test(`${name}: its answer is cut after the commit, it is sent again: ${made}`, async (t) => {
    const { club, call, people } = await openDesk(t);
    const creating = await prepare(club);
    const headers = { ...people[by].headers, ...freshKey() };
    const before = await countAll(club);
    assert.equal(await call("cut", creating, headers), undefined, "no answer came");
    const after = await untilMade(club, before);
    if (isMailed) assert.equal(after.mails! - before.mails!, 1);

    const again = await call("whole", creating, headers);
    assert.ok(again && again.status < 300, JSON.stringify(again));
    assert.deepEqual(await countAll(club), after);
    const third = await call("whole", creating, headers);
    assert.deepEqual([third?.status, third?.body], [again.status, again.body], "the first answer, each time");
  });

  test(`${name}: its key from another account makes nothing and never gets the stored answer`, async (t) => {
    const { club, call, people } = await openDesk(t);
    const creating = await prepare(club);
    const key = freshKey();
    const first = await call("whole", creating, { ...people[by].headers, ...key });
    assert.ok(first && first.status < 300, JSON.stringify(first));
    const after = await countAll(club);
    // Visitors are one nobody: the others are staff.
    const other =
      by === "nobody"
        ? await call(
            "whole",
            { path: "/admin/categories", json: { name: fresh("Cup") } },
            { ...people.editor.headers, ...key },
          )
        : await call("whole", creating, { ...people.other.headers, ...key });
    assert.deepEqual([other?.status, other?.body.key], [409, "repeat.key_of_another"]);
    assert.match(other?.body.message, /another account/);
    assert.deepEqual(await countAll(club), after);
  });

  test(`${name}: sent three times at the same moment with one key it is one`, async (t) => {
    const { club, call, people } = await openDesk(t);
    const [creating, alone] = [await prepare(club), await prepare(club)];
    const headers = { ...people[by].headers, ...freshKey() };
    const start = await countAll(club);
    await call("whole", alone, { ...people[by].headers, ...freshKey() });
    const between = await countAll(club);
    const answers = await Promise.all([1, 2, 3].map(() => call("whole", creating, headers)));
    for (const answer of answers) {
      assert.ok(answer && answer.status < 300, JSON.stringify(answer));
      if (by !== "nobody" && !name.endsWith("reply")) assert.deepEqual(answer.body, answers[0]?.body);
    }
    assert.deepEqual(growth(between, await countAll(club)), growth(start, between));
  });
}

test("another record under a key that was used is refused with a sentence that helps", async (t) => {
  const { call } = await openClub(t);
  const create = (name: string, language: string) =>
    call("/api/admin/categories", {
      as: "editor",
      json: { name },
      headers: { "idempotency-key": "one-draft-of-one-form", "accept-language": language },
    });
  await create("Cup", "en");
  const { status, body } = await create("League", "en");
  assert.deepEqual([status, body.key], [409, "repeat.key_reused"]);
  assert.match(body.message, /saved already/);
  assert.match((await create("League", "ru")).body.message, /уже сохранено/);
  assert.match((await create("League", "hy")).body.message, /արդեն պահպանված/);
});

test("another picture under a key that was used is refused, and is not taken for the first", async (t) => {
  const { club, call, people } = await openDesk(t);
  const headers = { ...people.editor.headers, ...freshKey() };
  const first = await call("whole", await CREATING["post /upload/image"]!.prepare(club), headers);
  const second = await call("whole", await CREATING["post /upload/image"]!.prepare(club), headers);
  assert.deepEqual([first?.status, second?.status], [200, 409]);
});

/** A club on the network with the people who call it. */
async function openDesk(t: TestContext) {
  const club = await openClub(t);
  const lines = await layLines(t, club);
  const people = {
    editor: await newPerson(club),
    admin: await newPerson(club, "admin"),
    other: await newPerson(club, "admin"),
    nobody: { headers: {} },
  };
  const call: Called = async (line, { path, json, form }, headers) => {
    const answer = await fetch(`${lines[line]}/api${path}`, {
      method: "POST",
      headers: { ...headers, connection: "close", ...(json ? { "content-type": "application/json" } : {}) },
      ...(json ? { body: JSON.stringify(json) } : form ? { body: form } : {}),
    }).catch(() => undefined);
    return answer && { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return { club, call, people };
}

function freshKey(): Headers {
  return { "idempotency-key": fresh("key").replace(" ", "-of-a-draft-") };
}

/** What the club keeps for its own use: keys, tries, and words that searches have met. */
const INNER = /^(kysely|sqlite|markdown_trees|idempotency_keys|attempts|search_|known_devices)/;

/** The rows of every table, and the mails that left. */
async function countAll(club: TestClub): Promise<Record<string, number>> {
  const all = await club.app.db.introspection.getTables();
  const counts: Record<string, number> = {};
  for (const { name } of all.filter(({ name, isView }) => !isView && !INNER.test(name))) {
    const { rows } = await tables(club)
      .selectFrom(name)
      .select((e) => e.fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();
    counts[name] = Number(rows);
  }
  const mails = await readdir(join(club.app.config.DATA_DIR, "outbox")).catch(() => []);
  return { ...counts, mails: mails.filter((file) => file.endsWith(".eml")).length };
}

/** The counts once the cut call has left something: its answer came after its commit. */
async function untilMade(club: TestClub, before: Record<string, number>) {
  const after = await countAll(club);
  assert.notDeepEqual(after, before, "the call was done");
  return after;
}

function growth(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  );
}
