import type { Account } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { settingErrors } from "./errors.server.ts";
import { isAnalyticsKey } from "./setting.ts";

/** @throws AppError `forbidden` when an editor asks for analytics or custom code, which run on every page */
export function requireSettingAccess(account: Account, key: string): void {
  if (account.role === "admin" || !isAnalyticsKey(key)) return;
  throw new AppError("forbidden", settingErrors.admins_only());
}
