import type { Kysely } from "kysely";
import type { Db } from "./database.server.ts";

/** For a table whose name is a variable, which Kysely's types cannot follow: whoever calls gives its own types. */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export function untyped(db: Db): Kysely<any> {
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  return db as unknown as Kysely<any>;
}
