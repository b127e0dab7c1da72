import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { sql } from "kysely";
import { fillDemo } from "#src/start/demo.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";

interface Found {
  title: string;
  path: string;
}

async function ask(club: TestClub, q: string, more = "") {
  const { status, body } = await club.call(`/api/search?q=${encodeURIComponent(q)}${more}`);
  assert.equal(status, 200);
  return body;
}

async function titles(club: TestClub, q: string, group: string, more = ""): Promise<string[]> {
  const { groups } = await ask(club, q, more);
  return (
    groups.find((one: { group: string }) => one.group === group)?.results.map((r: Found) => r.title) ?? []
  );
}

async function publish(club: TestClub, json: object) {
  const answer = await club.call("/api/admin/news", {
    as: "editor",
    json: { content: "Text.", is_published: true, ...json },
  });
  assert.equal(answer.status, 201);
  return answer.body;
}

async function openDemo(t: TestContext): Promise<TestClub> {
  const club = await openClub(t);
  await club.app.db.deleteFrom("accounts").execute();
  await fillDemo(club.app);
  return club;
}

test("a word typed in Latin finds Armenian and Russian text, and back", async (t) => {
  const club = await openClub(t);
  await publish(club, { title: "One", title_hy: "Հաղթանակ Գյումրիում" });
  await publish(club, { title: "Two", title_ru: "Победа в Гюмри" });
  await publish(club, { title: "Victory in Gyumri" });
  for (const q of ["gyumri", "Гюмри", "Գյումրի", "GYUM"]) {
    const found = await titles(club, q, "news");
    assert.equal(found.length, 3, q);
  }
  await publish(club, { title: "Erevan", title_hy: "Երևան", title_ru: "Ереван" });
  for (const q of ["Yerevan", "Երեւան", "ереван"])
    assert.deepEqual(await titles(club, q, "news"), ["Erevan"], q);
});

test("one mistake in a word of four letters or more is forgiven, and the page says so", async (t) => {
  const club = await openClub(t);
  await publish(club, { title: "Goalkeeper signs", title_hy: "Դարպասապահ", title_ru: "Вратарь" });
  for (const q of [
    "goalkeper",
    "goalkeeperr",
    "goalkeaper",
    "goalkeepre",
    "ogalkeeper",
    "goalkea",
    "вратрь",
    "Դարպասաբահ",
  ]) {
    assert.equal((await ask(club, q)).corrected, true, q);
    assert.deepEqual(await titles(club, q, "news"), ["Goalkeeper signs"], q);
  }
  assert.equal((await ask(club, "goalkeeper")).corrected, false);
  assert.equal((await ask(club, "golakeper")).total, 0, "two mistakes");
  assert.equal((await ask(club, "sgi")).total, 0, "a short word");
});

test("every word has to be there, in the title or the text", async (t) => {
  const club = await openClub(t);
  await publish(club, {
    title: "Derby day",
    content: "Rosettes on the **wall**, see [photos](https://x.example/hidden).",
  });
  await publish(club, { title: "Derby night", content: "Nothing." });
  assert.deepEqual(await titles(club, "derby wall", "news"), ["Derby day"]);
  assert.equal((await ask(club, "hidden")).total, 0, "where a link leads is not what it says");
  const { groups } = await ask(club, "roset");
  assert.match(groups[0].results[0].text, /Rosettes on the wall/);
});

test("drafts, articles to come and the trash are never found", async (t) => {
  const club = await openClub(t);
  const article = await publish(club, { title: "Secret signing" });
  const path = `/api/admin/news/${article.id}`;
  const isFound = async () => (await ask(club, "secret signing")).total === 1;
  assert.ok(await isFound());
  await club.call(path, { as: "editor", method: "PATCH", json: { is_published: false } });
  assert.ok(!(await isFound()), "a draft");
  await club.call(path, { as: "editor", method: "PATCH", json: { is_published: true } });
  assert.ok(await isFound());
  await club.call(path, { as: "editor", method: "DELETE" });
  assert.ok(!(await isFound()), "in the trash");
  await club.call(`/api/admin/trash/articles/${article.id}/restore`, { as: "editor", method: "POST" });
  assert.ok(await isFound(), "restored");
  const { db, database } = club.app;
  // Fails when the index and its table have come apart.
  if (database.kind === "sqlite")
    await sql`insert into search_index(search_index, rank) values ('integrity-check', 1)`.execute(db);
  await publish(club, { title: "Tomorrow", display_date: "2026-03-12T09:00:00.000Z" });
  assert.equal((await ask(club, "tomorrow")).total, 0);
  club.setNow("2026-03-13T09:00:00.000Z");
  assert.equal((await ask(club, "tomorrow")).total, 1);
});

test("a match that comes back from the trash is found again", async (t) => {
  const club = await openClub(t);
  const json = { home_team_name: "Zenith", away_team_name: "Van", match_date: "2026-03-01T15:00" };
  const { body: match } = await club.call("/api/admin/matches", { as: "editor", json });
  const total = async () => (await ask(club, "zenith")).total;
  assert.equal(await total(), 1);
  await club.call(`/api/admin/matches/${match.id}`, { as: "editor", method: "DELETE" });
  assert.equal(await total(), 0);
  await club.call(`/api/admin/trash/matches/${match.id}/restore`, { as: "editor", method: "POST" });
  assert.equal(await total(), 1);
});

test("private data is never found: no phone, no letter, no account, no former player", async (t) => {
  const club = await openDemo(t);
  const member = await club.app.db
    .selectFrom("staff")
    .select(["phone", "email"])
    .where("phone", "!=", "")
    .executeTakeFirst();
  const former = await club.app.db
    .selectFrom("players")
    .selectAll()
    .where("is_active", "=", 0)
    .executeTakeFirst();
  assert.ok(former, "the demo has a former player");
  assert.deepEqual(await titles(club, `${former.first_name} ${former.last_name}`, "people"), []);
  for (const q of ["editor", "203.0.113", member?.phone ?? "", member?.email ?? ""].filter(Boolean)) {
    const { groups } = await ask(club, q);
    const people = groups.filter(({ group }: { group: string }) => group === "people");
    assert.deepEqual(people, [], q);
  }
});

test("the demo club's opponents, players and stadium are found in three languages", async (t) => {
  const club = await openDemo(t);
  for (const q of ["Pyunik", "Փյունիկ", "Пюник"]) {
    const found = await titles(club, q, "matches", "&language=ru");
    assert.equal(found.length, 6, q);
    assert.match(found[0]!, /Пюник/);
  }
  const player = await club.app.db
    .selectFrom("players")
    .selectAll()
    .where("is_active", "=", 1)
    .executeTakeFirstOrThrow();
  const own = await ask(club, player.last_name_hy, "&language=hy");
  const people = own.groups.find(({ group }: { group: string }) => group === "people");
  assert.ok(people.results.some((r: Found) => r.path === `/hy/club?tab=players&person=${player.id}`));
  assert.ok((await titles(club, "stadion", "pages", "&language=ru")).includes("Стадион имени Аревяна"));
  assert.deepEqual(
    (await ask(club, "cookie policy", "&in=pages")).groups[0].results[0].path,
    "/?legal=cookies",
  );
});

test("odd searches are harmless", async (t) => {
  const club = await openClub(t);
  await publish(club, { title: "A day's derby" });
  for (const q of [
    "",
    "   ",
    "?!",
    "'",
    '"',
    "a' OR 1=1 --",
    "{title} : *",
    "NEAR(a b)",
    "%",
    "\\",
    "ա".repeat(200),
    "\u0000",
    "🎉",
    "& | !",
  ]) {
    await ask(club, q, "&language=xx&in=nothing&page=1");
  }
  assert.deepEqual(await titles(club, "day's", "news"), ["A day's derby"]);
  assert.deepEqual(await titles(club, "derby OR nothing", "news"), []);
  const long = await club.call(`/api/search?q=${"a".repeat(201)}`);
  assert.equal(long.status, 400);
});

test("an old database is filled with the words of what is in it", async (t) => {
  const club = await openDemo(t);
  const { db } = club.app;
  const read = () =>
    db
      .selectFrom("search_documents")
      .select(["kind", "record_id", "title", "body", "public_from", "happened_at"])
      .orderBy("kind")
      .orderBy("record_id")
      .execute();
  // The order of the words says nothing.
  const sorted = (rows: Awaited<ReturnType<typeof read>>) =>
    rows.map((row) => ({ ...row, body: row.body.split(" ").sort().join(" ") }));
  const letters = () => db.selectFrom("messages").select(["id", "search"]).orderBy("id").execute();
  const [kept, keptLetters] = [await read(), await letters()];
  assert.ok(kept.length > 100 && keptLetters.length > 5);
  await db.deleteFrom("search_documents").execute();
  await db.updateTable("messages").set({ search: "" }).execute();
  const { fill } = await import("#src/db/migrations/0004-search.ts");
  await db.transaction().execute((tx) => fill(tx));
  assert.deepEqual(sorted(await read()), sorted(kept));
  assert.deepEqual(await letters(), keptLetters);
  assert.ok((await ask(club, "pyunik")).total > 5);
});
