import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely";

// A migration imports no application code: it must do tomorrow what it does today.

// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
type AnyDb = Kysely<any>;

const LANGUAGES = ["", "_hy", "_ru"];

export async function up(db: AnyDb): Promise<void> {
  const t = tableBuilder(db);

  await t.record("accounts", (c) =>
    c
      .text("username")
      .text("email", "")
      .text("role")
      .optional("password_hash")
      .flag("is_active", 1)
      .optional("interface_language")
      .optional("totp_secret")
      .optional("totp_confirmed_at")
      .int("totp_last_step")
      .optional("last_login_at")
      .optional("password_changed_at"),
  );
  await t.unique("accounts", ["username"]);

  await t.table("account_links", (c) =>
    c
      .ref("account_id", "accounts", "cascade")
      .text("kind")
      .text("token_hash")
      .text("created_at")
      .text("expires_at")
      .optional("used_at")
      .int("created_by"),
  );
  await t.unique("account_links", ["token_hash"]);

  await t.table("recovery_codes", (c) =>
    c.ref("account_id", "accounts", "cascade").text("code_hash").optional("used_at"),
  );
  await t.index("recovery_codes", ["account_id"]);

  await t.table("sessions", (c) =>
    c
      .ref("account_id", "accounts", "cascade")
      .text("token_hash")
      .text("kind")
      .text("created_at")
      .text("last_used_at")
      .text("expires_at")
      .optional("address")
      .optional("user_agent"),
  );
  await t.unique("sessions", ["token_hash"]);
  await t.index("sessions", ["account_id"]);
  await t.index("sessions", ["expires_at"]);

  await t.table("known_devices", (c) =>
    c.ref("account_id", "accounts", "cascade").text("token_hash").text("created_at").text("last_used_at"),
  );
  await t.unique("known_devices", ["token_hash"]);

  await t.table("attempts", (c) => c.text("bucket").text("at"));
  await t.index("attempts", ["bucket", "at"]);

  await t.record("settings", (c) =>
    c.text("key").localised("value").text("type", "text").text("description", "").flag("is_public", 1),
  );
  await t.unique("settings", ["key"]);

  await t.record("partners", (c) =>
    c
      .text("name")
      .text("url")
      .text("logo", "")
      .text("banner_image", "")
      .text("category", "partner")
      .intDefault("order_num", 0)
      .flag("is_active", 0)
      .flag("display_in_header", 0)
      .flag("display_in_footer", 1)
      .flag("display_in_matches", 0)
      .flag("display_in_table", 0)
      .flag("display_in_partners", 0)
      .text("header_text", "")
      .text("matches_text", "")
      .text("table_text", "")
      .text("partners_text", ""),
  );
  await t.index("partners", ["order_num", "id"]);

  await t.record("categories", (c) => c.text("slug").localised("name").intDefault("order_num", 0));
  await t.unique("categories", ["slug"]);

  await t.record("articles", (c) =>
    c
      .text("slug")
      .localised("title")
      .localised("excerpt")
      .localised("content")
      .text("image_url", "")
      .refOptional("category_id", "categories")
      .refOptional("author_id", "accounts")
      .text("author_name", "")
      .flag("is_published", 0)
      .flag("is_featured", 0)
      .optional("published_at")
      .optional("display_date")
      .intDefault("views_count", 0)
      .text("search", ""),
  );
  await t.unique("articles", ["slug"]);
  // The public list: published, newest first, whole or by category.
  await db.schema
    .createIndex("articles_public")
    .on("articles")
    .columns(["display_date", "id", "category_id", "is_featured"])
    .where(sql<boolean>`is_published = 1 and deleted_at is null`)
    .execute();
  await t.index("articles", ["category_id", "display_date"]);

  await t.table("slugs", (c) => c.text("kind").intDefault("record_id", 0).text("slug").text("created_at"));
  await t.unique("slugs", ["kind", "slug"]);
  await t.index("slugs", ["kind", "record_id"]);

  await t.record("players", (c) =>
    c
      .localised("first_name")
      .localised("last_name")
      .int("jersey_number")
      .localised("position")
      .optional("birth_date")
      .localised("nationality")
      .int("height")
      .int("weight")
      .text("photo_url", "")
      .localised("bio")
      .flag("is_active", 1)
      .flag("is_captain", 0)
      .text("search", ""),
  );
  await t.index("players", ["jersey_number"]);

  await t.record("staff", (c) =>
    c
      .localised("first_name")
      .localised("last_name")
      .localised("role")
      .text("department")
      .text("photo_url", "")
      .localised("bio")
      .optional("hire_date")
      .text("phone", "")
      .text("email", "")
      .flag("is_active", 1)
      .text("search", ""),
  );
  await t.index("staff", ["department"]);

  await t.record("teams", (c) =>
    c
      .text("slug")
      .localised("name")
      .localised("code")
      .localised("town")
      .localised("venue")
      .text("logo_url", "")
      .flag("is_own", 0),
  );
  await t.unique("teams", ["slug"]);

  await t.record("competitions", (c) =>
    c.text("slug").text("kind").localised("name").intDefault("order_num", 0),
  );
  await t.unique("competitions", ["slug"]);

  await t.record("matches", (c) =>
    c
      .refOptional("home_team_id", "teams")
      .refOptional("away_team_id", "teams")
      .localised("home_team_name")
      .localised("away_team_name")
      .text("home_team_logo", "")
      .text("away_team_logo", "")
      .refOptional("competition_id", "competitions")
      .localised("competition_name")
      .optional("season")
      .int("round")
      .optional("stage")
      .text("match_date")
      .text("status", "scheduled")
      .int("home_score")
      .int("away_score")
      .localised("venue")
      .text("referee", "")
      .int("attendance")
      .text("weather", "")
      .int("temperature")
      .localised("match_report")
      .text("video_url", "")
      .text("search", ""),
  );
  await t.index("matches", ["match_date", "id"]);
  await t.index("matches", ["status", "match_date"]);
  await t.index("matches", ["season", "competition_id"]);

  await t.record("match_events", (c) =>
    c
      .ref("match_id", "matches", "cascade")
      .refOptional("team_id", "teams")
      .text("team_type")
      .text("event_type")
      .intDefault("minute", 0)
      .int("extra_time")
      .refOptional("player_id", "players")
      .localised("player_name")
      .localised("player_last_name")
      .localised("description")
      .int("pair_id"),
  );
  await t.index("match_events", ["match_id", "minute"]);

  await t.record("seasons", (c) =>
    c.text("season").flag("is_current", 0).text("zones", "[]").text("tie_breakers", "[]"),
  );
  await t.unique("seasons", ["season"]);

  await t.table("standings", (c) =>
    c
      .ref("season_id", "seasons", "cascade")
      .refOptional("team_id", "teams")
      .localised("team_name")
      .text("team_logo", "")
      .intDefault("position", 0)
      .intDefault("played", 0)
      .intDefault("won", 0)
      .intDefault("drawn", 0)
      .intDefault("lost", 0)
      .intDefault("goals_for", 0)
      .intDefault("goals_against", 0)
      .intDefault("goal_difference", 0)
      .intDefault("points", 0)
      .text("form", "")
      .intDefault("points_adjustment", 0)
      .localised("adjustment_reason")
      .int("fixed_place")
      .localised("fixed_place_reason"),
  );
  await t.index("standings", ["season_id", "position"]);

  await t.record("messages", (c) =>
    c
      .text("name")
      .text("email")
      .optional("subject")
      .text("message")
      .flag("is_read", 0)
      .optional("read_at")
      .optional("replied_at")
      .optional("replied_by")
      .optional("reply_text")
      .optional("reply_status")
      .optional("ip_address")
      .optional("user_agent")
      .intDefault("spam_score", 0)
      .flag("is_quarantined", 0),
  );
  await t.index("messages", ["created_at", "id"]);
  await t.index("messages", ["is_read", "created_at"]);

  await t.table("subscribers", (c) =>
    c
      .text("email")
      .text("language", "en")
      .text("status", "pending")
      .text("token_hash")
      .text("created_at")
      .optional("confirmed_at")
      .optional("unsubscribed_at"),
  );
  await t.unique("subscribers", ["email"]);
  await t.index("subscribers", ["token_hash"]);

  await db.schema
    .createTable("page_views")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("views", "integer", (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("page_views_pk", ["day", "path"])
    .execute();

  await t.table("media", (c) =>
    c
      .text("hash")
      .text("url")
      .intDefault("width", 0)
      .intDefault("height", 0)
      .intDefault("bytes", 0)
      .text("widths", "[]")
      .text("color", "")
      .localised("alt")
      .text("created_at")
      .int("created_by")
      .optional("deleted_at"),
  );
  await t.unique("media", ["hash"]);

  await t.table("revisions", (c) =>
    c
      .text("kind")
      .intDefault("record_id", 0)
      .intDefault("version", 1)
      .text("snapshot")
      .int("account_id")
      .text("created_at"),
  );
  await t.index("revisions", ["kind", "record_id", "version"]);

  await t.table("audit", (c) =>
    c
      .int("account_id")
      .text("username", "")
      .text("action")
      .text("kind")
      .int("record_id")
      .text("title", "")
      .optional("before")
      .optional("after")
      .optional("address")
      .optional("request_id")
      .text("created_at"),
  );
  await t.index("audit", ["created_at"]);
  await t.index("audit", ["kind", "record_id"]);

  await t.table("idempotency_keys", (c) =>
    c.intDefault("account_id", 0).text("key").text("request_hash").text("answer").text("created_at"),
  );
  await t.unique("idempotency_keys", ["account_id", "key"]);

  await t.table("outbox", (c) =>
    c
      .text("topic")
      .text("payload")
      .text("created_at")
      .intDefault("attempts", 0)
      .text("next_try_at")
      .optional("done_at")
      .optional("last_error"),
  );
  await t.index("outbox", ["done_at", "next_try_at"]);
}

/** The few column shapes that the product has, so that each table above reads as its list of fields. */
function tableBuilder(db: AnyDb) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  const create = async (name: string, define: (c: Columns) => Columns, isRecord: boolean) => {
    let table = db.schema
      .createTable(name)
      .addColumn("id", isPostgres ? "bigint" : "integer", (c) =>
        isPostgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
      ) as CreateTableBuilder<string, string>;
    const columns = define(new Columns(table, isPostgres));
    table = columns.table;
    if (isRecord) {
      table = table
        .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
        .addColumn("created_at", "text", (c) => c.notNull())
        .addColumn("updated_at", "text", (c) => c.notNull())
        .addColumn("deleted_at", "text");
    }
    await table.execute();
  };

  return {
    table: (name: string, define: (c: Columns) => Columns) => create(name, define, false),
    record: (name: string, define: (c: Columns) => Columns) => create(name, define, true),
    unique: (table: string, columns: string[]) =>
      db.schema
        .createIndex(`${table}_${columns.join("_")}_unique`)
        .unique()
        .on(table)
        .columns(columns)
        .execute(),
    index: (table: string, columns: string[]) =>
      db.schema
        .createIndex(`${table}_${columns.join("_")}`)
        .on(table)
        .columns(columns)
        .execute(),
  };
}

class Columns {
  table: CreateTableBuilder<string, string>;
  #isPostgres: boolean;

  constructor(table: CreateTableBuilder<string, string>, isPostgres: boolean) {
    this.table = table;
    this.#isPostgres = isPostgres;
  }

  text(name: string, fallback?: string) {
    this.table = this.table.addColumn(name, "text", (c) =>
      fallback === undefined ? c.notNull() : c.notNull().defaultTo(fallback),
    );
    return this;
  }

  localised(name: string) {
    for (const suffix of LANGUAGES) this.text(name + suffix, "");
    return this;
  }

  optional(name: string) {
    this.table = this.table.addColumn(name, "text");
    return this;
  }

  int(name: string) {
    this.table = this.table.addColumn(name, "integer");
    return this;
  }

  intDefault(name: string, fallback: number) {
    this.table = this.table.addColumn(name, "integer", (c) => c.notNull().defaultTo(fallback));
    return this;
  }

  flag(name: string, fallback: 0 | 1) {
    this.table = this.table.addColumn(name, "integer", (c) =>
      c
        .notNull()
        .defaultTo(fallback)
        .check(sql`${sql.ref(name)} in (0, 1)`),
    );
    return this;
  }

  ref(name: string, table: string, onDelete: "cascade" | "restrict") {
    this.table = this.table.addColumn(name, this.#isPostgres ? "bigint" : "integer", (c) =>
      c.notNull().references(`${table}.id`).onDelete(onDelete),
    );
    return this;
  }

  refOptional(name: string, table: string) {
    this.table = this.table.addColumn(name, this.#isPostgres ? "bigint" : "integer", (c) =>
      c.references(`${table}.id`).onDelete("set null"),
    );
    return this;
  }
}
