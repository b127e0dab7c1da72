import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { sql } from "kysely";
import pg from "pg";
import type { Actor } from "#src/app/actor.server.ts";
import type { App, Role } from "#src/app/app.server.ts";
import { createLog } from "#src/app/log.server.ts";
import { createQueryCache } from "#src/app/query-cache.server.ts";
import { trackQuery } from "#src/app/tracking.server.ts";
import { createUnderWay } from "#src/app/under-way.server.ts";
import { readConfig } from "#src/config/env.server.ts";
import { type Database, openPostgres, openSqliteFile } from "#src/db/database.server.ts";
import { migrate } from "#src/db/migrate.server.ts";
import { createCache } from "#src/delivery/cache.server.ts";
import type { Pages } from "#src/delivery/pages.server.ts";
import { startSession } from "#src/features/accounts/session-commands.server.ts";
import { findPictureChanges } from "#src/features/media/queries.server.ts";
import { openMetrics } from "#src/http/metrics.server.ts";
import { securityHeaders } from "#src/http/security-headers.server.ts";
import { openChanges } from "#src/live/changes.server.ts";
import { openMailer } from "#src/mail/mailer.server.ts";
import { busy, type Parsed } from "#src/markdown/parse-thread.server.ts";
import { openParser, type Parser } from "#src/markdown/parser.server.ts";
import { createSite } from "#src/site.server.ts";
import { createPageClock } from "#src/start/page-clock.server.ts";
import { openStorage } from "#src/storage/storage.server.ts";

/** A club of its own for one test: an empty database, a data folder, two accounts and the API. */
export interface TestClub {
  app: App;
  /** Staff at work, for commands called directly. */
  admin: Actor;
  editor: Actor;
  /** One call of the API; `as` signs in, `json` is the body. */
  call(path: string, options?: CallOptions): Promise<Answer>;
  /** One answer that is no JSON: a sitemap, a picture. */
  page(path: string, headers?: Record<string, string>): Promise<PageAnswer>;
  /** What answers, for tests that need it on the network. */
  site: ReturnType<typeof createSite>;
  /** Moves the club's clock. */
  setNow(now: Date | string): void;
}

/** Whom every club of the tests has; a writer joins where one is wanted. */
export type Staff = Exclude<Role, "writer">;

export interface CallOptions {
  method?: string;
  as?: Staff;
  json?: unknown;
  /** A body as it stands, with the content type in `headers`. */
  raw?: string;
  form?: FormData;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, loosely typed: a test says what it expects. */
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  body: any;
}

export interface PageAnswer {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
}

/** The day on which the tests' clubs live, unless a test moves it: a Wednesday in mid-season. */
export const TEST_DAY = "2026-03-11T09:00:00.000Z";

/** Stands for the built pages, which these tests do without. */
const PLAIN_PAGES: Pages = {
  read: ({ pathname, search }) => ({ path: pathname + search, handle: {}, isCached: false }),
  takesForms: () => true,
  render: async () => new Response("A page."),
  renderForAll: async () => new Response("A page."),
};

/** Opens a club on the database that this run tests: SQLite, or PostgreSQL when `TEST_POSTGRES_URL` is set. */
export async function openClub(t: TestContext, env: Record<string, string> = {}): Promise<TestClub> {
  const folder = await mkdtemp(join(tmpdir(), "club-test-"));
  const config = readConfig({
    // Each answer is held against its declaration.
    NODE_ENV: "test",
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    SITE_URL: "http://localhost:3000",
    ...env,
  });
  const database = await openFreshDatabase(folder);
  let now = new Date(TEST_DAY);
  const { db } = database;
  const changes = await openChanges(database);
  const nextChange = createPageClock({ db, changes, now: () => now });
  const cachedQuery = createQueryCache({ db, changes, nextChange });
  const app: App = {
    config,
    database,
    db,
    storage: await openStorage(config),
    mailer: openMailer(config, "Club <club@club.example>"),
    parser: parserOfClub(),
    changes,
    cachedQuery,
    nextChange,
    pictureChanges: () => cachedQuery("picture changes", (read) => findPictureChanges(read, now)),
    underWay: createUnderWay(),
    log: createLog(config.LOG_LEVEL),
    now: () => now,
  };
  t.after(closing({ app, folder }));
  const offices = await createStaff(app);
  const setClock = (moment: Date | string) => {
    now = new Date(moment);
  };
  const site = createSite({
    app,
    isStopping: () => false,
    pages: PLAIN_PAGES,
    cache: createCache({ app, always: securityHeaders(config) }),
    lists: createCache({ app, always: securityHeaders(config), isWarmed: false }),
    metrics: openMetrics(false),
  });
  const page = async (path: string, headers: Record<string, string> = {}): Promise<PageAnswer> => {
    const answer = await site.request(path, { headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes, text: new TextDecoder().decode(bytes) };
  };
  return { app, ...offices, call: caller(app, site, offices), page, site, setNow: setClock };
}

/**
 * What ends a club. All tests of a run are kept in one process until its end, and with each what is done after it: this
 * holds on to nothing once it is done, else a thousand clubs would stay in memory.
 */
function closing(open: { app: App; folder: string } | undefined): () => Promise<void> {
  return async () => {
    if (!open) return;
    const { app, folder } = open;
    open = undefined;
    await app.parser.close();
    await app.changes.close();
    app.mailer.close();
    await app.database.close();
    // A picture may be getting its AVIF this moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Signs in once per role and test, without the 60 ms that a real password takes. */
function caller(app: App, site: ReturnType<typeof createSite>, offices: Record<Staff, Actor>) {
  const tokens: Partial<Record<Staff, string>> = {};
  return async (path: string, options: CallOptions = {}): Promise<Answer> => {
    const headers = new Headers(options.headers);
    if (options.as) {
      tokens[options.as] ??= (
        await startSession(app, offices[options.as].account.id, new Request("http://x/"))
      ).token;
      headers.set("authorization", `Bearer ${tokens[options.as]}`);
    }
    if (options.json !== undefined) headers.set("content-type", "application/json");
    const body = options.json !== undefined ? JSON.stringify(options.json) : (options.raw ?? options.form);
    const method = options.method ?? (body ? "POST" : "GET");
    const response = await site.request(path, { method, headers, ...(body ? { body } : {}) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function createStaff(app: App): Promise<Record<Staff, Actor>> {
  return { admin: await addStaff(app, "admin"), editor: await addStaff(app, "editor") };
}

/** An account that is called as its role. @param sections the news categories that it may write in, "3,7" */
export async function addStaff(app: App, role: Role, sections: string | null = null): Promise<Actor> {
  const username = role;
  const email = `${username}@club.example`;
  // Hashing is slow by design and not what these tests are about: the real sign-in has tests of its own.
  const at = app.now().toISOString();
  const { id } = await app.db
    .insertInto("accounts")
    .values({
      username,
      email,
      role,
      sections,
      password_hash: null,
      is_active: 1,
      interface_language: null,
      totp_secret: null,
      totp_confirmed_at: null,
      totp_last_step: null,
      last_login_at: null,
      password_changed_at: at,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { app, account: { id, username, email, role } };
}

/** One for all clubs of a run: to start its thread takes longer than most tests. */
const parser = openParser();

/** What a club that is closed still had to read is refused, as its own parser would. */
function parserOfClub(): Parser {
  let isClosed = false;
  const whileOpen = async (reading: Promise<Parsed>) => {
    const parsed = await reading;
    if (isClosed) throw busy();
    return parsed;
  };
  return {
    parse: (text, saver) => whileOpen(parser.parse(text, saver)),
    parseEdited: (text, reader) => whileOpen(parser.parseEdited(text, reader)),
    async close() {
      isClosed = true;
    },
  };
}

async function openFreshDatabase(folder: string): Promise<Database> {
  const url = process.env.TEST_POSTGRES_URL;
  if (url) return copyOfTemplate(url);
  const file = join(folder, "club.sqlite");
  template ??= emptySqlite();
  await writeFile(file, await template);
  const database = openSqliteFile(file, trackQuery);
  // No test of these pulls the plug: that a save outlives one is for the tests of faults.
  await sql`pragma synchronous = off`.execute(database.db);
  return database;
}

/** A migrated, empty SQLite database, the bytes of its file: to migrate takes a quarter of a second. */
let template: Promise<Uint8Array> | undefined;

async function emptySqlite(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "club-template-"));
  const file = join(folder, "club.sqlite");
  const database = openSqliteFile(file, trackQuery);
  await migrate(database);
  // Closed, all of it stands in the one file.
  await database.close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

/** Databases of this process that no test uses at the moment. */
const free: string[] = [];

/**
 * A migrated, empty PostgreSQL database: one that an earlier test of this file has done with, emptied, or a
 * copy of the template. None is dropped: each drop waits for a checkpoint, and the whole server goes when
 * the run ends.
 */
async function copyOfTemplate(url: string): Promise<Database> {
  const used = free.pop();
  const name = used ?? `club_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  if (!used) {
    const server = new pg.Client({ connectionString: url });
    await server.connect();
    await server.query(`create database ${name} template club_template`);
    await server.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = await openPostgres(address.href, trackQuery);
  // How soon the club gives a silent database up is for the tests of faults; a laden machine is none.
  Object.assign(database.pool!.options, { connectionTimeoutMillis: 30_000, query_timeout: 30_000 });
  if (used) await empty(database);
  const close = async () => {
    await database.close();
    free.push(name);
  };
  return { ...database, close };
}

/** Only what was written to, row by row: to truncate sixty tables takes longer than most tests. */
async function empty(database: Database): Promise<void> {
  const pool = database.pool!;
  const { rows } = await pool.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  const filled = await pool.query<{ name: string }>(
    rows
      .map(({ tablename: one }) => `select '${one}' as name where exists (select from ${one})`)
      .join(" union all "),
  );
  await pool.query(
    [
      // Neither keys nor the triggers of what is never edited stand in the way.
      "set local session_replication_role = replica",
      ...filled.rows.map(({ name }) => `delete from ${name}`),
      "select setval(sequencename::text::regclass, 1, false) from pg_sequences where last_value is not null",
    ].join("; "),
  );
}
