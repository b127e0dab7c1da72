import { endpoint } from "#src/api/endpoint.server.ts";
import { IdParams } from "#src/api/fields.server.ts";
import { endSessions } from "./commands.server.ts";
import {
  changePassword,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  updateProfile,
} from "./own-commands.server.ts";
import { getProfile, listSessions } from "./queries.server.ts";
import {
  CodeOnly,
  Done,
  Ended,
  OwnPassword,
  PasswordAndCode,
  PasswordChange,
  ProfileAnswer,
  ProfileEdit,
  RecoveryCodes,
  SessionList,
  SetUp,
} from "./schemas.server.ts";

const group = "Own account";
const maxBytes = 8192;

export const ownAccountApi = [
  endpoint({
    method: "get",
    path: "/account",
    access: "staff",
    group,
    summary: "The caller's own account, with the state of its second factor.",
    answer: ProfileAnswer,
    handle: ({ app, actor }) => getProfile(app, actor.account),
  }),
  endpoint({
    method: "put",
    path: "/account",
    access: "staff",
    group,
    summary: "Saves the own display name, interface language and, by password, the e-mail address.",
    body: ProfileEdit,
    maxBytes,
    answer: ProfileAnswer,
    handle: async ({ app, actor, body, request }) => {
      await updateProfile(actor, body, request);
      return getProfile(app, actor.account);
    },
  }),
  endpoint({
    method: "post",
    path: "/account/password",
    access: "staff",
    group,
    summary: "Changes the own password; every other session ends at once.",
    body: PasswordChange,
    maxBytes,
    answer: Done,
    handle: async ({ actor, body, request }) => {
      await changePassword(actor, body, request);
      return { ok: true };
    },
  }),
  endpoint({
    method: "post",
    path: "/account/two-factor",
    access: "staff",
    group,
    summary: "Begins the set-up of the second factor, by password: secret, address and QR picture.",
    body: OwnPassword,
    maxBytes,
    answer: SetUp,
    handle: ({ actor, body, request }) => startTwoFactor(actor, body.password, request),
  }),
  endpoint({
    method: "post",
    path: "/account/two-factor/confirm",
    access: "staff",
    group,
    summary: "Turns the second factor on by a first code; answers ten recovery codes, once.",
    body: CodeOnly,
    maxBytes,
    answer: RecoveryCodes,
    handle: async ({ actor, body, request }) => ({
      recovery_codes: await confirmTwoFactor(actor, body.code, request),
    }),
  }),
  endpoint({
    method: "delete",
    path: "/account/two-factor",
    access: "staff",
    group,
    summary: "Turns the second factor off, by password and code.",
    body: PasswordAndCode,
    maxBytes,
    answer: Done,
    handle: async ({ actor, body, request }) => {
      await endTwoFactor(actor, body, request);
      return { ok: true };
    },
  }),
  endpoint({
    method: "post",
    path: "/account/two-factor/recovery-codes",
    access: "staff",
    group,
    summary: "Makes ten new recovery codes; the old ones stop working.",
    body: OwnPassword,
    maxBytes,
    answer: RecoveryCodes,
    handle: async ({ actor, body, request }) => ({
      recovery_codes: await renewRecoveryCodes(actor, body.password, request),
    }),
  }),
  endpoint({
    method: "get",
    path: "/account/sessions",
    access: "staff",
    group,
    summary: "Where the caller is signed in.",
    answer: SessionList,
    handle: async ({ app, actor: { account } }) => ({
      sessions: await listSessions(app, account.id, account.sessionId),
    }),
  }),
  endpoint({
    method: "delete",
    path: "/account/sessions",
    access: "staff",
    group,
    summary: "Signs the caller out everywhere else.",
    answer: Ended,
    handle: async ({ actor }) => ({
      ok: true,
      ended: await endSessions(actor, actor.account.id, { but: actor.account.sessionId }),
    }),
  }),
  endpoint({
    method: "delete",
    path: "/account/sessions/:id",
    access: "staff",
    group,
    summary: "Ends one of the caller's sessions.",
    params: IdParams,
    answer: Ended,
    handle: async ({ actor, params }) => ({
      ok: true,
      ended: await endSessions(actor, actor.account.id, { only: params.id }),
    }),
  }),
];
