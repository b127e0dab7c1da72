// `npm test`: every test. Those that open a club run twice, on SQLite and on a real PostgreSQL.
// `npm test -- src/features/news` runs the tests below a folder.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { ensureBrowser } from "#tests/support/browser.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { buildIfNeeded } from "./build.ts";

/** Dots while it runs, faults in full, and totals at the end. */
const REPORTERS = ["dot", "./tests/support/totals.ts"].flatMap((reporter) => [
  `--test-reporter=${reporter}`,
  "--test-reporter-destination=stdout",
]);
const filters = process.argv.slice(2);
const isWanted = (file: string) => filters.length === 0 || filters.some((filter) => file.startsWith(filter));
/** Of the attacks those that take seconds; all of them, and the faults, are for test:attack and test:faults. */
const QUICK_ATTACKS = ["tests/attack/paths.test.ts", "tests/attack/sessions.test.ts"];
const isQuick = (file: string) => !/^tests\/(attack|faults)\//.test(file) || QUICK_ATTACKS.includes(file);
const files = globSync("{src,club,bin,tests}/**/*.test.ts").filter(isWanted).filter(isQuick).sort();
/** These take longest: begun first, they don't end alone. */
const LONG = ["tests/e2e/screens.test.ts", "tests/e2e/admin.test.ts", "tests/e2e/accounts.test.ts"];
/** These start the built site. */
const browserFiles = files
  .filter((file) => /^tests\/(e2e|attack)\//.test(file))
  .sort((one, other) => Number(LONG.includes(other)) - Number(LONG.includes(one)));
const plainFiles = files.filter((file) => !browserFiles.includes(file));
const clubFiles = plainFiles.filter((file) => readFileSync(file, "utf8").includes("openClub("));

let isOk = true;
if (plainFiles.length > 0) isOk = run("on SQLite", plainFiles, {}) && isOk;
if (clubFiles.length > 0) {
  const postgres = await startPostgres();
  isOk = run("on PostgreSQL", clubFiles, { TEST_POSTGRES_URL: postgres.url }) && isOk;
  await postgres.stop();
}
if (browserFiles.length > 0) {
  buildIfNeeded();
  if (ensureBrowser()) isOk = run("in a browser", browserFiles, {}) && isOk;
  else isOk = false;
}
console.log(isOk ? "\nAll tests passed." : "\nSome tests failed; they stand above.");
process.exit(isOk ? 0 : 1);

function run(where: string, list: string[], env: Record<string, string>): boolean {
  console.log(`\nTests ${where}: ${list.length} files`);
  const result = spawnSync(
    process.execPath,
    // Two files at a time: a file with a browser keeps a core busy, and machines have two.
    ["--test", "--test-timeout=120000", "--test-concurrency=2", ...REPORTERS, ...list],
    {
      stdio: "inherit",
      env: { ...process.env, ...env, NODE_ENV: "test" },
    },
  );
  return result.status === 0;
}
