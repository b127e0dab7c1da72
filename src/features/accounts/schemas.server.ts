import { z } from "zod";
import { fieldErrors } from "#src/api/errors.server.ts";
import { decimal, IdParams, RecordFields, Version } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { answerFields, columnInputs } from "#src/records/schemas.server.ts";
import { account } from "./account.record.ts";
import { foldUsername, isUsername, LISTED, OWN, ROLES } from "./account.ts";
import { accountErrors } from "./errors.server.ts";

/** Longer than any that is taken, so that the rule's own sentence is what somebody reads. */
const Password = z.string().max(1024);
const Code = z.string().trim().min(1, messageText(accountErrors.code_required())).max(40);

export const Login = z.strictObject({
  username: z.string().trim().min(1, messageText(accountErrors.username_required())).max(100),
  password: z.string().min(1, messageText(accountErrors.password_required())).max(1024),
  code: z
    .string()
    .trim()
    .max(40)
    .optional()
    .meta({ description: "Of the authenticator app, or a recovery code; after `code_needed`." }),
  language: z.enum(LANGUAGES).optional().meta({
    description: "Of the back office, as chosen before signing in; kept where the account has no choice yet.",
  }),
});

const Sections = z
  .array(z.number().int().positive())
  .max(100)
  .meta({ description: "The news categories that they may write in; empty for all." });

export const SessionUser = z
  .object({
    id: z.number(),
    username: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
  })
  .meta({ id: "SessionUser" });

export const LoginAnswer = z.object({ token: z.string(), user: SessionUser });

const given = columnInputs(account, ["display_name", "email", "role", "is_active", "interface_language"]);
/** It stands beside others' words: one line, of signs that are seen and turn nothing around. */
const display_name = given.display_name
  .refine(
    (name) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name ?? ""),
    messageText(fieldErrors.control_characters()),
  )
  .meta({ description: "Shown in place of the username." });

export const Invitation = z.strictObject({
  username: z
    .string()
    .max(100)
    .refine((username) => isUsername(foldUsername(username)), messageText(accountErrors.username_format())),
  display_name,
  email: given.email,
  role: given.role,
});
export type Invitation = z.output<typeof Invitation>;

export const AccountEdit = z.strictObject({
  role: given.role.optional(),
  display_name,
  email: given.email,
  is_active: given.is_active,
  sections: Sections.optional(),
  version: Version,
});
export type AccountEdit = z.output<typeof AccountEdit>;

export const ProfileEdit = z.strictObject({
  display_name,
  email: given.email,
  interface_language: given.interface_language,
  password: Password.optional().meta({
    description: "The present one; asked for when the e-mail address changes.",
  }),
});
export type ProfileEdit = z.output<typeof ProfileEdit>;

export const PasswordChange = z.strictObject({
  current_password: Password.min(1, messageText(accountErrors.current_password_required())),
  new_password: Password,
});
export const NewPassword = z.strictObject({ password: Password });
export const OwnPassword = z.strictObject({
  password: Password.min(1, messageText(accountErrors.password_required())),
});
export const PasswordAndCode = OwnPassword.extend({ code: Code });
export const CodeOnly = z.strictObject({ code: Code });

export const SessionParams = IdParams.extend({
  session: decimal(1),
});
/** 43 letters of base64url; anything else is simply no link. */
export const TokenParams = z.object({ token: z.string().max(200) });

const answered = z.object({ ...RecordFields, ...answerFields(account) });

export const AccountAnswer = answered
  .pick(chosen(LISTED))
  .extend({
    is_pending: z.boolean().meta({ description: "Invited, has not chosen a password yet." }),
    has_two_factor: z.boolean(),
    sections: Sections,
  })
  .meta({ id: "Account" });

const Kind = z.enum(["invitation", "reset"]);

export const LinkAnswer = z
  .object({
    kind: Kind,
    url: z.string().meta({ description: "Shown once: only its hash is kept." }),
    expires_at: z.string(),
    mail: z.enum(["sent", "outbox", "failed", "none"]),
  })
  .meta({ id: "OneTimeLink" });

export const LinkState = z.object({
  kind: Kind,
  username: z.string(),
  expires_at: z.string(),
  has_two_factor: z.boolean(),
});

export const ProfileAnswer = answered
  .pick(chosen(OWN))
  .extend({
    two_factor: z.object({
      is_on: z.boolean(),
      since: z.string().nullable(),
      recovery_codes_left: z.number(),
      is_required: z.boolean(),
    }),
    sections: Sections,
  })
  .meta({ id: "Profile" });

export const SessionList = z
  .object({
    sessions: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(["browser", "bearer"]),
        address: z.string().nullable(),
        user_agent: z.string().nullable(),
        created_at: z.string(),
        last_used_at: z.string(),
        expires_at: z.string(),
        is_current: z.boolean(),
      }),
    ),
  })
  .meta({ id: "SessionList" });

export const SetUp = z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() });
export const RecoveryCodes = z.object({
  recovery_codes: z.array(z.string()).meta({ description: "Shown once: only their hashes are kept." }),
});
export const Done = z.object({ ok: z.literal(true) });
export const Ended = z.object({ ok: z.literal(true), ended: z.number() });

/** As zod's `pick` wants the names. */
function chosen<const Name extends string>(names: readonly Name[]): Record<Name, true> {
  return Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;
}
