// `npm test`: every test. Those that open a club run twice, on SQLite and on a real PostgreSQL.
// `npm test -- src/features/news` runs the tests below a folder.
// What fails in a run of many is run once more, alone; if it passes then, it is named and does not fail the whole.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { ensureBrowser } from "#tests/support/browser.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { withFilledDemo } from "#tests/support/site.ts";
import { buildIfNeeded, ROOT } from "./build.ts";

/** Dots while it runs, faults in full, and totals at the end. */
const REPORTERS = ["dot", "./tests/support/totals.ts"].flatMap((reporter) => [
  `--test-reporter=${reporter}`,
  "--test-reporter-destination=stdout",
]);
const filters = process.argv.slice(2);
const isWanted = (file: string) => filters.length === 0 || filters.some((filter) => file.startsWith(filter));
/** Of the attacks those that take seconds; all of them, and the faults, are for test:attack and test:faults. */
const QUICK_ATTACKS = ["lines", "paths", "sessions", "slow-forms", "streams"].map(
  (name) => `tests/attack/${name}.test.ts`,
);
const isQuick = (file: string) => !/^tests\/(attack|faults)\//.test(file) || QUICK_ATTACKS.includes(file);
const files = globSync("{src,club,bin,tests}/**/*.test.ts").filter(isWanted).filter(isQuick).sort();
if (files.length === 0) {
  console.error(
    `No test file's path begins with ${filters.join(" or ")}. Attacks and faults: npm run test:attack, test:faults.`,
  );
  process.exit(1);
}
/** These take longest: begun first, they don't end alone. */
const LONG = ["tests/e2e/screens.test.ts", "tests/e2e/admin.test.ts", "tests/e2e/accounts.test.ts"];
/** These start the built site. */
const browserFiles = files
  .filter((file) => /^tests\/(e2e|attack)\//.test(file))
  .sort((one, other) => Number(LONG.includes(other)) - Number(LONG.includes(one)));
const plainFiles = files.filter((file) => !browserFiles.includes(file));
const clubFiles = plainFiles.filter((file) => readFileSync(file, "utf8").includes("openClub("));

/** So many files are tested on PostgreSQL by one process; where there are more, the next ones have another. */
const MOST_TOGETHER = 40;

/** What Node compiled is kept: each file is a process of its own. */
const COMPILED = join(ROOT, ".cache", "compile");

/** Where each run writes the files of its failed tests. */
const notes = mkdtempSync(join(tmpdir(), "tests-"));
process.on("exit", () => rmSync(notes, { recursive: true, force: true }));

const results: boolean[] = [];
if (plainFiles.length > 0) results.push(...(await runPlain()));
if (browserFiles.length > 0) {
  buildIfNeeded();
  // Two files at a time: a file with a browser keeps a core busy, and machines have two.
  results.push(
    Boolean(ensureBrowser()) &&
      (await withFilledDemo((env) =>
        run("in a browser", browserFiles, ["--test-concurrency=2"], env, "inherit"),
      )),
  );
}
const isOk = results.every(Boolean);
console.log(isOk ? "\nAll tests passed." : "\nSome tests failed; they stand above.");
process.exit(isOk ? 0 : 1);

/**
 * Both databases at the same time, two processes for as many cores: to load the code anew for every file takes longer than
 * the tests themselves. PostgreSQL takes twice as long as SQLite, so its files are dealt out.
 */
async function runPlain(): Promise<boolean[]> {
  const postgres = clubFiles.length > 0 ? await startPostgres() : undefined;
  // One process for all, so that a connection which one test leaves open would keep it from ending.
  const together = ["--test-isolation=none", "--test-force-exit"];
  const runs = [() => run("on SQLite", plainFiles, together, {}, "inherit")];
  if (postgres) {
    const env = { TEST_POSTGRES_URL: postgres.url };
    for (const [at, part] of dealt(clubFiles, Math.ceil(clubFiles.length / MOST_TOGETHER)).entries())
      runs.push(() => run(`on PostgreSQL (${at + 1})`, part, together, env, "pipe"));
  }
  const results: boolean[] = [];
  const worker = async () => {
    for (let next = runs.shift(); next; next = runs.shift()) results.push(await next());
  };
  await Promise.all([worker(), worker()]);
  await postgres?.stop();
  return results;
}

/** As many lists as are wanted; files of one folder, which take about as long, come into different ones. */
function dealt(list: string[], parts: number): string[][] {
  return Array.from({ length: parts }, (_, part) => list.filter((_, at) => at % parts === part));
}

/**
 * What fails beside others on a busy machine is run again alone: a slow answer is not a fault, a fault fails twice.
 * @param output a run beside another one is shown whole when it has ended
 */
async function run(
  where: string,
  list: string[],
  options: string[],
  env: Record<string, string>,
  output: "inherit" | "pipe",
): Promise<boolean> {
  const first = await runOnce(where, list, options, env, output);
  // Many failures are no accident, and a run that broke off names none.
  if (first.isOk || first.failed.length === 0 || first.failed.length > 5) return first.isOk;
  const again = await runOnce(
    `${where}, again alone`,
    first.failed,
    [...options, "--test-concurrency=1"],
    env,
    output,
  );
  if (again.isOk) console.log(`\nFailed beside others and passed alone: ${first.failed.join(", ")}`);
  return again.isOk;
}

/** @returns also the files whose tests failed */
async function runOnce(
  where: string,
  list: string[],
  options: string[],
  env: Record<string, string>,
  output: "inherit" | "pipe",
): Promise<{ isOk: boolean; failed: string[] }> {
  const title = `\nTests ${where}: ${list.length} ${list.length === 1 ? "file" : "files"}`;
  const note = join(notes, where.replaceAll(/\W+/g, "-"));
  if (output === "inherit") console.log(title);
  const child = spawn(
    process.execPath,
    ["--test", "--test-timeout=300000", ...options, ...REPORTERS, ...list],
    {
      stdio: ["ignore", output, output],
      env: { ...process.env, ...env, NODE_ENV: "test", FAILED_FILES: note, NODE_COMPILE_CACHE: COMPILED },
    },
  );
  const shown = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")));
  const [status] = (await once(child, "exit")) as [number | null];
  if (output === "pipe") console.log([title, ...(await shown)].join("\n"));
  const failed = existsSync(note) ? readFileSync(note, "utf8").split("\n").filter(Boolean) : [];
  return { isOk: status === 0, failed: failed.map((file) => relative(process.cwd(), file)) };
}
