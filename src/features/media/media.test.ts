import assert from "node:assert/strict";
import { readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import S3rver from "s3rver";
import sharp from "sharp";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { picture } from "#tests/support/picture.ts";
import { freePort } from "#tests/support/site.ts";
import { makeAvif } from "./avif.server.ts";
import { NEWS_IMAGE_BYTES, PHOTO_BYTES } from "./media.ts";

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b5123e" } });

async function upload(club: TestClub, bytes: Uint8Array, path = "/api/upload/image", field = "image") {
  const form = new FormData();
  form.set(field, new File([bytes as BlobPart], "photo.jpg", { type: "image/jpeg" }));
  return club.call(path, { as: "editor", form });
}

/** A picture padded to an exact size: what follows the end of a JPEG is no part of it. */
async function jpegOf(bytes: number): Promise<Buffer> {
  const picture = await red(64, 64).jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

test("a photo comes back as WebP in several widths, without the place where it was taken", async (t) => {
  const club = await openClub(t);
  const photo = await red(1400, 900)
    .jpeg()
    .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 9/1 0/1" } })
    .toBuffer();
  assert.ok((await sharp(photo).metadata()).exif, "the test's photo carries a place");
  const { status, body } = await upload(club, photo);
  assert.equal(status, 200);
  assert.deepEqual([body.width, body.height], [1400, 900]);
  const stored = Buffer.from(await club.app.storage.disk.getBytes(body.url.replace("/media/", "")));
  const metadata = await sharp(stored).metadata();
  assert.deepEqual([metadata.format, metadata.exif], ["webp", undefined]);
  for (const width of [320, 640, 960, 1280]) {
    const copy = await club.call(body.url.replace(".webp", `-${width}.webp`));
    assert.deepEqual([copy.status, copy.headers.get("content-type")], [200, "image/webp"], String(width));
  }
  const wider = await club.page(body.url.replace(".webp", "-1920.webp"));
  assert.equal(
    (await sharp(wider.bytes).metadata()).width,
    1400,
    "there is nothing wider than the photo itself",
  );
});

test("a browser that reads AVIF gets it once it is made, others WebP", async (t) => {
  const club = await openClub(t);
  // Noise with shapes, as a photo has: a plain colour is as small in WebP.
  const photo = await red(900, 600)
    .composite([
      {
        input: {
          create: {
            width: 900,
            height: 600,
            channels: 3,
            background: "#888",
            noise: { type: "gaussian", mean: 128, sigma: 30 },
          },
        },
        blend: "overlay",
      },
    ])
    .jpeg()
    .toBuffer();
  const { body } = await upload(club, photo);
  const name = body.url.replace("/media/", "");
  const ask = (accept: string) => club.page(body.url, { accept });
  const browser = "image/avif,image/webp,*/*";
  assert.equal((await ask(browser)).headers.get("content-type"), "image/webp", "not made yet");
  await makeAvif(club.app.storage, name);
  const modern = await ask(browser);
  assert.equal(modern.headers.get("content-type"), "image/avif");
  assert.equal(modern.headers.get("vary"), "Accept");
  assert.equal(Buffer.from(modern.bytes.subarray(4, 12)).toString(), "ftypavif");
  const older = await ask("image/webp,*/*");
  assert.equal(older.headers.get("content-type"), "image/webp");
  assert.ok(modern.bytes.length < older.bytes.length);
  const etag = modern.headers.get("etag")!;
  assert.equal((await club.page(body.url, { accept: browser, "if-none-match": etag })).status, 304);
  assert.equal((await club.page(body.url, { "if-none-match": etag })).status, 200);
});

test("caches that many share ask for a picture again after ten seconds: it may be taken away", async (t) => {
  const club = await openClub(t);
  const { body } = await upload(club, await red(40, 30).jpeg().toBuffer());
  const { headers } = await club.page(body.url);
  assert.equal(headers.get("cache-control"), "public, max-age=31536000, s-maxage=10, immutable");
});

test("the limits hold to the byte: 5,242,880 for photos and 10,485,760 for news", async (t) => {
  const club = await openClub(t);
  assert.equal((await upload(club, await jpegOf(PHOTO_BYTES))).status, 200);
  const photo = await upload(club, await jpegOf(PHOTO_BYTES + 1));
  assert.deepEqual([photo.status, photo.body.error], [413, "Image size should be less than 5MB"]);
  const path = "/api/upload/news-image";
  assert.equal((await upload(club, await jpegOf(NEWS_IMAGE_BYTES), path)).status, 200);
  const news = await upload(club, await jpegOf(NEWS_IMAGE_BYTES + 1), path);
  assert.deepEqual([news.status, news.body.error], [413, "Размер изображения должен быть меньше 10MB"]);
});

test("what is no picture is refused in words, whatever it calls itself", async (t) => {
  const club = await openClub(t);
  const truncated = (await red(400, 400).jpeg().toBuffer()).subarray(0, 300);
  const fakes: Record<string, Uint8Array> = {
    text: Buffer.from("hello"),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    "html behind a GIF's name": Buffer.from("GIF89a<script>alert(1)</script>"),
    "a damaged JPEG": truncated,
    avif: await red(8, 8).avif().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(fakes)) {
    const { status, body } = await upload(club, bytes);
    assert.equal(status, 415, name);
    assert.match(body.error, /^Please select an image file/, name);
  }
  assert.equal((await upload(club, new Uint8Array())).status, 400);
  assert.equal((await club.call("/api/upload/image", { as: "editor", form: new FormData() })).status, 400);
  assert.equal((await club.call("/api/upload/image", { as: "editor", json: {} })).status, 415);
  assert.deepEqual(await readdir(club.app.storage.folder!).catch(() => []), []);
});

test("a picture of too many pixels is refused before it is decoded", async (t) => {
  const club = await openClub(t);
  const bomb = await red(7000, 7000).png({ compressionLevel: 9 }).toBuffer();
  assert.ok(bomb.length < 1_000_000);
  assert.equal((await upload(club, bomb)).status, 413);
  assert.equal((await upload(club, await red(12_001, 10).png().toBuffer())).status, 413);
});

test("a stranger's upload is refused, and a name that is none of ours is not looked up", async (t) => {
  const club = await openClub(t);
  const form = new FormData();
  form.set("image", new File(["x"], "x.png"));
  assert.equal((await club.call("/api/upload/image", { form })).status, 401);
  for (const name of ["x.webp", "club.sqlite", "%2e%2e%2fclub.sqlite", `${"a".repeat(32)}.webp`]) {
    assert.ok([400, 404].includes((await club.call(`/media/${name}`)).status), name);
  }
  for (const name of ["x/y", "2026/cover.webp", "x/y/z?v=1"]) {
    const { status, text } = await club.page(`/media/${name}`, { accept: "text/html" });
    assert.equal(status, 404, `${name}: no page is made for it`);
    assert.match(text, /picture/);
  }
});

test("the same photo twice is one file", async (t) => {
  const club = await openClub(t);
  const photo = await red(100, 100).png().toBuffer();
  assert.equal((await upload(club, photo)).body.url, (await upload(club, photo)).body.url);
  assert.equal((await club.app.db.selectFrom("media").selectAll().execute()).length, 1);
});

test("a photo whose files were cut off or removed is there again once it is uploaded again", async (t) => {
  const club = await openClub(t);
  const photo = await red(700, 500).jpeg().toBuffer();
  const { body } = await upload(club, photo);
  const hash = body.url.slice(7, -5);
  const at = (name: string) => join(club.app.storage.folder!, name);
  await writeFile(at(`${hash}.avif`), Buffer.from("000000206674797061766966", "hex"));
  const forms = [`${hash}.webp`, `${hash}-320.webp`, `${hash}-640.webp`, `${hash}-original.jpg`];
  const stored = new Map<string, Uint8Array>();
  for (const name of forms) stored.set(name, await club.app.storage.disk.getBytes(name));
  const damages: [string, (name: string) => Promise<void>][] = [
    ["cut off", (name) => truncate(at(name), 100)],
    ["emptied", (name) => truncate(at(name), 0)],
    ["removed", (name) => rm(at(name))],
  ];
  for (const name of forms) {
    for (const [what, damage] of damages) {
      await damage(name);
      // Somebody sees what is left of it, and it is in memory.
      await club.page(`/media/${name}`);
      const again = await upload(club, photo);
      assert.deepEqual([again.status, again.body.url], [200, body.url], `${name} ${what}`);
      const found = await club.app.storage.disk.getBytes(name).catch(() => new Uint8Array());
      assert.ok(Buffer.from(found).equals(stored.get(name)!), `${name} ${what}`);
    }
  }
  const seen = await club.page(body.url, { accept: "image/avif,image/webp,*/*" });
  assert.ok(Buffer.from(seen.bytes).equals(stored.get(`${hash}.webp`)!), "and no AVIF that was cut off");
  assert.equal((await club.app.db.selectFrom("media").select("id").execute()).length, 1);
});

test("with a bucket configured pictures lie there, and are served from there", async (t) => {
  const club = await openClub(t, await startS3(t));
  assert.equal(club.app.storage.kind, "s3");
  const { status, body } = await upload(club, await red(700, 500).png().toBuffer());
  assert.equal(status, 200);
  assert.equal((await club.call(body.url)).status, 200);
  assert.equal((await club.call(body.url.replace(".webp", "-320.webp"))).status, 200);
});

test("a picture is uploaded anew into a bucket that came back empty", async (t) => {
  const club = await openClub(t, await startS3(t));
  const { disk } = club.app.storage;
  const photo = await red(700, 500).png().toBuffer();
  const { body } = await upload(club, photo);
  await disk.deleteAll();
  assert.equal((await club.call(body.url)).status, 404);
  assert.equal((await upload(club, photo)).body.url, body.url);
  assert.equal((await club.call(body.url)).status, 200);
  const written = (await disk.getMetaData(body.url.slice(7))).lastModified;
  await upload(club, photo);
  const after = (await disk.getMetaData(body.url.slice(7))).lastModified;
  assert.deepEqual(after, written, "one that is whole is not written again");
});

async function startS3(t: TestContext): Promise<Record<string, string>> {
  const port = await freePort();
  const server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    resetOnClose: true,
    directory: join(tmpdir(), `club-s3-${port}`),
    configureBuckets: [{ name: "club", configs: [] }],
  });
  await server.run();
  t.after(() => server.close());
  return {
    S3_BUCKET: "club",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    S3_FORCE_PATH_STYLE: "1",
  };
}

test("one account's many uploads leave room for everybody else's", async (t) => {
  const { call } = await openClub(t);
  const upload = async (as: "admin" | "editor", shade: number) => {
    const form = await picture("image", `rgb(${shade}, 40, 90)`);
    return (await call("/api/upload/image", { as, form })).status;
  };
  const own = Array.from({ length: 24 }, (_, index) => upload("editor", index * 10));
  assert.equal(await upload("admin", 245), 200);
  const answers = await Promise.all(own);
  assert.ok(answers.includes(503), answers.join());
  assert.ok(answers.filter((status) => status === 200).length >= 8, answers.join());
  assert.equal(await upload("editor", 250), 200, "once they are stored");
});

test("a table with more new logos than an account may upload at once is saved", async (t) => {
  const { call } = await openClub(t);
  const figures = { won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, form: "" };
  const standings = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const file = (await picture("image", `rgb(20, ${index * 20}, 90)`)).get("image") as File;
      const team_logo = `data:image/png;base64,${Buffer.from(await file.arrayBuffer()).toString("base64")}`;
      return { ...figures, team_name: `Team ${index}`, team_name_hy: `Թիմ ${index}`, team_logo };
    }),
  );
  const json = { season: "2025-26", standings };
  const saved = await call("/api/admin/league-table", { as: "editor", method: "PUT", json });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
});
