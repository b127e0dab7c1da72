import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { type Database, openPostgres, openSqliteFile } from "#src/db/database.server.ts";
import { startFaultyPostgres } from "#tests/support/faulty-postgres.ts";
import { picture } from "#tests/support/picture.ts";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

/** `COUNT=full` for all; a twentieth unless told. */
const ROUNDS = process.env.COUNT === "full" ? 40 : 2;
const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
const WRITERS = 6;
const MOST_A_ROUND = 60;

/** Invitations leave as mails. Visitors' letters are throttled, so they are not here. */
const KINDS = ["upload", "event", "article", "invitation"] as const;

/** What is under way when the process is killed: each is sent again with its key until it has an answer. */
interface Deed {
  key: string;
  mark: string;
  kind: (typeof KINDS)[number];
}

interface Desk {
  url: string;
  token: string;
  matchId: number;
}

for (const kind of ["SQLite", "PostgreSQL"] as const) {
  test(`killed amid uploads, events and invitations on ${kind}, each that is sent again with its key is there once, and each mail`, async (t) => {
    const club = await openFolder(t, kind);
    const random = seeded(SEED);
    const done: Deed[] = [];
    const open: Deed[] = [];
    let tries = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      const site = await startSite(club.env, club.folder);
      const desk = await openDesk(site);
      const killAt = done.length + 1 + Math.floor(random() * MOST_A_ROUND);
      const next = { number: 0 };
      const work = async () => {
        for (;;) {
          const deed = open.shift() ?? (round < ROUNDS ? newDeed(round, next.number++) : undefined);
          if (!deed) return;
          tries++;
          if (!(await send(desk, deed))) {
            open.push(deed);
            return;
          }
          done.push(deed);
          if (round < ROUNDS && done.length === killAt) site.process.kill("SIGKILL");
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, work));
      while (round === ROUNDS && open.length > 0) await work();
      await site.stop(round < ROUNDS ? "SIGKILL" : "SIGTERM");
    }
    const database = await club.open();
    const faults = await faultsIn(database, done);
    await database.close();
    const mails = await mailsIn(club.folder);
    assert.deepEqual(faults, [], `SEED=${SEED}`);
    for (const { mark } of done.filter((deed) => deed.kind === "invitation")) {
      const ids = new Set(mails.filter(({ text }) => text.includes(`${mark}@`)).map(({ id }) => id));
      assert.equal(ids.size, 1, `${ids.size} mails to ${mark}, SEED=${SEED}`);
    }
    const copies = mails.length - new Set(mails.map(({ id }) => id)).size;
    t.diagnostic(
      `${kind}: ${ROUNDS} kills, ${done.length} confirmed in ${tries} tries: 0 lost, 0 doubled; ` +
        `${copies} mails left a second time under their own number (SEED=${SEED})`,
    );
  });
}

interface Folder {
  folder: string;
  env: Record<string, string>;
  open(): Promise<Database>;
}

async function openFolder(t: TestContext, kind: "SQLite" | "PostgreSQL"): Promise<Folder> {
  const folder = await mkdtemp(join(tmpdir(), "club-once-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  if (kind === "SQLite") {
    return { folder, env: {}, open: async () => openSqliteFile(join(folder, "club.sqlite")) };
  }
  const postgres = await startFaultyPostgres();
  t.after(() => postgres.stop());
  return { folder, env: { DATABASE_URL: postgres.url }, open: () => openPostgres(postgres.url) };
}

async function openDesk(site: RunningSite): Promise<Desk> {
  const token = await signIn(site);
  const answer = await fetch(`${site.url}/api/matches?limit=1`);
  const { matches } = (await answer.json()) as { matches: { id: number }[] };
  return { url: site.url, token, matchId: matches[0]!.id };
}

function newDeed(round: number, number: number): Deed {
  const mark = `r${round}n${number}x`;
  return { kind: KINDS[number % KINDS.length]!, mark, key: `key-${SEED}-${mark}` };
}

/** Whether an answer came that confirms it. */
async function send(desk: Desk, deed: Deed): Promise<boolean> {
  const [path, body] = await callOf(desk, deed);
  const headers = { authorization: `Bearer ${desk.token}`, "idempotency-key": deed.key };
  const sent =
    body instanceof FormData
      ? { headers, body }
      : { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  for (;;) {
    const answer = await fetch(desk.url + path, { method: "POST", ...sent }).catch(() => undefined);
    if (!answer) return false;
    const text = await answer.text().catch(() => undefined);
    if (text === undefined) return false;
    if (answer.ok) return true;
    // Its mail may still be on its way, from a process that is gone.
    assert.match(text, /under_way/, `${deed.kind} answered ${answer.status}: ${text}`);
    await pause(500);
  }
}

async function callOf(desk: Desk, { kind, mark }: Deed): Promise<[path: string, body: FormData | object]> {
  const email = `${mark}@mail.example`;
  switch (kind) {
    case "upload":
      return ["/api/upload/image", await picture("image", colourOf(mark))];
    case "event": {
      const goal = { event_type: "goal", team_type: "home", minute: 11, player_last_name: mark };
      return [`/api/admin/matches/${desk.matchId}/events`, goal];
    }
    case "article":
      return ["/api/admin/news", { title: mark, content: "Text." }];
    case "invitation":
      return ["/api/admin/accounts", { username: mark, email, role: "editor" }];
  }
}

/** What is not there exactly once. */
async function faultsIn({ db }: Database, done: Deed[]): Promise<string[]> {
  const found: Record<Deed["kind"], (string | null)[]> = {
    upload: (await db.selectFrom("media").select("color").execute()).map(() => null),
    event: (await db.selectFrom("match_events").select("player_last_name as mark").execute()).map(markOf),
    article: (await db.selectFrom("articles").select("title as mark").execute()).map(markOf),
    invitation: (await db.selectFrom("accounts").select("username as mark").execute()).map(markOf),
  };
  const uploads = done.filter(({ kind }) => kind === "upload");
  const rest = done.filter(({ kind }) => kind !== "upload");
  const faults = rest.flatMap(({ kind, mark }) => {
    const times = found[kind].filter((one) => one === mark).length;
    return times === 1 ? [] : [`${kind} ${mark}: ${times} times`];
  });
  // A picture has no name: there are as many as were sent, and the demo club brings none.
  return found.upload.length === uploads.length
    ? faults
    : [...faults, `${found.upload.length} pictures of ${uploads.length}`];
}

function markOf({ mark }: { mark: string | null }): string | null {
  return mark;
}

async function mailsIn(folder: string): Promise<{ id: string; text: string }[]> {
  const files = (await readdir(join(folder, "outbox"))).filter((file) => file.endsWith(".eml"));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, "outbox", file), "utf8")));
  return texts.map((text) => ({ text, id: /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? "" }));
}

/** A colour that no other mark has. */
function colourOf(mark: string): string {
  const [, round = 0, number = 0] = (/r(\d+)n(\d+)/.exec(mark) ?? []).map(Number);
  return `#${(0x100000 + round * 5000 + number).toString(16)}`;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
