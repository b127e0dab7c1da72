import { z } from "zod";
import { endpoint } from "#src/api/endpoint.server.ts";
import { IdParams } from "#src/api/fields.server.ts";
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

const group = "Accounts";

export const officeAccountsApi = [
  endpoint({
    method: "get",
    path: "/admin/accounts",
    access: "admin",
    group,
    summary: "Every account, with role, state, second factor and last sign-in.",
    answer: z.object({ accounts: z.array(AccountAnswer), total: z.number() }),
    handle: async ({ app }) => {
      const accounts = await listAccounts(app.db);
      return { accounts, total: accounts.length };
    },
  }),
  endpoint({
    method: "post",
    path: "/admin/accounts",
    access: "admin",
    group,
    summary: "Invites somebody: an account without a password, and a one-time link of 72 hours.",
    body: Invitation,
    answer: z.object({ account: AccountAnswer, link: LinkAnswer }),
    status: 201,
    handle: ({ actor, body, request }) => inviteAccount(actor, body, originOf(request)),
  }),
  endpoint({
    method: "put",
    path: "/admin/accounts/:id",
    access: "admin",
    group,
    summary: "Changes role, e-mail or state; not one's own role or state, never the last admin.",
    params: IdParams,
    body: AccountEdit,
    answer: AccountAnswer,
    handle: ({ actor, params, body }) => updateAccount(actor, params.id, body),
  }),
  endpoint({
    method: "post",
    path: "/admin/accounts/:id/link",
    access: "admin",
    group,
    summary: "Makes a new one-time link: an invitation of 72 hours, or a password reset of 24.",
    params: IdParams,
    answer: LinkAnswer,
    status: 201,
    handle: ({ actor, params, request }) => renewLink(actor, params.id, originOf(request)),
  }),
  endpoint({
    method: "post",
    path: "/admin/accounts/:id/two-factor/reset",
    access: "admin",
    group,
    summary: "Takes the second factor off another account and ends its sessions.",
    params: IdParams,
    answer: AccountAnswer,
    handle: ({ actor, params }) => resetTwoFactor(actor, params.id),
  }),
  endpoint({
    method: "get",
    path: "/admin/accounts/:id/sessions",
    access: "admin",
    group,
    summary: "Where an account is signed in.",
    params: IdParams,
    answer: SessionList,
    handle: async ({ app, params, account }) => {
      await getRecord(app.db, definition, params.id);
      return { sessions: await listSessions(app, params.id, account?.sessionId) };
    },
  }),
  endpoint({
    method: "delete",
    path: "/admin/accounts/:id/sessions",
    access: "admin",
    group,
    summary: "Signs an account out everywhere.",
    params: IdParams,
    answer: Ended,
    handle: async ({ actor, params }) => ({ ok: true, ended: await endSessions(actor, params.id, {}) }),
  }),
  endpoint({
    method: "delete",
    path: "/admin/accounts/:id/sessions/:session",
    access: "admin",
    group,
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
