import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import S3rver from "s3rver";
import { readConfig } from "#src/config/env.server.ts";
import { startFault } from "#src/start/start-fault.server.ts";
import { listStoredFiles, openStorage } from "#src/storage/storage.server.ts";
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

test("a copy that is not whole in the bucket is told in words, with the others that are there", async (t) => {
  const s3 = await startS3(t);
  const club = await openClub(t, s3.env);
  await fillClub(club);
  const first = await backUp(club.app, "manual");
  club.setNow("2026-03-12T10:00:00Z");
  const second = await backUp(club.app, "manual");
  const picture = mediaOf(second.manifest)[0]!;
  const key = `backups/media/${second.manifest.files[`media/${picture}`]!.sha256}`;
  const database = `backups/${second.name}/club.sqlite`;
  await fetch(`${s3.env.S3_ENDPOINT}/safe/${database}`, { method: "DELETE" });
  const machine = await emptyMachine(t, club, s3.env);
  const other = new RegExp(`also holds ${first.name};.* restore -- ${first.name} --from-bucket`);
  await assert.rejects(findBackup(machine, { name: "latest" }), (error: Error) => {
    assert.match(error.message, new RegExp(`${second.name} is not whole in the bucket: .*${database}`));
    assert.match(error.message, other);
    return true;
  });
  assert.equal(
    (await findBackup(machine, { name: first.name, isFromBucket: true })).manifest.made_at,
    first.manifest.made_at,
  );
  await fetch(`${s3.env.S3_ENDPOINT}/safe/${key}`, { method: "DELETE" });
  await assert.rejects(
    findBackup(machine, { name: first.name, isFromBucket: true }),
    /is not whole in the bucket: .*media\//,
  );
});

test("a bucket that can't be read is told as the bucket, and not as the database", async (t) => {
  const s3 = await startS3(t);
  const club = await openClub(t);
  const refusals = [
    [{ ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${await freePort()}` }, /ECONNREFUSED/],
    [{ ...s3.env, S3_BACKUP_BUCKET: "nosuch" }, /bucket does not exist/],
    [{ ...s3.env, S3_ACCESS_KEY_ID: "wrong" }, /Access Key/],
  ] as const;
  for (const [env, reason] of refusals) {
    const machine = await emptyMachine(t, club, env);
    await assert.rejects(findBackup(machine, { name: "latest" }), (error: Error) => {
      const told = startFault(error, env) ?? error.message;
      assert.match(told, /^The bucket of the backups can't be read: /);
      assert.match(told, reason);
      return true;
    });
  }
});

test("a command that meets a bucket which does not answer names the bucket, and not the database", async () => {
  const S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
  const env = { S3_BUCKET: "safe", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b", S3_ENDPOINT };
  const storage = await openStorage(readConfig(env));
  const fault = await listStoredFiles(storage).catch((error: unknown) => error);
  assert.match(
    startFault(fault, env) ?? "",
    /^The bucket does not answer \(.*ECONNREFUSED.*See to S3_ENDPOINT/,
  );
  const wrapped = await storage.disk.delete("a.webp").catch((error: unknown) => error);
  assert.match(startFault(wrapped, env) ?? "", /^The bucket does not answer/);
});
