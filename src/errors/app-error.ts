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

/** One field that was refused, e.g. `{ path: "jersey_number", message: "A jersey number is from 1 to 99." }`. */
export interface Issue {
  path: string;
  message: string;
}

interface ErrorOptions {
  cause?: unknown;
  issues?: Issue[];
  /** More for the answer's JSON, e.g. the two versions of a conflict. */
  details?: Record<string, unknown>;
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfterS?: number;
}

/**
 * The one error of the product: a sentence for a person and a code for programs.
 * Thrown where the truth is known, caught at the two edges (the API and `page()`).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.issues = options.issues;
    this.details = options.details;
    this.retryAfterS = options.retryAfterS;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/**
 * Whether something thrown is an AppError. By name, not by `instanceof`: the server's own modules and the
 * built pages each hold a copy of the class.
 */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError" && "code" in error;
}
