import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import pg from "pg";
import sharp from "sharp";
import { say } from "#src/errors/messages.ts";
import { messageErrors } from "#src/features/messages/errors.server.ts";
import { startFaultyPostgres } from "#tests/support/faulty-postgres.ts";
import { type Desk, isKept, openDesk, send, WRITES, type Write, write } from "#tests/support/mixed-writes.ts";
import { signIn, startSite } from "#tests/support/site.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";

const REPLY_FAILED = say(messageErrors.reply_failed(), undefined);

const PAGES = [
  "/",
  "/hy",
  "/ru/news",
  "/matches",
  "/table",
  "/club",
  "/stadium",
  "/contact",
  "/matches?search=cup",
  "/readyz",
];
const READS = [
  "/api/news",
  "/api/players",
  "/api/matches?limit=5",
  "/api/league-table",
  "/api/settings/public",
];
const DESK_READS = [
  "/api/admin/news",
  "/api/admin/messages",
  "/api/admin/partners",
  "/api/admin/dashboard",
  "/api/admin/trash",
];
const REFUSAL = [503, "The server's disk is full. Nothing was saved; try again later."];

test("on a full disk uploads and saves are refused in words and leave nothing behind, reads go on, and space is all it takes", async (t) => {
  const disk = mountSmallDisk(64);
  if (!disk) return t.skip("a small disk can only be mounted by root on Linux");
  t.after(() => disk.unmount());
  const site = await startSite({}, disk.folder);
  t.after(() => site.stop());
  const desk = await openDesk(site.url, await signIn(site));
  await send(desk, "POST", "/api/admin/seasons", { season: "1999-00" });
  assert.equal((await upload(desk, 1)).status, 200);
  const pictures = readdirSync(join(disk.folder, "media"));

  await disk.fill();
  const kept: Write[] = [];
  const refused: Write[] = [];
  let reads = 0;
  for (let round = 0; round < 3; round++) {
    const answer = await upload(desk, 100 + round);
    assert.deepEqual(
      [answer.status, await sentence(answer)],
      [507, "The server's disk is full: the picture was not stored."],
    );
    for (const kind of WRITES) await writeUntilRefused(desk, kind, `f${round}`, { kept, refused });
    assert.deepEqual(await refusal(contact(desk)), REFUSAL);
    const form = await contactWithoutScripts(desk);
    const page = await form.text();
    assert.equal(form.status, 503);
    assert.match(page, /The server&#x27;s disk is full|The server's disk is full/);
    assert.match(page, /When does the box office open\?/, "what was typed comes back");
    for (const path of [...PAGES, ...READS, ...DESK_READS]) {
      const answer = await send(desk, "GET", path);
      assert.equal(answer.status, 200, `${path}: ${(await answer.text()).slice(0, 200)}`);
      reads++;
    }
  }
  assert.deepEqual(readdirSync(join(disk.folder, "media")), pictures, "an upload left something behind");

  // Room for a small picture's copies but not for all of them: it breaks off in the middle.
  await disk.empty();
  await disk.fill(120 * 1024);
  assert.equal((await upload(desk, 7, 2400)).status, 507);
  const left = readdirSync(join(disk.folder, "media")).filter((name) => name.endsWith(".part"));
  assert.deepEqual(left, []);

  await disk.empty();
  const started = performance.now();
  assert.equal((await upload(desk, 200)).status, 200);
  for (const kind of WRITES) {
    const answer = await write(desk, { kind, mark: "g1x" });
    assert.ok(answer.ok, `${kind} afterwards: ${answer.status} ${answer.ok || (await answer.text())}`);
  }
  const resumedMs = performance.now() - started;
  assert.equal(site.process.exitCode, null);
  const database = new DatabaseSync(join(disk.folder, "club.sqlite"), { readOnly: true });
  assert.deepEqual({ ...database.prepare("pragma integrity_check").get() }, { integrity_check: "ok" });
  assert.deepEqual(database.prepare("pragma foreign_key_check").all(), []);
  assert.deepEqual(
    kept.filter((one) => !isKept(database, one)),
    [],
    "confirmed and not there",
  );
  // The text of a reply is kept first, whatever becomes of its mail.
  const half = refused.filter((one) => one.kind !== "reply" && isKept(database, one));
  assert.deepEqual(half, [], "refused and there");
  database.close();
  t.diagnostic(
    `full disk: ${reads} of ${reads} reads answered 200, uploads 507, ${WRITES.length} kinds of saves and the contact form 503; ` +
      `${kept.length} saves that still fitted are all there, ${refused.length} refused ones left nothing; with room again all of them went through within ${Math.round(resumedMs)} ms, same process`,
  );
});

test("on a full disk of PostgreSQL's saves are refused in words, the site is read, and space is all it takes", async (t) => {
  const disk = mountSmallDisk(256);
  if (!disk) return t.skip("a small disk can only be mounted by root on Linux");
  // The server runs as a user of its own.
  chmodSync(disk.folder, 0o777);
  const postgres = await startFaultyPostgres(disk.folder);
  const site = await startSite({ DATABASE_URL: postgres.url });
  t.after(async () => {
    await site.stop();
    await postgres.stop();
    disk.unmount();
  });
  const desk = await openDesk(site.url, await signIn(site));

  const [kept, refused]: [Write[], Write[]] = [[], []];
  for (let round = 0; round < 3; round++) {
    // What is there already has room left in its pages and its log.
    await disk.fill();
    await writeUntilRefused(desk, "article", `p${round}`, { kept, refused });
    for (const path of [...PAGES, ...READS, ...DESK_READS]) {
      const answer = await send(desk, "GET", path);
      assert.equal(answer.status, 200, `${path}: ${(await answer.text()).slice(0, 200)}`);
    }
  }

  await disk.empty();
  assert.equal((await write(desk, { kind: "article", mark: "p9x" })).status, 201);
  assert.equal(site.process.exitCode, null);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ title: string }>("select title from articles");
  await client.end();
  const titles = new Set(rows.map(({ title }) => title));
  assert.deepEqual(
    kept.filter(({ mark }) => !titles.has(mark)),
    [],
    "confirmed and not there",
  );
  assert.deepEqual(
    refused.filter(({ mark }) => titles.has(mark)),
    [],
    "refused and there",
  );
  t.diagnostic(
    `full disk of PostgreSQL's: ${kept.length} saves fitted and are there, ${refused.length} refused ones left nothing`,
  );
});

test("a media folder that can't be written is a sentence, not a fault", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "club-read-only-"));
  const media = join(folder, "media");
  const site = await startSite({}, folder);
  t.after(async () => {
    spawnSync("umount", ["-l", media]);
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const desk = await openDesk(site.url, await signIn(site));
  assert.equal((await upload(desk, 1)).status, 200);
  const mounted = [
    spawnSync("mount", ["--bind", media, media]).status,
    spawnSync("mount", ["-o", "remount,ro,bind", media]).status,
  ];
  if (mounted.some((status) => status !== 0))
    return t.skip("a folder can only be made read-only for root by mounting it so");
  const answer = await upload(desk, 2);
  const { error } = (await answer.json()) as { error: string };
  assert.deepEqual(
    [answer.status, error],
    [503, "The server can't write to its storage. Nothing was saved."],
  );
  assert.equal((await send(desk, "GET", "/")).status, 200);
  spawnSync("umount", [media]);
  assert.equal((await upload(desk, 2)).status, 200);
  t.diagnostic(
    `read-only media folder: ${answer.status} "${error}", uploads again as soon as it can be written`,
  );
});

/** A picture that no other is like, of noise, which takes room. */
async function upload(
  { url, token }: Pick<Desk, "url" | "token">,
  seed: number,
  width = 700,
): Promise<Response> {
  const noise = { type: "gaussian", mean: 40 + (seed % 150), sigma: 60 } as const;
  const picture = sharp({
    create: { width, height: Math.round(width * 0.7), channels: 3, background: "#123", noise },
  });
  const form = new FormData();
  form.set(
    "image",
    new Blob([new Uint8Array(await picture.jpeg({ quality: 70 }).toBuffer())]),
    "picture.jpg",
  );
  return fetch(`${url}/api/upload/image`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

function contact(desk: Desk): Promise<Response> {
  return send(desk, "POST", "/api/contact", { name: "Ani", email: "ani@mail.example", message: "Tickets?" });
}

function contactWithoutScripts({ url }: Desk): Promise<Response> {
  const message = "When does the box office open?";
  const body = new URLSearchParams({ name: "Ani", email: "ani@mail.example", subject: "Tickets", message });
  return fetch(`${url}/contact`, { method: "POST", body });
}

/** What fits into the database's own free pages is still kept; then come refusals. */
async function writeUntilRefused(
  desk: Desk,
  kind: Write["kind"],
  name: string,
  { kept, refused }: { kept: Write[]; refused: Write[] },
): Promise<void> {
  for (let number = 0; number < 3000; number++) {
    const one = { kind, mark: `${name}n${number}x` };
    const answer = await write(desk, one);
    if (answer.ok) {
      kept.push(one);
      await answer.arrayBuffer();
      continue;
    }
    const given = [answer.status, await sentence(answer)];
    if (kind !== "reply" || given[1] !== REPLY_FAILED) assert.deepEqual(given, REFUSAL, kind);
    refused.push(one);
    return;
  }
  assert.fail(`no ${kind} was refused`);
}

async function refusal(asked: Promise<Response>): Promise<[number, string]> {
  const answer = await asked;
  return [answer.status, await sentence(answer)];
}

async function sentence(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: string }).error;
}
