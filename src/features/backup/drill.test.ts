import assert from "node:assert/strict";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { openClub } from "#tests/support/club.ts";
import { backUp } from "./commands.server.ts";
import { drill } from "./drill-job.server.ts";
import { backupFolder, listBackupNames } from "./folders.server.ts";
import { writeManifest } from "./manifest.server.ts";
import { findLastRun, loadBackupStatus } from "./queries.server.ts";
import { mediaOf } from "./restore-media.server.ts";
import { doWhatIsDue } from "./schedule-job.server.ts";
import { fillClub } from "./test-support.server.ts";

test("a drill restores the newest backup elsewhere and finds every record and picture", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  const { name, manifest } = await backUp(club.app, "manual");
  const before = await club.app.db.selectFrom("partners").selectAll().execute();
  const run = await drill(club.app, "manual");
  assert.equal(
    run.note.replace(/^\d+ records in \d+/, "n records in m"),
    "n records in m tables and 6 pictures came back the same.",
  );
  assert.deepEqual([run.is_ok, run.name, mediaOf(manifest).length], [true, name, 6]);
  assert.deepEqual(await findLastRun(club.app.db, "drill"), run);
  assert.deepEqual(await club.app.db.selectFrom("partners").selectAll().execute(), before);
  assert.deepEqual(await readdir(backupFolder(club.app.config)), [name]);
});

test("a drill says what is different", async (t) => {
  const club = await openClub(t);
  await fillClub(club);
  assert.equal((await drill(club.app, "manual")).note, "There is no backup to restore.");
  const { folder, manifest } = await backUp(club.app, "manual");
  const path = `media/${mediaOf(manifest)[0]}`;
  const bytes = await readFile(join(folder, path));
  await writeFile(join(folder, path), bytes.with(100, bytes[100]! ^ 1));
  const picture = await drill(club.app, "manual");
  assert.equal(picture.is_ok, false);
  assert.match(picture.note, new RegExp(`${path} has the wrong checksum`));
  await writeFile(join(folder, path), bytes);

  const partners = { ...manifest.tables.partners!, count: 2 };
  await writeManifest(folder, { ...manifest, tables: { ...manifest.tables, partners } });
  const records = await drill(club.app, "manual");
  assert.match(records.note, /partners has 1 rows instead of 2\./);
  assert.equal((await loadBackupStatus(club.app.db, club.app.now())).drill.state, "failed");
});

test("each night has one backup and each week one drill, however many nodes look", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const names = () => listBackupNames(backupFolder(app.config));
  const drills = async () =>
    (await app.db.selectFrom("backup_runs").select("id").where("kind", "=", "drill").execute()).length;
  // Yerevan is four hours ahead: the night begins at 23:00 UTC.
  club.setNow("2026-03-10T23:05:00Z");
  await Promise.all([doWhatIsDue(app), doWhatIsDue(app), doWhatIsDue(app)]);
  assert.deepEqual([(await names()).length, await drills()], [1, 1]);
  club.setNow("2026-03-11T22:55:00Z");
  await doWhatIsDue(app);
  assert.equal((await names()).length, 1);
  club.setNow("2026-03-11T23:05:00Z");
  await doWhatIsDue(app);
  assert.deepEqual([(await names()).length, await drills()], [2, 1]);
  club.setNow("2026-03-18T23:05:00Z");
  await doWhatIsDue(app);
  await doWhatIsDue(app);
  assert.deepEqual([(await names()).length, await drills()], [3, 2]);
});

test("a club that was begun today beside another one's backups makes its first when the next night comes", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const { name } = await backUp(app, "manual");
  await app.db.deleteFrom("backup_runs").execute();
  await sql`update kysely_migration set timestamp = ${"2026-03-11T09:00:00Z"}`.execute(app.db);
  const names = () => listBackupNames(backupFolder(app.config));
  club.setNow("2026-03-11T09:10:00Z");
  await doWhatIsDue(app);
  assert.deepEqual(await names(), [name]);
  club.setNow("2026-03-11T23:05:00Z");
  await doWhatIsDue(app);
  assert.equal((await names()).length, 2);
});

test("a clock that was a year ahead for a while keeps neither backups nor drills waiting, nor makes one at each look", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const count = async () => (await app.db.selectFrom("backup_runs").select("id").execute()).length;
  club.setNow("2027-03-10T23:05:00Z");
  await doWhatIsDue(app);
  club.setNow("2026-03-10T23:05:00Z");
  await doWhatIsDue(app);
  const { backup, drill: drilled } = await loadBackupStatus(app.db, app.now());
  assert.deepEqual([backup.good_at?.slice(0, 4), drilled.good_at?.slice(0, 4)], ["2026", "2026"]);
  const made = await count();
  await doWhatIsDue(app);
  assert.equal(await count(), made);
});
