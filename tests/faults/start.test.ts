import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { holdDataFolder } from "#src/db/process-lock.server.ts";
import { startPostgres } from "#tests/support/postgres.ts";
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

test("a first password that guessers' lists hold is told of in the log, without the password", async (t) => {
  const site = await startSite({ LOG_LEVEL: "warn", ADMIN_PASSWORD: "password1234" }, await folderOf(t));
  await site.stop();
  assert.match(site.output(), /easily guessed.*"setting":"ADMIN_PASSWORD"/);
  assert.doesNotMatch(site.output(), /password1234/);
});

test("a database, an address or a folder that can't be used is told of in a sentence, with what to look at", async (t) => {
  const postgres = await startPostgres();
  t.after(() => postgres.stop());
  const to = (change: (url: URL) => void) => {
    const url = new URL(postgres.url);
    change(url);
    return url.href;
  };
  const folder = await folderOf(t);
  await writeFile(join(folder, "file"), "");
  const databases = {
    "password authentication failed": to((url) => (url.password = "another")),
    '"no_such_club" does not exist': to((url) => (url.pathname = "/no_such_club")),
    SSL: to((url) => url.searchParams.set("sslmode", "verify-full")),
  };
  for (const [why, DATABASE_URL] of Object.entries(databases))
    assert.match(await refusal({ DATABASE_URL }, folder), new RegExp(`DATABASE_URL can't be used: .*${why}`));
  const noHost = to((url) => (url.hostname = "no-such-host.invalid"));
  assert.match(
    await refusal({ DATABASE_URL: noHost }, folder),
    /does not answer \(.*no-such-host.*Is it running/,
  );
  for (const HOST of ["no-such-host.invalid", "203.0.113.9", "127.0.0.1:3000"])
    assert.match(await refusal({ HOST }, folder), new RegExp(`no address HOST=${HOST}`));
  assert.match(await refusal({ DATA_DIR: join(folder, "file") }), /The folder .*file can't be made/);
});

test("where a club's database is gone, but there are backups of it, the log of the new one says so", async (t) => {
  const folder = await folderOf(t);
  await mkdir(join(folder, "backups", "2026-03-11T03-00-00Z"), { recursive: true });
  const site = await startSite({ LOG_LEVEL: "warn" }, folder);
  await site.stop();
  assert.match(site.output(), /there are backups of a club.*npm run restore/);
});

test("a site whose log nobody takes any more answers all the same, and stops in order when its terminal is closed", async () => {
  const site = await startSite({ LOG_LEVEL: "info" });
  site.process.stdout?.destroy();
  site.process.stderr?.destroy();
  for (let number = 1; number <= 5; number++)
    assert.equal((await fetch(`${site.url}/api/news?page=${number}`)).status, 200);
  assert.equal(await site.stop("SIGHUP"), 0);
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

const ROOT = join(import.meta.dirname, "..", "..");

/** The project after an update: its pages are those of the version before. */
async function updatedProject(t: TestContext): Promise<{ folder: string; page: string }> {
  const folder = await folderOf(t);
  const parts = ["bin", "src", "club", "package.json", "package-lock.json"];
  for (const part of parts) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const page = join(folder, "build", "client", "page.js");
  await mkdir(join(folder, "build", "client"), { recursive: true });
  await writeFile(page, "");
  return { folder, page };
}

test("a start beside a site that still runs after an update leaves that site its styles and scripts", async (t) => {
  const { folder, page } = await updatedProject(t);
  const running = createServer().listen(0);
  t.after(() => running.close());
  await once(running, "listening");
  const held = await folderOf(t);
  const lock = holdDataFolder(held);
  t.after(() => lock.release());
  const { port } = running.address() as AddressInfo;
  const start = (env: Record<string, string>) => {
    const options = {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: "utf8",
      timeout: 20_000,
    } as const;
    return spawnSync(process.execPath, ["bin/start.ts"], options);
  };
  const cases = [
    { env: { PORT: String(port), DATA_DIR: await folderOf(t) }, says: /Port \d+ is taken/ },
    { env: { PORT: "0", DATA_DIR: held }, says: /A site is running on .* already; .* Stop it first/ },
  ];
  for (const { env, says } of cases) {
    const { stderr, status } = start(env);
    assert.match(stderr, says);
    assert.equal(status, 1);
    assert.ok(existsSync(page), "the files of the running site's pages went");
  }
});
