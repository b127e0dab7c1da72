import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { refuseForeign } from "#src/api/form-post.server.ts";
import { languageCookie } from "#src/features/office/office-language.ts";
import { auditSignIn } from "./audit.server.ts";
import { redeemLink } from "./link-commands.server.ts";
import { readLink } from "./link-queries.server.ts";
import {
  Done,
  LinkState,
  Login,
  LoginAnswer,
  NewPassword,
  SessionUser,
  TokenParams,
} from "./schemas.server.ts";
import { endSession } from "./session-commands.server.ts";
import { login } from "./sign-in-commands.server.ts";

const calls = callsOf("Sign-in");

export const accountsApi = [
  calls.post("/auth/login", "public", {
    summary: "Signs in with username and password, and a code where the account has a second factor.",
    body: Login,
    maxBytes: 8192,
    answer: LoginAnswer,
    handle: async ({ app, body, request, setHeader }) => {
      const { session, user, language } = await login(app, body, request);
      for (const cookie of session.cookies) setHeader("set-cookie", cookie);
      // The back office of this browser turns to the language that the account has chosen.
      if (language && session.cookies.length > 0) setHeader("set-cookie", languageCookie(language));
      return { token: session.token, user };
    },
  }),
  calls.get("/auth/me", "staff", {
    summary: "Who is signed in; 401 when the session has ended.",
    answer: z.object({ user: SessionUser }).extend(SessionUser.shape),
    handle: ({ actor }) => {
      const { id, username, email, role } = actor.account;
      const user = { id, username, email, role };
      return { ...user, user };
    },
  }),
  calls.post("/auth/logout", "public", {
    summary: "Ends the caller's session; also answers 200 when there is none.",
    answer: Done,
    handle: async ({ app, request, setHeader }) => {
      refuseForeign(request);
      const { cookies, accounts } = await endSession(app, request);
      for (const cookie of cookies) setHeader("set-cookie", cookie);
      for (const account of accounts) await auditSignIn(app, request, "sign_out", account);
      return { ok: true };
    },
  }),
  calls.get("/auth/links/:token", "public", {
    summary: "What a one-time link is for; 410 when it was used or has expired.",
    params: TokenParams,
    answer: LinkState,
    handle: ({ app, params }) => readLink(app, params.token),
  }),
  calls.post("/auth/links/:token", "public", {
    summary: "Sets the password by a one-time link, and ends the account's sessions.",
    params: TokenParams,
    body: NewPassword,
    maxBytes: 8192,
    answer: Done,
    handle: async ({ app, params, body, request }) => {
      await redeemLink(app, params.token, body.password, request);
      return { ok: true };
    },
  }),
];
