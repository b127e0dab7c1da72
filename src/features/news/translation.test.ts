import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import type { SentRow, TranslationRow } from "./translation.ts";

const ARTICLE = {
  language: "hy",
  title_hy: "Երեք փոփոխություն",
  excerpt_hy: "Մեր կազմը։",
  content_hy:
    "Հախվերդյանը սկսում է առաջին րոպեից։\n\n![](/media/0123456789abcdef0123456789abcdef.webp)\n\nՄարզադաշտի մուտքերը կբացվեն 17:30-ին։\n\n[Արգիշտի – Փյունիկ](/hy/matches/12-a-b)",
  text_state_hy: "out",
};

const office = (club: TestClub) => {
  const call = (path: string, json?: object, method = json ? "PUT" : "GET") =>
    club.call(`/api/admin/news${path}`, { as: "editor", method, ...(json ? { json } : {}) });
  return {
    call,
    sheet: async (id: number, language = "ru") => (await call(`/${id}/translations/${language}`)).body,
    /** Writes each block that has a text here, by its place. */
    write: async (id: number, texts: Record<number, string | true>, more: object = {}) => {
      const { rows, base } = (await call(`/${id}/translations/ru`)).body as {
        rows: TranslationRow[];
        base: string;
      };
      const sent = rows.map(({ field, source, target }, index): SentRow => {
        const said = texts[index];
        return { field, source, target: typeof said === "string" ? said : target, is_right: said === true };
      });
      return call(`/${id}/translations/ru`, { base, rows: sent, ...more });
    },
  };
};

async function begin(club: TestClub) {
  const { status, body } = await club.call("/api/admin/news", { as: "editor", json: ARTICLE });
  assert.equal(status, 201, JSON.stringify(body));
  return body.id as number;
}

const states = ({ rows }: { rows: TranslationRow[] }) => rows.map(({ state }) => state).join();

test("a translation is written block by block, and is not public before somebody says so", async (t) => {
  const club = await openClub(t);
  const { sheet, write, call } = office(club);
  const id = await begin(club);
  assert.equal(states(await sheet(id)), "new,new,new,same,new,same");
  const first = await write(id, { 0: "Три замены", 2: "Ахвердян начинает с первой минуты." });
  assert.equal(first.status, 200, JSON.stringify(first.body));
  assert.equal(states(await sheet(id)), "right,new,right,same,new,same");
  assert.deepEqual([first.body.text_state_ru, first.body.stale], ["draft", []]);
  assert.match(first.body.content_ru, /^Ахвердян.*\n\n!\[\]\(\/media\/0{0}0123/s);
  assert.match(first.body.content_ru, /\]\(\/ru\/matches\/12-a-b\)/);
  const { body } = await write(id, { 1: "Наш состав.", 4: "Вход с 17:30." }, { finish: true });
  assert.equal(states(await sheet(id)), "right,right,right,same,right,same");
  assert.equal(body.text_state_ru, "ready");
  assert.equal((await club.call(`/api/news/${id}`)).body.title_ru, "");
  await call(`/${id}`, { text_state_ru: "out" });
  assert.equal((await club.call(`/api/news/${id}`)).body.title_ru, "Три замены");
});

async function translated(club: TestClub) {
  const id = await begin(club);
  const { write } = office(club);
  const texts = { 0: "Три замены", 1: "Наш состав.", 2: "Ахвердян начинает.", 4: "Вход с 17:30." };
  assert.equal((await write(id, texts, { finish: true })).body.text_state_ru, "ready");
  return id;
}

test("a changed block of the source is marked with what it said, until it is called right or edited", async (t) => {
  const club = await openClub(t);
  const { sheet, write, call } = office(club);
  const id = await translated(club);
  const content_hy = ARTICLE.content_hy.replace("առաջին", "երկրորդ").replace("17:30", "18:00");
  const saved = await call(`/${id}`, { content_hy });
  assert.deepEqual(saved.body.stale, ["ru"]);
  const { rows } = await sheet(id);
  assert.equal(states({ rows }), "right,right,changed,same,changed,same");
  assert.equal(rows[2].before, "Հախվերդյանը սկսում է առաջին րոպեից։");
  await write(id, { 2: true });
  assert.equal(states(await sheet(id)), "right,right,right,same,changed,same");
  const { body } = await write(id, { 4: "Вход с 18:00." });
  assert.equal(states(await sheet(id)), "right,right,right,same,right,same");
  assert.deepEqual(body.stale, []);
});

test("spaces, a move and an undone edit mark nothing; what is gone or new in the source is shown", async (t) => {
  const club = await openClub(t);
  const { sheet, call } = office(club);
  const id = await translated(club);
  const blocks = ARTICLE.content_hy.split("\n\n");
  const put = (content: string[]) => call(`/${id}`, { content_hy: content.join("\n\n") });
  await put([blocks[0]!.replaceAll(" ", "  "), ...blocks.slice(1)]);
  await put([blocks[2]!, blocks[1]!, blocks[0]!, blocks[3]!]);
  const moved = await sheet(id);
  assert.equal(states(moved), "right,right,right,same,right,same");
  assert.deepEqual(moved.rows.map(({ target }: TranslationRow) => target).slice(2, 3), ["Вход с 17:30."]);
  await put(["Ուրիշ բան։", ...blocks.slice(1)]);
  await put(blocks);
  assert.equal(states(await sheet(id)), "right,right,right,same,right,same");
  await put([...blocks.slice(1), "Նոր պարբերություն։"]);
  const { body } = await call(`/${id}`);
  assert.deepEqual(body.stale, ["ru"]);
  assert.match(states(await sheet(id)), /gone/);
  assert.match(states(await sheet(id)), /new$/);
});

test("the source may change while its translation is written: what is saved then waits at once", async (t) => {
  const club = await openClub(t);
  const { sheet, call } = office(club);
  const id = await translated(club);
  const { rows, base } = (await sheet(id)) as { rows: TranslationRow[]; base: string };
  await call(`/${id}`, { content_hy: ARTICLE.content_hy.replace("առաջին", "երկրորդ") });
  const sent = rows.map(({ field, source, target }, index) => ({
    ...{ field, source, target: index === 2 ? "Ахвердян выходит с первой минуты." : target },
  }));
  const saved = await call(`/${id}/translations/ru`, { base, rows: sent });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  assert.equal(states(await sheet(id)), "right,right,changed,same,right,same");
  const late = await call(`/${id}/translations/ru`, { base, rows: sent });
  assert.equal(late.status, 409, "another's translation is not written over");
});

test("a translation is refused where its title or its text would be longer than a form takes", async (t) => {
  const club = await openClub(t);
  const { sheet, call } = office(club);
  const id = await begin(club);
  const { base } = await sheet(id);
  const save = (field: string, target: string) =>
    call(`/${id}/translations/ru`, {
      base,
      rows: Array.from({ length: 4 }, () => ({ field, source: null, target })),
    });
  const refused = await save("title", "Три замены".repeat(10));
  assert.deepEqual([refused.status, refused.body.key], [400, "field.too_long"]);
  assert.equal((await save("content", "Вход. ".repeat(5000))).body.key, "field.too_long");
  for (const foul of ["Три\u0000замены", "Три\ud800замены"])
    assert.equal((await save("title", foul)).body.key, "field.control_characters");
  assert.equal((await sheet(id)).base, base, "nothing was saved");
  assert.equal((await save("title", "Три")).status, 200);
});

test("a language that is none, the source itself and an unknown article are refused", async (t) => {
  const club = await openClub(t);
  const { call } = office(club);
  const id = await begin(club);
  assert.equal((await call(`/${id}/translations/xx`)).status, 400);
  assert.equal((await call("/999/translations/ru")).status, 404);
  const own = await call(`/${id}/translations/hy`, { base: "x", rows: [] });
  assert.deepEqual([own.status, own.body.key ?? own.body.issues?.[0]?.key], [400, "news.is_source"]);
});

test("the board lists what waits into a language, how far it is, and whose it is", async (t) => {
  const club = await openClub(t);
  const { call } = office(club);
  const id = await begin(club);
  const draft = await club.call("/api/admin/news", {
    as: "admin",
    json: { title: "An idea", content: "Some day." },
  });
  const idsOf = async (query: string) =>
    (await call(`?${query}`)).body.news.map((one: { id: number }) => one.id);
  assert.deepEqual(await idsOf("translation=to_ru"), [id], "of a draft nothing is translated yet");
  assert.deepEqual(await idsOf("translation=to_hy"), []);
  assert.deepEqual(await idsOf("translation=any&work=missing"), [id]);
  await office(club).write(id, { 0: "Три замены" });
  assert.deepEqual(await idsOf("translation=to_ru&work=begun"), [id]);
  assert.deepEqual(await idsOf("translation=to_ru&work=missing"), []);
  assert.deepEqual(await idsOf("mine=true"), [id]);
  await call(`/${draft.body.id}`, { excerpt: "Mine, too." });
  assert.deepEqual((await idsOf("mine=true")).toSorted(), [id, draft.body.id].toSorted());
});

test("of an earlier version one language alone comes back, and stays as public as it is", async (t) => {
  const club = await openClub(t);
  const { call } = office(club);
  const id = await translated(club);
  await call(`/${id}`, { title_ru: "Ошибка", title_hy: "Չորս փոփոխություն", text_state_ru: "out" });
  const { body } = await club.call(`/api/admin/history/articles/${id}/2/restore`, {
    as: "editor",
    json: { language: "ru" },
  });
  assert.deepEqual(
    [body.record?.title_ru, body.record?.title_hy, body.record?.text_state_ru],
    ["Три замены", "Չորս փոփոխություն", "out"],
    JSON.stringify(body),
  );
});

test("one sitting of a translator is one entry of the history, which is undone at once; another person's is another", async (t) => {
  const club = await openClub(t);
  const { write, call } = office(club);
  const id = await begin(club);
  const history = async () =>
    (await club.call(`/api/admin/history/articles/${id}`, { as: "editor" })).body as {
      revisions: { version: number; changed: string[] }[];
    };
  const first = await write(id, { 0: "Три замены" });
  const second = await write(id, { 1: "Наш состав." }, { goes_on_from: first.body.version });
  const third = await write(id, { 4: "Вход с 17:30." }, { goes_on_from: second.body.version });
  assert.equal(third.body.version, 4, "whoever has the article open is told of each save");
  const { revisions } = await history();
  assert.deepEqual(
    revisions.map(({ version }) => version),
    [4, 1],
  );
  for (const field of ["title_ru", "excerpt_ru", "content_ru"])
    assert.ok(revisions[0]!.changed.includes(field), `${field} of ${revisions[0]!.changed}`);
  // Who opened the article in the middle of it and saves later chooses between both.
  const late = await call(`/${id}`, { title_ru: "Три", version: 2 });
  assert.equal(late.status, 409);
  assert.equal(late.body.base.title_ru, "");
  // After somebody else's save the next block begins anew.
  const admin = await club.call(`/api/admin/news/${id}`, {
    as: "admin",
    method: "PUT",
    json: { excerpt_hy: "Մեր նոր կազմը։", version: 4 },
  });
  assert.equal(admin.status, 200, JSON.stringify(admin.body));
  await write(id, { 2: "Ахвердян начинает." }, { goes_on_from: third.body.version });
  assert.equal((await history()).revisions.length, 4);
  // So does one after a long pause.
  const last = await call(`/${id}`);
  club.setNow("2026-03-11T09:45:00.000Z");
  await write(id, { 2: "Ахвердян выйдет." }, { goes_on_from: last.body.version });
  assert.equal((await history()).revisions.length, 5);
});
