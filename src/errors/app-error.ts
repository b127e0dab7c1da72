import type { Language } from "#src/i18n/languages.ts";
import { type Message, plainParams, say } from "./messages.ts";

/** What can be wrong, for programs. Each code has one HTTP status. */
export const ERROR_STATUS = {
  invalid: 400,
  signed_out: 401,
  /** The password was right; the account also wants a code of its second factor. */
  code_needed: 401,
  code_wrong: 401,
  forbidden: 403,
  /** The operator wants a second factor of admins, and this one has none yet. */
  two_factor_needed: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  wrong_media_type: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One field that was refused, as the API answers it. */
export interface Issue {
  path: string;
  message: string;
  /** Names the sentence for programs, e.g. "players.captain_taken". */
  key: string;
  params: Record<string, string | number>;
}

/** One field that was refused, and why. */
export interface FieldFault {
  path: string;
  message: Message;
}

interface ErrorOptions {
  cause?: unknown;
  /** The one field that the sentence is about. */
  path?: string;
  issues?: FieldFault[];
  /** More for the answer's JSON, e.g. the two versions of a conflict. */
  details?: Record<string, unknown>;
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfterS?: number;
}

/**
 * The one error of the product: a code for programs and a message for a person.
 * Thrown where the truth is known, caught at the two edges (the API and `page()`).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly said: Message;
  readonly faults: FieldFault[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, said: Message, options: ErrorOptions = {}) {
    super(say(said, undefined), { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.said = said;
    this.faults =
      options.issues ?? (options.path === undefined ? undefined : [{ path: options.path, message: said }]);
    this.details = options.details;
    this.retryAfterS = options.retryAfterS;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/**
 * An error, or a warning, as the API answers it: the sentence in the caller's language, with its key and parameters.
 * @param language undefined for callers that ask for none: they get the sentence as it is specified
 */
export function toIssue({ path, message }: FieldFault, language: Language | undefined): Issue {
  return { path, message: say(message, language), ...keyed(message) };
}

/** The key and the parameters beside a sentence. */
export function keyed(said: Message): Pick<Issue, "key" | "params"> {
  return { key: said.key, params: plainParams(said) };
}

/**
 * Whether something thrown is an AppError. By name, not by `instanceof`: the server's own modules and the
 * built pages each hold a copy of the class.
 */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError" && "code" in error;
}
