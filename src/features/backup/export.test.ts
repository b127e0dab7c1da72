import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openDatabase } from "#src/db/database.server.ts";
import { openStorage } from "#src/storage/storage.server.ts";
import { openClub } from "#tests/support/club.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";
import { exportClub, withExport } from "./export-commands.server.ts";
import { DamagedBackup } from "./manifest.server.ts";
import { isEmptyClub } from "./present-queries.server.ts";
import { restore, type Target } from "./restore-commands.server.ts";
import { emptyMachine, fillClub, targetOf } from "./test-support.server.ts";

async function exportFrom(target: Target, to: string): Promise<string> {
  const database = await openDatabase(target.config);
  const club = { ...target, database, db: database.db, storage: await openStorage(target.config) };
  await exportClub(club, to).finally(database.close);
  return to;
}

/** Every file but the manifest, which tells the time, and the list of backups, which an import adds to. */
async function contentOf(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const content = paths.filter((path) => !/manifest|backup_runs/.test(path)).sort();
  return Promise.all(
    content.map(async (path) => [path.slice(folder.length), (await readFile(path)).toString("base64")]),
  );
}

test("out to JSON, into the other database and back: every file is the same", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const own = targetOf(club);
  const machine = await emptyMachine(t, club);
  const first = await exportFrom(own, join(own.config.DATA_DIR, "export"));
  const expected = await contentOf(first);
  assert.ok(expected.length > 28);

  await withExport(first, (source) => restore(machine, source));
  const second = await exportFrom(machine, join(machine.config.DATA_DIR, "export"));
  assert.deepEqual(await contentOf(second), expected);

  await club.app.changes.close();
  await withExport(second, (source) => restore(own, source));
  const third = await exportFrom(own, join(own.config.DATA_DIR, "export-again"));
  assert.deepEqual(await contentOf(third), expected);
});

test("a table of an export is JSON with a row a line, as the database names its columns", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const folder = await exportFrom(targetOf(club), join(club.app.config.DATA_DIR, "export"));
  const text = await readFile(join(folder, "tables/articles.json"), "utf8");
  const [article] = JSON.parse(text);
  assert.equal(article.title_hy, "Դերբիի օրը");
  assert.equal(text.trim().split("\n").length, 3);
  assert.deepEqual(JSON.parse(await readFile(join(folder, "tables/subscribers.json"), "utf8")), []);
  await assert.rejects(exportFrom(targetOf(club), folder), /is not empty/);
});

test("of two exports into one folder at once one is whole, and the other is refused", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const folder = await mkdtemp(join(tmpdir(), "club-export-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const both = await Promise.allSettled([1, 2].map(() => exportFrom(targetOf(club), folder)));
  assert.deepEqual(both.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  assert.match(String(both.find((one) => one.status === "rejected")?.reason), /is not empty/);
  assert.deepEqual((await readdir(folder)).sort(), ["manifest.json", "manifest.sha256", "media", "tables"]);
});

test("an export that finds no room leaves nothing behind, and says that the disk is full", async (t) => {
  const disk = mountSmallDisk(1);
  if (!disk) return t.skip("a small disk can only be mounted by root on Linux");
  t.after(disk.unmount);
  const club = await openClub(t);
  await fillClub(club);
  await disk.fill(20_000);
  const [given, own] = [join(disk.folder, "given"), join(disk.folder, "own")];
  await mkdir(given);
  for (const folder of [given, own])
    await assert.rejects(exportFrom(targetOf(club), folder), /^Error: The disk is full.*free some/);
  assert.deepEqual(await readdir(disk.folder), ["filler", "given"]);
  assert.deepEqual(await readdir(given), []);
  await disk.empty();
  await exportFrom(targetOf(club), given);
});

test("a damaged export is refused in words", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const folder = await exportFrom(targetOf(club), join(club.app.config.DATA_DIR, "export"));
  const file = join(folder, "tables/partners.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("Ararat", "Aragat"));
  const never = () => assert.fail("a damaged export was taken");
  await assert.rejects(withExport(folder, never), (error: Error) => {
    assert.ok(error instanceof DamagedBackup);
    assert.match(error.message, /tables\/partners\.json has the wrong checksum\./);
    return true;
  });
  await writeFile(file, text.slice(0, 40));
  await assert.rejects(withExport(folder, never), /tables\/partners\.json has 40 bytes instead of/);
});

test("a club with accounts or content is not empty", async (t) => {
  const club = await openClub(t);
  assert.equal(await isEmptyClub(club.app.db), false);
  await club.app.db.deleteFrom("accounts").execute();
  assert.equal(await isEmptyClub(club.app.db), true);
});
