import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { RECORDS } from "#src/features/history/records.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import { keepSearchCurrent } from "#src/records/search-documents.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { openDemoClub } from "#tests/support/demo-club.ts";

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
    "Դարպասապհա",
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
  const club = await openDemoClub(t);
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
  const club = await openDemoClub(t);
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
  assert.ok(people.results.some((r: Found) => r.path.startsWith(`/hy/players/${player.id}-`)));
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

test("what another version made searchable by other rules is made anew at the next start, and once", async (t) => {
  const club = await openDemoClub(t);
  const { db } = club.app;
  const records = Object.values(RECORDS);
  const read = () =>
    db
      .selectFrom("search_documents")
      .select(["kind", "record_id", "language", "title", "body", "public_from", "happened_at"])
      .orderBy("kind")
      .orderBy("record_id")
      .orderBy("language")
      .execute();
  const searchedBy = (table: "messages" | "players" | "articles") =>
    db.selectFrom(table).select(["id", "search", "updated_at"]).orderBy("id").execute();
  const columns = async () => [
    await searchedBy("messages"),
    await searchedBy("players"),
    await searchedBy("articles"),
  ];
  await keepSearchCurrent(db, records);
  const [kept, keptColumns] = [await read(), await columns()];
  assert.ok(kept.length > 300);
  await db.deleteFrom("search_documents").where("language", "=", "hy").execute();
  await db.updateTable("search_documents").set({ title: "old" }).execute();
  for (const table of ["messages", "players", "articles"] as const)
    await db.updateTable(table).set({ search: "old" }).execute();
  assert.equal(await keepSearchCurrent(db, records), false, "the rules are the same");
  await db.updateTable("search_rules").set({ version: "1" }).execute();
  assert.equal(await keepSearchCurrent(db, records), true);
  assert.deepEqual(await read(), kept);
  assert.deepEqual(await columns(), keptColumns);
  assert.ok((await ask(club, "pyunik")).total > 5);
});

test("a record is found in one language at a time, and told once", async (t) => {
  const club = await openClub(t);
  const texts = { title: "Derby", title_hy: "Դերբի", title_ru: "Дерби", content_hy: "Վարդյակ պատին։" };
  const article = await publish(club, texts);
  assert.deepEqual(await titles(club, "derby", "news"), ["Derby"]);
  assert.deepEqual(await titles(club, "դերբի պատին", "news"), ["Derby"]);
  const { db } = club.app;
  const languages = async () =>
    (await db.selectFrom("search_documents").select("language").orderBy("language").execute()).map(
      ({ language }) => language,
    );
  assert.deepEqual(await languages(), ["en", "hy", "ru"]);
  const changed = await club.call(`/api/admin/news/${article.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...texts, title_ru: "", content: "Text.", version: article.version },
  });
  assert.equal(changed.status, 200);
  assert.deepEqual(await languages(), ["en", "hy"]);
});

/** The rows of the search from what a strict reader expects. */
const EXPECTED = readFileSync(join(import.meta.dirname, "../../i18n/armenian-cases.tsv"), "utf8")
  .split("\n")
  .map((line) => line.split("\t"));

const searches = (kind: string) =>
  EXPECTED.filter(([name]) => name === kind).map(([, search = ""]) => search);

test("players without a Russian name are found in every spelling, by visitors and by staff", async (t) => {
  const club = await openClub(t);
  const players = [
    ["Gor", "Գոր", "Ghazaryan", "Ղազարյան"],
    ["Hrant", "Հրանտ", "Hovhannisyan", "Հովհաննիսյան"],
    ["Zhirayr", "Ժիրայր", "Gevorgyan", "Գևորգյան"],
    ["Yervand", "Երվանդ", "Harutyunyan", "Հարությունյան"],
    ["Henrikh", "Հենրիխ", "Mkhitaryan", "Մխիթարյան"],
    ["Vahan", "Վահան", "Sargsyan", "Սարգսյան"],
    ["Levon", "Լևոն", "Tsarukyan", "Ծառուկյան"],
    ["Artyom", "Արտյոմ", "Saghradyan", "Սաղրադյան"],
  ];
  for (const [first_name, first_name_hy, last_name, last_name_hy] of players) {
    const json = { first_name, first_name_hy, last_name, last_name_hy, position: "Forward" };
    assert.equal((await club.call("/api/admin/players", { as: "editor", json })).status, 201);
  }
  const names = searches("search people");
  assert.ok(names.length > 20);
  for (const name of names) {
    const answer = await ask(club, name);
    assert.equal(answer.total, 1, name);
    assert.equal(answer.corrected, false, name);
    const { body } = await club.call(`/api/admin/players?search=${encodeURIComponent(name)}`, {
      as: "editor",
    });
    if (name !== "Մխիթարյանը") assert.equal(body.players.length, 1, `staff: ${name}`);
  }
});

test("an article is found by a word that has a mark inside", async (t) => {
  const club = await openClub(t);
  await publish(club, {
    title: "Interview",
    title_hy: "Ո՞վ է նշանակում մրցավարին, և ի՞նչ է նա անում խաղից առաջ",
    content_hy: "Ե՞րբ եք հասցնո՞ւմ ճաշել. կերե՞լ են։",
  });
  for (const search of searches("search news")) {
    const answer = await ask(club, search, "&language=hy");
    assert.equal(answer.total, 1, search);
    assert.equal(answer.corrected, false, search);
  }
});

test("a match is found by its scorers and its round, in each language, until the goal is taken back", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, {
    home_team_name: "Noah",
    home_team_name_hy: "Նոա",
    home_team_name_ru: "Ноа",
    away_team_name: "Van",
    status: "finished",
    round: 16,
  });
  const path = `/api/admin/matches/${match.id}/events`;
  const goal = await club.call(path, {
    as: "editor",
    json: {
      event_type: "goal",
      team_type: "home",
      minute: 68,
      player_name: "Gor",
      player_last_name: "Hakhverdyan",
      player_last_name_hy: "Հախվերդյան",
      player_last_name_ru: "Ахвердян",
    },
  });
  assert.equal(goal.status, 201);
  for (const q of ["hakhverdyan", "Հախվերդյան", "ахвердян", "round 16", "16-րդ տուր", "16-й тур", "тур 16"])
    assert.deepEqual(await titles(club, q, "matches"), ["Noah 1:0 Van"], q);
  const { groups } = await ask(club, "ахвердян", "&in=matches&language=ru");
  assert.match(groups[0].results[0].text, /Ахвердян 68’/);
  const gone = await club.call(`${path}/${goal.body.id}`, { as: "editor", method: "DELETE" });
  assert.ok(gone.status < 300);
  assert.deepEqual(await titles(club, "hakhverdyan", "matches"), []);
});

test("a plural finds the singular, and who is looked for by name stands first", async (t) => {
  const club = await openDemoClub(t);
  for (const [many, one] of [
    ["tickets", "ticket"],
    ["билеты", "билет"],
    ["տոմսեր", "տոմս"],
  ] as const) {
    const found = (await ask(club, many, "&in=news")).groups[0]?.total;
    assert.ok(found >= (await ask(club, one, "&in=news")).groups[0]?.total, many);
  }
  const { groups } = await ask(club, "hakhverdyan");
  assert.deepEqual(
    groups.map(({ group }: { group: string }) => group),
    ["people", "news", "matches"],
  );
});

test("a word of two hundred signs that stand for six letters each is looked for and not found", async (t) => {
  const club = await openClub(t);
  assert.equal((await ask(club, "㌖".repeat(200))).total, 0);
});

test("of long texts the beginnings are looked through, and of many no more than of fifty ordinary ones", async (t) => {
  const club = await openClub(t);
  const near = `${"A lap of honour. ".repeat(1100)} The rosette shone. `;
  for (let i = 0; i < 12; i++) await publish(club, { title: `Report ${i}`, content: near });
  await publish(club, {
    title: "Long report",
    content: `${"A lap of honour. ".repeat(1300)} The buttress stood.`,
  });
  const [{ results }] = (await ask(club, "rosette", "&in=news")).groups;
  const says = results.map(({ text }: { text: string }) => text.includes("rosette"));
  assert.equal(results.length, 12);
  assert.deepEqual([says.indexOf(false), says.lastIndexOf(true)], [10, 9], "two hundred thousand letters");
  assert.match(results[11].text, /^A lap of honour\. .*…$/);
  const [{ results: far }] = (await ask(club, "buttress", "&in=news")).groups;
  assert.match(far[0].text, /^A lap of honour\. .*…$/);
});
