import { AppError, isAppError } from "#src/errors/app-error.ts";
import type { App } from "./app.server.ts";

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
    return new AppError("unavailable", "The server's disk is full. Nothing was saved; try again later.", {
      cause: error,
    });
  }
  if (AWAY.test(text)) {
    return new AppError("unavailable", "The database does not answer right now. Try again in a moment.", {
      cause: error,
      retryAfterS: 5,
    });
  }
  if (READ_ONLY.test(text)) {
    return new AppError("unavailable", "The server can't write to its storage. Nothing was saved.", {
      cause: error,
    });
  }
  return new AppError("internal", "Something went wrong on our side. It has been noted; try again.", {
    cause: error,
  });
}

/** The JSON of a failure: `{error, message, code, issues?}`, and what a conflict adds. */
export function errorAnswer(error: AppError): Response {
  const { message, code, issues, details } = error;
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (error.retryAfterS) headers["retry-after"] = String(Math.ceil(error.retryAfterS));
  return Response.json(
    { error: message, message, code, ...(issues ? { issues } : {}), ...details },
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
