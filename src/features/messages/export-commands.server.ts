import { type Cell, csvFile } from "#src/api/csv.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { keepAudit } from "#src/records/audit.server.ts";
import { type Column, columnsWhere } from "#src/records/record.ts";
import { save } from "#src/records/save.server.ts";
import { message } from "./message.record.ts";
import { olderThan } from "./search-queries.server.ts";

const COLUMNS = [
  "id",
  "created_at",
  ...(columnsWhere(message, ({ field }) => field.exported === true) as Column<typeof message>[]),
] as const;
/** The replies to one message may have a million letters together. */
const BATCH = 25;

/** All messages but the quarantined as a file for a spreadsheet, newest first; the log notes who took it. */
export async function exportMessages(actor: Actor): Promise<Response> {
  await save(actor, "editor", (current) =>
    keepAudit(current, { action: "export", kind: "messages", record_id: null, title: "All messages" }),
  );
  const day = actor.app.now().toISOString().slice(0, 10);
  return csvFile(`messages-${day}.csv`, COLUMNS, batches(actor.app.db));
}

/** In parts, so that a year of letters never lies in memory at once; without what was taken for spam. */
async function* batches(db: Db): AsyncGenerator<Cell[][]> {
  const kept = db.selectFrom("messages").where("deleted_at", "is", null).where("is_quarantined", "=", 0);
  let last: { created_at: string; id: number } | undefined;
  for (;;) {
    const rows = await olderThan(kept, last).select(COLUMNS).limit(BATCH).execute();
    yield rows.map((row) => COLUMNS.map((name) => row[name]));
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
