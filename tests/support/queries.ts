import type { KyselyPlugin, RootOperationNode } from "kysely";
import type { App } from "#src/app/app.server.ts";

export interface QueryCount {
  total: number;
  statements: string[];
}

/** How often some work asks the database: the same app, on a connection that counts. */
export async function countQueries(app: App, work: (app: App) => Promise<unknown>): Promise<QueryCount> {
  const statements: string[] = [];
  const nodes = new Map<unknown, RootOperationNode>();
  const plugin: KyselyPlugin = {
    // Parts of a query come through here too; what is answered is what was asked.
    transformQuery: ({ node, queryId }) => {
      nodes.set(queryId, node);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const node = nodes.get(queryId);
      const statement = node && app.db.getExecutor().compileQuery(node, queryId).sql;
      statements.push(statement?.replace(/\s+/g, " ") ?? "?");
      return result;
    },
  };
  const db = app.db.withPlugin(plugin);
  await work({ ...app, db, database: { ...app.database, db }, cachedQuery: (_, read) => read(db) });
  return { total: statements.length, statements };
}
