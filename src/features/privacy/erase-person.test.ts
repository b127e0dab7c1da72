import assert from "node:assert/strict";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { rowsWith, textTables } from "#src/db/text-columns.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { erasePerson, findPerson } from "./commands.server.ts";

const EMAIL = "Aram.Fan+1@fans.example";

/** Every text of the database that names an address, whatever its case. */
async function traces({ app }: TestClub, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await textTables(app.db))
    for (const row of await rowsWith(app.db, table, [email]))
      found.push(`${table.table}: ${JSON.stringify(row)}`);
  return found;
}

/** A person who wrote, subscribed and is named in an article, in its history and in mail that waits. */
async function knowPerson(club: TestClub): Promise<void> {
  const { app, call } = club;
  const json = { name: "Aram", email: EMAIL, message: `Write to ${EMAIL}.` };
  assert.equal((await call("/api/contact", { json })).status, 200);
  await call("/api/contact", {
    json: { ...json, email: "ann@fans.example", message: `${EMAIL} is my friend` },
  });
  await call("/api/newsletter/subscribe", { json: { email: EMAIL, language: "en" } });
  const article = { title: "Fans", content: `Ask ${EMAIL.toUpperCase()}`, is_published: true };
  const { body } = await call("/api/admin/news", { as: "editor", json: article });
  await call(`/api/admin/news/${body.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...article, content: "Ask us" },
  });
  const payload = JSON.stringify({ to: EMAIL });
  const at = app.now().toISOString();
  await app.db
    .insertInto("outbox")
    .values({
      topic: "mail",
      payload,
      created_at: at,
      attempts: 0,
      next_try_at: at,
      done_at: null,
      last_error: null,
    })
    .execute();
}

test("after a person is erased no trace of the address is in the database or in waiting mail", async (t) => {
  const club = await openClub(t);
  await knowPerson(club);
  const outbox = join(club.app.config.DATA_DIR, "outbox");
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, "other.eml"), "To: joann@fans.example\n\nHello");
  await writeFile(join(outbox, "person.eml"), `To: ${EMAIL.toLowerCase()}\n\nHello`);
  assert.ok((await traces(club, EMAIL)).length >= 5);

  const found = await findPerson(club.app, EMAIL.toLowerCase());
  assert.ok((await traces(club, EMAIL)).length >= 5, "to look erases nothing");
  assert.equal(found.messages, 1);
  assert.equal(found["newsletter entries"], 1);
  assert.equal(found["mentions in messages"], 1);
  assert.equal(found["mentions in outbox"], 1);
  assert.ok(found["mentions in revisions"]! >= 1);
  assert.ok(found["mentions in audit"]! >= 1);

  assert.deepEqual(await erasePerson(club.app, EMAIL.toLowerCase()), found);
  assert.deepEqual(await traces(club, EMAIL), []);
  assert.deepEqual(await findPerson(club.app, EMAIL), {});
  const left = await club.app.db.selectFrom("messages").select(["email", "message"]).execute();
  assert.deepEqual(
    left.map((row) => ({ ...row })),
    [{ email: "ann@fans.example", message: "[erased] is my friend" }],
  );
  const mails = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")),
  );
  assert.ok(mails.some((mail) => mail.includes("joann@fans.example")));
  assert.ok(!mails.some((mail) => mail.toLowerCase().includes(EMAIL.toLowerCase())));
  const tries = await club.app.db.selectFrom("attempts").select("bucket").execute();
  assert.ok(!tries.some(({ bucket }) => bucket.startsWith("newsletter:email:")));
  if (club.app.database.file) {
    const file = await readFile(club.app.database.file, "latin1");
    assert.ok(!file.toLowerCase().includes(EMAIL.toLowerCase()), "nor in the file's free pages");
  }
});

test("an address goes in each way in which people and the editor write it, and nobody else's goes with it", async (t) => {
  const club = await openClub(t);
  const person = "aram_k@fans.example";
  const ways = [
    `Ask ${person}-ին, or ${person}-у.`,
    `_${person}_ and **${person}**`,
    "Ask aram\\_k\\@fans.example or aram_k\\@fans.example.",
    `–${person}, -${person}:`,
    `${person}...Next, ${person}--bob`,
  ];
  const others =
    "joaram_k@fans.example, jo-aram_k\\@fans.example, aram_k@fans.example.am, aram_k@fans.example-club.am";
  const json = { name: "Ann", email: `_${person}`, message: "Hello" };
  assert.equal((await club.call("/api/contact", { json })).status, 200);
  const article = { title: "Fans", content: [...ways, others].join("\n\n"), is_published: true };
  const { body } = await club.call("/api/admin/news", { as: "editor", json: article });
  await erasePerson(club.app, person);
  const { content } = (await club.call(`/api/admin/news/${body.id}`, { as: "editor" })).body;
  assert.equal(
    content,
    [
      "Ask [erased]-ին, or [erased]-у.",
      "_[erased]_ and **[erased]**",
      "Ask [erased] or [erased].",
      "–[erased], -[erased]:",
      "[erased]...Next, [erased]--bob",
      others,
    ].join("\n\n"),
  );
  const left = await club.app.db.selectFrom("messages").select("email").execute();
  assert.deepEqual(
    left.map(({ email }) => email),
    [`_${person}`],
  );
  const versions = await club.app.db.selectFrom("revisions").select("snapshot").execute();
  assert.ok(!versions.some(({ snapshot }) => /Ask aram|[*_–]aram/.test(snapshot)));
});

test("an address that stands in the editor's way of writing alone is found, in earlier versions too", async (t) => {
  const club = await openClub(t);
  const article = { title: "Fans", content: "Ask aram\\_k\\@fans.example.", is_published: true };
  const { body } = await club.call("/api/admin/news", { as: "editor", json: article });
  await club.call(`/api/admin/news/${body.id}`, {
    method: "PUT",
    as: "editor",
    json: { ...article, content: "-" },
  });
  await club.call(`/api/admin/news/${body.id}`, { method: "PUT", as: "editor", json: article });
  await erasePerson(club.app, "aram_k@fans.example");
  const { content } = (await club.call(`/api/admin/news/${body.id}`, { as: "editor" })).body;
  assert.equal(content, "Ask [erased].");
  const versions = await club.app.db.selectFrom("revisions").select("snapshot").execute();
  assert.ok(!versions.some(({ snapshot }) => snapshot.includes("aram")));
});

test("an address in the packed text of a mail to somebody else is found in the outbox folder", async (t) => {
  const club = await openClub(t);
  const outbox = join(club.app.config.DATA_DIR, "outbox");
  const head = "To: ann@fans.example\nContent-Transfer-Encoding:";
  const packed = Buffer.from("Գրեք նաև aram_k@fans.example հասցեով").toString("base64");
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, "packed.eml"), `${head} base64\n\n${packed}\n`);
  await writeFile(
    join(outbox, "broken.eml"),
    `${head} quoted-printable\n\n=D5=B6=D5=A1 aram_k@fa=\nns.example\n`,
  );
  await writeFile(join(outbox, "other.eml"), `${head} base64\n\n${Buffer.from("Բարև").toString("base64")}\n`);
  assert.deepEqual(await erasePerson(club.app, "aram_k@fans.example"), { "mails in the outbox folder": 2 });
  assert.deepEqual(await readdir(outbox), ["other.eml"]);
});

test("neither the search nor an article's address knows an erased person", async (t) => {
  const club = await openClub(t);
  const person = "aram.k@fans.example";
  const article = { title: `Ask ${person}`, content: `Write to ${person}.`, is_published: true };
  const { body } = await club.call("/api/admin/news", { as: "editor", json: article });
  const other = await club.call("/api/admin/news", { as: "editor", json: article });
  assert.match(body.slug, /aram-k-fans-example/);
  await erasePerson(club.app, person);
  const { slug } = (await club.call(`/api/admin/news/${body.id}`, { as: "editor" })).body;
  assert.match(slug, /^ask-erased-[0-9a-f]{8}$/);
  assert.equal((await club.call(`/api/news/${slug}`)).status, 200);
  const { slug: otherSlug } = (await club.call(`/api/admin/news/${other.body.id}`, { as: "editor" })).body;
  assert.notEqual(otherSlug, slug);
  for (const { table, columns } of await textTables(club.app.db))
    for (const row of await rowsWith(club.app.db, { table, columns, hasId: false }, [
      "aram k fans",
      "aram-k-fans",
    ]))
      assert.fail(`${table}: ${JSON.stringify(row)}`);
  const known = await club.app.db
    .selectFrom("search_words")
    .select("word")
    .where("word", "in", ["aram", "fans", "ask"])
    .execute();
  assert.deepEqual(
    known.map(({ word }) => word),
    ["ask"],
    "nor do the words by which typing is put right",
  );
  const { groups } = (await club.call("/api/search?q=aram.k")).body as { groups: { group: string }[] };
  assert.ok(groups.every(({ group }) => group !== "news"));
});

test("an address at the beginning of a line, or after a tab, is erased like any other, in the history too", async (t) => {
  const club = await openClub(t);
  const person = "zara.fan@fans.example";
  const texts = [`Write to\n${person}\nsoon`, `Or\t${person}`, `${person} and again\r\n${person}`];
  for (const content of texts) {
    const json = { title: "Fans", content, is_published: true };
    const { body } = await club.call("/api/admin/news", { as: "editor", json });
    await club.call(`/api/admin/news/${body.id}`, {
      as: "editor",
      method: "PUT",
      json: { ...json, content: `${content}!`, version: body.version },
    });
  }
  await erasePerson(club.app, person);
  assert.deepEqual(await traces(club, person), []);
  assert.deepEqual(await findPerson(club.app, person), {});
});

test("an odd address erases nobody else's words", async (t) => {
  const club = await openClub(t);
  const json = {
    home_team_name: "Ararat",
    away_team_name: "Van",
    match_date: "2026-03-01T15:00",
    stage: "semi-final",
  };
  const { body } = await club.call("/api/admin/matches", { as: "editor", json });
  for (const odd of ["_@semi.final", "中@中.中", "a@b.c"])
    assert.deepEqual(await erasePerson(club.app, odd), {}, odd);
  assert.equal((await club.call(`/api/admin/matches/${body.id}`, { as: "editor" })).body.stage, "semi-final");
});

test("who only has a longer address is somebody else", async (t) => {
  const club = await openClub(t);
  for (const email of ["joann@fans.example", "ann@fans.example.am", "ann@fans.example"])
    await club.call("/api/contact", { json: { name: "Fan", email, message: `I am ${email}.` } });
  await erasePerson(club.app, "ann@fans.example");
  const left = await club.app.db.selectFrom("messages").select(["email", "message"]).orderBy("id").execute();
  assert.deepEqual(
    left.map((row) => ({ ...row })),
    [
      { email: "joann@fans.example", message: "I am joann@fans.example." },
      { email: "ann@fans.example.am", message: "I am ann@fans.example.am." },
    ],
  );
});

test("a member of staff with an account is not erased by a slip", async (t) => {
  const club = await openClub(t);
  await assert.rejects(erasePerson(club.app, "Editor@club.example"), /belongs to the account "editor"/);
  await assert.rejects(erasePerson(club.app, "nobody"), /no e-mail address/);
});
