import { AppError } from "#src/errors/app-error.ts";
import type { App } from "#src/http/app.server.ts";
import { requestInfo } from "#src/http/request-info.server.ts";
import { type Bucket, countTry, forgetTries } from "#src/http/throttle.server.ts";
import { foldUsername, type Role } from "./account.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password.server.ts";
import { endAllSessions, findKnownDevice, type NewSession, startSession } from "./sessions.server.ts";

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/** The specification's words for a wrong username or password. */
export const WRONG_CREDENTIALS = "Неверные учетные данные. Пожалуйста, проверьте логин и пароль.";

export interface Login {
  username: string;
  password: string;
}

export interface SessionUser {
  id: number;
  username: string;
  email: string;
  role: Role;
}

/**
 * Signs in: throttle, password, new session. An unknown user, a wrong password and a disabled account
 * answer alike and take the same time.
 * @throws AppError `signed_out` for wrong credentials; `too_many`
 */
export async function login(
  app: App,
  { username, password }: Login,
  request: Request,
): Promise<{ session: NewSession; user: SessionUser }> {
  const name = foldUsername(username);
  const account = await findByUsername(app, name);
  const buckets = await loginBuckets(app, name, account?.id, request);
  await countTry(app, buckets, "Too many attempts to sign in. Wait a few minutes and try again.");

  const isRight = await verifyPassword(password, account?.is_active ? account.password_hash : null);
  if (!isRight || !account) throw new AppError("signed_out", WRONG_CREDENTIALS);

  for (const bucket of buckets) await forgetTries(app, bucket.name);
  await noteLogin(app, account.id, password, account.password_hash!);
  const session = await startSession(app, account.id, request);
  return {
    session,
    user: { id: account.id, username: account.username, email: account.email, role: account.role },
  };
}

async function findByUsername(app: App, name: string) {
  return app.db
    .selectFrom("accounts")
    .select(["id", "username", "email", "role", "password_hash", "is_active"])
    .where("username", "=", name)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** A known device has its own limit, so that a stranger's guesses never lock the owner out. */
async function loginBuckets(
  app: App,
  name: string,
  accountId: number | undefined,
  request: Request,
): Promise<Bucket[]> {
  const device = accountId === undefined ? undefined : await findKnownDevice(app, accountId, request);
  if (device !== undefined) return [{ name: `login:device:${device}`, most: 10, windowMs: QUARTER_HOUR_MS }];
  return [
    { name: `login:account:${name}`, most: 10, windowMs: QUARTER_HOUR_MS },
    { name: `login:address:${requestInfo(request).address}`, most: 30, windowMs: QUARTER_HOUR_MS },
  ];
}

async function noteLogin(app: App, id: number, password: string, stored: string): Promise<void> {
  const rehashed = needsRehash(stored) ? { password_hash: await hashPassword(password) } : {};
  await app.db
    .updateTable("accounts")
    .set({ last_login_at: app.now().toISOString(), ...rehashed })
    .where("id", "=", id)
    .execute();
}

export interface NewAccount {
  username: string;
  email: string;
  role: Role;
  password: string;
}

/**
 * Creates an account; for the operator's tool and the demo, which act without an account of their own.
 * @throws AppError `conflict` when the username is taken
 */
export async function createAccount(app: Pick<App, "db" | "now">, account: NewAccount): Promise<number> {
  const username = foldUsername(account.username);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u.test(username)) {
    throw new AppError("invalid", "A username has 2 to 64 letters, digits, dots, dashes or underscores.");
  }
  const taken = await app.db
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirst();
  if (taken) throw new AppError("conflict", `The username "${username}" is taken.`);
  const at = app.now().toISOString();
  const { id } = await app.db
    .insertInto("accounts")
    .values({
      username,
      email: account.email,
      role: account.role,
      password_hash: await hashPassword(account.password),
      is_active: 1,
      interface_language: null,
      totp_secret: null,
      totp_confirmed_at: null,
      totp_last_step: null,
      last_login_at: null,
      password_changed_at: at,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets a new password and ends every session of the account. @throws AppError `not_found` */
export async function resetPassword(
  app: Pick<App, "db" | "now">,
  username: string,
  password: string,
): Promise<void> {
  const id = await getAccountId(app, username);
  const at = app.now().toISOString();
  await app.db
    .updateTable("accounts")
    .set({ password_hash: await hashPassword(password), password_changed_at: at, updated_at: at })
    .where("id", "=", id)
    .execute();
  await endAllSessions(app, id);
}

/** Turns an account off or on; off ends its sessions at once. @throws AppError `not_found` */
export async function setAccountActive(
  app: Pick<App, "db" | "now">,
  username: string,
  isActive: boolean,
): Promise<void> {
  const id = await getAccountId(app, username);
  await app.db
    .updateTable("accounts")
    .set({ is_active: isActive ? 1 : 0, updated_at: app.now().toISOString() })
    .where("id", "=", id)
    .execute();
  if (!isActive) await endAllSessions(app, id);
}

async function getAccountId(app: Pick<App, "db">, username: string): Promise<number> {
  const account = await app.db
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", foldUsername(username))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!account) throw new AppError("not_found", `There is no account "${username}".`);
  return account.id;
}
