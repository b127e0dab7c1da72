import { randomBytes } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { type IssuedLink, LINK_HOURS, type LinkKind } from "./account.ts";
import { auditAccount } from "./audit.server.ts";
import { accountErrors } from "./errors.server.ts";
import { findLink, hashOfLink } from "./link-queries.server.ts";
import { linkMail } from "./mails.server.ts";
import { hashPassword } from "./password.server.ts";
import { refuseWeak } from "./password-strength.server.ts";
import { endAllSessions } from "./session-commands.server.ts";

const HOUR_MS = 3_600_000;

export interface NewLink {
  token: string;
  kind: LinkKind;
  expires_at: string;
}

/** Makes a one-time link within a save; links of before stop working. Only the token's hash is kept. */
export async function makeLink(current: Save, accountId: number, kind: LinkKind): Promise<NewLink> {
  const token = randomBytes(32).toString("base64url");
  const expires_at = new Date(Date.parse(current.now) + LINK_HOURS[kind] * HOUR_MS).toISOString();
  await voidLinks(current.tx, accountId, current.now);
  await current.tx
    .insertInto("account_links")
    .values({
      account_id: accountId,
      kind,
      token_hash: hashOfLink(token),
      created_at: current.now,
      expires_at,
      used_at: null,
      created_by: current.actor.account.id || null,
    })
    .execute();
  return { token, kind, expires_at };
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
  interface_language: "en" | "hy" | "ru" | null;
}

/**
 * Mails a link, after the save that made it, and gives it to the admin to pass on otherwise. A mail that does
 * not leave costs nothing but itself.
 * @param site the site's address, e.g. "https://www.club.example"
 */
export async function issueLink(app: App, link: NewLink, to: Addressee, site: string): Promise<IssuedLink> {
  const { token, kind, expires_at } = link;
  const url = `${app.config.SITE_URL ?? site}/admin/link/${token}`;
  const issued = { kind, url, expires_at };
  if (!to.email) return { ...issued, mail: "none" };
  try {
    await app.mailer.send(linkMail({ ...to, kind, url }));
    return { ...issued, mail: app.mailer.kind === "smtp" ? "sent" : "outbox" };
  } catch (error) {
    app.log.warn("a link to an account could not be mailed", { error });
    return { ...issued, mail: "failed" };
  }
}

/**
 * Sets the password of the link's account and ends its sessions. Of two who use a link at the same moment
 * one gets through.
 * @throws AppError `not_found`, `gone`; `invalid` for a weak password, which leaves the link as it is
 */
export async function redeemLink(app: App, token: string, password: string, request: Request): Promise<void> {
  const link = await findLink(app, token);
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
    await auditAccount(current, link.kind === "invitation" ? "accept_invitation" : "password_reset", account);
  });
}
