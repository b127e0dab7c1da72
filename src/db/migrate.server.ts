import { type MigrationProvider, Migrator } from "kysely/migration";
import type { Database } from "./database.server.ts";
import * as first from "./migrations/0001-first.ts";
import * as search from "./migrations/0004-search.ts";

const provider: MigrationProvider = {
  getMigrations: async () => ({ "0001-first": first, "0004-search": search }),
};

/**
 * Brings the database to the newest shape, each migration in a transaction of its own; a failed one leaves
 * the state before it. On PostgreSQL an advisory lock lets one node do it while the others wait.
 * @param beforeFirst runs once before the first pending migration of a database that already has content
 * @returns the names of the migrations that ran
 */
export async function migrate(
  database: Database,
  options: { beforeFirst?: () => Promise<void> } = {},
): Promise<string[]> {
  const migrator = new Migrator({ db: database.db, provider });
  const pending = (await migrator.getMigrations()).filter((m) => !m.executedAt);
  if (pending.length === 0) return [];
  const isNew = pending.some((m) => m.name === "0001-first");
  if (!isNew) await options.beforeFirst?.();

  const ran: string[] = [];
  for (;;) {
    const { error, results } = await migrator.migrateUp();
    if (error) throw error;
    if (!results?.length) return ran;
    for (const result of results) if (result.status === "Success") ran.push(result.migrationName);
  }
}
