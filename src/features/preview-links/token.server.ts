import { createHash, createHmac } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import { deriveKey } from "#src/app/secret-key.server.ts";

/**
 * The token of a link: 256 bits that nobody can compute who has the database and not the club's secret key. So staff
 * can be shown a link again, though it is stored nowhere.
 * @returns 43 letters of base64url
 */
export async function tokenOf(app: Pick<App, "config">, seed: string): Promise<string> {
  return createHmac("sha256", await deriveKey(app, "preview"))
    .update(seed)
    .digest("base64url");
}

/** Under which a link is found. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
