// `npm run bench`: prints speed and size with units; `npm run bench NAME` only one part of it (the names stand
// below). `-- --check` fails when a target is missed.
// The server runs on the first core and the load on the second (Linux, with taskset); CPU is the server's
// own, read from /proc, so that a noisy neighbour changes it little. Ratios are taken in one run.
import { buildIfNeeded } from "../bin/build.ts";
import { findBrowser } from "../tests/support/browser.ts";
import { benchCached } from "./cached.ts";
import { benchEditor } from "./editor.ts";
import { benchFlood } from "./flood.ts";
import { benchLists, benchListsOnPostgres } from "./lists.ts";
import { benchLive } from "./live.ts";
import { unpin } from "./load.ts";
import { benchMarks } from "./marks.ts";
import { benchMedia } from "./media.ts";
import { benchNodes } from "./nodes.ts";
import { benchPages } from "./pages.ts";
import { benchReads } from "./reads.ts";
import { benchStart } from "./start.ts";
import { printTable, type Row } from "./table.ts";
import { benchViews } from "./views.ts";

const PARTS: Record<string, () => Promise<Row[]>> = {
  start: benchStart,
  reads: benchReads,
  cached: benchCached,
  cache: benchFlood,
  lists: () => benchLists(),
  postgres: benchListsOnPostgres,
  media: benchMedia,
  live: benchLive,
  marks: benchMarks,
  editor: benchEditor,
  views: benchViews,
  nodes: benchNodes,
  lighthouse: async () => (findBrowser() ? benchPages({ lighthouse: true }) : []),
};
/** Part of another, so left out when all are wanted. */
const ALONE: typeof PARTS = { pages: () => benchPages({ lighthouse: false }) };

const only = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const all = { ...PARTS, ...ALONE };
const wanted = only ? [only] : Object.keys(PARTS);
if (only && !all[only]) {
  console.error(`There is no such part: ${only}. There are ${Object.keys(all).join(", ")}.`);
  process.exit(1);
}
buildIfNeeded();
const rows: Row[] = [];
for (const name of wanted) {
  // All of it takes twenty minutes.
  console.error(`Measuring: ${name} …`);
  const found = await all[name]!();
  unpin();
  // At once: what fails later takes none of it away.
  printTable(found);
  rows.push(...found);
}
const missed = rows.filter((row) => row.isMet === false);
if (process.argv.includes("--check") && missed.length > 0) {
  console.error(`\n${missed.length} target(s) missed: ${missed.map(({ name }) => name).join("; ")}`);
  process.exit(1);
}
