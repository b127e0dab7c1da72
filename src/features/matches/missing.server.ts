import { AppError } from "#src/errors/app-error.ts";

/**
 * Refuses an input in which something is missing, in the specification's very words: they end without a
 * full stop, so as a schema's message they would be taken for zod's and reworded.
 * @throws AppError `invalid` with one issue for each empty value
 */
export function refuseMissing(message: string, values: Record<string, unknown>): void {
  const missing = Object.entries(values).filter(([, value]) => !value);
  if (missing.length === 0) return;
  throw new AppError("invalid", message, { issues: missing.map(([path]) => ({ path, message })) });
}
