import { hasRole, requireSection } from "#src/app/access.server.ts";
import type { Account } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { newsErrors } from "./errors.server.ts";

type Row = Pick<RecordRow<"articles">, "category_id" | "is_published">;

/**
 * Whether an account may change or delete an article: it is in its sections, and for a writer it is not out.
 * @throws AppError `forbidden`
 */
export function requireMayEdit(account: Account, before: Row): void {
  requireSection(account, before.category_id);
  if (before.is_published === 1 && !hasRole(account, "editor")) {
    throw new AppError("forbidden", newsErrors.writers_not_out());
  }
}

/**
 * Whether an account may save what it gives: within its sections, and a writer nothing that readers would see.
 * @throws AppError `forbidden`
 */
export function requireMayGive(
  account: Account,
  given: { category_id?: number | null | undefined; is_published?: 0 | 1 | undefined },
): void {
  if (given.category_id !== undefined) requireSection(account, given.category_id);
  const isGoingOut = given.is_published === 1 || Object.entries(given).some(goesOut);
  if (isGoingOut && !hasRole(account, "editor")) {
    throw new AppError("forbidden", newsErrors.writers_never_publish());
  }
}

/** Of each language its own state. */
function goesOut([name, value]: [string, unknown]): boolean {
  return /^text_state(_|$)/.test(name) && value === "out";
}
