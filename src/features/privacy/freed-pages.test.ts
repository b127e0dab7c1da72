import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { rewriteFreedPages } from "./freed-pages-commands.server.ts";
import { eraseKnownPerson } from "./person-commands.server.ts";

const NAME = "Krunvozdarq";

async function addPerson({ app, call }: TestClub): Promise<number> {
  const names = { first_name: "Vrez", last_name: NAME, first_name_hy: "Վրեզ", last_name_hy: "Կրունկ" };
  const json = { ...names, position: "Forward", bio: `Vrez ${NAME} runs.` };
  const { body } = await call("/api/admin/players", { as: "admin", json });
  const row = app.db.selectFrom("players").select("person_id").where("id", "=", body.id);
  return (await row.executeTakeFirstOrThrow()).person_id!;
}

/** The tables and indexes, the catalogue's too, in whose files PostgreSQL has the name. */
async function filesWith({ app }: TestClub, name: string): Promise<string[]> {
  await sql`checkpoint`.execute(app.db);
  const { rows } = await sql<{ relation: string }>`
    select oid::regclass::text as relation from pg_class
    where pg_relation_filepath(oid) is not null and relkind in ('r', 'i', 't') and not relisshared
      and position(convert_to(${name}, 'UTF8') in pg_read_binary_file(pg_relation_filepath(oid))) > 0
    order by 1`.execute(app.db);
  return rows.map(({ relation }) => relation);
}

test("after a person is erased PostgreSQL's files and statistics hold the name no more", async (t) => {
  const club = await openClub(t);
  if (club.app.database.kind !== "postgres") return;
  const person = await addPerson(club);
  await sql`analyze`.execute(club.app.db);
  assert.ok((await filesWith(club, NAME)).includes("people"));
  await eraseKnownPerson(club.app, person);
  assert.deepEqual(await filesWith(club, NAME), []);
});

test("where somebody holds a table the pages are not cleared, and the command says why", async (t) => {
  const club = await openClub(t);
  if (club.app.database.kind !== "postgres") return;
  const person = await addPerson(club);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  t.after(() => end());
  const other = club.app.db.transaction().execute(async (tx) => {
    await tx.selectFrom("teams").select("id").execute();
    hold();
    await ended;
  });
  await held;
  await assert.rejects(eraseKnownPerson(club.app, person), { code: "unavailable", message: /too busy/ });
  end();
  await other;
  await rewriteFreedPages(club.app);
  assert.deepEqual(await filesWith(club, NAME), []);
});
