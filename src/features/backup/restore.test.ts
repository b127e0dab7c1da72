import assert from "node:assert/strict";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { openDatabase } from "#src/db/database.server.ts";
import { holdSite } from "#src/db/site-lock.server.ts";
import { sweepOrphans } from "#src/features/media/sweep-commands.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { backUp } from "./commands.server.ts";
import { drill } from "./drill-job.server.ts";
import { backupFolder, listBackupNames } from "./folders.server.ts";
import { digestPresent, openPresent } from "./present-queries.server.ts";
import { planRestore, restore, type Target } from "./restore-commands.server.ts";
import { backUpOther, findBackup } from "./source-commands.server.ts";
import { addPicture, emptyMachine, fillClub, targetOf } from "./test-support.server.ts";

const PARTNER = { name: "Late Partner", url: "https://late.example" };

/** Every record but the list of backups, which a restore adds to. */
async function recordsIn({ config }: Target) {
  const database = (await openPresent(config))!;
  const { backup_runs: _, ...tables } = await digestPresent(database).finally(database.close);
  return tables;
}

/** Every file of the pictures, whole. */
async function picturesIn({ config }: Target) {
  const folder = join(config.DATA_DIR, "media");
  const names = (await readdir(folder)).sort();
  return Promise.all(
    names.map(async (name) => [name, (await readFile(join(folder, name))).toString("base64")]),
  );
}

/** A site that has been stopped, for what may be done only then. */
async function stop({ app }: TestClub): Promise<void> {
  await app.changes.close();
}

test("after a restore the club is byte for byte what it was, and what was replaced is in a backup", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const target = targetOf(club);
  const [records, pictures] = [await recordsIn(target), await picturesIn(target)];
  const { name } = await backUp(club.app, "manual");

  await club.call("/api/admin/partners", { as: "editor", json: PARTNER });
  await addPicture(club, 7);
  await rm(join(club.app.storage.folder!, pictures[0]![0]!));
  await stop(club);
  club.setNow("2026-03-12T09:00:00Z");
  const source = await findBackup(target, { name });
  const { before, media } = await restore(target, source);

  assert.deepEqual(await picturesIn(target), pictures);
  // A picture is the shown one, its copy and the whole one.
  assert.deepEqual([media.added.length, media.removed.length], [1, 3]);
  const after = await recordsIn(target);
  // The session of the editor who wrote the late partner is part of the state before.
  assert.deepEqual(after, records);
  assert.equal(before?.manifest.tables.partners?.count, 2);
  assert.equal((await findBackup(target, { name: "latest" })).folder, source.folder, "not the way back");

  await restore(target, await findBackup(target, { name: before!.name }));
  assert.equal((await recordsIn(target)).partners?.count, 2);
});

test("a backup of a clock that was ahead is not the newest: restored and drilled is the last one that was made", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  club.setNow("2030-05-05T12:00:00Z");
  const ahead = await backUp(club.app, "manual");
  club.setNow("2026-03-12T09:00:00Z");
  assert.equal((await drill(club.app, "manual")).name, ahead.name, "where there is no other");
  const { name, folder } = await backUp(club.app, "manual");
  assert.equal((await findBackup(targetOf(club), { name: "latest" })).folder, folder);
  assert.equal((await drill(club.app, "manual")).name, name);
});

test("a clock an hour fast is no newest backup either, and whose time is still to come is named as passed over", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  club.setNow("2026-03-12T10:00:00Z");
  const ahead = await backUp(club.app, "manual");
  club.setNow("2026-03-12T09:01:00Z");
  const { folder } = await backUp(club.app, "manual");
  club.setNow("2026-03-12T09:05:00Z");
  const found = await findBackup(targetOf(club), { name: "latest" });
  assert.deepEqual([found.folder, found.passedOver], [folder, [ahead.name]]);
  const named = await findBackup(targetOf(club), { name: ahead.name });
  assert.deepEqual([named.folder, named.passedOver], [ahead.folder, []]);
});

test("a dry run tells what would change, and changes nothing", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const target = targetOf(club);
  await backUp(club.app, "manual");
  await club.call("/api/admin/partners", { as: "editor", json: PARTNER });
  await addPicture(club, 7);
  const before = await recordsIn(target);
  const plan = await planRestore(target, await findBackup(target, { name: "latest" }));
  const partners = plan.tables.find(({ table }) => table === "partners");
  assert.deepEqual(partners, { table: "partners", before: 2, after: 1, isSame: false });
  const players = plan.tables.find(({ table }) => table === "players");
  assert.deepEqual(players, { table: "players", before: 1, after: 1, isSame: true });
  assert.equal(plan.media.removed.length, 3);
  assert.deepEqual(await recordsIn(target), before);
});

test("on an empty machine one backup's folder is enough, from either kind of database", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const [records, pictures] = [await recordsIn(targetOf(club)), await picturesIn(targetOf(club))];
  const { folder } = await backUp(club.app, "manual");
  const machine = await emptyMachine(t, club);
  const plan = await planRestore(machine, await findBackup(machine, { name: folder }));
  assert.equal(plan.tables.find(({ table }) => table === "partners")?.before, 0);
  assert.deepEqual(await readdir(machine.config.DATA_DIR), []);
  const { before, isKeyMissing } = await restore(machine, await findBackup(machine, { name: folder }));
  assert.deepEqual([before, isKeyMissing], [undefined, false]);
  assert.deepEqual(await recordsIn(machine), records);
  assert.deepEqual(await picturesIn(machine), pictures);
});

test("numbers go on after a restore where they had come to", async (t) => {
  const club = await openClub(t);
  const create = async () =>
    (await club.call("/api/admin/partners", { as: "editor", json: PARTNER })).body.id;
  await create();
  const last = await create();
  await club.app.db.deleteFrom("partners").where("id", "=", last).execute();
  await backUp(club.app, "manual");
  await stop(club);
  const target = targetOf(club);
  await restore(target, await findBackup(target, { name: "latest" }));
  const database = await openDatabase(target.config);
  const values = {
    ...PARTNER,
    is_active: 1,
    display_in_header: 0,
    display_in_footer: 0,
    display_in_matches: 0,
  } as const;
  const row = await database.db
    .insertInto("partners")
    .values({ ...values, created_at: "x", updated_at: "x" } as never)
    .returning("id")
    .executeTakeFirstOrThrow()
    .finally(database.close);
  assert.equal(row.id, last + 1);
});

test("a restore waits for nobody: while the site runs it is refused", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  await backUp(club.app, "manual");
  const target = targetOf(club);
  const source = await findBackup(target, { name: "latest" });
  // On PostgreSQL the connection that listens for saves is the sign of a running site.
  const site = holdSite(target.config);
  await club.app.db.selectFrom("accounts").select("id").execute();
  await assert.rejects(restore(target, source), /The site is running on .*Stop it/);
  site.release();
  await stop(club);
  await restore(target, source);
});

test("from one database to the other a running site is not copied either: what it saves afterwards would be lost", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const { config, database } = club.app;
  const address = database.pool?.options.connectionString ?? join(config.DATA_DIR, "club.sqlite");
  const machine = await emptyMachine(t, club);
  const held = database.pool ? undefined : holdSite(config);
  await assert.rejects(backUpOther(machine, address), /The site is running/);
  held?.release();
  await stop(club);
  const { manifest } = await backUpOther(machine, address);
  assert.equal(manifest.tables.partners?.count, 1);
});

test("a damaged database is not overwritten by accident, and set aside on demand", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const { folder } = await backUp(club.app, "manual");
  const machine = await emptyMachine(t, club);
  const file = join(machine.config.DATA_DIR, "club.sqlite");
  await writeFile(file, "no database at all, but somebody's");
  const source = await findBackup(machine, { name: folder });
  await assert.rejects(restore(machine, source), /could not be backed up first.*--without-backup/s);
  assert.equal(await readFile(file, "utf8"), "no database at all, but somebody's");
  await restore(machine, source, { isWithoutBackup: true });
  const aside = (await readdir(machine.config.DATA_DIR)).find((name) => name.includes("replaced"));
  assert.equal(
    await readFile(join(machine.config.DATA_DIR, aside!), "utf8"),
    "no database at all, but somebody's",
  );
  assert.equal((await recordsIn(machine)).partners?.count, 1);
});

test("on PostgreSQL, too, what has no backup is set aside: nothing that was saved since is lost", async (t) => {
  const club = await openClub(t);
  const { pool } = club.app.database;
  if (!pool) return t.skip("SQLite's file is set aside, see above");
  await fillClub(club);
  const target = targetOf(club);
  const { name } = await backUp(club.app, "manual");
  await club.call("/api/admin/news", { as: "editor", json: { title: "Saved since", content: "Text." } });
  await stop(club);
  const { aside } = await restore(target, await findBackup(target, { name }), { isWithoutBackup: true });
  assert.match(aside ?? "", /^club_replaced_[a-z0-9_]+$/);
  const database = await openDatabase(target.config);
  t.after(() => database.close());
  const titles = async (table: string) =>
    (
      await sql<{ title: string }>`select title from ${sql.table(table)} order by id`.execute(database.db)
    ).rows.map(({ title }) => title);
  assert.deepEqual(
    [await titles("articles"), await titles(`${aside}.articles`)],
    [["Derby day"], ["Derby day", "Saved since"]],
  );
  // Neither the next backup nor the next restore takes it for the club's.
  const again = await findBackup(target, { name });
  await restore(target, again);
  assert.deepEqual(await titles("articles"), ["Derby day"]);
  assert.equal((await titles(`${aside}.articles`)).length, 2);
});

test("the pictures of what is set aside stay, and no sweep takes them", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const target = { ...targetOf(club), now: () => new Date() };
  const { name } = await backUp(club.app, "manual");
  await addPicture(club, 7);
  await stop(club);
  const pictures = await picturesIn(target);
  await restore(target, await findBackup(target, { name }), { isWithoutBackup: true });
  const database = await openDatabase(target.config);
  t.after(() => database.close());
  const now = () => new Date(Date.now() + 2 * 86_400_000);
  assert.equal(await sweepOrphans({ db: database.db, storage: club.app.storage, now }), 0);
  assert.deepEqual(await picturesIn(target), pictures);
});

test("into an empty PostgreSQL nothing is set aside, and no schema is named that isn't there", async (t) => {
  const club = await openClub(t);
  const { pool } = club.app.database;
  if (!pool) return t.skip("SQLite's file is named where it is there");
  await fillClub(club);
  const target = targetOf(club);
  const { name } = await backUp(club.app, "manual");
  await stop(club);
  await sql`drop schema public cascade`.execute(club.app.db);
  await sql`create schema public`.execute(club.app.db);
  const { aside } = await restore(target, await findBackup(target, { name }), { isWithoutBackup: true });
  assert.equal(aside, undefined);
  assert.equal((await recordsIn(target)).partners?.count, 1);
});

test("the oldest backup can be restored: what is made before drops none", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const target = targetOf(club);
  const { name } = await backUp(club.app, "nightly");
  club.setNow("2026-03-11T12:00:00Z");
  await backUp(club.app, "before-restore");
  await stop(club);
  await restore(target, await findBackup(target, { name }));
  const names = await listBackupNames(backupFolder(target.config));
  assert.equal(names.length, 3);
  assert.ok(names.includes(name));
});

test("a restore says when the key of the second factors is not there", async (t) => {
  const club = await openClub(t);
  await club.app.db
    .updateTable("accounts")
    .set({ totp_secret: "v1.a.b.c" })
    .where("username", "=", "admin")
    .execute();
  const { folder } = await backUp(club.app, "manual");
  const machine = await emptyMachine(t, club);
  const source = await findBackup(machine, { name: folder });
  assert.equal((await restore(machine, source)).isKeyMissing, true);
  await writeFile(join(machine.config.DATA_DIR, "secret.key"), "the key");
  assert.equal((await restore(machine, source)).isKeyMissing, false);
});
