import type { App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { type Bucket, countStrangersTry, countTry, forgetTries } from "#src/app/throttle.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { callerBuckets } from "#src/http/address.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { foldUsername, type Role } from "./account.ts";
import { auditSignIn } from "./audit.server.ts";
import { accountErrors } from "./errors.server.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password.server.ts";
import { spendCode } from "./second-factor-commands.server.ts";
import { findKnownDevice, type NewSession, startSession } from "./session-commands.server.ts";

const QUARTER_HOUR_MS = 15 * 60 * 1000;

export interface Login {
  username: string;
  password: string;
  /** Of the authenticator app, or a recovery code; needed where the account has a second factor. */
  code?: string | undefined;
  /** Chosen on the sign-in page. */
  language?: Language | undefined;
}

export interface SessionUser {
  id: number;
  username: string;
  email: string;
  role: Role;
}

/**
 * Signs in: throttle, password, second factor, new session. An unknown user, a wrong password and a disabled
 * account answer alike and take the same time.
 * @throws AppError `signed_out` for wrong credentials; `code_needed`, `code_wrong`; `too_many`
 */
export async function login(
  app: App,
  { username, password, code, language }: Login,
  request: Request,
): Promise<{ session: NewSession; user: SessionUser; language: Language | null }> {
  const name = foldUsername(username);
  const account = await findByUsername(app, name);
  const device = account && (await findKnownDevice(app, account.id, request));
  const buckets = loginBuckets(name, device, requestInfo(request).address);
  const count = device === undefined ? countStrangersTry : countTry;
  const filled = await count(app, buckets, accountErrors.too_many_sign_ins());

  const isRight = await verifyPassword(
    device === undefined ? "stranger" : "known",
    name,
    password,
    account?.is_active ? account.password_hash : null,
  );
  if (!isRight || !account) {
    if (filled.length > 0) await auditSignIn(app, request, "alert", account, { throttled: "passwords" });
    throw new AppError("signed_out", accountErrors.wrong_credentials());
  }
  const factor = account.totp_confirmed_at ? await takeCode(app, account, code, request) : "password";

  const session = await enter(app, account, request);
  for (const bucket of buckets) await forgetTries(app, bucket.name);
  await keepStrong(app, account.id, password, account.password_hash!);
  await auditSignIn(app, request, "sign_in", account, { with: factor });
  return {
    session,
    user: { id: account.id, username: account.username, email: account.email, role: account.role },
    language: account.interface_language ?? (await keepLanguage(app, account.id, language)),
  };
}

/** A choice that was made before signing in becomes the account's own where it has none. */
async function keepLanguage(app: App, id: number, language: Language | undefined): Promise<Language | null> {
  if (!language) return null;
  await app.db
    .updateTable("accounts")
    .set({ interface_language: language })
    .where("id", "=", id)
    .where("interface_language", "is", null)
    .execute();
  return language;
}

async function takeCode(
  app: App,
  account: Parameters<typeof spendCode>[1],
  code: string | undefined,
  request: Request,
): Promise<"app" | "recovery"> {
  if (!code) {
    throw new AppError("code_needed", accountErrors.code_needed());
  }
  const used = await spendCode(app, account, code, request);
  if (!used) throw new AppError("code_wrong", accountErrors.code_wrong());
  return used;
}

async function findByUsername(app: App, name: string) {
  return app.db
    .selectFrom("accounts")
    .select([
      "id",
      "username",
      "email",
      "role",
      "interface_language",
      "password_hash",
      "password_changed_at",
      "is_active",
      "totp_secret",
      "totp_confirmed_at",
    ])
    .where("username", "=", name)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** A known device has its own limit, so that a stranger's guesses never lock the owner out. */
function loginBuckets(name: string, device: number | undefined, address: string): Bucket[] {
  if (device !== undefined) return [{ name: `login:device:${device}`, most: 10, windowMs: QUARTER_HOUR_MS }];
  return [
    { name: `login:account:${name}`, most: 10, windowMs: QUARTER_HOUR_MS },
    // A line at home is often given 256 networks of its own.
    ...callerBuckets("login:address", address, { most: 30, windowMs: QUARTER_HOUR_MS }),
  ];
}

/**
 * Starts the session of an account that still is as it was when password and code were judged, which takes a while:
 * whoever set a new password or a second factor meanwhile has shut the old one out, and no session outlives that.
 */
async function enter(
  app: App,
  { id, password_changed_at, totp_confirmed_at }: NonNullable<Awaited<ReturnType<typeof findByUsername>>>,
  request: Request,
): Promise<NewSession> {
  return inTransaction(app.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("accounts")
      .set({ last_login_at: app.now().toISOString() })
      .where("id", "=", id)
      .where("is_active", "=", 1)
      .where("deleted_at", "is", null)
      .where("password_changed_at", password_changed_at ? "=" : "is", password_changed_at)
      .where("totp_confirmed_at", totp_confirmed_at ? "=" : "is", totp_confirmed_at)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) throw new AppError("signed_out", accountErrors.wrong_credentials());
    return startSession({ ...app, db: tx }, id, request);
  });
}

/** A password that was hashed as it was usual years ago is hashed anew, unless it is another by now. */
async function keepStrong(app: App, id: number, password: string, stored: string): Promise<void> {
  if (!needsRehash(stored)) return;
  await app.db
    .updateTable("accounts")
    .set({ password_hash: await hashPassword(password) })
    .where("id", "=", id)
    .where("password_hash", "=", stored)
    .execute();
}
