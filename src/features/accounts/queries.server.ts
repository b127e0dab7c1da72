import type { Account, App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import { notFound, type RecordRow } from "#src/records/record-kinds.server.ts";
import { lacksTwoFactor } from "./access.server.ts";
import { type AccountRow, LISTED, OWN, type Profile, readSections, type SessionRow } from "./account.ts";

/** Who does nothing for so long is signed out. */
const IDLE_MS = 60 * 60 * 1000;

/** Every account, admins first, then by name. */
export async function listAccounts(db: Db): Promise<AccountRow[]> {
  const rows = await db
    .selectFrom("accounts")
    .select([...LISTED, "sections", "password_hash", "totp_confirmed_at"])
    .where("deleted_at", "is", null)
    .execute();
  const byName = sortedBy(rows, ({ username }) => username);
  return sortedBy(byName, ({ role }) => role).map(toAccountRow);
}

type StoredAccount = Pick<
  RecordRow<"accounts">,
  (typeof LISTED)[number] | "sections" | "password_hash" | "totp_confirmed_at"
>;

/** What admins may see of a stored account; no hash, no secret. */
export function toAccountRow(row: StoredAccount): AccountRow {
  return {
    id: row.id,
    version: row.version,
    username: row.username,
    display_name: row.display_name,
    email: row.email,
    role: row.role,
    sections: readSections(row.sections),
    is_active: row.is_active === 1,
    is_pending: row.password_hash === null,
    has_two_factor: row.totp_confirmed_at !== null,
    last_login_at: row.last_login_at,
    created_at: row.created_at,
  };
}

/** @throws AppError `not_found` */
export async function getProfile(app: App, account: Account): Promise<Profile> {
  const row = await app.db
    .selectFrom("accounts")
    .select([...OWN, "sections", "totp_confirmed_at"])
    .where("id", "=", account.id)
    .executeTakeFirst();
  if (!row) throw notFound("accounts", account.id);
  const { totp_confirmed_at: since, sections, ...rest } = row;
  return {
    ...rest,
    sections: readSections(sections),
    two_factor: {
      is_on: since !== null,
      since,
      recovery_codes_left: await countRecoveryCodes(app.db, account.id),
      is_required: lacksTwoFactor(app, { role: row.role, hasTwoFactor: false }),
    },
  };
}

async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Where an account is signed in, last used first. @param current the session of whoever asks */
export async function listSessions(app: App, accountId: number, current?: number): Promise<SessionRow[]> {
  const rows = await liveSessions(app)
    .select(["id", "kind", "address", "user_agent", "created_at", "last_used_at", "expires_at"])
    .where("account_id", "=", accountId)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, is_current: row.id === current }));
}

/** The sessions that have not ended by themselves, of whoever. */
export function liveSessions(app: App) {
  const now = app.now();
  return app.db
    .selectFrom("sessions")
    .where("sessions.expires_at", ">", now.toISOString())
    .where("sessions.last_used_at", ">", new Date(now.getTime() - IDLE_MS).toISOString());
}

/** What is read of an account that acts. */
export const ACTING = [
  "accounts.id",
  "accounts.username",
  "accounts.display_name",
  "accounts.email",
  "accounts.role",
  "accounts.sections",
  "accounts.totp_confirmed_at",
  "accounts.interface_language",
] as const;

type Acting = Pick<
  RecordRow<"accounts">,
  | "id"
  | "username"
  | "display_name"
  | "email"
  | "role"
  | "sections"
  | "totp_confirmed_at"
  | "interface_language"
>;

/** A row of these columns as every command gets it. */
export function actingAccount(row: Acting): Account {
  const { id, username, email, role } = row;
  const hasTwoFactor = row.totp_confirmed_at !== null;
  return {
    id,
    username,
    displayName: row.display_name,
    email,
    role,
    sections: readSections(row.sections),
    hasTwoFactor,
    language: row.interface_language,
  };
}

/** Whether this club has been filled: somebody may sign in. */
export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst()) !== undefined;
}
