import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import sharp from "sharp";
import { RECORDS } from "#src/features/history/records.ts";
import { loadArticle } from "#src/features/news/site/article-data.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { countQueries } from "#tests/support/queries.ts";
import { placeTitle } from "./library.ts";
import { listPictures } from "./library-queries.server.ts";
import { sweepMedia } from "./sweep-commands.server.ts";
import { listPictureTasks } from "./task-queries.server.ts";
import { rebuildUses } from "./uses-commands.server.ts";

test("a place where a picture stands is called by its name in whichever language it has one", () => {
  const place = { title: "", title_hy: "Կոտրված", title_ru: "" };
  assert.equal(placeTitle(place, "ru"), "Կոտրված");
  assert.equal(placeTitle({ ...place, title_hy: "", title_ru: "Билеты" }, "en"), "Билеты");
  assert.equal(placeTitle({ ...place, title: "Broken" }, "ru"), "Broken");
});

/** A picture of its own: a bright disc on a ground, wherever the number puts it. */
function drawing(number: number, { width = 640, height = 400 } = {}) {
  const [x, y, hue] = [(number * 37) % 100, (number * 61) % 100, (number * 47) % 360];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 62">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="${(number % 7) / 7}">
      <stop offset="0" stop-color="hsl(${hue} 60% ${20 + (number % 5) * 8}%)"/>
      <stop offset="1" stop-color="hsl(${(hue + 120) % 360} 70% 60%)"/></linearGradient></defs>
    <rect width="100" height="62" fill="url(#g)"/>
    <circle cx="${x}" cy="${y * 0.62}" r="${12 + (number % 9)}" fill="hsl(${(hue + 200) % 360} 80% 75%)"/>
    <rect x="${(number * 13) % 80}" y="${(number * 29) % 50}" width="${10 + (number % 20)}" height="14" fill="#111"/>
  </svg>`;
  return sharp(Buffer.from(svg));
}

async function put(club: TestClub, bytes: Uint8Array, name = "photo.jpg", path = "/api/admin/media") {
  const form = new FormData();
  form.set("image", new File([bytes as BlobPart], name, { type: "image/jpeg" }));
  return club.call(`${path}?name=${encodeURIComponent(name)}`, { as: "editor", form });
}

const jpeg = (number: number, size?: { width: number; height: number }) =>
  drawing(number, size).jpeg({ quality: 92 }).toBuffer();

const ARTICLE = { title: "Derby day", content: "Two late goals.", is_published: true };

async function publish(club: TestClub, more: object) {
  const { status, body } = await club.call("/api/admin/news", {
    as: "editor",
    json: { ...ARTICLE, ...more },
  });
  assert.equal(status, 201);
  return body;
}

const list = async (club: TestClub, query = "") =>
  (await club.call(`/api/admin/media${query}`, { as: "editor" })).body;

const detail = async (club: TestClub, id: number) =>
  (await club.call(`/api/admin/media/${id}`, { as: "editor" })).body;

test("a picture put into the library keeps its name, its uploader and the whole of its pixels", async (t) => {
  const club = await openClub(t);
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#7c0b2a" } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 9/1 0/1" } })
    .toBuffer();
  const { status, body } = await put(club, photo, "C:\\photos\\derby.jpg");
  assert.equal(status, 201);
  assert.deepEqual([body.width, body.height, body.is_known], [2400, 1200, false]);
  const picture = await detail(club, body.id);
  assert.deepEqual(
    [picture.file_name, picture.uploader, picture.licence, picture.focal_x],
    ["derby.jpg", "editor", "unknown", 50],
  );
  const original = `/api/admin/media/${body.id}/original`;
  assert.equal((await club.call(original)).status, 401);
  const { headers } = await club.call(original, { as: "editor" });
  assert.match(headers.get("content-disposition")!, /attachment; filename\*=UTF-8''derby\.jpg/);
  const whole = await club.app.storage.disk.getBytes(`${picture.hash}-original.jpg`);
  const metadata = await sharp(whole).metadata();
  assert.deepEqual([metadata.width, metadata.height, metadata.exif], [3000, 1500, undefined]);
  assert.equal((await club.call(`/media/${picture.hash}-original.jpg`)).status, 404);
});

test("the same file is known again, also when both come at once; the same picture in another size is told", async (t) => {
  const club = await openClub(t);
  const photo = await jpeg(1);
  const [first, second] = await Promise.all([put(club, photo), put(club, photo)]);
  assert.deepEqual([first.status, second.status], [201, 201]);
  assert.equal(first.body.id, second.body.id);
  assert.deepEqual([first.body.is_known, second.body.is_known].sort(), [false, true]);
  const smaller = await put(
    club,
    await drawing(1, { width: 320, height: 200 }).webp({ quality: 60 }).toBuffer(),
  );
  assert.deepEqual(smaller.body.alike, [first.body.id]);
  assert.deepEqual((await put(club, await jpeg(2))).body.alike, []);
  assert.equal((await list(club)).counts.duplicates, 2);
});

test("staff search the library in three scripts and ask it questions", async (t) => {
  const club = await openClub(t);
  const { id } = (await put(club, await jpeg(1), "derby-scarf.jpg")).body;
  await put(club, await jpeg(2), "net.jpg");
  const set = { alt_hy: "Վահան Զորանյան", credit: "Сурен Метакся", rights_until: "2026-03-20" };
  const saved = await club.call(`/api/admin/media/${id}`, { as: "editor", method: "PATCH", json: set });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  for (const word of ["derby", "зораня", "Զորան", "metaks", "suren"]) {
    const { pictures } = await list(club, `?search=${encodeURIComponent(word)}`);
    assert.deepEqual(
      pictures.map((one: { id: number }) => one.id),
      [id],
      word,
    );
  }
  const { counts } = await list(club);
  assert.deepEqual(counts, { all: 2, unused: 2, undescribed: 1, rights: 1, duplicates: 0 });
  assert.equal((await list(club, "?filter=rights")).total, 1);
  const { total } = await countQueries(club.app, (app) =>
    listPictures(app.db, app.now(), { search: "derby", filter: "unused", limit: 40, offset: 0 }),
  );
  assert.equal(total, 3);
});

test("a picture knows where it stands, and is not deleted while it does", async (t) => {
  const club = await openClub(t);
  const { id, url } = (await put(club, await jpeg(1))).body;
  const article = await publish(club, { image_url: url, content_hy: `Տեքստ ![](${url})`, title_hy: "Դերբի" });
  const { places } = await detail(club, id);
  assert.deepEqual(
    places.map((one: Record<string, unknown>) => [
      one.kind,
      one.record_id,
      one.field,
      one.languages,
      one.title_hy,
    ]),
    [
      ["articles", article.id, "content", ["hy"], "Դերբի"],
      ["articles", article.id, "image_url", [], "Դերբի"],
    ],
  );
  const refused = await club.call(`/api/admin/media/${id}`, { as: "editor", method: "DELETE" });
  assert.equal(refused.status, 409);
  assert.equal(refused.body.places.length, 2);
  await club.call(`/api/admin/news/${article.id}`, { as: "editor", method: "DELETE" });
  assert.deepEqual((await detail(club, id)).places, []);
  await club.call(`/api/admin/trash/articles/${article.id}/restore`, { as: "editor", method: "POST" });
  assert.equal((await detail(club, id)).places.length, 2);
});

test("another file takes all places at once, and an earlier version brings the first one back", async (t) => {
  const club = await openClub(t);
  const { id, url } = (await put(club, await jpeg(1), "old.jpg")).body;
  const article = await publish(club, { image_url: url });
  await club.call(`/api/admin/media/${id}`, { as: "editor", method: "PATCH", json: { alt: "A scarf" } });
  const { body } = await put(
    club,
    await jpeg(2, { width: 300, height: 500 }),
    "new.jpg",
    `/api/admin/media/${id}/file`,
  );
  assert.deepEqual([body.id, body.alt, body.width, body.height], [id, "A scarf", 300, 500]);
  assert.notEqual(body.url, url);
  const shown = await club.call(`/api/news/${article.slug}`);
  assert.equal(shown.body.image_url ?? shown.body.article?.image_url, body.url);
  assert.equal((await detail(club, id)).places.length, 1);
  const old = await club.page(url, { accept: "image/webp" });
  assert.equal(
    (await sharp(old.bytes).metadata()).width,
    300,
    "what still names the old file gets the new one",
  );
  const again = (await put(club, await jpeg(1), "old.jpg")).body;
  assert.deepEqual([again.id, again.url, again.is_replaced], [id, body.url, true], "which is said");
  const back = await club.call(`/api/admin/history/media/${id}/2/restore`, {
    as: "editor",
    json: { version: 3 },
  });
  assert.equal(back.status, 200, JSON.stringify(back.body));
  assert.equal((await detail(club, id)).url, url);
});

test("duplicates become the largest of them, in all places and with what only the others said", async (t) => {
  const club = await openClub(t);
  const small = (await put(club, await jpeg(1, { width: 320, height: 200 }), "small.jpg")).body;
  const large = (await put(club, await jpeg(1, { width: 1280, height: 800 }), "large.jpg")).body;
  const article = await publish(club, { image_url: small.url });
  await club.call(`/api/admin/media/${small.id}`, {
    as: "editor",
    method: "PATCH",
    json: { alt_ru: "Шарф" },
  });
  const ids = [small.id, large.id];
  const { status, body } = await club.call("/api/admin/media/merge", { as: "editor", json: { ids } });
  assert.deepEqual([status, body.id, body.alt_ru, body.look], [200, large.id, "Шарф", null]);
  assert.equal((await detail(club, large.id)).places.length, 1);
  assert.equal((await club.call(`/api/admin/media/${small.id}`, { as: "editor" })).status, 404);
  const { image_url } = (await club.call(`/api/admin/news/${article.id}`, { as: "editor" })).body;
  assert.equal(image_url, large.url);
  assert.equal(await rebuildUses(club.app, Object.values(RECORDS)), 0);
  const other = (await put(club, await jpeg(5))).body;
  const wrong = await club.call("/api/admin/media/merge", {
    as: "editor",
    json: { ids: [large.id, other.id] },
  });
  assert.equal(wrong.status, 400);
});

test("of duplicates whose rights end on different days the picture is shown until the first of them", async (t) => {
  const club = await openClub(t);
  const small = (await put(club, await jpeg(1, { width: 320, height: 200 }), "small.jpg")).body;
  const large = (await put(club, await jpeg(1, { width: 1280, height: 800 }), "large.jpg")).body;
  const end = (id: number, rights_until: string) =>
    club.call(`/api/admin/media/${id}`, { as: "editor", method: "PATCH", json: { rights_until } });
  await end(small.id, "2026-03-01");
  await end(large.id, "2027-11-20");
  const json = { ids: [small.id, large.id] };
  const { body } = await club.call("/api/admin/media/merge", { as: "editor", json });
  assert.deepEqual([body.id, body.rights_until], [large.id, "2026-03-01"]);
});

test("a picture over its rights is the club's cover for visitors at the club's midnight, and staff still see it", async (t) => {
  const club = await openClub(t);
  const { id, url } = (await put(club, await jpeg(1))).body;
  const article = await publish(club, { image_url: url });
  const set = { rights_until: "2026-03-11" };
  await club.call(`/api/admin/media/${id}`, { as: "editor", method: "PATCH", json: set });
  // The editor's session ends meanwhile.
  const shown = async (as?: "admin") => {
    const path = as ? `/api/admin/news/${article.id}` : `/api/news/${article.slug}`;
    return JSON.stringify((await club.call(path, as ? { as } : {})).body);
  };
  club.setNow("2026-03-11T19:59:00Z");
  assert.ok((await shown()).includes(url), "the last day is not over");
  assert.equal((await club.call(url)).status, 200);
  club.setNow("2026-03-11T20:01:00Z");
  assert.ok(!(await shown()).includes(url));
  assert.ok((await shown()).includes("/club/pictures/cover-default.svg"));
  assert.equal((await club.call(url)).status, 404);
  assert.ok((await shown("admin")).includes(url));
  await club.call(`/api/admin/media/${id}`, { as: "admin", method: "PATCH", json: { rights_until: "" } });
  assert.ok((await shown()).includes(url));
});

test("what visitors may not see stays hidden from them when the picture goes to the trash", async (t) => {
  const club = await openClub(t);
  const { id, url } = (await put(club, await jpeg(1))).body;
  const form = new FormData();
  form.set("image", new File([(await jpeg(2)) as BlobPart], "blurred.jpg", { type: "image/jpeg" }));
  const replaced = await club.call(`/api/admin/media/${id}/file`, { as: "editor", form });
  const seen = async (address: string) => {
    const { status, bytes } = await club.page(address);
    return { status, hash: createHash("sha256").update(bytes).digest("hex") };
  };
  const present = await seen(replaced.body.url);
  assert.deepEqual(await seen(url), present);
  assert.equal((await club.call(`/api/admin/media/${id}`, { as: "editor", method: "DELETE" })).status, 200);
  assert.deepEqual(await seen(url), present, "the file that was replaced does not come back");

  const other = (await put(club, await jpeg(3))).body;
  const json = { rights_until: "2026-03-01" };
  const path = `/api/admin/media/${other.id}`;
  assert.equal((await club.call(path, { as: "editor", method: "PATCH", json })).status, 200);
  assert.equal((await seen(other.url)).status, 404);
  assert.equal((await club.call(path, { as: "editor", method: "DELETE" })).status, 200);
  assert.equal((await seen(other.url)).status, 404, "its rights are over in the trash, too");
});

test("one that is uploaded while it lies in the trash comes back, and the audit log says who did it", async (t) => {
  const club = await openClub(t);
  const { id } = (await put(club, await jpeg(1))).body;
  const removal = await club.call(`/api/admin/media/${id}`, { as: "admin", method: "DELETE" });
  assert.equal(removal.status, 200);
  assert.equal((await put(club, await jpeg(1))).body.id, id);
  const { entries } = (await club.call("/api/admin/audit", { as: "admin" })).body;
  assert.deepEqual([entries[0].action, entries[0].kind, entries[0].record_id], ["restore", "media", id]);
});

test("one whose files were removed for good is there again when it is uploaded after all, or put in its own place", async (t) => {
  const club = await openClub(t);
  const { disk } = club.app.storage;
  const { id, url } = (await put(club, await jpeg(1))).body;
  await club.call(`/api/admin/media/${id}`, { as: "editor", method: "DELETE" });
  await disk.deleteAll();
  assert.equal((await put(club, await jpeg(1))).body.id, id);
  assert.equal((await club.page(url)).status, 200);
  await disk.deleteAll();
  assert.equal((await put(club, await jpeg(1), "derby.jpg", `/api/admin/media/${id}/file`)).status, 200);
  assert.equal((await club.page(url)).status, 200);
});

test("one that is chosen while somebody deletes it comes back", async (t) => {
  const club = await openClub(t);
  const { id, url } = (await put(club, await jpeg(1))).body;
  const removal = await club.call(`/api/admin/media/${id}`, { as: "editor", method: "DELETE" });
  assert.equal(removal.status, 200);
  await publish(club, { image_url: url });
  assert.equal((await detail(club, id)).places.length, 1);
});

test("a page says what is to be seen and who made it, in its reader's language, until the rights are over", async (t) => {
  const club = await openClub(t);
  const { id, url } = (await put(club, await jpeg(1))).body;
  const article = await publish(club, {
    image_url: url,
    title_hy: "Դերբի",
    content_hy: `![](${url} "Հյուսիսային ամբիոն")`,
  });
  const said = {
    alt: "A scarf",
    alt_hy: "Շարֆ",
    credit: "S. Metaksya",
    focal_x: 20,
    rights_until: "2026-03-31",
  };
  await club.call(`/api/admin/media/${id}`, { as: "editor", method: "PATCH", json: said });
  const page = (language: "en" | "hy") => loadArticle(club.app, language, article.slug, "");
  const armenian = await page("hy");
  assert.deepEqual(armenian.cover.alt, { text: "Շարֆ", lang: "hy" });
  assert.deepEqual([armenian.cover.credit, armenian.cover.focal], ["S. Metaksya", "20% 50%"]);
  assert.match(JSON.stringify(armenian.body.nodes), /"alt":"Շարֆ","caption":"Հյուսիսային ամբիոն"/);
  assert.deepEqual((await page("en")).cover.alt, { text: "A scarf", lang: "en" });
  club.setNow("2026-03-31T20:01:00Z");
  const over = await page("hy");
  assert.deepEqual(over.cover, { isOver: true });
  assert.ok(!JSON.stringify(over.body.nodes).includes(url));
  assert.ok(!JSON.stringify(over.body.nodes).includes("ամբիոն"), "its caption goes with it");
});

test("the end of rights stands among what there is to do from 14 days before, for pictures in use", async (t) => {
  const club = await openClub(t);
  const { id, url } = (await put(club, await jpeg(1), "derby.jpg")).body;
  const json = { rights_until: "2026-03-25" };
  await club.call(`/api/admin/media/${id}`, { as: "editor", method: "PATCH", json });
  const tasks = async () =>
    (await club.call("/api/admin/today", { as: "admin" })).body.tasks
      .filter((task: { feature: string }) => task.feature === "media")
      .map((task: Record<string, unknown>) => [task.kind, task.about, task.to]);
  assert.deepEqual(await tasks(), [], "nobody uses it");
  await publish(club, { image_url: url });
  assert.deepEqual(await tasks(), [["ends", "derby.jpg", `/admin/media/${id}`]]);
  club.setNow("2026-03-26T09:00:00Z");
  const [[kind]] = (await listPictureTasks(club.app.db, club.app.now())).map((task) => [task.kind]) as [
    [string],
  ];
  assert.equal(kind, "over");
});

test("on its last day a picture's rights are not late before the club's midnight", async (t) => {
  const club = await openClub(t);
  const { id, url } = (await put(club, await jpeg(1))).body;
  const json = { rights_until: "2026-03-25" };
  await club.call(`/api/admin/media/${id}`, { as: "editor", method: "PATCH", json });
  await publish(club, { image_url: url });
  const [task] = await listPictureTasks(club.app.db, new Date("2026-03-25T19:00:00Z"));
  assert.deepEqual([task?.kind, task?.due_at], ["ends", "2026-03-25T19:59:00.000Z"]);
});

test("what is no picture, or too much of one, is refused in a sentence, and nothing is stored", async (t) => {
  const club = await openClub(t);
  const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: "#000" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const bad: [Uint8Array, number][] = [
    [Buffer.from("<svg onload='alert(1)'/>"), 415],
    [Buffer.from("GIF89a<script>"), 415],
    [new Uint8Array(), 400],
    [bomb, 413],
    [(await jpeg(3)).subarray(0, 400), 415],
  ];
  for (const [bytes, expected] of bad) {
    const { status, body } = await put(club, bytes);
    assert.equal(status, expected);
    assert.match(body.error, /^[A-Z].*/);
  }
  assert.equal((await list(club)).total, 0);
  const form = new FormData();
  form.set("image", new File([(await jpeg(1)) as BlobPart], "x.jpg"));
  assert.equal((await club.call("/api/admin/media", { form })).status, 401);
});

test("the library is narrowed to the pictures of people, or of the news", async (t) => {
  const club = await openClub(t);
  const [portrait, cover] = await Promise.all(
    [1, 2].map(async (number) => (await put(club, await jpeg(number))).body),
  );
  await put(club, await jpeg(3));
  await publish(club, { image_url: cover.url });
  const player = {
    first_name: "Gor",
    first_name_hy: "Գոռ",
    last_name: "Vetyan",
    last_name_hy: "Վետյան",
    position: "Forward",
    photo_url: portrait.url,
  };
  assert.equal((await club.call("/api/admin/players", { as: "editor", json: player })).status, 201);
  const found = async (place: string) =>
    (await list(club, `?used_in=${place}`)).pictures.map(({ url }: { url: string }) => url);
  assert.deepEqual(await found("team"), [portrait.url]);
  assert.deepEqual(await found("news"), [cover.url]);
  assert.equal((await club.call("/api/admin/media?used_in=elsewhere", { as: "editor" })).status, 400);
});

test("a picture that stands in nothing but what somebody types and has not saved is in use, and is not deleted", async (t) => {
  const club = await openClub(t);
  const { id, url } = (await put(club, await jpeg(1))).body;
  const keep = (content: string) =>
    club.call("/api/admin/working-copies/articles/new-5f0c1b52-76d0", {
      as: "editor",
      method: "PUT",
      json: {
        values: { title: "Derby night", content },
        base_version: null,
        writer: "a-form-of-the-editor",
        revision: 0,
      },
    });
  const counts = async () => (await club.call("/api/admin/media", { as: "editor" })).body.counts;
  assert.equal((await counts()).unused, 1);
  assert.equal((await keep(`Two goals.\n\n![](${url})`)).status, 200);
  assert.equal((await counts()).unused, 0);
  const [place] = (await detail(club, id)).places;
  assert.deepEqual(
    [place.kind, place.record_id, place.field, place.title, typeof place.copy_of],
    ["working_copies", 0, "content", "Derby night", "string"],
  );
  const refused = await club.call(`/api/admin/media/${id}`, { as: "editor", method: "DELETE" });
  assert.equal(refused.status, 409, JSON.stringify(refused.body));
  assert.equal(refused.body.places.length, 1);
  // An update, or a restore: what nobody has written down is found again.
  await club.app.db.deleteFrom("media_uses").execute();
  assert.equal(await rebuildUses(club.app, Object.values(RECORDS)), 1);
  assert.equal(await rebuildUses(club.app, Object.values(RECORDS)), 0);
  assert.equal((await counts()).unused, 0);
  const make = await club.call("/api/admin/news?copy=new-5f0c1b52-76d0", {
    as: "editor",
    json: { title: "Derby night", content: "Without it." },
  });
  assert.equal(make.status, 201, JSON.stringify(make.body));
  assert.equal((await counts()).unused, 1, "what was saved has no picture, and the copy ended");
  assert.equal((await club.call(`/api/admin/media/${id}`, { as: "editor", method: "DELETE" })).status, 200);
});

test("a photo that was taken out of its article and deleted is gone after thirty days, though an old version names it", async (t) => {
  const club = await openClub(t);
  const { body: photo } = await put(club, await drawing(3).jpeg().toBuffer());
  const { body: other } = await put(club, await drawing(4).jpeg().toBuffer());
  const title = { title: "School day", title_hy: "Դպրոցական օր", is_published: true };
  const content = `![](${photo.url})\n\n![](${other.url})`;
  const { body: article } = await club.call("/api/admin/news", {
    as: "editor",
    json: { ...title, content, content_hy: "Խոսք" },
  });
  await club.call(`/api/admin/news/${article.id}`, {
    as: "editor",
    method: "PUT",
    json: { content: "Without pictures.", version: article.version },
  });
  assert.equal(
    (await club.call(`/api/admin/media/${photo.id}`, { as: "editor", method: "DELETE" })).status,
    200,
  );
  club.setNow(new Date(club.app.now().getTime() + 31 * 86_400_000).toISOString());
  await sweepMedia(club.app);
  assert.equal((await club.page(photo.url)).status, 404);
  // Nobody deleted this one: the old version can be brought back whole.
  assert.equal((await club.page(other.url)).status, 200);
});
