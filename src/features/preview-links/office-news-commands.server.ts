import type { App } from "#src/app/app.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import type { Change } from "#src/live/changes.server.ts";

/** What open pages of the back office want to hear of: there is something new to do. No visitor's page gets older. */
const TASKS: Change = { isContent: false, topics: ["tasks"] };

/** Tells every open page of the back office, on each node, to look what there is to do. */
export async function tellOffice(app: App): Promise<void> {
  await inTransaction(app.db, (tx) => app.changes.publish(tx, TASKS));
  app.changes.invalidate(TASKS);
}
