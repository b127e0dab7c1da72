import { type Kysely, PostgresAdapter } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

const LANGUAGES = ["", "_hy", "_ru"];

/** Transfers, loans, injuries, suspensions and absences of people; and who is one person with whom. */
export async function up(db: AnyDb): Promise<void> {
  await createSpells(db);
  for (const column of ["merged_with", "merged_into"])
    await db.schema
      .alterTable("people")
      .addColumn(column, numberType(db), (c) => c.references("people.id").onDelete("set null"))
      .execute();
  await db.schema.createIndex("people_merged_into").on("people").column("merged_into").execute();
}

async function createSpells(db: AnyDb): Promise<void> {
  const number = numberType(db);
  let table = db.schema
    .createTable("spells")
    .addColumn("id", number, (c) =>
      number === "bigint" ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .addColumn("person_id", number, (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("starts_on", "text")
    .addColumn("ends_on", "text")
    .addColumn("from_team_id", number, (c) => c.references("teams.id").onDelete("set null"))
    .addColumn("to_team_id", number, (c) => c.references("teams.id").onDelete("set null"))
    .addColumn("is_public", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("is_confirmed", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("effects", "text", (c) => c.notNull().defaultTo(""));
  for (const language of LANGUAGES)
    table = table.addColumn(`reason${language}`, "text", (c) => c.notNull().defaultTo("")) as typeof table;
  await table.execute();
  await db.schema.createIndex("spells_person_id").on("spells").column("person_id").execute();
}

function numberType(db: AnyDb) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "bigint" : "integer";
}
