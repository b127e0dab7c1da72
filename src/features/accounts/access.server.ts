import type { Endpoint } from "#src/api/endpoint.server.ts";
import { requireAccess } from "#src/api/mount.server.ts";
import type { Account, App } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { accountErrors } from "./errors.server.ts";

/** Whether the operator's switch asks an account for a second factor that it does not have yet. */
export function lacksTwoFactor(app: App, account: Pick<Account, "role" | "hasTwoFactor">): boolean {
  return app.config.REQUIRE_TWO_FACTOR && account.role === "admin" && !account.hasTwoFactor;
}

/** Who may make a call: its declared access; an admin who still has to set up the second factor, only that. */
export function accessRule(app: App) {
  return (endpoint: Endpoint, account: Account | null): void => {
    requireAccess(endpoint, account);
    if (!account || !lacksTwoFactor(app, account)) return;
    if (/^\/(account|auth)(\/|$)/.test(endpoint.path)) return;
    throw new AppError("two_factor_needed", accountErrors.two_factor_first());
  };
}
