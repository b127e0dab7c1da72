import { createHash } from "node:crypto";
import type { Language } from "#src/i18n/languages.ts";
import type { Account, App } from "./app.server.ts";

/** Who acts, for which request: the first argument of every command. */
export interface Actor {
  app: App;
  account: Account;
  requestId?: string | undefined;
  address?: string | undefined;
  /** The caller's, for warnings beside an answer; undefined for sentences as they are specified. */
  language?: Language | undefined;
  /** The client's key for a create that it may have to repeat. */
  idempotencyKey?: string | undefined;
  /** Hash of the request that the key belongs to. */
  requestHash?: string | undefined;
}

/** The hash that ties an idempotency key to one request. */
export function hashRequest(method: string, path: string, body: unknown): string {
  return createHash("sha256")
    .update(`${method} ${path} ${JSON.stringify(body ?? null)}`)
    .digest("hex");
}
