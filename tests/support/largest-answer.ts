import type { KyselyPlugin } from "kysely";
import type { Db } from "#src/db/database.server.ts";

/** A database that notes how many letters its largest answer had: so much is in memory, and read, in one go. */
export function withLargestAnswer(db: Db): { db: Db; largest: () => number } {
  let largest = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      largest = Math.max(largest, JSON.stringify(result.rows ?? []).length);
      return result;
    },
  };
  return { db: db.withPlugin(plugin), largest: () => largest };
}
