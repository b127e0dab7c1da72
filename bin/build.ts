import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export const ROOT = dirname(import.meta.dirname);
export const BUILD = join(ROOT, "build");
const STAMP = join(BUILD, ".stamp");

/** Whether what stands there was built from the sources as they are. */
export function isBuilt(wanted = fingerprint()): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted;
}

/** Builds the pages unless what stands there was built from the same sources. */
export function buildIfNeeded(): void {
  const wanted = fingerprint();
  if (isBuilt(wanted)) return;
  console.error("Building the pages (when the sources have changed; about ten seconds) …");
  rmSync(BUILD, { recursive: true, force: true });
  const result = spawnSync(
    process.execPath,
    [join(ROOT, "node_modules/@react-router/dev/bin.cjs"), "build"],
    {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  if (result.status !== 0) {
    console.error("\nThe pages could not be built; the reason stands above.\n");
    process.exit(1);
  }
  compress(join(BUILD, "client"));
  mkdirSync(BUILD, { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** Stored next to each file, so that no request waits for it: the largest lever on the price of a page. */
function compress(folder: string): void {
  for (const file of globSync("**/*.{js,css,svg,json,txt,webmanifest}", { cwd: folder })) {
    const bytes = readFileSync(join(folder, file));
    if (bytes.length < 512) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

/** Names, sizes and times of everything that goes into the pages: a look at a few hundred files. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const sources = globSync(
    [
      "src/**/*",
      "club/**/*",
      "vite.config.ts",
      "bin/class-names.ts",
      "react-router.config.ts",
      "package-lock.json",
    ],
    {
      cwd: ROOT,
    },
  );
  for (const file of sources.sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    if (/\.test\.tsx?$|demo/.test(file)) continue;
    hash.update(`${file} ${size} ${Math.round(mtimeMs)}\n`);
  }
  return hash.digest("hex");
}
