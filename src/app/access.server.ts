import { AppError } from "#src/errors/app-error.ts";
import { type Account, ROLE_ORDER, type Role } from "./app.server.ts";
import { accessErrors } from "./errors.server.ts";

/** Whether an account may do what a role may; nobody has none. */
export function hasRole({ role }: Pick<Account, "role">, needed: Role): boolean {
  return ROLE_ORDER.indexOf(role) >= ROLE_ORDER.indexOf(needed);
}

/** @throws AppError `forbidden` when the account's role is below the one needed */
export function requireRole(account: Account, role: Role): void {
  if (hasRole(account, role)) return;
  throw new AppError(
    "forbidden",
    role === "admin" ? accessErrors.admins_only() : accessErrors.editors_only(),
  );
}

/** The sections to which an account is limited; undefined for one that may write in all. Admins always may. */
export function sectionsOf({ role, sections }: Pick<Account, "role" | "sections">): number[] | undefined {
  return role !== "admin" && sections && sections.length > 0 ? sections : undefined;
}

/** @throws AppError `forbidden` for what is in another section, or in none, where the account is limited */
export function requireSection(account: Account, category: number | null | undefined): void {
  const own = sectionsOf(account);
  if (!own || (category && own.includes(category))) return;
  throw new AppError("forbidden", accessErrors.other_section());
}
