import type { App } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { emptyRow } from "#src/records/record.ts";
import { account as definition } from "./account.record.ts";
import { foldUsername, isUsername, type Role } from "./account.ts";
import { accountErrors } from "./errors.server.ts";
import { hashPassword } from "./password.server.ts";
import { endAllSessions } from "./session-commands.server.ts";

// What the operator's tool and the demo do. They act without an account of their own.

type Bare = Pick<App, "db" | "now">;

export interface NewAccount {
  username: string;
  email: string;
  role: Role;
  password: string;
}

/**
 * Creates an account with its password.
 * @throws AppError `conflict` when the username is taken
 */
export async function createAccount(app: Bare, account: NewAccount): Promise<number> {
  const username = foldUsername(account.username);
  if (!isUsername(username)) throw new AppError("invalid", accountErrors.username_format());
  const taken = await app.db
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirst();
  if (taken) throw new AppError("conflict", accountErrors.username_taken({ name: username }));
  const at = app.now().toISOString();
  const { id } = await app.db
    .insertInto("accounts")
    .values({
      ...emptyRow(definition),
      username,
      email: account.email,
      role: account.role,
      password_hash: await hashPassword(account.password),
      password_changed_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets a new password and ends every session of the account. @throws AppError `not_found` */
export async function resetPassword(app: Bare, username: string, password: string): Promise<void> {
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
export async function setAccountActive(app: Bare, username: string, isActive: boolean): Promise<void> {
  const id = await getAccountId(app, username);
  await app.db
    .updateTable("accounts")
    .set({ is_active: isActive ? 1 : 0, updated_at: app.now().toISOString() })
    .where("id", "=", id)
    .execute();
  if (!isActive) await endAllSessions(app, id);
}

/** Takes the second factor off, for somebody who lost telephone and recovery codes. @throws AppError `not_found` */
export async function removeTwoFactor(app: Bare, username: string): Promise<void> {
  const id = await getAccountId(app, username);
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable("accounts")
      .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
      .where("id", "=", id)
      .execute();
    await tx.deleteFrom("recovery_codes").where("account_id", "=", id).execute();
    await endAllSessions({ db: tx }, id);
  });
}

async function getAccountId(app: Bare, username: string): Promise<number> {
  const account = await app.db
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", foldUsername(username))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!account) throw new AppError("not_found", accountErrors.no_account({ name: username }));
  return account.id;
}
