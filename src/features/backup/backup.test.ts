import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdir, readFile, rename, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { startS3 } from "#tests/support/s3.ts";
import { backUp } from "./commands.server.ts";
import { backupFolder } from "./folders.server.ts";
import { openForReading } from "./row-queries.server.ts";
import { addPicture } from "./test-support.server.ts";
import { verifyBackup } from "./verify.server.ts";

test("a backup made while writers write is whole", async (t) => {
  const club = await openClub(t);
  await addPicture(club, 1);
  let isDone = false;
  let written = 0;
  const writer = async () => {
    while (!isDone) {
      const json = { title: `Article ${written++}` };
      assert.equal((await club.call("/api/admin/news", { as: "editor", json })).status, 201);
      // Requests come over the network: between two of them other work has its turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const writers = [writer(), writer(), writer()];
  while (written < 20) await new Promise((resolve) => setImmediate(resolve));
  const { folder, manifest } = await backUp(club.app, "manual");
  const during = written;
  isDone = true;
  await Promise.all(writers);

  assert.deepEqual(await verifyBackup(folder), manifest);
  const count = manifest.tables.articles!.count;
  assert.ok(count > 10 && count <= during, `${count} of ${during}`);
  // A save is a row, its revision and its audit entry: a copy of one moment has as many of each, with the picture's.
  assert.equal(manifest.tables.revisions!.count, count + 1);
  assert.equal(manifest.tables.audit!.count, count + 1);
  const copy = openForReading(join(folder, "club.sqlite"));
  const row = copy
    .prepare(
      "select count(*) as n from articles a join revisions r on r.record_id = a.id and r.kind = 'articles'",
    )
    .get();
  assert.equal(row?.n, count);
  copy.close();
});

test("a backup is a folder that only its owner may read, and its pictures take room once", async (t) => {
  const club = await openClub(t);
  const url = await addPicture(club, 1);
  const first = await backUp(club.app, "manual");
  await addPicture(club, 200);
  const second = await backUp(club.app, "manual");
  assert.notEqual(first.name, second.name);
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  assert.equal(await mode(second.folder), "700");
  for (const file of await readdir(second.folder, { recursive: true, withFileTypes: true })) {
    assert.equal(await mode(join(file.parentPath, file.name)), file.isFile() ? "600" : "700", file.name);
  }
  assert.deepEqual((await readdir(second.folder)).sort(), [
    "club.sqlite",
    "manifest.json",
    "manifest.sha256",
    "media",
  ]);
  const inode = async (folder: string) => (await stat(join(folder, url))).ino;
  assert.equal(await inode(first.folder), await inode(second.folder));
  assert.notEqual(await inode(first.folder), (await stat(join(club.app.storage.folder!, url.slice(7)))).ino);
  assert.equal(Object.keys(first.manifest.files).length * 2 - 1, Object.keys(second.manifest.files).length);
});

test("two backups at the same time are one too many", async (t) => {
  const club = await openClub(t);
  const results = await Promise.allSettled([backUp(club.app, "manual"), backUp(club.app, "manual")]);
  assert.deepEqual(results.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
});

test("a picture that the club has lost is told of, and the rest is backed up", async (t) => {
  const club = await openClub(t);
  const url = await addPicture(club, 1);
  await club.app.storage.disk.delete(url.slice(7));
  const { manifest, run } = await backUp(club.app, "manual");
  assert.deepEqual(manifest.missing_media, [url.slice(7)]);
  assert.match(run.note, /^1 pictures are missing in .*: [0-9a-f]{32}\.webp\. Upload them anew\.$/);
  assert.ok(run.note.includes(url.slice(7)));
  for (const red of [40, 90, 140, 190, 240])
    await club.app.storage.disk.delete((await addPicture(club, red)).slice(7));
  const more = await backUp(club.app, "manual");
  assert.match(more.run.note, /^6 pictures .*: ([0-9a-f]{32}\.webp, ){4}[0-9a-f]{32}\.webp and 1 more\. /);
  const { status } = (await club.call("/api/admin/dashboard", { as: "admin" })).body;
  assert.deepEqual(status.backup, { state: "good", good_at: more.run.finished_at, note: more.run.note });
});

test("a picture whose files are gone comes back by night from the newest backup that has them", async (t) => {
  const club = await openClub(t);
  const { disk } = club.app.storage;
  const url = await addPicture(club, 1);
  const other = await addPicture(club, 200);
  const first = await backUp(club.app, "nightly");
  const names = Object.keys(first.manifest.files).flatMap((path) => path.match(/^media\/(.*)/)?.[1] ?? []);
  assert.equal(names.length, 6, "each picture, its copy and its original");
  const whole = new Map<string, Uint8Array>();
  for (const name of names) whole.set(name, await disk.getBytes(name));
  // A later one was made without them, as those of earlier versions were.
  await disk.deleteAll();
  const BACKUP_DIR = `${first.folder}-apart`;
  const later = await backUp({ ...club.app, config: { ...club.app.config, BACKUP_DIR } }, "manual");
  assert.equal(later.manifest.missing_media.length, 6);
  await rename(later.folder, `${first.folder}-9`);
  // And the one that has them lost a part of one.
  await truncate(join(first.folder, other), 50);

  const told: unknown[] = [];
  const log = { ...club.app.log, warn: (...line: unknown[]) => void told.push(line) };
  const { manifest, run } = await backUp({ ...club.app, log }, "nightly");
  for (const [name, bytes] of whole) {
    if (name === other.slice(7)) continue;
    assert.ok(Buffer.from(await disk.getBytes(name)).equals(bytes), name);
    assert.ok(manifest.files[`media/${name}`], name);
  }
  assert.equal((await club.page(url)).status, 200);
  assert.deepEqual(manifest.missing_media, [other.slice(7)]);
  assert.match(run.note, /^1 pictures are missing/);
  assert.deepEqual(told, [
    [
      "stored pictures were missing and are mended from backups",
      { count: 5, names: names.filter((name) => name !== other.slice(7)) },
    ],
    [
      "stored pictures are missing, and no backup has them whole: upload them anew",
      { count: 1, names: [other.slice(7)] },
    ],
  ]);
});

test("a bucket of pictures that came back empty is filled by night", async (t) => {
  const s3 = await startS3();
  t.after(() => s3.stop());
  const club = await openClub(t, s3.env);
  const url = await addPicture(club, 1);
  await backUp(club.app, "nightly");
  await club.app.storage.disk.deleteAll();
  assert.equal((await club.page(url)).status, 404);
  const { manifest, run } = await backUp(club.app, "nightly");
  assert.equal((await club.page(url)).status, 200);
  assert.deepEqual([manifest.missing_media, run.note], [[], ""]);
});

test("a picture in the trash whose files were removed by hand stays gone, and nobody is told that it is missing", async (t) => {
  const club = await openClub(t);
  const url = await addPicture(club, 1);
  await backUp(club.app, "nightly");
  const { id } = await club.app.db.selectFrom("media").select("id").executeTakeFirstOrThrow();
  const removal = await club.call(`/api/admin/media/${id}`, { as: "editor", method: "DELETE" });
  assert.equal(removal.status, 200);
  await club.app.storage.disk.deleteAll();
  const { manifest, run } = await backUp(club.app, "nightly");
  assert.equal((await club.page(url)).status, 404);
  assert.deepEqual([manifest.missing_media, run.note], [[], ""]);
  assert.deepEqual(Object.keys(manifest.files), ["club.sqlite"]);
});

test("a stored picture that lost a part is mended from the last backup, and the log says so", async (t) => {
  const club = await openClub(t);
  const { folder } = club.app.storage;
  if (!folder) return;
  const url = await addPicture(club, 1);
  const file = join(folder, url.slice(7));
  await backUp(club.app, "manual");
  const whole = await readFile(file);
  await truncate(file, 100);
  const warnings: string[] = [];
  const log = { ...club.app.log, warn: (message: string) => void warnings.push(message) };
  const { manifest } = await backUp({ ...club.app, log }, "manual");
  assert.deepEqual(await readFile(file), whole);
  assert.equal(manifest.files[`media/${url.slice(7)}`]!.bytes, whole.length);
  assert.deepEqual(warnings, ["a stored picture was damaged and is mended from the last backup"]);
});

test("a picture that lost a part before it was ever backed up is told of", async (t) => {
  const club = await openClub(t);
  const { folder } = club.app.storage;
  if (!folder) return;
  const urls = [await addPicture(club, 1), await addPicture(club, 2)];
  await truncate(join(folder, urls[0]!.slice(7)), 100);
  const told: unknown[] = [];
  const log = { ...club.app.log, warn: (...line: unknown[]) => void told.push(line) };
  await backUp({ ...club.app, log }, "manual");
  assert.deepEqual(told, [
    ["a stored picture is damaged, and no backup has it whole: upload it anew", { name: urls[0]!.slice(7) }],
  ]);
});

test("a picture that was cut off in its backup, too, and is uploaded anew stays whole", async (t) => {
  const club = await openClub(t);
  const { folder } = club.app.storage;
  if (!folder) return;
  const url = await addPicture(club, 1);
  for (const name of [url.slice(7), url.slice(7).replace(".webp", "-320.webp")]) {
    const whole: Buffer = await readFile(join(folder, name));
    await truncate(join(folder, name), 100);
    await backUp(club.app, "nightly");
    await addPicture(club, 1);
    const { manifest } = await backUp(club.app, "nightly");
    assert.ok((await readFile(join(folder, name))).equals(whole), name);
    assert.equal(manifest.files[`media/${name}`]?.bytes, whole.length);
    await rm(backupFolder(club.app.config), { recursive: true });
  }
});

test("`sha256sum -c` looks at every file of a backup", async (t) => {
  const club = await openClub(t);
  await addPicture(club, 1);
  const { folder, manifest } = await backUp(club.app, "manual");
  const check = () => spawnSync("sha256sum", ["-c", "manifest.sha256"], { cwd: folder, encoding: "utf8" });
  if (check().error) return t.skip("this machine has no sha256sum");
  assert.equal(check().status, 0);
  assert.equal(check().stdout.trim().split("\n").length, Object.keys(manifest.files).length + 1);
  await truncate(join(folder, Object.keys(manifest.files).find((path) => path.startsWith("media/"))!), 10);
  assert.equal(check().status, 1);
  await assert.rejects(verifyBackup(folder));
});

test("a backup of an earlier version, whose checksums name the manifest alone, is still good", async (t) => {
  const club = await openClub(t);
  const { folder } = await backUp(club.app, "manual");
  const sums = join(folder, "manifest.sha256");
  const [own] = (await readFile(sums, "utf8")).split("\n");
  await writeFile(sums, `${own}\n`);
  await verifyBackup(folder);
});
