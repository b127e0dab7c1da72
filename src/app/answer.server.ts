import { AppError, isAppError, keyed, sentence, toIssue } from "#src/errors/app-error.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { App } from "./app.server.ts";
import { serverErrors } from "./errors.server.ts";

/** Full disk and quota, from the file system and from both databases. */
const FULL = /ENOSPC|EDQUOT|database or disk is full|No space left on device|SQLITE_FULL/;
const READ_ONLY = /EROFS|EACCES|readonly database/;
const AWAY =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|57P01|57P03|53300|Connection terminated|timeout exceeded|Query read timeout|database is locked|timeout expired/;

/**
 * Anything thrown, as an AppError: faults of the machine get their own sentence, everything else is a bug
 * and answers 500 without detail.
 */
export function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  const text = describe(error);
  if (FULL.test(text)) {
    return new AppError("unavailable", serverErrors.disk_full(), {
      cause: error,
    });
  }
  if (AWAY.test(text)) {
    return new AppError("unavailable", serverErrors.database_away(), {
      cause: error,
      retryAfterS: 5,
    });
  }
  if (READ_ONLY.test(text)) {
    return new AppError("unavailable", serverErrors.read_only(), {
      cause: error,
    });
  }
  return new AppError("internal", serverErrors.internal(), {
    cause: error,
  });
}

/**
 * The JSON of a failure: `{error, message, code, key, params, issues?}`, and what a conflict adds.
 * @param language the caller's; undefined for the sentences as they are specified
 */
export function errorAnswer(error: AppError, language?: Language): Response {
  const { said, code, faults, details } = error;
  const message = sentence(said, language);
  const issues = faults?.map((fault) => toIssue(fault, language));
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (error.retryAfterS) headers["retry-after"] = String(Math.ceil(error.retryAfterS));
  return Response.json(
    { error: message, message, code, ...keyed(said), ...(issues ? { issues } : {}), ...details },
    { status: error.status, headers },
  );
}

/** Bugs and faults of the machine go whole into the log; refusals are the caller's business. */
export function logError(app: App, error: AppError, requestId: string): void {
  if (error.status < 500) return;
  app.log.error("request failed", { requestId, code: error.code, error: error.cause ?? error });
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return `${String(code ?? "")} ${String(errcode ?? "")} ${error.message} ${error.cause ? describe(error.cause) : ""}`;
}
