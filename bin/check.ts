// `npm run check`: types, lint and format, architecture.
import { spawnSync } from "node:child_process";
import { ROOT } from "./build.ts";

/** What has not changed since the last time is not read again: two seconds for twenty. */
const KNOWN_TYPES = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

const steps: [string, string[]][] = [
  ["Types of the routes", ["node_modules/@react-router/dev/bin.cjs", "typegen"]],
  ["Types", ["node_modules/typescript/bin/tsc", "--noEmit", "-p", ".", ...KNOWN_TYPES]],
  ["Lint and format", ["node_modules/@biomejs/biome/bin/biome", "check"]],
  ["Architecture", ["--test", "--test-reporter=dot", "tests/architecture.test.ts"]],
];
let isOk = true;
for (const [name, command] of steps) {
  console.log(`${name} …`);
  isOk = spawnSync(process.execPath, command, { cwd: ROOT, stdio: "inherit" }).status === 0 && isOk;
}
process.exit(isOk ? 0 : 1);
