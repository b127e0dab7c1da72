// `npm run test:attack`: attacks a running site and prints a figure for each attack. Takes some minutes, so only
// its quick files are part of `npm test`. `npm run test:attack -- tests/attack/uploads` runs one of them;
// INPUTS=500 shortens the 10,000 hostile inputs.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { ensureBrowser } from "#tests/support/browser.ts";
import { buildIfNeeded } from "./build.ts";

const filters = process.argv.slice(2);
const files = globSync("tests/attack/*.test.ts")
  .filter((file) => filters.length === 0 || filters.some((filter) => file.startsWith(filter)))
  .sort();
if (files.length === 0) {
  console.error(`No file's path begins with ${filters.join(" or ")}, e.g. tests/attack/uploads.`);
  process.exit(1);
}
buildIfNeeded();
if (!ensureBrowser()) process.exit(1);
const { status } = spawnSync(
  process.execPath,
  ["--test", "--test-timeout=900000", "--test-concurrency=1", "--test-reporter=spec", ...files],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "test" } },
);
process.exit(status ?? 1);
