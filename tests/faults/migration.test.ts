import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { sql } from "kysely";
import { type Database, openPostgres, openSqliteFile } from "#src/db/database.server.ts";
import { migrateEmptyTo, migrationNames } from "#src/db/migrate.server.ts";
import { startFaultyPostgres } from "#tests/support/faulty-postgres.ts";
import { signIn, startSite } from "#tests/support/site.ts";

const OLD = { name_hy: "", name_ru: "", order_num: 1, created_at: "x", updated_at: "x", deleted_at: null };

test("two nodes that start on one empty PostgreSQL at the same moment make one club", async (t) => {
  const postgres = await startFaultyPostgres();
  t.after(() => postgres.stop());
  const started = performance.now();
  const sites = await Promise.all([
    startSite({ DATABASE_URL: postgres.url }),
    startSite({ DATABASE_URL: postgres.url }),
  ]);
  const tookMs = performance.now() - started;
  t.after(() => Promise.all(sites.map((site) => site.stop())));
  for (const site of sites) assert.ok(await signIn(site));
  const alone = await startSite();
  t.after(() => alone.stop());
  const both = await totals(sites[0].url);
  assert.deepEqual(both, await totals(alone.url));
  const database = await openPostgres(postgres.url);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.db,
  );
  await database.close();
  assert.deepEqual(
    rows.map(({ name }) => name),
    migrationNames,
  );
  t.diagnostic(
    `two nodes on an empty PostgreSQL: both ready after ${Math.round(tookMs)} ms, one club of ${both.join(", ")} records`,
  );
});

test("two nodes of a new version that start on an older club at the same moment bring it up once", async (t) => {
  const postgres = await startFaultyPostgres();
  t.after(() => postgres.stop());
  const database = await openPostgres(postgres.url);
  t.after(() => database.close());
  await makeOld(database);
  const sites = await Promise.all([
    startSite({ DATABASE_URL: postgres.url }),
    startSite({ DATABASE_URL: postgres.url }),
  ]);
  t.after(() => Promise.all(sites.map((site) => site.stop())));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.db);
  assert.equal(rows.length, migrationNames.length);
  assert.equal((await database.db.selectFrom("categories").select("id").execute()).length, 1);
});

for (const kind of ["SQLite", "PostgreSQL"] as const) {
  test(`a migration that fails half-way leaves the club as it was, on ${kind}`, async (t) => {
    const { env, folder, open } = await place(t, kind);
    const database = await open();
    await makeOld(database);
    // In the way of the last statements of the migration of the search but not of its first ones.
    await sql`create index articles_office on articles (id)`.execute(database.db);
    const before = await shape(database);
    await database.close();

    await assert.rejects(
      startSite({ ...env, BACKUPS: "off" }, folder),
      /articles_office.*already exists|already.*articles_office/s,
    );
    const failed = await open();
    const after = await shape(failed);
    assert.deepEqual(
      after.tables.filter((name) => /search_/.test(name)),
      [],
      "a part of the failed migration",
    );
    for (const name of before.tables) assert.ok(after.tables.includes(name), name);
    assert.deepEqual(after.ran, migrationNames.slice(0, migrationNames.indexOf("0004-search")));
    await sql`drop index articles_office`.execute(failed.db);
    await failed.close();
    const site = await startSite({ ...env, BACKUPS: "off" }, folder);
    assert.equal((await fetch(`${site.url}/api/news/categories/all`)).status, 200);
    await site.stop();
    t.diagnostic(`${kind}: nothing of the failed migration stayed, the next start went through`);
  });
}

interface Place {
  env: Record<string, string>;
  folder: string;
  open: () => Promise<Database>;
}

async function place(t: TestContext, kind: "SQLite" | "PostgreSQL"): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "club-migration-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  if (kind === "SQLite")
    return { env: {}, folder, open: async () => openSqliteFile(join(folder, "club.sqlite")) };
  const postgres = await startFaultyPostgres();
  t.after(() => postgres.stop());
  return { env: { DATABASE_URL: postgres.url }, folder, open: () => openPostgres(postgres.url) };
}

/** A club that an older version has left, with something in it. */
async function makeOld(database: Database): Promise<void> {
  await migrateEmptyTo(database.db, migrationNames[0]!);
  await database.db
    .insertInto("categories")
    .values({ slug: "women", name: "Women", ...OLD })
    .execute();
  const account = { username: "old", email: "old@club.example", role: "admin" as const, password_hash: null };
  const nothing = {
    interface_language: null,
    totp_secret: null,
    totp_confirmed_at: null,
    totp_last_step: null,
  };
  await database.db
    .insertInto("accounts")
    .values({
      ...account,
      ...nothing,
      is_active: 1,
      last_login_at: null,
      password_changed_at: "x",
      created_at: "x",
      updated_at: "x",
      deleted_at: null,
    })
    .execute();
}

async function shape(database: Database): Promise<{ tables: string[]; ran: string[] }> {
  const tables = (await database.db.introspection.getTables()).map(({ name }) => name).sort();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.db,
  );
  return { tables, ran: rows.map(({ name }) => name) };
}

/** How much there is of what everybody may read. */
async function totals(url: string): Promise<number[]> {
  const counts: number[] = [];
  for (const name of ["news", "players", "staff", "matches", "partners"]) {
    counts.push(((await (await fetch(`${url}/api/${name}`)).json()) as { total: number }).total);
  }
  return counts;
}
