import type { Kysely, KyselyPlugin } from "kysely";
import type { Tables } from "#src/db/tables.ts";
import type { App } from "#src/http/app.server.ts";

export interface QueryCount {
  total: number;
  statements: string[];
}

/** How often some work asks the database: the same app, on a connection that counts. */
export async function countQueries(app: App, work: (app: App) => Promise<unknown>): Promise<QueryCount> {
  const statements: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const executor = app.db.getExecutor();
      statements.push(executor.compileQuery(node, { queryId: "counted" } as never).sql.replace(/\s+/g, " "));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = app.db.withPlugin(plugin) as Kysely<Tables>;
  await work({ ...app, db, database: { ...app.database, db } });
  return { total: statements.length, statements };
}
