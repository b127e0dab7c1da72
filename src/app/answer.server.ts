import { databaseFault } from "#src/db/faults.server.ts";
import { AppError, isAppError, keyed, toIssue } from "#src/errors/app-error.ts";
import { type Message, say } from "#src/errors/messages.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { App } from "./app.server.ts";
import { serverErrors } from "./errors.server.ts";

/**
 * Anything thrown, as an AppError: faults of the machine get their own sentence, everything else is a bug
 * and answers 500 without detail.
 */
export function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  switch (databaseFault(error)) {
    case "full":
      return unavailable(serverErrors.disk_full(), error);
    case "away":
    case "locked":
      return unavailable(serverErrors.database_away(), error, 5);
    case "read_only":
      return unavailable(serverErrors.read_only(), error);
    case "taken":
      return new AppError("conflict", serverErrors.taken(), { cause: error });
    default:
      return new AppError("internal", serverErrors.internal(), { cause: error });
  }
}

function unavailable(message: Message, cause: unknown, retryAfterS?: number): AppError {
  return new AppError("unavailable", message, { cause, ...(retryAfterS ? { retryAfterS } : {}) });
}

/**
 * The JSON of a failure: `{error, message, code, key, params, issues?}`, and what a conflict adds.
 * @param language the caller's; undefined for the sentences as they are specified
 */
export function errorAnswer(error: AppError, language?: Language): Response {
  const { said, code, faults, details } = error;
  const message = say(said, language);
  const issues = faults?.map((fault) => toIssue(fault, language));
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (error.retryAfterS) headers["retry-after"] = String(Math.ceil(error.retryAfterS));
  return Response.json(
    { error: message, message, code, ...keyed(said), ...(issues ? { issues } : {}), ...details },
    { status: error.status, headers },
  );
}

/** Bugs and faults of the machine go whole into the log; refusals are the caller's business, but those of a full queue count. */
export function logError(app: App, error: AppError, requestId: string): void {
  if (error.status < 500) return;
  if (error.code === "unavailable" && !error.cause) {
    app.log.warn("request refused", { requestId, code: error.code, key: error.said.key });
    return;
  }
  app.log.error("request failed", { requestId, code: error.code, error: error.cause ?? error });
}
