import { createHash } from "node:crypto";
import { requestInfo } from "#src/app/request-info.server.ts";

export interface KnownCallers {
  /** A name for whose request this is, where these very cookies and this token were signed in a moment ago. */
  find(request: Request): string | undefined;
  /** After an answer: whoever was found signed in is known from the next request on. */
  note(request: Request): void;
}

/** More than a club has staff. */
const MOST = 500;

/**
 * Tells staff from others before anything is looked up, so that they need not wait behind an attacker with whom they
 * share an address. It is no sign-in: who is allowed what is asked each time, and a session that has ended is known
 * until others push it out.
 */
export function createKnownCallers(): KnownCallers {
  const accounts = new Map<string, string>();
  return {
    find: (request) => (accounts.size > 0 ? accounts.get(keyOf(request)) : undefined),
    note(request) {
      const { accountId } = requestInfo(request);
      if (accountId === undefined) return;
      const key = keyOf(request);
      accounts.delete(key);
      accounts.set(key, `account ${accountId}`);
      if (accounts.size > MOST) accounts.delete(accounts.keys().next().value!);
    },
  };
}

function keyOf({ headers }: Request): string {
  const hash = createHash("sha256");
  return hash.update(`${headers.get("authorization")}\n${headers.get("cookie")}`).digest("base64");
}
