// `npm run bench`: prints speed and size with units; `npm run bench pages` only the weight of the pages,
// `npm run bench lists` the lists and searches of a club with 10,000 records, `npm run bench lighthouse` the
// pages and Lighthouse's judgement. `-- --check` fails when a target is missed.
// The server runs on the first core and the load on the second (Linux, with taskset); CPU is the server's
// own, read from /proc, so that a noisy neighbour changes it little. Ratios are taken in one run.
import { buildIfNeeded } from "../bin/build.ts";
import { findBrowser } from "../tests/support/browser.ts";
import { benchCached } from "./cached.ts";
import { benchLists } from "./lists.ts";
import { benchPages } from "./pages.ts";
import { benchReads } from "./reads.ts";
import { benchStart } from "./start.ts";
import { printTable, type Row } from "./table.ts";

buildIfNeeded();
const only = process.argv[2];
const rows: Row[] =
  only === "cached"
    ? await benchCached()
    : only === "lists"
      ? await benchLists()
      : only === "pages" || only === "lighthouse"
        ? await benchPages({ lighthouse: only === "lighthouse" })
        : [
            ...(await benchStart()),
            ...(await benchReads()),
            ...(await benchCached()),
            ...(await benchLists()),
            ...(findBrowser() ? await benchPages({ lighthouse: true }) : []),
          ];
printTable(rows);
const missed = rows.filter((row) => row.isMet === false);
if (process.argv.includes("--check") && missed.length > 0) {
  console.error(`\n${missed.length} target(s) missed: ${missed.map(({ name }) => name).join("; ")}`);
  process.exit(1);
}
