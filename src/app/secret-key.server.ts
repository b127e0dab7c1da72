import { hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "./app.server.ts";

// What lies in the database is worth nothing without this key, which lies outside it: a stolen backup of the
// database gives away no second factor.

const FILE = "secret.key";

/** The key for one purpose, derived from the club's one secret. @returns 32 bytes */
export async function deriveKey(
  app: Pick<App, "config">,
  purpose: "seal" | "hash" | "newsletter" | "preview",
): Promise<Buffer> {
  const key = app.config.SECRET_KEY ?? (await readKeyFile(app.config.DATA_DIR));
  return Buffer.from(hkdfSync("sha256", key, "club", purpose, 32));
}

async function readKeyFile(folder: string): Promise<string> {
  const path = join(folder, FILE);
  return (await readIfThere(path)) ?? (await makeKeyFile(folder, path));
}

/** Written whole and then linked: two processes that need it at once end with the same key. */
async function makeKeyFile(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(temporary, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flush: true });
  try {
    await link(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return (await readFile(path, "utf8")).trim();
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
