import type { Actor } from "#src/app/actor.server.ts";
import { withoutKey } from "#src/app/once.server.ts";
import { type Bucket, countTry, forgetTries } from "#src/app/throttle.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Language } from "#src/i18n/languages.ts";
import { getRecord, lockRecord, updateRecord } from "#src/records/records.server.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { account as definition } from "./account.record.ts";
import { auditAccount, auditSignIn } from "./audit.server.ts";
import { accountErrors } from "./errors.server.ts";
import { voidLinks } from "./link-commands.server.ts";
import { addressMovedMail } from "./mails.server.ts";
import { dropPasses } from "./pass-commands.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import { refuseWeak } from "./password-strength.server.ts";
import type { ProfileEdit } from "./schemas.server.ts";
import { keyedHash, seal, unseal } from "./seal.server.ts";
import { sealOwner, spendCode, wrongCode } from "./second-factor-commands.server.ts";
import { endAllSessions, forgetDevices } from "./session-commands.server.ts";
import { newRecoveryCodes, newSecret, plainCode, setUpOf, stepOf } from "./two-factor.server.ts";

// What a member of staff does with the own account.

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/**
 * Saves the own data. Another e-mail address takes the password: the link for a new one is mailed there, so a
 * stolen session alone must not choose it; whoever has the former address is told.
 * @throws AppError `invalid` for a missing or wrong password; `too_many`
 */
export async function updateProfile(
  actor: Actor,
  { password, ...edit }: ProfileEdit,
  request: Request,
): Promise<void> {
  const { id, email } = actor.account;
  if (edit.email !== undefined && edit.email !== email) {
    if (!password)
      throw new AppError("invalid", accountErrors.current_password_required(), { path: "password" });
    await checkPassword(actor, password, "password", request);
  }
  const saved = await save(actor, "writer", async (current) => {
    const row = await updateRecord(current, definition, id, edit);
    // A link that was mailed to the address of before.
    if (row.email !== email) await voidLinks(current.tx, id, current.now);
    return row;
  });
  if (saved.email !== email) tellFormer(actor, saved.interface_language);
}

/** Nobody waits for it: the mail server may be away, and the address is changed all the same. */
function tellFormer({ app, account: { email, username } }: Actor, language: Language | null): void {
  if (!email) return;
  const told = app.mailer
    .send(addressMovedMail({ email, username, language }))
    .catch((error) => app.log.warn("a former address could not be told of its change", { error }));
  void app.underWay.add(told);
}

/**
 * Sets a new password; every other session of the account ends at once, and so do open links. No other device is known
 * any more.
 * @throws AppError `invalid` for a wrong current or a weak new password; `too_many`
 */
export async function changePassword(
  actor: Actor,
  { current_password, new_password }: { current_password: string; new_password: string },
  request: Request,
): Promise<void> {
  const { account } = actor;
  const present = await checkPassword(actor, current_password, "current_password", request);
  const tries = { name: `password:new:${account.id}`, most: 20, windowMs: QUARTER_HOUR_MS };
  await countTry(actor.app, [tries], accountErrors.too_many_passwords());
  await refuseWeak(new_password, account, "new_password");
  const password_hash = await hashPassword(new_password);
  await save(withoutKey(actor), "writer", async (current) => {
    const { numUpdatedRows } = await current.tx
      .updateTable("accounts")
      .set({ password_hash, password_changed_at: current.now, updated_at: current.now })
      .where("id", "=", account.id)
      .where("password_hash", "=", present)
      .executeTakeFirst();
    // Somebody else with this account has changed it meanwhile: theirs would be lost without a word.
    if (Number(numUpdatedRows) !== 1) throw wrongPassword("current_password");
    await voidLinks(current.tx, account.id, current.now);
    await endAllSessions({ db: current.tx }, account.id, account.sessionId);
    await forgetDevices(current.tx, account.id, request);
    await dropPasses(current.tx, account.id, {});
    await auditAccount(current, "password_change", account);
  });
}

/**
 * Begins the set-up of the second factor, by password: a new secret, which counts once a code of it is confirmed.
 * @throws AppError `conflict` when it is on already; `invalid` for a wrong password; `too_many`
 */
export async function startTwoFactor(
  actor: Actor,
  password: string,
  request: Request,
): Promise<{ secret: string; uri: string; qr_svg: string }> {
  const { app, account } = actor;
  const row = await getRecord(app.db, definition, account.id);
  if (row.totp_confirmed_at) throw new AppError("conflict", accountErrors.two_factor_on());
  await checkPassword(actor, password, "password", request);
  const secret = newSecret();
  const totp_secret = await seal(app, secret, sealOwner(account.id));
  await save(withoutKey(actor), "writer", async (current) => {
    const { numUpdatedRows } = await current.tx
      .updateTable("accounts")
      .set({ totp_secret, totp_last_step: null })
      .where("id", "=", account.id)
      .where("totp_confirmed_at", "is", null)
      .executeTakeFirst();
    publish(current, "accounts", account.id);
    if (Number(numUpdatedRows) !== 1) throw new AppError("conflict", accountErrors.two_factor_on());
  });
  return { secret, ...setUpOf(secret, account.username) };
}

/**
 * Turns the second factor on by a first code of the app; sessions that began without it end, but this one.
 * @returns the recovery codes, which are shown only now
 * @throws AppError `conflict` when nothing was started; `invalid` for a wrong code; `too_many`
 */
export async function confirmTwoFactor(actor: Actor, code: string, request: Request): Promise<string[]> {
  const { app, account } = actor;
  const row = await getRecord(app.db, definition, account.id);
  if (row.totp_confirmed_at) throw new AppError("conflict", accountErrors.two_factor_on());
  const sealed = row.totp_secret;
  if (!sealed) throw new AppError("conflict", accountErrors.two_factor_not_begun());
  const bucket = { name: `code:setup:${account.id}`, most: 20, windowMs: QUARTER_HOUR_MS };
  const secret = await unseal(app, sealed, sealOwner(account.id));
  const step = stepOf(plainCode(code), secret, app.now());
  await throttled(actor, bucket, request, async () => (step === undefined ? wrongCode() : undefined));
  const codes = newRecoveryCodes();
  const hashes = await hashCodes(actor, codes);
  await save(withoutKey(actor), "writer", async (current) => {
    const { numUpdatedRows } = await current.tx
      .updateTable("accounts")
      // The code that confirms is used up.
      .set({ totp_confirmed_at: current.now, totp_last_step: step ?? null })
      .where("id", "=", account.id)
      .where("totp_secret", "=", sealed)
      .where("totp_confirmed_at", "is", null)
      .executeTakeFirst();
    publish(current, "accounts", account.id);
    if (Number(numUpdatedRows) !== 1) throw new AppError("conflict", accountErrors.two_factor_on());
    await replaceRecoveryCodes(current, hashes);
    await endAllSessions({ db: current.tx }, account.id, account.sessionId);
    await auditAccount(current, "two_factor_on", account);
  });
  return codes;
}

/**
 * Turns the second factor off, by password and a code of the app or a recovery code.
 * @throws AppError `forbidden` where the operator wants it; `invalid`; `too_many`
 */
export async function endTwoFactor(
  actor: Actor,
  { password, code }: { password: string; code: string },
  request: Request,
): Promise<void> {
  const { app, account } = actor;
  if (app.config.REQUIRE_TWO_FACTOR && account.role === "admin") {
    throw new AppError("forbidden", accountErrors.two_factor_stays());
  }
  const row = await getRecord(app.db, definition, account.id);
  if (!row.totp_confirmed_at) throw new AppError("conflict", accountErrors.two_factor_off());
  await checkPassword(actor, password, "password", request);
  if (!(await spendCode(app, row, code, request))) throw wrongCode();
  await save(withoutKey(actor), "writer", async (current) => {
    await lockRecord(current, definition, account.id);
    await current.tx
      .updateTable("accounts")
      .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
      .where("id", "=", account.id)
      .execute();
    await current.tx.deleteFrom("recovery_codes").where("account_id", "=", account.id).execute();
    await auditAccount(current, "two_factor_off", account);
  });
}

/** Ten new recovery codes; the old ones stop working. @throws AppError `invalid`, `conflict`, `too_many` */
export async function renewRecoveryCodes(
  actor: Actor,
  password: string,
  request: Request,
): Promise<string[]> {
  const { app, account } = actor;
  const row = await getRecord(app.db, definition, account.id);
  if (!row.totp_confirmed_at) throw new AppError("conflict", accountErrors.two_factor_needed());
  await checkPassword(actor, password, "password", request);
  const codes = newRecoveryCodes();
  const hashes = await hashCodes(actor, codes);
  await save(withoutKey(actor), "writer", async (current) => {
    const { totp_confirmed_at } = await lockRecord(current, definition, account.id);
    // Turned off meanwhile: codes that were left would belong to nothing.
    if (!totp_confirmed_at) throw new AppError("conflict", accountErrors.two_factor_needed());
    await replaceRecoveryCodes(current, hashes);
    await auditAccount(current, "recovery_codes", account);
  });
  return codes;
}

function hashCodes({ app }: Actor, codes: string[]): Promise<string[]> {
  return Promise.all(codes.map((code) => keyedHash(app, plainCode(code))));
}

async function replaceRecoveryCodes({ tx, actor }: Save, hashes: string[]): Promise<void> {
  const account_id = actor.account.id;
  await tx.deleteFrom("recovery_codes").where("account_id", "=", account_id).execute();
  await tx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ account_id, code_hash, used_at: null })))
    .execute();
}

/**
 * @returns the hash that it was checked against
 * @throws AppError `invalid` at the field; `too_many` after ten wrong ones
 */
async function checkPassword(
  actor: Actor,
  password: string,
  path: string,
  request: Request,
): Promise<string | null> {
  const { app, account } = actor;
  const { password_hash } = await getRecord(app.db, definition, account.id);
  const bucket = { name: `password:account:${account.id}`, most: 10, windowMs: QUARTER_HOUR_MS };
  await throttled(actor, bucket, request, async () => {
    if (await verifyPassword("known", account.username, password, password_hash)) return undefined;
    return wrongPassword(path);
  });
  return password_hash;
}

function wrongPassword(path: string): AppError {
  return new AppError("invalid", accountErrors.current_password_wrong(), { path });
}

/** Counts a try; a failed one that closes its bucket is an alert in the audit log, a good one is forgotten. */
async function throttled(
  { app, account }: Actor,
  bucket: Bucket,
  request: Request,
  attempt: () => Promise<AppError | undefined>,
): Promise<void> {
  const filled = await countTry(app, [bucket], accountErrors.too_many_tries());
  const fault = await attempt();
  if (fault) {
    if (filled.length > 0)
      await auditSignIn(app, request, "alert", account, {
        throttled: bucket.name.startsWith("code") ? "codes" : "passwords",
      });
    throw fault;
  }
  await forgetTries(app, bucket.name);
}
