import { AppError } from "#src/errors/app-error.ts";
import type { Check } from "./check.ts";
import { checkErrors } from "./errors.server.ts";
import type { Found } from "./find-faults.server.ts";

/**
 * Lets a publication pass, unless a check stops it.
 * @returns the faults about which a person may be asked
 * @throws AppError `invalid` for what stops, naming its fields
 */
export function requireUnstopped(found: readonly Found[], stops: readonly Check[]): Found[] {
  const stopping = found.filter(({ check }) => stops.includes(check));
  const [first] = stopping;
  if (first)
    throw new AppError("invalid", checkErrors.stopped({ found: first.message }), { issues: stopping });
  return found.filter(({ level }) => level === "fault");
}
