import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

const ROOT = join(import.meta.dirname, "..", "..");

test("a second site on one data folder is refused in a sentence, and the first goes on", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "club-twice-"));
  const site = await startSite({}, folder);
  t.after(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await assert.rejects(
    startSite({}, folder),
    /A site is running on .* already; two would disagree\. Stop it first/,
  );
  assert.equal((await fetch(`${site.url}/readyz`)).status, 200);
});

test("the next site starts at the moment when the last one stops", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "club-next-"));
  const first = await startSite({}, folder);
  const stopped = first.stop();
  const next = await startSite({}, folder);
  t.after(async () => {
    await next.stop();
    await rm(folder, { recursive: true, force: true });
  });
  assert.equal(await stopped, 0);
  assert.equal((await fetch(`${next.url}/`)).status, 200);
});

test("what is erased at the console is gone from the running site's pages and lists within a second", async (t) => {
  const site = await startSite();
  t.after(() => site.stop());
  const email = "aram.k@fans.example";
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const body = JSON.stringify({ title: "A letter", content: `Write to ${email}.`, is_published: true });
  const { slug } = (await (
    await fetch(`${site.url}/api/admin/news`, { method: "POST", headers, body })
  ).json()) as { slug: string };
  assert.ok(await shows(site, slug, email));
  await runConsole(site, "bin/erase-person.ts", email, "--yes");
  const since = performance.now();
  while (await shows(site, slug, email)) {
    assert.ok(performance.now() - since < 10_000, "it is still there");
    await pause(50);
  }
  t.diagnostic(`gone ${(performance.now() - since).toFixed(0)} ms after the command`);
});

async function shows(site: RunningSite, slug: string, text: string): Promise<boolean> {
  const texts = await Promise.all(
    [`/news/${slug}`, `/api/news/${slug}`].map(async (path) => (await fetch(site.url + path)).text()),
  );
  return texts.some((one) => one.includes(text));
}

async function runConsole(site: RunningSite, ...args: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: site.dataFolder };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  const [code] = await once(child, "exit");
  assert.equal(code, 0);
}
