import assert from "node:assert/strict";
import { test } from "node:test";
import { goDueBundle } from "#src/features/bundles/commands.server.ts";
import { NO_ANSWER, NOT_ASKED } from "#src/features/checks/ask-address.server.ts";
import { askWanted } from "#src/features/checks/ask-links-job.server.ts";
import { forgetOldAddresses, wantLinks } from "#src/features/checks/link-commands.server.ts";
import { fillMatches } from "#src/features/matches/demo.server.ts";
import { fillTable } from "#src/features/table/demo.server.ts";
import { fillTeams } from "#src/features/teams/demo.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { picture } from "#tests/support/picture.ts";
import { fillNews } from "./demo.server.ts";

interface Finding {
  check: string;
  level: string;
  path: string;
  message: string;
}

const ARTICLE = {
  title: "Three points from Gyumri, and a long way home",
  excerpt: "Two late goals decide the derby of the north, and the captain speaks of a long week.",
  content: "The team is back.\n\n## The first half\n\nIt was cold.",
  image_url: "/club/pictures/stadium-day.svg",
};

const editor = (json: object, method = "POST") => ({ as: "editor" as const, json, method });

async function checked(club: TestClub, json: object) {
  const { status, body } = await club.call("/api/admin/news/checks", editor(json));
  assert.equal(status, 200, JSON.stringify(body));
  return body as { languages: { language: string; findings: Finding[] }[]; stops: string[]; asking: number };
}

async function found(club: TestClub, json: object): Promise<string[]> {
  const { languages } = await checked(club, json);
  return languages.flatMap(({ findings }) => findings.map(({ check, path }) => `${check} ${path}`));
}

async function choose(club: TestClub, ...stops: string[]) {
  const answer = await club.call("/api/admin/publication-checks", {
    as: "admin",
    method: "PUT",
    json: { stops },
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
}

test("the 38 articles of the demo have no fault, and no hint but those that their lengths and missing covers give", async (t) => {
  const club = await openClub(t);
  for (const fill of [fillTeams, fillMatches, fillTable, fillNews]) await fill(club.admin);
  const { body } = await club.call("/api/admin/news?limit=100", { as: "editor" });
  assert.equal(body.total, 38);
  const faults: string[] = [];
  let looked = 0;
  for (const { id } of body.news) {
    const article = (await club.call(`/api/admin/news/${id}`, { as: "editor" })).body;
    const answer = await club.call(`/api/admin/news/${id}/checks`, { as: "editor" });
    for (const { language, findings } of answer.body.languages) {
      looked++;
      const expected = [
        ...(isWithin(article[columnIn("title", language)], 30, 65) ? [] : ["hint title"]),
        ...(isWithin(article[columnIn("excerpt", language)], 50, 160) ? [] : ["hint excerpt"]),
        ...(article.image_url ? [] : ["hint cover"]),
      ];
      const told = findings.map(({ level, check }: Finding) => `${level} ${check}`);
      if (told.join() !== expected.join()) faults.push(`${article.slug} ${language}: ${told.join(", ")}`);
    }
  }
  assert.deepEqual(faults, []);
  assert.equal(looked, 114, "in three languages");
});

function isWithin(text: string, least: number, most: number): boolean {
  return [...text].length >= least && [...text].length <= most;
}

test("an article that is typed is checked with its links, its picture and its address, and nothing is saved", async (t) => {
  const club = await openClub(t);
  assert.deepEqual(await found(club, ARTICLE), []);
  const upload = await club.call("/api/upload/news-image", {
    as: "editor",
    form: await picture("image", "#7c0b2a"),
  });
  const taken = (await club.call("/api/admin/news", editor({ ...ARTICLE, slug: "cup-final-tickets" }))).body;
  const links =
    "[one](/news/none), [two](/hy/news), [three](/matches/7-x), [four](/table), [five](/admin), [six](/news/three-points)";
  const typed = {
    ...ARTICLE,
    slug: taken.slug,
    image_url: upload.body.url,
    content: `${ARTICLE.content}\n\n${links}`,
  };
  assert.deepEqual(await found(club, typed), [
    "address slug",
    "cover image_url",
    "descriptions image_url",
    "credits image_url",
    "links content",
    "links content",
    "links content",
    "links content",
  ]);
  // Its own address is no dead link: it is there once it is out.
  assert.deepEqual(
    await found(club, { ...ARTICLE, slug: "three-points", content: "Back to [us](/news/three-points)." }),
    [],
  );
  const { body } = await club.call("/api/admin/news", { as: "editor" });
  assert.equal(body.total, 1);
});

test("a link to what is not out yet, or was deleted, leads nowhere, and to a former address it leads on", async (t) => {
  const club = await openClub(t);
  const make = async (more: object) =>
    (await club.call("/api/admin/news", editor({ ...ARTICLE, ...more }))).body;
  const { slug: draft } = await make({ slug: "draft-one" });
  const { id } = await make({ slug: "old-address", is_published: true });
  await club.call(`/api/admin/news/${id}`, editor({ slug: "new-address" }, "PUT"));
  const at = (path: string) => found(club, { ...ARTICLE, content: `Read [this](${path}).` });
  assert.deepEqual(await at(`/news/${draft}`), ["links content"]);
  for (const path of [
    "/news/old-address",
    "/ru/news/new-address",
    `/news/${id}`,
    "http://localhost:3000/news/new-address",
  ])
    assert.deepEqual(await at(path), [], path);
  await club.call(`/api/admin/news/${id}`, { as: "editor", method: "DELETE" });
  assert.deepEqual(await at("/news/new-address"), ["links content"]);
});

test("the card is what the page's head says: title with the club, description without an excerpt, cover", async (t) => {
  const club = await openClub(t);
  const { languages } = (await club.call("/api/admin/news/checks", editor({ ...ARTICLE, excerpt: "" }))).body;
  const [{ card }] = languages;
  assert.match(card.title, /^Three points from Gyumri, and a long way home \| ./);
  assert.equal(card.description, "The team is back. The first half It was cold.");
  assert.equal(card.url, "http://localhost:3000/news/three-points-from-gyumri-and-a-long-way-home");
  assert.equal(card.share_title, card.title);
  assert.match(card.image, /^http:\/\/localhost:3000\/share\/news\/three-points-.*\.jpg\?v=\d+$/);
  assert.equal(card.picture, ARTICLE.image_url);
  const abroad = await club.call(
    "/api/admin/news/checks",
    editor({ ...ARTICLE, image_url: "https://x.example/a.jpg" }),
  );
  assert.equal(abroad.body.languages[0].card.picture, "/og-image.jpg");
});

test("a foreign address is asked once a day by one node, and what it answered stands in the next look", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const addresses = ["gone", "silent", "broken", "there", "closed"].map((name) => `https://${name}.example/`);
  const inside = "http://169.254.169.254/latest";
  const content = [...addresses, inside].map((address) => `[x](${address})`).join(" ");
  const asked: string[] = [];
  const ask = async (address: string) => {
    asked.push(address);
    const name = new URL(address).hostname.split(".")[0]!;
    return { gone: 404, silent: NO_ANSWER, broken: 503, there: 200, closed: 403 }[name] ?? 200;
  };
  const look = () => checked(club, { ...ARTICLE, content });
  const first = await look();
  assert.deepEqual([first.asking, first.languages[0]!.findings], [6, []]);
  await look();
  await Promise.all([askWanted(app, ask), askWanted(app, ask)]);
  assert.deepEqual(asked.toSorted(), addresses.toSorted());
  const then = await look();
  assert.equal(then.asking, 0);
  assert.deepEqual(
    then.languages[0]!.findings.map(({ level, message }) => [level, message.split(" ").at(-1)]),
    [
      ["fault", "https://gone.example/"],
      ["hint", "https://silent.example/"],
      ["hint", "https://broken.example/"],
    ],
  );
  const row = await app.db
    .selectFrom("checked_links")
    .select("status")
    .where("address", "=", inside)
    .executeTakeFirst();
  assert.equal(row?.status, NOT_ASKED);

  await askWanted(app, ask);
  assert.equal(asked.length, 5, "once a day");
  club.setNow("2026-03-12T10:00:00.000Z");
  await wantLinks(app, 1, addresses);
  await askWanted(app, ask);
  assert.equal(asked.length, 10, "and the next day again");
  club.setNow("2026-05-01T10:00:00.000Z");
  await forgetOldAddresses(app);
  assert.equal((await app.db.selectFrom("checked_links").selectAll().execute()).length, 0);
});

test("an address that nobody can be asked for, or too many of them, keep nobody from writing", async (t) => {
  const club = await openClub(t);
  const content = Array.from({ length: 150 }, (_, index) => `[x](https://site.example/${index})`).join(" ");
  for (let round = 0; round < 5; round++)
    await checked(club, { ...ARTICLE, content: content.replaceAll("site.", `site${round}.`) });
  const rows = await club.app.db.selectFrom("checked_links").selectAll().execute();
  assert.equal(rows.length, 300);
});

test("while no check stops, calls publish as ever; a form that asks first is asked once", async (t) => {
  const club = await openClub(t);
  const poor = { title: "Win", content: "Read [this](/news/none)." };
  const asked = await club.call("/api/admin/news?ask_first=1", editor({ ...poor, is_published: true }));
  assert.deepEqual([asked.status, asked.body.asks, asked.body.issues.length], [409, true, 1]);
  assert.deepEqual([asked.body.issues[0].path, asked.body.issues[0].key], ["content", "checks.link_dead"]);
  const draft = await club.call("/api/admin/news?ask_first=1", editor(poor));
  assert.equal(draft.status, 201, "a draft is nobody's business");
  const path = `/api/admin/news/${draft.body.id}`;
  assert.equal((await club.call(`${path}?ask_first=1`, editor({ is_published: true }, "PUT"))).status, 409);
  assert.equal((await club.call(path, editor({ is_published: true }, "PUT"))).status, 200);
  // What readers see already is not asked about again; a new fault is.
  assert.equal((await club.call(`${path}?ask_first=1`, editor({ title: "A win" }, "PUT"))).status, 200);
  const worse = { content: `${poor.content} And [that](/news/nothing).` };
  const again = await club.call(`${path}?ask_first=1`, editor(worse, "PUT"));
  assert.deepEqual([again.status, again.body.issues.length], [409, 1]);
});

test("a check that stops refuses each way to publish, with its sentence, and a draft all the same", async (t) => {
  const club = await openClub(t);
  await choose(club, "links", "excerpt");
  const poor = { title: "Win", content: "Read [this](/news/none)." };
  const refused = await club.call("/api/admin/news", editor({ ...poor, is_published: true }));
  assert.equal(refused.status, 400);
  assert.match(refused.body.message, /^The club does not publish this yet\. There is no excerpt/);
  assert.deepEqual(
    refused.body.issues.map(({ path }: Finding) => path),
    ["excerpt", "content"],
  );
  const { id } = (await club.call("/api/admin/news", editor(poor))).body;
  const path = `/api/admin/news/${id}`;
  const ways: [string, object][] = [
    [path, editor({ is_published: true }, "PUT")],
    [path, editor({ text_state: "out" }, "PUT")],
    [path, editor({ text_state: "out", publish_at: "2026-04-01T10:00:00Z" }, "PUT")],
    [path, editor({ is_published: true }, "PATCH")],
    ["/api/admin/news/bulk", editor({ ids: [id], action: "publish" })],
  ];
  for (const [way, options] of ways)
    assert.equal((await club.call(way, options)).status, 400, JSON.stringify(options));
  const bundle = await club.call(
    "/api/admin/bundles",
    editor({ name: "Both", goes_at: null, parts: [{ kind: "articles", id }] }),
  );
  assert.equal(bundle.status, 201, JSON.stringify(bundle.body));
  const bundles = `/api/admin/bundles/${bundle.body.id}`;
  assert.equal((await club.call(`${bundles}/start`, editor({}))).status, 400);
  const later = { name: "Both", goes_at: "2026-03-11T09:10:00.000Z", parts: [{ kind: "articles", id }] };
  assert.equal((await club.call(bundles, editor(later, "PUT"))).status, 200);
  assert.equal((await club.call(`${bundles}/start`, editor({}))).status, 200);
  club.setNow("2026-03-11T09:10:01.000Z");
  await goDueBundle(club.app, bundle.body.id);
  const [kept] = (await club.call("/api/admin/bundles", { as: "editor" })).body.bundles;
  assert.deepEqual([kept.state, kept.parts[0].refusal], ["refused", "stopped"]);
  assert.equal((await club.call(path, { as: "editor" })).body.state, "draft");

  const mended = { excerpt: ARTICLE.excerpt, content: "Nothing to read elsewhere.", is_published: true };
  assert.equal((await club.call(path, editor(mended, "PUT"))).status, 200);
  assert.equal((await club.call(path, editor({ content: "Read [it](/news/none)." }, "PUT"))).status, 400);
});

test("what was out with a fault before the club chose may be mended piece by piece, and taken back", async (t) => {
  const club = await openClub(t);
  const poor = { title: "Win", content: "Read [this](/news/none).", is_published: true };
  const { id } = (await club.call("/api/admin/news", editor(poor))).body;
  await choose(club, "links", "title");
  const path = `/api/admin/news/${id}`;
  assert.equal((await club.call(path, editor({ excerpt: "A win." }, "PUT"))).status, 200);
  assert.equal(
    (await club.call(path, editor({ title: "Wins" }, "PUT"))).status,
    400,
    "still too short, in other words",
  );
  assert.equal((await club.call(path, editor({ is_published: false }, "PATCH"))).status, 200);
  assert.equal((await club.call(path, editor({ is_published: true }, "PATCH"))).status, 400);
});

test("only an admin chooses what stops; the choice is a setting with its history and is not public", async (t) => {
  const club = await openClub(t);
  const put = { method: "PUT", json: { stops: ["cover", "links"] } };
  assert.equal((await club.call("/api/admin/publication-checks", { ...put, as: "editor" })).status, 403);
  await choose(club, "links", "cover");
  assert.deepEqual((await club.call("/api/admin/publication-checks", { as: "editor" })).body, {
    stops: ["cover", "links"],
    asks_links: true,
  });
  const { body } = await club.call("/api/admin/settings/publication_checks", { as: "admin" });
  assert.deepEqual([body.value, body.is_public], ["cover, links", false]);
  await choose(club);
  assert.deepEqual((await club.call("/api/admin/publication-checks", { as: "editor" })).body, {
    stops: [],
    asks_links: true,
  });
  await club.call("/api/admin/settings/publication_checks", { as: "editor", method: "DELETE" });
  await choose(club, "title");
  assert.deepEqual((await checked(club, ARTICLE)).stops, ["title"]);
});

test("of two admins who choose from the same page each changes what they turned, and takes nothing of the other's back", async (t) => {
  const club = await openClub(t);
  await choose(club, "cover", "links");
  const seen = ["cover", "links"];
  const put = async (json: object) =>
    (await club.call("/api/admin/publication-checks", { as: "admin", method: "PUT", json })).body;
  await put({ stops: ["title", "cover", "links"], seen, asks_links: false });
  assert.deepEqual(await put({ stops: ["links", "excerpt"], seen }), {
    stops: ["title", "excerpt", "links"],
    asks_links: false,
  });
});

test("where an admin has switched it off no other site is asked, and what was heard of it before counts for nothing", async (t) => {
  const club = await openClub(t);
  const link = { ...ARTICLE, content: "Read [this](https://gone.example/)." };
  assert.equal((await checked(club, link)).asking, 1);
  await askWanted(club.app, async () => 404);
  const faults = async () =>
    (await checked(club, link)).languages[0]!.findings.filter(({ check }) => check === "links").length;
  assert.equal(await faults(), 1);
  const path = "/api/admin/publication-checks";
  const put = (json: object) => club.call(path, { as: "admin", method: "PUT", json });
  assert.equal((await put({ stops: ["title"], asks_links: false })).status, 200);
  assert.equal(await faults(), 0);
  assert.equal((await checked(club, link)).asking, 0);
  await wantLinks(club.app, 1, ["https://other.example/"]);
  await askWanted(club.app, () => assert.fail("somebody was asked"));
  await choose(club, "cover");
  assert.equal(
    (await club.call(path, { as: "editor" })).body.asks_links,
    false,
    "only a word on it changes it",
  );
});

test("a translation behind its source is told, as it is typed", async (t) => {
  const club = await openClub(t);
  const hy = {
    title_hy: "Երեք միավոր Գյումրիից և երկար ճանապարհ տուն",
    content_hy: "Թիմը վերադարձել է։",
    text_state_hy: "ready",
  };
  const { id } = (
    await club.call(
      "/api/admin/news",
      editor({ ...ARTICLE, ...hy, text_state: "ready", content: "The team is back." }),
    )
  ).body;
  const stale = async (more: object) =>
    (await found(club, { article_id: id, ...more })).filter((one) => one.startsWith("languages"));
  assert.deepEqual(await stale({}), []);
  assert.deepEqual(await stale({ content: "The team is not back." }), ["languages content_hy"]);
  assert.deepEqual(await stale({ content: "The team is not back.", content_hy: "Թիմը չի վերադարձել։" }), []);
});

test("a source whose translations are out may be mended though a stale one stops", async (t) => {
  const club = await openClub(t);
  await choose(club, "languages");
  const ru = { title_ru: "Три очка из Гюмри", content_ru: "Команда вернулась.", is_published: true };
  const { id } = (
    await club.call("/api/admin/news", editor({ ...ARTICLE, content: "The team is back.", ...ru }))
  ).body;
  const path = `/api/admin/news/${id}`;
  const change = (json: object) => club.call(`${path}?ask_first=1`, editor(json, "PUT"));
  assert.equal((await change({ content: "The team is not back." })).status, 200);
  assert.deepEqual((await club.call(path, { as: "editor" })).body.stale, ["ru"]);
  await club.call(path, editor({ text_state_ru: "ready" }, "PUT"));
  assert.equal((await change({ text_state_ru: "out" })).status, 400);
  assert.equal((await change({ text_state_ru: "out", content_ru: "Команда не вернулась." })).status, 200);
});

test("several are published at once after one question that names each fault's article", async (t) => {
  const club = await openClub(t);
  const make = async (title: string, content: string) =>
    (await club.call("/api/admin/news", editor({ title, content }))).body.id as number;
  const ids = [
    await make("One", "Read [this](/news/none)."),
    await make("Two", "Fine."),
    await make("Three", "[Here](htp://club.example)."),
  ];
  const asked = await club.call("/api/admin/news/bulk?ask_first=1", editor({ ids, action: "publish" }));
  assert.deepEqual([asked.status, asked.body.asks], [409, true]);
  assert.deepEqual(
    asked.body.issues.map(({ message }: Finding) => message),
    [
      "Article “One”: This link leads nowhere: /news/none",
      "Article “Three”: Readers can't follow this link: “htp://club.example”",
    ],
  );
  const outs = async () => (await club.call("/api/news")).body.total;
  assert.equal(await outs(), 0);
  assert.equal((await club.call("/api/admin/news/bulk", editor({ ids, action: "publish" }))).status, 200);
  assert.equal(await outs(), 3);
});

test("each finding is said in the reader's language", async (t) => {
  const club = await openClub(t);
  const said = await Promise.all(
    LANGUAGES.map(async (language) => {
      const headers = { "accept-language": language };
      const { body } = await club.call("/api/admin/news/checks", {
        ...editor({ ...ARTICLE, excerpt: "" }),
        headers,
      });
      return body.languages[0].findings[0].message;
    }),
  );
  assert.deepEqual(
    said.map((text: string) => text.split(" ")[0]),
    ["There", "Համառոտ", "Нет"],
  );
});
