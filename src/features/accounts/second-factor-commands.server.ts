import type { App } from "#src/app/app.server.ts";
import { type Bucket, countTry, forgetTries } from "#src/app/throttle.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { auditSignIn } from "./audit.server.ts";
import { accountErrors } from "./errors.server.ts";
import { keyedHash, unseal } from "./seal.server.ts";
import { findKnownDevice } from "./session-commands.server.ts";
import { plainCode, stepOf } from "./two-factor.server.ts";

const QUARTER_HOUR_MS = 15 * 60 * 1000;

export interface CodeAccount {
  id: number;
  username: string;
  totp_secret: string | null;
}

/**
 * Takes a code of an account's second factor: six digits of the app, or a recovery code. Each counts once,
 * however often and wherever it is sent. Guesses are throttled; a known device has a limit of its own.
 * @returns which of the two it was, or undefined when it is wrong or was used before
 * @throws AppError `too_many`
 */
export async function spendCode(
  app: App,
  account: CodeAccount,
  typed: string,
  request: Request,
): Promise<"app" | "recovery" | undefined> {
  const bucket = await codeBucket(app, account.id, request);
  const filled = await countTry(app, [bucket], accountErrors.too_many_codes());
  const code = plainCode(typed);
  const used = /^\d{6}$/.test(code)
    ? (await spendAppCode(app, account, code)) && ("app" as const)
    : (await spendRecoveryCode(app, account.id, code)) && ("recovery" as const);
  if (!used) {
    if (filled.length > 0) await auditSignIn(app, request, "alert", account, { throttled: "codes" });
    return undefined;
  }
  await forgetTries(app, bucket.name);
  return used;
}

async function codeBucket(app: App, accountId: number, request: Request): Promise<Bucket> {
  const device = await findKnownDevice(app, accountId, request);
  const name = device === undefined ? `code:account:${accountId}` : `code:device:${device}`;
  return { name, most: 5, windowMs: QUARTER_HOUR_MS };
}

/** The last used step is compared and set in one statement: of two equal codes at the same moment one counts. */
async function spendAppCode(app: App, account: CodeAccount, code: string): Promise<boolean> {
  if (!account.totp_secret) return false;
  const step = stepOf(code, await unseal(app, account.totp_secret, sealOwner(account.id)), app.now());
  if (step === undefined) return false;
  const { numUpdatedRows } = await app.db
    .updateTable("accounts")
    .set({ totp_last_step: step })
    .where("id", "=", account.id)
    .where("totp_secret", "=", account.totp_secret)
    .where((e) => e.or([e("totp_last_step", "is", null), e("totp_last_step", "<", step)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

async function spendRecoveryCode(app: App, accountId: number, code: string): Promise<boolean> {
  const { numUpdatedRows } = await app.db
    .updateTable("recovery_codes")
    .set({ used_at: app.now().toISOString() })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", await keyedHash(app, code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Ties a sealed secret to its account. */
export function sealOwner(accountId: number): string {
  return `accounts:${accountId}`;
}

/** @throws AppError `invalid` at the field `code` */
export function wrongCode(): AppError {
  return new AppError("invalid", accountErrors.code_wrong(), { path: "code" });
}
