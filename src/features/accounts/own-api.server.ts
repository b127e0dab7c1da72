import { callsOf } from "#src/api/endpoint.server.ts";
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

const calls = callsOf("Own account");
const maxBytes = 8192;

export const ownAccountApi = [
  calls.get("/account", "staff", {
    summary: "The caller's own account, with the state of its second factor.",
    answer: ProfileAnswer,
    handle: ({ app, actor }) => getProfile(app, actor.account),
  }),
  calls.put("/account", "staff", {
    summary: "Saves the own display name, interface language and, by password, the e-mail address.",
    body: ProfileEdit,
    maxBytes,
    answer: ProfileAnswer,
    handle: async ({ app, actor, body, request }) => {
      await updateProfile(actor, body, request);
      return getProfile(app, actor.account);
    },
  }),
  calls.post("/account/password", "staff", {
    summary: "Changes the own password; every other session ends at once.",
    body: PasswordChange,
    maxBytes,
    answer: Done,
    handle: async ({ actor, body, request }) => {
      await changePassword(actor, body, request);
      return { ok: true };
    },
  }),
  calls.post("/account/two-factor", "staff", {
    summary: "Begins the set-up of the second factor, by password: secret, address and QR picture.",
    body: OwnPassword,
    maxBytes,
    answer: SetUp,
    handle: ({ actor, body, request }) => startTwoFactor(actor, body.password, request),
  }),
  calls.post("/account/two-factor/confirm", "staff", {
    summary: "Turns the second factor on by a first code; answers ten recovery codes, once.",
    body: CodeOnly,
    maxBytes,
    answer: RecoveryCodes,
    handle: async ({ actor, body, request }) => ({
      recovery_codes: await confirmTwoFactor(actor, body.code, request),
    }),
  }),
  calls.delete("/account/two-factor", "staff", {
    summary: "Turns the second factor off, by password and code.",
    body: PasswordAndCode,
    maxBytes,
    answer: Done,
    handle: async ({ actor, body, request }) => {
      await endTwoFactor(actor, body, request);
      return { ok: true };
    },
  }),
  calls.post("/account/two-factor/recovery-codes", "staff", {
    summary: "Makes ten new recovery codes; the old ones stop working.",
    body: OwnPassword,
    maxBytes,
    answer: RecoveryCodes,
    handle: async ({ actor, body, request }) => ({
      recovery_codes: await renewRecoveryCodes(actor, body.password, request),
    }),
  }),
  calls.get("/account/sessions", "staff", {
    summary: "Where the caller is signed in.",
    answer: SessionList,
    handle: async ({ app, actor: { account } }) => ({
      sessions: await listSessions(app, account.id, account.sessionId),
    }),
  }),
  calls.delete("/account/sessions", "staff", {
    summary: "Signs the caller out everywhere else.",
    answer: Ended,
    handle: async ({ actor }) => ({
      ok: true,
      ended: await endSessions(actor, actor.account.id, { but: actor.account.sessionId }),
    }),
  }),
  calls.delete("/account/sessions/:id", "staff", {
    summary: "Ends one of the caller's sessions.",
    answer: Ended,
    handle: async ({ actor, params }) => ({
      ok: true,
      ended: await endSessions(actor, actor.account.id, { only: params.id }),
    }),
  }),
];
