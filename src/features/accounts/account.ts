import type { Item, RecordMeta } from "#src/records/record.ts";
import type { account } from "./account.record.ts";

/** Writers write drafts; editors publish; admins also decide who may. */
export const ROLES = ["admin", "editor", "writer"] as const;
export type Role = (typeof ROLES)[number];

/** The most letters that a display name has. */
export const DISPLAY_NAME_LENGTH = 80;

/** Source for 15 without a second factor: NIST SP 800-63B-4. */
export const PASSWORD_LENGTH = { least: 15, leastWithTwoFactor: 12, most: 256 };

/** How long a one-time link works, in hours. */
export const LINK_HOURS = { invitation: 72, reset: 24 } as const;
export type LinkKind = keyof typeof LINK_HOURS;

export const RECOVERY_CODE_COUNT = 10;

type StoredAccount = RecordMeta & Item<typeof account>;

/** What admins see of an account in the list. */
export const LISTED = [
  "id",
  "version",
  "username",
  "display_name",
  "email",
  "role",
  "is_active",
  "last_login_at",
  "created_at",
] as const satisfies (keyof StoredAccount)[];

export interface AccountRow extends Pick<StoredAccount, (typeof LISTED)[number]> {
  /** Invited, and has not yet chosen a password. */
  is_pending: boolean;
  has_two_factor: boolean;
  /** The news categories that they may write in; empty for all. */
  sections: number[];
}

/** How an account's sections lie in its row: "3,7". */
export function writeSections(sections: readonly number[]): string {
  return [...new Set(sections)].sort((one, other) => one - other).join(",");
}

/** @param stored "3,7"; empty or null for all */
export function readSections(stored: string | null): number[] {
  return !stored ? [] : stored.split(",").map(Number);
}

/** One place where somebody is signed in. */
export interface SessionRow {
  id: number;
  kind: "browser" | "bearer";
  address: string | null;
  user_agent: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  /** The session of whoever asks. */
  is_current: boolean;
}

/** What somebody sees of the own account. */
export const OWN = [
  "id",
  "username",
  "display_name",
  "email",
  "role",
  "interface_language",
  "last_login_at",
  "password_changed_at",
] as const satisfies (keyof StoredAccount)[];

/** A member of staff's own account. */
export interface Profile extends Pick<StoredAccount, (typeof OWN)[number]> {
  /** The news categories that they may write in; empty for all. */
  sections: number[];
  two_factor: {
    is_on: boolean;
    since: string | null;
    recovery_codes_left: number;
    /** The operator wants it of this account. */
    is_required: boolean;
  };
}

/** A one-time link, shown once: only its hash is kept. */
export interface IssuedLink {
  kind: LinkKind;
  url: string;
  expires_at: string;
  /** Whether it also left by mail; `outbox`: as a file, since no mail server is set. */
  mail: "sent" | "outbox" | "failed" | "none";
}

export type PasswordFault = "short" | "long" | "easy";

/** How many characters a password needs at least: fewer where a second factor stands beside it. */
export function leastPasswordLength(hasTwoFactor: boolean): number {
  return hasTwoFactor ? PASSWORD_LENGTH.leastWithTwoFactor : PASSWORD_LENGTH.least;
}

/**
 * Whether a password is too short or too long. No rules about signs or digits, which only make people write
 * `Password1!`; whether it is easy to guess is for the server to say, which has the lists.
 */
export function passwordLengthFault(password: string, hasTwoFactor: boolean): "short" | "long" | undefined {
  const length = [...password.normalize("NFKC")].length;
  if (length < leastPasswordLength(hasTwoFactor)) return "short";
  return length > PASSWORD_LENGTH.most ? "long" : undefined;
}

/** Usernames are compared in lower case: "Admin" and "admin" are one. */
export function foldUsername(username: string): string {
  return username.normalize("NFKC").trim().toLowerCase();
}

/** Whom the audit log calls so: the clock, and the operator at the console. */
const RESERVED = new Set(["system", "console"]);

/** @param username folded */
export function isUsername(username: string): boolean {
  return !RESERVED.has(username) && /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u.test(username);
}
