// `npm run check`: types, lint and format, and what the tests of the house read in its sources.
import { spawnSync } from "node:child_process";
import { ROOT } from "./build.ts";

/** What has not changed since the last time is not read again: two seconds for twenty. */
const KNOWN_TYPES = ["--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
const HOUSE = ["architecture", "component-styles", "dictionaries"].map((name) => `tests/${name}.test.ts`);

const steps: [string, string[]][] = [
  ["Types of the routes", ["node_modules/@react-router/dev/bin.cjs", "typegen"]],
  ["Types", ["node_modules/typescript/bin/tsc", "--noEmit", "-p", ".", ...KNOWN_TYPES]],
  ["Lint and format", ["node_modules/@biomejs/biome/bin/biome", "check"]],
  ["Architecture, styles, words", ["--test", "--test-reporter=dot", ...HOUSE]],
];
let isOk = true;
for (const [name, command] of steps) {
  console.log(`${name} …`);
  isOk = spawnSync(process.execPath, command, { cwd: ROOT, stdio: "inherit" }).status === 0 && isOk;
}
process.exit(isOk ? 0 : 1);
