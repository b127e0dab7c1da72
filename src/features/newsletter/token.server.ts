import { createHmac } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import { deriveKey } from "#src/app/secret-key.server.ts";

/**
 * What the links in an address's mails carry, always the same: a link to leave works as long as its owner is
 * subscribed. Nobody can compute it without the club's secret key.
 * @param email in lower case
 * @returns 43 letters of base64url
 */
export async function tokenOf(app: Pick<App, "config">, email: string): Promise<string> {
  return createHmac("sha256", await deriveKey(app, "newsletter"))
    .update(email)
    .digest("base64url");
}
