import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { openClub } from "#tests/support/club.ts";
import { outSomewhere } from "./out-queries.server.ts";

test("the lists of the news and of a category are counted without reading the articles' texts", async (t) => {
  const { app } = await openClub(t);
  // PostgreSQL plans by how much there is.
  if (app.database.kind !== "sqlite") return;
  const planOf = async (category: string) => {
    const condition = sql`${outSomewhere(app.now())} ${sql.raw(category)}`;
    const { rows } = await sql<{ detail: string }>`explain query plan select count(*) from articles
      left join categories on categories.id = articles.category_id where ${condition}`.execute(app.db);
    return rows.map(({ detail }) => detail).join("; ");
  };
  assert.match(await planOf(""), /articles USING COVERING INDEX articles_/);
  assert.match(
    await planOf("and categories.slug = 'club'"),
    /articles USING COVERING INDEX articles_category_list/,
  );
});
