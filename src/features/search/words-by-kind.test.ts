import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { openClub } from "#tests/support/club.ts";
import { listCandidates } from "./queries.server.ts";

test("PostgreSQL expects a word of every article in no match, so that it looks for none there", async (t) => {
  const { app } = await openClub(t);
  if (app.database.kind !== "postgres") return;
  const add = (kind: string, count: number, title: string) =>
    sql`insert into search_documents (kind, record_id, language, title, body, beginnings, public_from, happened_at)
      select ${kind}::text, 100000 + n, 'en', ${title}::text, '', '', '', '' from generate_series(1, ${sql.lit(count)}) as n`.execute(
      app.db,
    );
  await add("matches", 3000, "pyunik shirak");
  await add("articles", 1000, "tickets for everybody");
  await sql`analyze search_documents`.execute(app.db);
  const found = await listCandidates(app.database, app.now(), [{ word: "for", terms: ["for*", "for"] }]);
  assert.ok(found.length >= 600 && found.every(({ kind }) => kind === "articles"));
  const expected = async (word: string) => {
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain select 1 from search_documents
      where words @@ ${`'${word}'`}::tsquery`.execute(app.db);
    return Number(/rows=(\d+)/.exec(rows[0]!["QUERY PLAN"])?.[1]);
  };
  assert.ok((await expected("a/for")) > 800);
  assert.ok((await expected("m/for")) < 100);
});

test("PostgreSQL is told that no page of a table costs more than the next one", async (t) => {
  const { app } = await openClub(t);
  if (app.database.kind !== "postgres") return;
  const { rows } = await sql<{ random_page_cost: string }>`show random_page_cost`.execute(app.db);
  assert.deepEqual(rows, [{ random_page_cost: "1.1" }]);
});
