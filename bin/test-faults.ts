// `npm run test:faults`: what the club survives: kills, a database that goes, full disks. Minutes, so not part of
// `npm test`. `npm run test:faults -- kill` runs the files whose name has that word.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { buildIfNeeded } from "./build.ts";

const words = process.argv.slice(2);
const files = globSync(["tests/faults/*.test.ts", "src/features/backup/damage.test.ts"])
  .filter((file) => words.length === 0 || words.some((word) => basename(file).includes(word)))
  .sort();

if (files.length === 0) {
  console.error(`No file in tests/faults has ${words.join(" or ")} in its name.`);
  process.exit(1);
}
buildIfNeeded();
// One after the other: each measures times, and machines have two cores.
const { status } = spawnSync(
  process.execPath,
  ["--test", "--test-concurrency=1", "--test-timeout=900000", "--test-reporter=spec", ...files],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "test" } },
);
process.exit(status ?? 1);
