import { AppError } from "#src/errors/app-error.ts";
import type { Message } from "#src/errors/messages.ts";

/**
 * Refuses an input in which something is missing, in the specification's one sentence for all of it.
 * @throws AppError `invalid` with one issue for each empty value
 */
export function refuseMissing(message: Message, values: Record<string, unknown>): void {
  const missing = Object.entries(values).filter(([, value]) => !value);
  if (missing.length === 0) return;
  throw new AppError("invalid", message, { issues: missing.map(([path]) => ({ path, message })) });
}
