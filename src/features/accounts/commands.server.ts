import { requireRole, sectionsOf } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { createRecord, lockRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { endAllAccess, endPreviewsOf } from "./access-commands.server.ts";
import { account as definition } from "./account.record.ts";
import { type AccountRow, foldUsername, type IssuedLink, writeSections } from "./account.ts";
import { auditAccount } from "./audit.server.ts";
import { accountErrors } from "./errors.server.ts";
import { issueLink, linkSeed, makeLink } from "./link-commands.server.ts";
import { dropPasses } from "./pass-commands.server.ts";
import { toAccountRow } from "./queries.server.ts";
import type { AccountEdit, Invitation } from "./schemas.server.ts";
import { endAllSessions } from "./session-commands.server.ts";

/**
 * Makes an account without a password, and the one-time link by which its owner chooses one.
 * @param site the site's address, for the link
 * @throws AppError `conflict` when the username is taken
 */
export async function inviteAccount(
  actor: Actor,
  invitation: Invitation,
  site: string,
): Promise<{ account: AccountRow; link: IssuedLink }> {
  const username = foldUsername(invitation.username);
  const seed = linkSeed(actor);
  const { account, language, link } = await save(actor, "admin", async (current) => {
    const same = await current.tx
      .selectFrom("accounts")
      .select("id")
      .where("username", "=", username)
      .executeTakeFirst();
    if (same) {
      throw new AppError("conflict", accountErrors.username_taken({ name: username }), { path: "username" });
    }
    const row = await createRecord(current, definition, { ...invitation, username });
    const link = await makeLink(current, row.id, "invitation", seed);
    return { account: toAccountRow(row), language: row.interface_language, link };
  });
  return { account, link: await issueLink(actor, link, { ...account, language }, { site, seed }) };
}

/**
 * A new one-time link: an invitation for who never chose a password, else a reset. Earlier links stop working.
 * @throws AppError `forbidden` for oneself: it would set a new password without the present one
 */
export async function renewLink(actor: Actor, id: number, site: string): Promise<IssuedLink> {
  if (id === actor.account.id) {
    throw new AppError("forbidden", accountErrors.own_password());
  }
  const seed = linkSeed(actor);
  const { to, link } = await save(actor, "admin", async (current) => {
    const row = await lockRecord(current, definition, id);
    if (!row.is_active) {
      throw new AppError("conflict", accountErrors.account_disabled());
    }
    const link = await makeLink(current, id, row.password_hash === null ? "invitation" : "reset", seed);
    await auditAccount(current, `${link.kind}_link`, row);
    const { username, email, interface_language: language } = row;
    return { to: { username, email, language }, link };
  });
  return issueLink(actor, link, to, { site, seed });
}

/**
 * Changes role, e-mail or whether an account may sign in. Each of these ends at once whatever let somebody in before.
 * @throws AppError `forbidden` for one's own role, state and e-mail; `conflict` for the last admin
 */
export function updateAccount(actor: Actor, id: number, edit: AccountEdit): Promise<AccountRow> {
  const { version, sections, ...given } = edit;
  const values = { ...given, ...(sections ? { sections: writeSections(sections) } : {}) };
  return save(actor, "admin", async (current) => {
    const admins = await lockAdmins(current);
    const before = await lockRecord(current, definition, id);
    const isDropped = before.role === "admin" && values.role !== undefined && values.role !== "admin";
    const isDisabled = before.is_active === 1 && values.is_active === 0;
    const isOwnChange =
      (values.role !== undefined && values.role !== before.role) ||
      (values.is_active !== undefined && values.is_active !== before.is_active);
    if (id === actor.account.id && isOwnChange) {
      throw new AppError("forbidden", accountErrors.own_role());
    }
    if (id === actor.account.id && values.email !== undefined && values.email !== before.email) {
      throw new AppError("forbidden", accountErrors.own_email());
    }
    if (before.role === "admin" && (isDropped || isDisabled) && !admins.some((admin) => admin !== id)) {
      throw new AppError("conflict", accountErrors.last_admin());
    }
    const row = await updateRecord(current, definition, id, values, { version });
    const isNew =
      row.role !== before.role || row.is_active !== before.is_active || row.email !== before.email;
    if (isNew) await endAllAccess(current.tx, id, current.now);
    const after = toAccountRow(row);
    const limits = sectionsOf(after);
    if (limits) await endPreviewsOf(current.tx, id, current.now, limits);
    return after;
  });
}

/**
 * The admins who can sign in, locked: two admins who disable each other at the same moment must not leave
 * the club without one. The caller counts, however they signed in.
 */
async function lockAdmins({ tx, actor }: Save): Promise<number[]> {
  const rows = await tx
    .selectFrom("accounts")
    .select("id")
    .where("role", "=", "admin")
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .where((e) => e.or([e("password_hash", "is not", null), e("id", "=", actor.account.id)]))
    .orderBy("id")
    .$if(actor.app.database.kind === "postgres", (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the second factor off another account, whose owner lost telephone and codes; ends its sessions. */
export function resetTwoFactor(actor: Actor, id: number): Promise<AccountRow> {
  return save(actor, "admin", async (current) => {
    await lockRecord(current, definition, id);
    if (id === actor.account.id) {
      throw new AppError("forbidden", accountErrors.own_two_factor());
    }
    const values = { totp_secret: null, totp_confirmed_at: null, totp_last_step: null };
    await current.tx.deleteFrom("recovery_codes").where("account_id", "=", id).execute();
    await endAllAccess(current.tx, id, current.now);
    return toAccountRow(await updateRecord(current, definition, id, values, { action: "two_factor_reset" }));
  });
}

/**
 * Signs an account out, of one session or everywhere; one's own too.
 * @param but the session that goes on
 * @returns how many sessions ended
 * @throws AppError `not_found` when the one session is none of this account's
 */
export function endSessions(
  actor: Actor,
  accountId: number,
  which: { only?: number; but?: number | undefined },
): Promise<number> {
  if (accountId !== actor.account.id) requireRole(actor.account, "admin");
  return save(actor, "writer", async (current) => {
    const account = await lockRecord(current, definition, accountId);
    const ended = which.only
      ? await endOne(current, accountId, which.only)
      : await endAllSessions({ db: current.tx }, accountId, which.but);
    if (ended > 0) await auditAccount(current, "end_sessions", account, { ended });
    return ended;
  });
}

async function endOne({ tx }: Save, accountId: number, id: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new AppError("not_found", accountErrors.session_ended());
  await dropPasses(tx, accountId, { of: id });
  return 1;
}
