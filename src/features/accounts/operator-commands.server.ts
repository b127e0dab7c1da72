import type { Updateable } from "kysely";
import { z } from "zod";
import { check } from "#src/api/check.server.ts";
import type { Account, App } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { AuditAction } from "#src/records/audit-action.ts";
import { emptyRow } from "#src/records/record.ts";
import { columnInputs } from "#src/records/schemas.server.ts";
import { endAllAccess } from "./access-commands.server.ts";
import { account as definition } from "./account.record.ts";
import { foldUsername, isUsername, type Role } from "./account.ts";
import { auditAccount } from "./audit.server.ts";
import { accountErrors } from "./errors.server.ts";
import { hashPassword } from "./password.server.ts";

// What the operator's tool and the demo do. They act without an account of their own.

type Bare = Pick<App, "db" | "now">;

const Address = z.object(columnInputs(definition, ["email"]));

/** Who acts at the console, for the audit log. */
const CONSOLE: Account = { id: 0, username: "console", email: "", role: "admin" };

export interface NewAccount {
  username: string;
  email: string;
  role: Role;
  password: string;
}

/**
 * Creates an account with its password.
 * @throws AppError `invalid` for a username or an address that is none, `conflict` when the username is taken
 */
export async function createAccount(app: Bare, account: NewAccount): Promise<number> {
  const username = foldUsername(account.username);
  if (!isUsername(username)) throw new AppError("invalid", accountErrors.username_format());
  check(Address, { email: account.email });
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

/**
 * Sets a new password; whoever was in before is out, with all sessions, devices and links.
 * @throws AppError `not_found`
 */
export async function resetPassword(app: Bare, username: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await change(app, username, "console_password", (at) => ({ password_hash, password_changed_at: at }));
}

/** Turns an account off or on; what let somebody in before does so no more. @throws AppError `not_found` */
export async function setAccountActive(app: Bare, username: string, isActive: boolean): Promise<void> {
  await change(app, username, isActive ? "enable" : "disable", () => ({ is_active: isActive ? 1 : 0 }));
}

/** Takes the second factor off, for somebody who lost telephone and recovery codes. @throws AppError `not_found` */
export async function removeTwoFactor(app: Bare, username: string): Promise<void> {
  const none = { totp_secret: null, totp_confirmed_at: null, totp_last_step: null };
  await change(
    app,
    username,
    "two_factor_reset",
    () => none,
    async (tx, id) => {
      await tx.deleteFrom("recovery_codes").where("account_id", "=", id).execute();
    },
  );
}

/** The frame of these deeds: the account, the end of all that let somebody in, the line in the audit log. */
async function change(
  app: Bare,
  username: string,
  action: AuditAction,
  valuesAt: (at: string) => Updateable<Tables["accounts"]>,
  more?: (tx: Tx, id: number) => Promise<void>,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const account = await tx
      .selectFrom("accounts")
      .select(["id", "username"])
      .where("username", "=", foldUsername(username))
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!account) throw new AppError("not_found", accountErrors.no_account({ name: username }));
    const now = app.now().toISOString();
    await tx
      .updateTable("accounts")
      .set({ ...valuesAt(now), updated_at: now })
      .where("id", "=", account.id)
      .execute();
    await more?.(tx, account.id);
    await endAllAccess(tx, account.id, now);
    await auditAccount({ tx, now, actor: { account: CONSOLE }, topics: new Set() }, action, account);
  });
}
