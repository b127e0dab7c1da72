import { type Kysely, PostgresAdapter } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

const LANGUAGES = ["", "_hy", "_ru"];

/**
 * People over seasons, roles and clubs, and who was in which squad; what a season's cards cost. Today's players and staff
 * become people at the start that follows.
 */
export async function up(db: AnyDb): Promise<void> {
  await createTables(db);
  await nameInLists(db);
  const figures = { yellows_for_ban: 4, matches_for_red: 1, are_bans_confirmed: 0 };
  for (const [name, fallback] of Object.entries(figures))
    await db.schema
      .alterTable("seasons")
      .addColumn(name, "integer", (c) => c.notNull().defaultTo(fallback))
      .execute();
}

async function createTables(db: AnyDb): Promise<void> {
  const number = numberType(db);
  const isPostgres = number === "bigint";
  const create = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("id", number, (c) =>
        isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
      )
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .addColumn("created_at", "text", (c) => c.notNull())
      .addColumn("updated_at", "text", (c) => c.notNull())
      .addColumn("deleted_at", "text");

  let people = create("people");
  for (const name of ["first_name", "last_name"])
    for (const language of LANGUAGES)
      people = people.addColumn(name + language, "text", (c) => c.notNull().defaultTo("")) as typeof people;
  await people
    .addColumn("gender", "text")
    .addColumn("nation", "text")
    .addColumn("birth_date", "text")
    .addColumn("search", "text", (c) => c.notNull().defaultTo(""))
    .execute();

  await create("squad_members")
    .addColumn("season", "text", (c) => c.notNull())
    .addColumn("team_id", number, (c) => c.notNull().references("teams.id").onDelete("cascade"))
    .addColumn("person_id", number, (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("number", "integer")
    .addColumn("position", "text")
    .addColumn("starts_on", "text")
    .addColumn("ends_on", "text")
    .addColumn("kind", "text", (c) => c.notNull().defaultTo("own"))
    .addColumn("other_team_id", number, (c) => c.references("teams.id").onDelete("set null"))
    .execute();
  await index(db, "squad_members", ["team_id", "season"]);
  await index(db, "squad_members", ["person_id"]);
}

async function nameInLists(db: AnyDb): Promise<void> {
  for (const table of ["players", "staff"]) {
    await db.schema
      .alterTable(table)
      .addColumn("person_id", numberType(db), (c) => c.references("people.id").onDelete("set null"))
      .execute();
    await index(db, table, ["person_id"]);
  }
}

function numberType(db: AnyDb) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "bigint" : "integer";
}

function index(db: AnyDb, table: string, columns: string[]) {
  return db.schema
    .createIndex(`${table}_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();
}
