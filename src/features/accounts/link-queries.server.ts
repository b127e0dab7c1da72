import { createHash } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { LinkKind } from "./account.ts";
import { accountErrors } from "./errors.server.ts";

/** What a link is for. @throws AppError `not_found`; `gone` when it was used or has expired */
export async function readLink(
  app: App,
  token: string,
): Promise<{ kind: LinkKind; username: string; expires_at: string; has_two_factor: boolean }> {
  const { kind, username, expires_at, hasTwoFactor } = await findLink(app, token);
  return { kind, username, expires_at, has_two_factor: hasTwoFactor };
}

/** @throws AppError `not_found`; `gone` */
export async function findLink(app: App, token: string) {
  const link = await app.db
    .selectFrom("account_links")
    .innerJoin("accounts", "accounts.id", "account_links.account_id")
    .select(["account_links.id", "account_links.kind", "expires_at", "used_at"])
    .select([
      "accounts.id as account_id",
      "username",
      "email",
      "is_active",
      "deleted_at",
      "totp_confirmed_at",
    ])
    .where("token_hash", "=", hashOfLink(token))
    .executeTakeFirst();
  if (!link) throw new AppError("not_found", accountErrors.no_link());
  if (link.used_at || !link.is_active || link.deleted_at)
    throw new AppError("gone", accountErrors.link_used());
  if (link.expires_at <= app.now().toISOString()) throw new AppError("gone", accountErrors.link_expired());
  return { ...link, hasTwoFactor: link.totp_confirmed_at !== null };
}

/** Under which a link is stored. */
export function hashOfLink(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
