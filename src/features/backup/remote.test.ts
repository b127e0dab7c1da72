import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import S3rver from "s3rver";
import { openClub } from "#tests/support/club.ts";
import { freePort } from "#tests/support/site.ts";
import { backUp } from "./commands.server.ts";
import { backupFolder } from "./folders.server.ts";
import { digestPresent, openPresent } from "./present-queries.server.ts";
import { restore } from "./restore-commands.server.ts";
import { mediaOf } from "./restore-media.server.ts";
import { findBackup } from "./source-commands.server.ts";
import { addPicture, emptyMachine, fillClub } from "./test-support.server.ts";

async function startS3(t: TestContext): Promise<{ env: Record<string, string>; keys(): Promise<string[]> }> {
  const port = await freePort();
  const server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    resetOnClose: true,
    directory: join(tmpdir(), `club-s3-${port}`),
    configureBuckets: [{ name: "safe", configs: [] }],
  });
  await server.run();
  t.after(() => server.close());
  const address = `http://127.0.0.1:${port}`;
  return {
    env: {
      S3_BACKUP_BUCKET: "safe",
      S3_ENDPOINT: address,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      S3_FORCE_PATH_STYLE: "1",
    },
    async keys() {
      const xml = await (await fetch(`${address}/safe?list-type=2`)).text();
      return [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!);
    },
  };
}

test("with a bucket a whole club comes back on an empty machine, from the bucket alone", async (t) => {
  const s3 = await startS3(t);
  const club = await openClub(t, s3.env);
  await fillClub(club);
  const { run, manifest } = await backUp(club.app, "nightly");
  assert.equal(run.note, "");
  await rm(backupFolder(club.app.config), { recursive: true });

  const machine = await emptyMachine(t, club, s3.env);
  const source = await findBackup(machine, { name: "latest" });
  assert.deepEqual(source.manifest, manifest);
  await restore(machine, source);
  const database = (await openPresent(machine.config))!;
  assert.deepEqual(await digestPresent(database).finally(database.close), manifest.tables);
});

test("in the bucket pictures lie once, and go with the last copy that needs them", async (t) => {
  const s3 = await startS3(t);
  const club = await openClub(t, s3.env);
  await addPicture(club, 1);
  const { manifest } = await backUp(club.app, "nightly");
  const pictures = async () => (await s3.keys()).filter((key) => key.startsWith("backups/media/")).length;
  assert.equal(await pictures(), mediaOf(manifest).length);
  for (const name of mediaOf(manifest)) await club.app.storage.disk.delete(name);
  await club.app.db.deleteFrom("media").execute();
  // Another backup of the same day takes the place of the first.
  club.setNow("2026-03-11T10:00:00Z");
  const second = await backUp(club.app, "nightly");
  assert.equal(await pictures(), 0);
  assert.deepEqual(
    (await s3.keys()).map((key) => key.split("/")[1]),
    [second.name, second.name, second.name],
  );
});

test("a bucket that does not answer takes no backup away: the one on disk is made, and the fault told", async (t) => {
  const env = {
    S3_BACKUP_BUCKET: "safe",
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
    S3_FORCE_PATH_STYLE: "1",
  };
  const club = await openClub(t, { ...env, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
  const { run } = await backUp(club.app, "manual");
  assert.equal(run.is_ok, true);
  assert.match(run.note, /copying it to S3 failed/);
});
