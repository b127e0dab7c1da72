import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import { deriveKey } from "#src/app/secret-key.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { accountErrors } from "./errors.server.ts";

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
