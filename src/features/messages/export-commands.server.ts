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
const BATCH = 500;

/** All messages as a file for a spreadsheet, newest first; the log notes who took it. */
export async function exportMessages(actor: Actor): Promise<Response> {
  await save(actor, "editor", (current) =>
    keepAudit(current, { action: "export", kind: "messages", record_id: null, title: "All messages" }),
  );
  const day = actor.app.now().toISOString().slice(0, 10);
  return new Response(streamOf(csv(actor.app.db)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="messages-${day}.csv"`,
      "cache-control": "no-store",
    },
  });
}

function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}

/** In parts, so that a year of letters never lies in memory at once. */
async function* csv(db: Db): AsyncGenerator<Uint8Array> {
  // Without the mark at the start Excel reads Armenian and Russian as Latin letters.
  yield Buffer.from(`\ufeff${csvLine(COLUMNS)}`);
  let last: { created_at: string; id: number } | undefined;
  for (;;) {
    const rows = await olderThan(db.selectFrom("messages").where("deleted_at", "is", null), last)
      .select(COLUMNS)
      .limit(BATCH)
      .execute();
    if (rows.length > 0) {
      yield Buffer.from(rows.map((row) => csvLine(COLUMNS.map((name) => row[name]))).join(""));
    }
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/**
 * A cell in quotes where it needs them. What a spreadsheet would take for a formula gets an apostrophe: the
 * cells hold what strangers typed. Sources: RFC 4180; OWASP, CSV injection.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  const text = String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
