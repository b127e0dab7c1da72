import { hasRole, requireSection } from "#src/app/access.server.ts";
import type { Account } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { newsErrors } from "./errors.server.ts";
import { waitsInBundle } from "./out-queries.server.ts";

type Row = Pick<RecordRow<"articles">, "id" | "category_id" | "is_published">;

/**
 * Whether whoever saves may change or delete an article: it is in their sections, and for a writer it is not out, nor
 * does it wait to go out with others, as it was when an editor said so.
 * @throws AppError `forbidden`
 */
export async function requireMayEdit({ tx, actor: { account } }: Save, before: Row): Promise<void> {
  requireSection(account, before.category_id);
  if (hasRole(account, "editor")) return;
  if (before.is_published === 1) throw new AppError("forbidden", newsErrors.writers_not_out());
  if (await waitsInBundle(tx, before.id)) throw new AppError("forbidden", newsErrors.writers_not_waiting());
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
