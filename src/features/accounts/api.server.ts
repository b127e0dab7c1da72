import { z } from "zod";
import { endpoint } from "#src/http/endpoint.server.ts";
import { login } from "./commands.server.ts";
import { Login, LoginAnswer, SessionUser } from "./input.server.ts";
import { endSession } from "./sessions.server.ts";

export const accountsApi = [
  endpoint({
    method: "post",
    path: "/auth/login",
    access: "public",
    group: "Sign-in",
    summary: "Signs in with username and password.",
    body: Login,
    maxBytes: 8192,
    answer: LoginAnswer,
    handle: async ({ app, body, request, setHeader }) => {
      const { session, user } = await login(app, body, request);
      for (const cookie of session.cookies) setHeader("set-cookie", cookie);
      return { token: session.token, user };
    },
  }),
  endpoint({
    method: "get",
    path: "/auth/me",
    access: "staff",
    group: "Sign-in",
    summary: "Who is signed in; 401 when the session has ended.",
    answer: z.object({ user: SessionUser }).extend(SessionUser.shape),
    handle: ({ account }) => ({ ...account, user: account }),
  }),
  endpoint({
    method: "post",
    path: "/auth/logout",
    access: "public",
    group: "Sign-in",
    summary: "Ends the caller's session; also answers 200 when there is none.",
    answer: z.object({ ok: z.literal(true) }),
    handle: async ({ app, request, setHeader }) => {
      for (const cookie of await endSession(app, request)) setHeader("set-cookie", cookie);
      return { ok: true };
    },
  }),
];
