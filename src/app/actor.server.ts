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
  /** The client's key for a call that it may have to send again. */
  idempotencyKey?: string | undefined;
  /** Hash of the request that the key belongs to. */
  requestHash?: string | undefined;
}

/** Stands for nobody in public calls; it holds no role, so every command of staff refuses it. */
export const NOBODY: Account = { id: 0, username: "", email: "", role: "none" as never };
