import { LANGUAGES } from "#src/i18n/languages.ts";
import { choice, flag, integer, moment, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { DISPLAY_NAME_LENGTH, ROLES } from "./account.ts";

/** An account of the back office. Disabled rather than deleted. */
export const account = record(
  "accounts",
  {
    /** Folded: see `foldUsername`. Chosen once. */
    username: text({ max: 100, readOnly: true, search: false }),
    /** What the back office calls them; null for the username. */
    display_name: text({ max: DISPLAY_NAME_LENGTH, nullable: true, personal: true, search: false }),
    email: text({ max: 254, format: "email", personal: true, search: false }),
    role: choice({ values: ROLES, required: true }),
    /** The news categories that they may write in, "3,7"; null for all. */
    sections: text({ max: 500, nullable: true, readOnly: true, search: false }),
    is_active: flag({ default: true }),
    /** Null until one is chosen; the browser's then counts. */
    interface_language: choice({ values: LANGUAGES }),
    /** Null before the invitation is accepted. */
    password_hash: text({ max: 500, nullable: true, secret: true }),
    password_changed_at: moment({ readOnly: true }),
    totp_secret: text({ max: 500, nullable: true, secret: true }),
    totp_confirmed_at: moment({ readOnly: true }),
    /** The last time step that was used, so that a code works once. */
    totp_last_step: integer({ min: 0, max: Number.MAX_SAFE_INTEGER, secret: true }),
    last_login_at: moment({ readOnly: true }),
  },
  { noun: "account", most: 1000, titleOf: ({ username }) => username },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    accounts: TableOf<typeof account>;
  }
}
