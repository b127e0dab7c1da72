import { type Kysely, PostgresAdapter } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

const LANGUAGES = ["", "_hy", "_ru"];

/**
 * How a season orders its teams and who says so, whether its table follows the results, the days of decisions, and
 * the stages into which a season splits. What is stored stays as it is: by hand, with rules that nobody has confirmed.
 */
export async function up(db: AnyDb): Promise<void> {
  await addTexts(db, "seasons", { table_source: "hand", decider_for: "" });
  await addTexts(db, "seasons", Object.fromEntries(LANGUAGES.map((one) => [`rules_source${one}`, ""])));
  await addNumbers(db, "seasons", {
    is_mini_league_reapplied: 0,
    needs_all_played: 0,
    are_rules_confirmed: 0,
  });
  await addTexts(db, "standings", Object.fromEntries(LANGUAGES.map((one) => [`lot_reason${one}`, ""])));
  for (const day of ["adjustment_date", "fixed_place_date", "lot_date"])
    await db.schema.alterTable("standings").addColumn(day, "text").execute();
  await db.schema.alterTable("standings").addColumn("lot", "integer").execute();
  await addNumbers(db, "standings", { card_points: 0 });
  await createStages(db);
}

async function addTexts(db: AnyDb, table: string, columns: Record<string, string>): Promise<void> {
  for (const [name, fallback] of Object.entries(columns))
    await db.schema
      .alterTable(table)
      .addColumn(name, "text", (c) => c.notNull().defaultTo(fallback))
      .execute();
}

async function addNumbers(db: AnyDb, table: string, columns: Record<string, number>): Promise<void> {
  for (const [name, fallback] of Object.entries(columns))
    await db.schema
      .alterTable(table)
      .addColumn(name, "integer", (c) => c.notNull().defaultTo(fallback))
      .execute();
}

async function createStages(db: AnyDb): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = isPostgres ? "bigint" : "integer";
  let stages = db.schema
    .createTable("stages")
    .addColumn("id", id, (c) =>
      isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn("season_id", id, (c) => c.notNull().references("seasons.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull().defaultTo("group"))
    .addColumn("first_place", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("carries", "text", (c) => c.notNull().defaultTo("all"))
    .addColumn("first_round", "integer", (c) => c.notNull())
    .addColumn("last_round", "integer")
    .addColumn("team_ids", "text", (c) => c.notNull().defaultTo("[]"));
  for (const name of ["name", "rules_source"])
    for (const language of LANGUAGES)
      stages = stages.addColumn(name + language, "text", (c) => c.notNull().defaultTo("")) as typeof stages;
  await stages
    .addColumn("tie_breakers", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("are_rules_confirmed", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema.createIndex("stages_season_id").on("stages").column("season_id").execute();
}
