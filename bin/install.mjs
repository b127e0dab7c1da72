// Runs under whatever Node the machine has, before anything is installed: plain JavaScript, no packages.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed");
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
const runtime = join(root, "node_modules", ".bin", "node");

if (!isInstalled()) install();
if (!existsSync(runtime)) {
  fail(
    `There is no Node.js 26 among npm's packages for this machine (${process.platform} ${process.arch}).\n` +
      "The project runs on Linux (glibc) and macOS, x64 and arm64.",
  );
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(runtime);
}

function install() {
  console.log("Installing what the project needs (once; about a minute) …");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit" });
  if (result.status !== 0) {
    fail(
      "npm could not install the packages. Is the npm registry reachable from this machine? Its message stands above.",
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
