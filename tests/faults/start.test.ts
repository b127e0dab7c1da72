import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { startSite } from "#tests/support/site.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";

async function folderOf(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "club-start-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What a start that fails says. */
async function refusal(env: Record<string, string>, folder?: string): Promise<string> {
  const error = await startSite(env, folder).then(
    async (site) => {
      await site.stop();
      return undefined;
    },
    (fault: Error) => fault,
  );
  assert.ok(error, "the site started");
  assert.doesNotMatch(error.message, /^ +at /m, "no stack trace");
  return error.message;
}

test("a damaged database is told of with the command that brings the backup back", async (t) => {
  const folder = await folderOf(t);
  await writeFile(join(folder, "club.sqlite"), "no database at all".repeat(1000));
  assert.match(await refusal({}, folder), /The database in .* is damaged.*npm run restore/);
});

test("a full disk is told of in a sentence", async (t) => {
  const disk = mountSmallDisk(4);
  if (!disk) return t.skip("needs root, to mount a disk");
  t.after(() => disk.unmount());
  await disk.fill();
  assert.match(await refusal({}, disk.folder), /The disk is full/);
});

test("settings that can't work are all named at once", async (t) => {
  const said = await refusal(
    { TRUSTED_PROXIES: "nginx", SITE_URL: "https://club.example/site", MAIL_FROM: "x" },
    await folderOf(t),
  );
  for (const name of ["TRUSTED_PROXIES", "SITE_URL", "MAIL_FROM"])
    assert.match(said, new RegExp(`- ${name}: `));
});

test("nobody else on the machine can read the database, the letters or the pictures", async (t) => {
  const folder = await folderOf(t);
  const site = await startSite({}, folder);
  t.after(() => site.stop());
  const body = JSON.stringify({ email: "ani@fans.example", language: "hy" });
  await fetch(`${site.url}/api/newsletter/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const open: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if ((await stat(path)).mode & 0o077) open.push(path);
  }
  assert.deepEqual(open, []);
  assert.ok((await readdir(join(folder, "outbox"))).some((name) => name.endsWith(".eml")));
});
