import { ownTurn } from "#src/app/own-turn.server.ts";

export type Cell = string | number | null;

/**
 * A file for a spreadsheet, sent in parts, between which others have their turns: SQLite answers within a turn of the
 * event loop, so that batches alone would follow each other without end.
 * @param batches rows of cells in the order of the columns
 * Sources: RFC 4180; OWASP, CSV injection.
 */
export function csvFile(
  name: string,
  columns: readonly string[],
  batches: AsyncGenerator<Cell[][]>,
): Response {
  return new Response(streamOf(parts(columns, batches)), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}

async function* parts(
  columns: readonly string[],
  batches: AsyncGenerator<Cell[][]>,
): AsyncGenerator<Uint8Array> {
  // Without the mark at the start Excel reads Armenian and Russian as Latin letters.
  yield Buffer.from(`\ufeff${csvLine(columns)}`);
  for await (const rows of batches) {
    if (rows.length > 0) yield Buffer.from(rows.map(csvLine).join(""));
    await ownTurn();
  }
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

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/**
 * A cell in quotes where it needs them. What a spreadsheet would take for a formula gets an apostrophe, as the cells
 * hold what strangers typed: at the cell's start, and wherever a spreadsheet that splits at semicolons or tabs, as one
 * set to Armenian or Russian does, would begin a cell in the middle of ours.
 */
export function csvCell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = defused(value).replace(/^(?=[\t\r\n])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const FORMULA = /^[=+\-@＝＋－＠]$/;

/** Each run of separators, quotes and spaces is looked at once: a letter may be made of nothing else. */
function defused(value: string): string {
  return value.replace(/^[;"'\s]*|[;"'\s]+/g, (run, at: number) => {
    if (!FORMULA.test(value.charAt(at + run.length))) return run;
    const end = run.lastIndexOf(";") + 1;
    const begins = end > 0 || at === 0 ? "'" : "";
    return run.slice(0, end) + begins + run.slice(end).replace(/[\t\r\n]/g, "$&'");
  });
}
