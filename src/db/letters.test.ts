import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { openClub } from "#tests/support/club.ts";
import { openPostgres } from "./database.server.ts";
import { migrate } from "./migrate.server.ts";

test("a PostgreSQL database that has no Armenian letters is refused at the start, in a sentence with the command that helps", async (t) => {
  const { app } = await openClub(t);
  const address = app.database.pool?.options.connectionString;
  if (!address) return t.skip("SQLite holds every letter");
  const name = `latin_${process.pid}`;
  await sql`create database ${sql.id(name)} encoding 'LATIN1' locale 'C' template template0`.execute(app.db);
  const latin = await openPostgres(String(Object.assign(new URL(address), { pathname: `/${name}` })));
  try {
    await assert.rejects(migrate(latin), /is kept in LATIN1, .*createdb --encoding=UTF8/);
  } finally {
    await latin.close();
    await sql`drop database ${sql.id(name)}`.execute(app.db);
  }
});
