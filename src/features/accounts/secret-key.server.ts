import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { accountErrors } from "./errors.server.ts";

// What lies in the database is worth nothing without this key, which lies outside it: a stolen backup of the
// database gives away no second factor.

const FILE = "secret.key";

/** Encrypts with AES-256-GCM. @param owner what the text belongs to; it can't be opened as another's */
export async function seal(app: App, text: string, owner: string): Promise<string> {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", await deriveKey(app, "seal"), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return ["v1", iv, cipher.getAuthTag(), sealed]
    .map((part) => (typeof part === "string" ? part : part.toString("base64url")))
    .join(".");
}

/** @throws AppError `unavailable` when it was sealed with another key or for another owner */
export async function unseal(app: App, sealed: string, owner: string): Promise<string> {
  const [, iv = "", tag = "", text = ""] = sealed.split(".");
  try {
    const decipher = createDecipheriv(
      "aes-256-gcm",
      await deriveKey(app, "seal"),
      Buffer.from(iv, "base64url"),
      { authTagLength: 16 },
    )
      .setAAD(Buffer.from(owner))
      .setAuthTag(Buffer.from(tag, "base64url"));
    return decipher.update(Buffer.from(text, "base64url"), undefined, "utf8") + decipher.final("utf8");
  } catch (cause) {
    throw new AppError("unavailable", accountErrors.other_secret_key(), { cause });
  }
}

/** A hash that nobody can compute without the key, for codes short enough to be guessed from a plain one. */
export async function keyedHash(app: App, text: string): Promise<string> {
  return createHmac("sha256", await deriveKey(app, "hash"))
    .update(text)
    .digest("hex");
}

async function deriveKey(app: App, purpose: "seal" | "hash"): Promise<Buffer> {
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
