import { randomBytes } from "node:crypto";
import { refuseForeign } from "#src/api/form-post.server.ts";
import type { Account, App } from "#src/app/app.server.ts";
import { accessErrors } from "#src/app/errors.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { cookie, hashSecret, readCookie } from "./cookies.server.ts";
import { accountErrors } from "./errors.server.ts";
import { ACTING, actingAccount } from "./queries.server.ts";

// A session ends after an idle hour, and a phone that is offline for a half comes back signed out. A match pass lets
// an account write one match's log, and nothing else, until the match is over.

export const PASS_COOKIE = "match-pass";
/** Browsers send it with the calls of the match day, and with no others. */
export const PASS_PATH = "/api/matchday";

const HOUR_MS = 3_600_000;
/** After the kick-off; from now, where that is later. */
const LASTS_MS = 6 * HOUR_MS;
/** As a session: a console that is opened weeks before its match gets no pass of weeks. */
const MOST_MS = 24 * HOUR_MS;

/**
 * Gives an account a pass for a match, within a session that has not ended meanwhile: its end would not find the pass.
 * @returns the cookie that holds it; only its hash is stored
 * @throws AppError `signed_out`
 */
export async function startMatchPass(
  app: App,
  account: Account,
  match: { id: number; match_date: string },
  request: Request,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const now = app.now().getTime();
  const until = Math.min(Math.max(Date.parse(match.match_date), now) + LASTS_MS, now + MOST_MS);
  const pass = {
    token_hash: hashSecret(secret),
    account_id: account.id,
    match_id: match.id,
    session_id: account.sessionId ?? null,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(until).toISOString(),
  };
  await inTransaction(app.db, async (tx) => {
    // Written, not only read: whoever ends the session at this moment waits, and finds the pass.
    const { numUpdatedRows } = await tx
      .updateTable("sessions")
      .set({ last_used_at: pass.created_at })
      .where("id", "=", account.sessionId ?? 0)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) throw new AppError("signed_out", accessErrors.signed_out());
    await tx.insertInto("match_passes").values(pass).execute();
  });
  const { isSecure } = requestInfo(request);
  return cookie(PASS_COOKIE, secret, isSecure, Math.floor((until - now) / 1000), PASS_PATH);
}

/**
 * Whose pass a request brings, where it is one for this match. The account's role and state are read each time.
 * @throws AppError `forbidden` for the pass of another match, or a request that another site's page made
 */
export async function authenticateByPass(
  app: App,
  request: Request,
  { id }: Record<string, string>,
): Promise<Account | null> {
  const secret = readCookie(request, PASS_COOKIE);
  if (!secret) return null;
  refuseForeign(request);
  const row = await app.db
    .selectFrom("match_passes")
    .innerJoin("accounts", "accounts.id", "match_passes.account_id")
    .select(["match_passes.match_id", ...ACTING])
    .where("match_passes.token_hash", "=", hashSecret(secret))
    .where("match_passes.expires_at", ">", app.now().toISOString())
    .where("accounts.is_active", "=", 1)
    .where("accounts.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  if (String(row.match_id) !== id) throw new AppError("forbidden", accountErrors.pass_of_another_match());
  requestInfo(request).accountId = row.id;
  return actingAccount(row);
}

/** Ends passes of an account: those that a session asked for, or all, with the one session that goes on. */
export async function dropPasses(
  db: Db,
  accountId: number,
  which: { of?: number; but?: number | undefined },
): Promise<void> {
  await db
    .deleteFrom("match_passes")
    .where("account_id", "=", accountId)
    .$if(which.of !== undefined, (query) => query.where("session_id", "=", which.of!))
    .$if(which.but !== undefined, (query) =>
      query.where((e) => e.or([e("session_id", "is", null), e("session_id", "!=", which.but!)])),
    )
    .execute();
}
