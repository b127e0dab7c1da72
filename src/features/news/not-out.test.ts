import assert from "node:assert/strict";
import { test } from "node:test";
import { loadHome } from "#src/features/home/site/home-data.server.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import { searchSite } from "#src/features/search/results.server.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { findMatchReport } from "./match-report-queries.server.ts";
import { loadArticle } from "./site/article-data.server.ts";
import { loadNews } from "./site/news-data.server.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.
const IN_AN_HOUR = "2026-03-11T10:00:00.000Z";
const IN_TWO_HOURS = "2026-03-11T11:00:00.000Z";

/** Each text has one word that stands nowhere else. */
const WORDS: Record<Language, string[]> = {
  en: ["Quetzalday", "Quetzalbrief", "Quetzaltext"],
  hy: ["Կապուտօր", "Կապուտամփոփ", "Կապուտտեքստ"],
  ru: ["Ламантиндень", "Ламантинкратко", "Ламантинтекст"],
};

function textsOf(match: number) {
  const texts = LANGUAGES.flatMap((language) => {
    const ending = language === "en" ? "" : `_${language}`;
    const [title, excerpt, content] = WORDS[language];
    return [
      [`title${ending}`, title],
      [`excerpt${ending}`, excerpt],
      [`content${ending}`, `${content}\n\n[${title}](/matches/${match}-a-b)`],
    ];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

async function publish(club: TestClub, more: object) {
  const { id: match } = await createMatch(club);
  const { status, body } = await club.call("/api/admin/news", {
    as: "editor",
    json: { ...textsOf(match), is_featured: true, ...more },
  });
  assert.equal(status, 201, JSON.stringify(body));
  return { ...(body as { id: number; slug: string }), match };
}

/** Everything that readers, search engines and programs may ask of the news, as one text by its place. */
async function everything(club: TestClub, { id, slug, match }: { id: number; slug: string; match: number }) {
  const { app } = club;
  const places: Record<string, string> = {};
  const keep = (place: string, value: unknown) => {
    places[place] = JSON.stringify(value);
  };
  for (const language of LANGUAGES) {
    const prefix = language === "en" ? "" : `/${language}`;
    keep(`home ${language}`, await loadHome(app, language, null));
    keep(`news ${language}`, await loadNews(app, language, new URLSearchParams()));
    keep(`article ${language}`, await loadArticle(app, language, slug, "").catch(() => null));
    keep(`match ${language}`, await findMatchReport(app.db, app.now(), match, language));
    for (const feed of ["feed.xml", "feed.json"])
      keep(`${prefix}/${feed}`, (await club.page(`${prefix}/${feed}`)).text);
    for (const words of Object.values(WORDS))
      for (const word of words) {
        const { groups } = await searchSite(app, language, word);
        keep(`search ${language} ${word}`, groups);
        const query = encodeURIComponent(word);
        keep(`api/search ${word}`, (await club.call(`/api/search?q=${query}`)).body.groups ?? []);
        keep(`api/news?search ${word}`, (await club.call(`/api/news?search=${query}`)).body.news);
      }
  }
  for (const path of ["/sitemap.xml", "/news-sitemap.xml"]) keep(path, (await club.page(path)).text);
  for (const path of ["/api/news", `/api/news/${id}`, "/api/news?featured=true"])
    keep(path, (await club.call(path)).body);
  return places;
}

/** The places in which a word of a language stands. */
function placesWith(places: Record<string, string>, language: Language): string[] {
  // The search says back what was asked for.
  return Object.entries(places).flatMap(([place, text]) =>
    WORDS[language].some((word) => text.includes(word)) ? [place] : [],
  );
}

test("words of a language that is not out stand nowhere, and in its search nothing is found", async (t) => {
  const club = await openClub(t);
  const article = await publish(club, { text_state: "ready", text_state_hy: "out", text_state_ru: "draft" });
  const places = await everything(club, article);
  assert.deepEqual(placesWith(places, "en"), []);
  assert.deepEqual(placesWith(places, "ru"), []);
  const shown = placesWith(places, "hy");
  for (const place of ["home en", "news ru", "article en", "match ru", "/hy/feed.xml", "/api/news"])
    assert.ok(shown.includes(place), place);
  assert.ok(!shown.includes("/feed.xml") && !shown.includes("/ru/feed.json"));
  for (const word of [...WORDS.en, ...WORDS.ru]) assert.equal(places[`search hy ${word}`], "[]", word);
  assert.notEqual(places[`search en ${WORDS.hy[2]}`], "[]");
  assert.equal(article.slug, "kaputor", "its address does not tell the English title");
});

test("an address that is shared tells no title of a language whose hour is later", async (t) => {
  const club = await openClub(t);
  const article = await publish(club, {
    ...{ text_state: "out", publish_at: IN_AN_HOUR, text_state_hy: "out", text_state_ru: "draft" },
  });
  assert.equal(article.slug, "kaputor");
  const texts = { ...textsOf(article.match), title: "Greenword", title_hy: "Կանաչ" };
  const draft = (await club.call("/api/admin/news", { as: "editor", json: texts })).body as { id: number };
  const { body } = await club.call(`/api/admin/news/${draft.id}`, {
    ...{ as: "editor", method: "PUT" },
    json: { text_state: "out", publish_at: IN_AN_HOUR, text_state_hy: "out" },
  });
  assert.equal((body as { slug: string }).slug, "kanach", "made anew as it comes out");
});

test("a language comes out and is over by the hour alone, on every kept page", async (t) => {
  const club = await openClub(t);
  const article = await publish(club, {
    ...{ language: "hy", text_state_hy: "out" },
    ...{ text_state_ru: "out", publish_at_ru: IN_AN_HOUR, unpublish_at_ru: IN_TWO_HOURS },
  });
  assert.deepEqual(placesWith(await everything(club, article), "ru"), []);
  club.setNow(IN_AN_HOUR);
  const shown = placesWith(await everything(club, article), "ru");
  for (const place of ["home ru", "news ru", "article ru", "match ru", "/ru/feed.xml", "/news-sitemap.xml"])
    assert.ok(shown.includes(place), place);
  club.setNow(IN_TWO_HOURS);
  assert.deepEqual(placesWith(await everything(club, article), "ru"), []);
  assert.equal((await club.call(`/api/news/${article.id}`)).status, 200, "Armenian is still out");
});

test("readers of a language that is not out are given another and led to its address; links are mutual", async (t) => {
  const club = await openClub(t);
  const { slug } = await publish(club, { language: "ru", text_state_hy: "out", text_state_ru: "out" });
  const pages = await Promise.all(LANGUAGES.map((language) => loadArticle(club.app, language, slug, "")));
  assert.deepEqual(
    pages.map(({ title }) => title.lang),
    ["ru", "hy", "ru"],
    "English is not out: the language it was begun in",
  );
  for (const page of pages) assert.deepEqual(page.languages, ["ru", "hy"]);
  const { text } = await club.page("/sitemap.xml");
  const lines = text.split("\n").filter((line) => line.includes(slug));
  assert.equal(lines.length, 2);
  for (const line of lines) {
    assert.deepEqual(
      [...line.matchAll(/hreflang="([^"]*)" href="[^"]*?\/(hy|ru)?\/?news\//g)].map(([, name, language]) => [
        name,
        language,
      ]),
      [
        ["ru", "ru"],
        ["hy", "hy"],
        ["x-default", "ru"],
      ],
    );
  }
});

test("an Armenian article is published in Armenian alone, by the office's call and by the specified one", async (t) => {
  const club = await openClub(t);
  const json = { title_hy: "Դերբի", content_hy: "Հինգին։", title: "Half", text_state_hy: "out" };
  const { status, body } = await club.call("/api/admin/news", { as: "editor", json });
  assert.deepEqual([status, body.is_published, body.text_state], [201, true, "draft"]);
  assert.equal((await club.call(`/api/news/${body.id}`)).body.title, "Դերբի");
  const change = (json: object) =>
    club.call(`/api/admin/news/${body.id}`, { as: "editor", method: "PUT", json });
  const half = await change({ text_state: "out" });
  assert.deepEqual([half.status, half.body.issues[0].path], [400, "content"]);
  const whole = await change({ content: "At five.", text_state: "out" });
  assert.equal(whole.body.text_state, "out");
  const back = await change({ text_state: "ready", text_state_hy: "draft" });
  assert.deepEqual([back.body.is_published, back.body.state], [false, "draft"]);
  assert.equal((await club.call(`/api/news/${body.id}`)).status, 404);
});

test("the switch of the whole article publishes what has a title, and takes all of it back", async (t) => {
  const club = await openClub(t);
  const json = { title: "Derby", content: "Goals.", title_hy: "Դերբի", is_published: true };
  const { body } = await club.call("/api/admin/news", { as: "editor", json });
  assert.deepEqual([body.text_state, body.text_state_hy, body.text_state_ru], ["out", "out", "draft"]);
  const change = (json: object, method = "PUT") =>
    club.call(`/api/admin/news/${body.id}`, { as: "editor", method, json });
  const added = await change({ title_ru: "Дерби", content_ru: "Голы." });
  assert.equal(added.body.text_state_ru, "out", "what is added to a published article is public, as ever");
  const taken = await change({ is_published: false }, "PATCH");
  assert.deepEqual(
    [taken.body.is_published, taken.body.text_state, taken.body.text_state_ru],
    [false, "ready", "ready"],
  );
  const emptied = await change({ title_ru: "", content_ru: "" });
  assert.equal(emptied.body.text_state_ru, "draft");
});

test("the switch of the whole article publishes no language that the same call keeps in", async (t) => {
  const club = await openClub(t);
  const hy = { title_hy: "Դերբի", content_hy: "Հինգին։" };
  const texts = { title: "Derby", content: "Goals.", ...hy };
  const send = async (json: object, path = "", method = "POST") => {
    const { status, body } = await club.call(`/api/admin/news${path}`, { as: "editor", method, json });
    if (status >= 400) return [status, body.issues?.[0].path];
    return [status, body.is_published, body.text_state, body.text_state_hy];
  };
  const is_published = true;
  assert.deepEqual(await send({ ...texts, is_published, text_state_hy: "draft" }), [
    201,
    true,
    "out",
    "draft",
  ]);
  const put = async (given: object) => {
    const { body } = await club.call("/api/admin/news", { as: "editor", json: texts });
    return send(given, `/${body.id}`, "PUT");
  };
  assert.deepEqual(await put({ is_published, text_state_hy: "draft" }), [200, true, "out", "draft"]);
  const later = { text_state_hy: "ready", publish_at_hy: IN_AN_HOUR };
  assert.deepEqual(await put({ is_published, ...later }), [200, true, "out", "ready"]);
  assert.deepEqual(await put({ is_published }), [200, true, "out", "out"]);
  const in_all = { text_state: "draft", text_state_hy: "draft", text_state_ru: "draft" };
  assert.deepEqual(await put({ is_published, ...in_all }), [200, false, "draft", "draft"]);
  // What is meant and has no title yet is told.
  const half = { ...hy, content: "Goals.", is_published, text_state_hy: "draft" };
  assert.deepEqual(await send(half), [400, "title"]);
});

test("a language that would be over before it is out is refused by name", async (t) => {
  const club = await openClub(t);
  const json = { title_hy: "Դերբի", content_hy: "Հինգին։", text_state_hy: "out" };
  const { status, body } = await club.call("/api/admin/news", {
    as: "editor",
    json: { ...json, publish_at_hy: IN_TWO_HOURS, unpublish_at_hy: IN_AN_HOUR },
  });
  assert.deepEqual([status, body.issues?.[0].path ?? body.path], [400, "unpublish_at_hy"]);
});
