import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { club } from "#club/club.ts";
import { RECOVERY_CODE_COUNT } from "./account.ts";

// Codes by time as every authenticator app makes them: six digits, 30 seconds, SHA-1. Source: RFC 6238.

const STEP_S = 30;
/** A code of the step before or after counts too: telephones' clocks differ. */
const WINDOW = 1;

/** A new shared secret of 160 bits, in base 32 as people type it. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app scans: the address, and the same as a QR picture (SVG). */
export function setUpOf(secret: string, username: string): { uri: string; qr_svg: string } {
  const uri = totp(secret, username).toString();
  return { uri, qr_svg: renderSVG(uri, { border: 2, ecc: "M" }) };
}

/** The time step that a code belongs to, or undefined when it is wrong or too old. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const delta = totp(secret, "").validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_S) + delta;
}

/** No letter that is taken for another: no i, l, o, u. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Ten codes of 60 bits each, such as "4k2m-x9qz-7hbd". */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => `${part()}-${part()}-${part()}`);
}

/** A code as it was typed, without what people add: spaces, dashes, capitals. */
export function plainCode(typed: string): string {
  return typed.normalize("NFKC").toLowerCase().replace(/[\s-]/g, "");
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({
    // Armenian or Cyrillic letters make a QR code twice as dense.
    issuer: club.name.en,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: STEP_S,
  });
}
