import type { Account } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { settingErrors } from "./errors.server.ts";
import { ADMIN_KEYS } from "./setting.ts";

/** @throws AppError `forbidden` when an editor asks for what only admins choose */
export function requireSettingAccess(account: Account, key: string): void {
  if (account.role === "admin" || !ADMIN_KEYS.includes(key)) return;
  throw new AppError("forbidden", settingErrors.admins_only());
}
