import type { Kysely } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

const TITLES = ["title", "title_hy", "title_ru"];
const MOST_LETTERS = 300;

/** A list of what somebody has begun shows titles: it read the whole texts for them, up to 400,000 letters each. */
export async function up(db: AnyDb): Promise<void> {
  for (const title of TITLES) {
    const withTitle = db.schema.alterTable("working_copies");
    await withTitle.addColumn(title, "text", (c) => c.notNull().defaultTo("")).execute();
  }
  for (const { id } of await db.selectFrom("working_copies").select("id").execute()) {
    const copy = db.selectFrom("working_copies").select("snapshot").where("id", "=", id);
    const values = JSON.parse((await copy.executeTakeFirstOrThrow()).snapshot);
    const titles = TITLES.map((title) => [title, beginningOf(String(values[title] ?? ""))]);
    await db.updateTable("working_copies").set(Object.fromEntries(titles)).where("id", "=", id).execute();
  }
}

/** Without half an emoji at its end. */
function beginningOf(title: string): string {
  return title.slice(0, MOST_LETTERS).replace(/[\uD800-\uDBFF]$/, "");
}
