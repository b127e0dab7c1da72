import { randomUUID } from "node:crypto";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import { onceOutside } from "#src/app/once.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { countStrangersTry } from "#src/app/throttle.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { messageIdOf } from "#src/mail/mailer.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { type IssuedLink, LINK_HOURS, type LinkKind } from "./account.ts";
import { auditAccount } from "./audit.server.ts";
import { accountErrors } from "./errors.server.ts";
import { findLink, hashOfLink } from "./link-queries.server.ts";
import { linkMail } from "./mails.server.ts";
import { hashPassword } from "./password.server.ts";
import { refuseWeak } from "./password-strength.server.ts";
import { keyedHash } from "./seal.server.ts";
import { endAllSessions, forgetDevices } from "./session-commands.server.ts";

const HOUR_MS = 3_600_000;

/** A link without its token. */
export interface NewLink {
  account_id: number;
  kind: LinkKind;
  expires_at: string;
}

/**
 * What a call's link is made of. A call that is sent again makes the same token of it, so the link can be shown
 * again though it is kept nowhere.
 */
export function linkSeed({ idempotencyKey }: Actor): string {
  return idempotencyKey ?? randomUUID();
}

/** 256 bits; nobody can compute it who knows the seed and the database, but not the secret key. */
async function tokenOf(app: App, { account_id, kind, expires_at }: NewLink, seed: string): Promise<string> {
  const hash = await keyedHash(app, `${kind} ${account_id} ${expires_at} ${seed}`);
  return Buffer.from(hash, "hex").toString("base64url");
}

/** Makes a one-time link within a save; links of before stop working. Only the token's hash is kept. */
export async function makeLink(
  current: Save,
  accountId: number,
  kind: LinkKind,
  seed: string,
): Promise<NewLink> {
  const expires_at = new Date(Date.parse(current.now) + LINK_HOURS[kind] * HOUR_MS).toISOString();
  const link = { account_id: accountId, kind, expires_at };
  await voidLinks(current.tx, accountId, current.now);
  await current.tx
    .insertInto("account_links")
    .values({
      ...link,
      token_hash: hashOfLink(await tokenOf(current.actor.app, link, seed)),
      created_at: current.now,
      used_at: null,
      created_by: current.actor.account.id || null,
    })
    .execute();
  return link;
}

/** The open links of an account stop working, e.g. when its password changes otherwise. */
export async function voidLinks(db: Db, accountId: number, at: string): Promise<void> {
  await db
    .updateTable("account_links")
    .set({ used_at: at })
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .execute();
}

interface Addressee {
  username: string;
  email: string;
  language: "en" | "hy" | "ru" | null;
}

/**
 * Mails a link, after the save that made it, and gives it to the admin to pass on otherwise. A mail that does
 * not leave costs nothing but itself.
 * @param where the site's address, e.g. "https://www.club.example", and the {@link linkSeed}
 */
export async function issueLink(
  actor: Actor,
  link: NewLink,
  to: Addressee,
  where: { site: string; seed: string },
): Promise<IssuedLink> {
  const { app } = actor;
  const { kind, expires_at } = link;
  const token = await tokenOf(app, link, where.seed);
  const url = `${app.config.SITE_URL ?? where.site}/admin/link/${token}`;
  const mail = await onceOutside(actor, () => mailLink(app, { ...to, kind, url }, hashOfLink(token)));
  return { kind, url, expires_at, mail };
}

async function mailLink(
  app: App,
  to: Addressee & Pick<IssuedLink, "kind" | "url">,
  id: string,
): Promise<IssuedLink["mail"]> {
  if (!to.email) return "none";
  try {
    await app.mailer.send({ ...linkMail(to), messageId: messageIdOf(app.config, `link-${id.slice(0, 32)}`) });
    return app.mailer.kind === "smtp" ? "sent" : "outbox";
  } catch (error) {
    app.log.warn("a link to an account could not be mailed", { error });
    return "failed";
  }
}

/**
 * Sets the password of the link's account and ends its sessions. Of two who use a link at the same moment
 * one gets through.
 * @throws AppError `not_found`, `gone`; `invalid` for a weak password, which leaves the link as it is
 */
export async function redeemLink(app: App, token: string, password: string, request: Request): Promise<void> {
  const link = await findLink(app, token);
  // Judging a password costs something: no link is a way to keep the server busy.
  await countStrangersTry(
    app,
    [{ name: `link:${link.id}`, most: 20, windowMs: HOUR_MS }],
    accountErrors.too_many_tries(),
  );
  await refuseWeak(password, link, "password");
  const password_hash = await hashPassword(password);
  const { id: requestId, address } = requestInfo(request);
  const account = {
    id: link.account_id,
    username: link.username,
    email: link.email,
    role: "editor" as const,
  };
  await save({ app, account, requestId, address }, "editor", async (current) => {
    const { numUpdatedRows } = await current.tx
      .updateTable("account_links")
      .set({ used_at: current.now })
      .where("id", "=", link.id)
      .where("used_at", "is", null)
      .where("expires_at", ">", current.now)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) throw new AppError("gone", accountErrors.link_used());
    await current.tx
      .updateTable("accounts")
      .set({ password_hash, password_changed_at: current.now, updated_at: current.now })
      .where("id", "=", account.id)
      .execute();
    await endAllSessions({ db: current.tx }, account.id);
    await forgetDevices(current.tx, account.id);
    await auditAccount(current, link.kind === "invitation" ? "accept_invitation" : "password_reset", account);
  });
}
