import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { sql } from "kysely";
import { createLog } from "#src/app/log.server.ts";
import { readConfig } from "#src/config/env.server.ts";
import { openPostgres, openSqliteFile } from "#src/db/database.server.ts";
import { migrateEmptyTo, migrationNames } from "#src/db/migrate.server.ts";
import { openStorage } from "#src/storage/storage.server.ts";
import { openClub } from "#tests/support/club.ts";
import { migrateAfterBackup } from "./before-migration-job.server.ts";
import { makeBackup } from "./commands.server.ts";
import { backupFolder, listBackups } from "./folders.server.ts";
import { listRuns } from "./queries.server.ts";
import { restore } from "./restore-commands.server.ts";
import { findBackup } from "./source-commands.server.ts";
import { emptyMachine } from "./test-support.server.ts";

const NAME = { slug: "women", name: "Women", created_at: "x", updated_at: "x", deleted_at: null };

/** A club that an older version has left. */
async function openOldClub(t: TestContext, env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "club-old-"));
  const config = readConfig({ DATA_DIR: folder, ...env });
  const database = openSqliteFile(join(folder, "club.sqlite"));
  t.after(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  await migrateEmptyTo(database.db, "0001-first");
  await database.db
    .insertInto("categories")
    .values({ ...NAME, name_hy: "", name_ru: "", order_num: 1 })
    .execute();
  const storage = await openStorage(config);
  return { config, database, db: database.db, storage, log: createLog("silent"), now: () => new Date() };
}

test("before a migration the club is backed up as it was, and the backup brings it back", async (t) => {
  const club = await openOldClub(t);
  assert.deepEqual(await migrateAfterBackup(club), migrationNames.slice(1));
  const [backup, ...others] = await listBackups(backupFolder(club.config));
  assert.equal(others.length, 0);
  assert.equal(backup?.manifest?.reason, "before-migration");
  assert.deepEqual(backup?.manifest?.migrations, ["0001-first"]);
  const [run] = await listRuns(club.db, 9);
  assert.deepEqual([run?.name, run?.is_ok], [backup?.name, true]);
  assert.deepEqual(await migrateAfterBackup(club), []);

  await club.database.db.deleteFrom("categories").execute();
  await club.database.close();
  await restore(club, await findBackup(club, { name: "latest" }));
  club.database = openSqliteFile(join(club.config.DATA_DIR, "club.sqlite"));
  const names = await club.database.db.selectFrom("categories").select("name").execute();
  assert.deepEqual(
    names.map(({ name }) => name),
    ["Women"],
  );
  await club.database.close();
});

test("a club that can't be backed up is not migrated", async (t) => {
  const file = join(tmpdir(), `club-no-folder-${process.pid}`);
  await writeFile(file, "");
  t.after(() => rm(file));
  const club = await openOldClub(t, { BACKUP_DIR: join(file, "backups") });
  await assert.rejects(migrateAfterBackup(club), /was not brought to this version.*no backup could be made/);
  const { length } = await club.db.introspection
    .getTables()
    .then((all) => all.filter(({ name }) => name === "backup_runs"));
  assert.equal(length, 0);
});

test("a club that ran the third change before the second catches up", async (t) => {
  const club = await openOldClub(t, { BACKUPS: "off" });
  await migrateAfterBackup(club);
  await club.db.schema.dropTable("backup_runs").execute();
  await sql`delete from kysely_migration where name = '0002-backups'`.execute(club.db);
  assert.deepEqual(await migrateAfterBackup(club), ["0002-backups"]);
  assert.deepEqual(await listRuns(club.db, 1), []);
  assert.deepEqual(await listBackups(backupFolder(club.config)), []);
});

test("a database that a newer version has changed is refused in a sentence, and stays as it is", async (t) => {
  const club = await openOldClub(t);
  await migrateAfterBackup(club);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2030-01-01')`.execute(
    club.db,
  );
  await assert.rejects(migrateAfterBackup(club), /newer version \(it has 9999-of-tomorrow\)/);
  assert.equal((await listBackups(backupFolder(club.config))).length, 1);
});

test("from whatever version a club on PostgreSQL comes, it is backed up before the update, and the backup of each can be restored here", async (t) => {
  const { app } = await openClub(t);
  const address = app.database.pool?.options.connectionString;
  if (!address) return t.skip("SQLite's file is copied as it is");
  const name = `older_${process.pid}`;
  await sql`create database ${sql.id(name)}`.execute(app.db);
  const DATABASE_URL = String(Object.assign(new URL(address), { pathname: `/${name}` }));
  const target = await emptyMachine(t, { app }, { DATABASE_URL });
  const database = await openPostgres(DATABASE_URL);
  t.after(() => database.close());
  const { db } = database;
  await migrateEmptyTo(db, "0001-first");
  await sql`insert into articles (slug, title, is_published, created_at, updated_at)
    values ('derby', 'Derby', 1, '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z')`.execute(db);
  await sql`insert into matches (home_team_name, match_date, created_at, updated_at)
    values ('Ararat', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z')`.execute(
    db,
  );
  const storage = await openStorage(target.config);
  const made: string[] = [];
  for (const shape of migrationNames) {
    await migrateEmptyTo(db, shape);
    made.push((await makeBackup({ ...target, database, db, storage }, "before-migration"))!.name);
  }
  // Before and after the search by languages, the log of matches, and the newest.
  for (const at of [0, 13, 26, made.length - 1]) {
    await restore(target, await findBackup(target, { name: made[at]! }));
    assert.deepEqual(await migrateAfterBackup({ ...target, database, db, storage }), []);
    const titles = await db.selectFrom("articles").select("title").execute();
    assert.deepEqual(titles, [{ title: "Derby" }], made[at]!);
  }
});
