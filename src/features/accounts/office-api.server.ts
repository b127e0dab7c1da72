import { z } from "zod";
import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { getRecord } from "#src/records/records.server.ts";
import { account as definition } from "./account.record.ts";
import { endSessions, inviteAccount, renewLink, resetTwoFactor, updateAccount } from "./commands.server.ts";
import { listAccounts, listSessions } from "./queries.server.ts";
import {
  AccountAnswer,
  AccountEdit,
  Ended,
  Invitation,
  LinkAnswer,
  SessionList,
  SessionParams,
} from "./schemas.server.ts";

const calls = callsOf("Accounts");

export const officeAccountsApi = [
  calls.get("/admin/accounts", "admin", {
    summary: "Every account, with role, state, second factor and last sign-in.",
    answer: z.object({ accounts: z.array(AccountAnswer), total: z.number() }),
    handle: async ({ app }) => listOf("accounts", await listAccounts(app.db)),
  }),
  calls.post("/admin/accounts", "admin", {
    summary: "Invites somebody: an account without a password, and a one-time link of 72 hours.",
    body: Invitation,
    answer: z.object({ account: AccountAnswer, link: LinkAnswer }),
    status: 201,
    handle: ({ actor, body, request }) => inviteAccount(actor, body, originOf(request)),
  }),
  calls.put("/admin/accounts/:id", "admin", {
    summary: "Changes role, e-mail or state; not one's own role or state, never the last admin.",
    body: AccountEdit,
    answer: AccountAnswer,
    handle: ({ actor, params, body }) => updateAccount(actor, params.id, body),
  }),
  calls.post("/admin/accounts/:id/link", "admin", {
    summary: "Makes a new one-time link: an invitation of 72 hours, or a password reset of 24.",
    answer: LinkAnswer,
    status: 201,
    handle: ({ actor, params, request }) => renewLink(actor, params.id, originOf(request)),
  }),
  calls.post("/admin/accounts/:id/two-factor/reset", "admin", {
    summary: "Takes the second factor off another account and ends its sessions.",
    answer: AccountAnswer,
    handle: ({ actor, params }) => resetTwoFactor(actor, params.id),
  }),
  calls.get("/admin/accounts/:id/sessions", "admin", {
    summary: "Where an account is signed in.",
    answer: SessionList,
    handle: async ({ app, params, account }) => {
      await getRecord(app.db, definition, params.id);
      return { sessions: await listSessions(app, params.id, account?.sessionId) };
    },
  }),
  calls.delete("/admin/accounts/:id/sessions", "admin", {
    summary: "Signs an account out everywhere.",
    answer: Ended,
    handle: async ({ actor, params }) => ({ ok: true, ended: await endSessions(actor, params.id, {}) }),
  }),
  calls.delete("/admin/accounts/:id/sessions/:session", "admin", {
    summary: "Ends one session of an account.",
    params: SessionParams,
    answer: Ended,
    handle: async ({ actor, params }) => ({
      ok: true,
      ended: await endSessions(actor, params.id, { only: params.session }),
    }),
  }),
];

/** The site's address as the admin sees it, for a link where no `SITE_URL` is set. */
function originOf(request: Request): string {
  const { host } = new URL(request.url);
  return `${requestInfo(request).isSecure ? "https" : "http"}://${host}`;
}
