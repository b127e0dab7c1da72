import { z } from "zod";
import { ROLES } from "./account.ts";

export const Login = z.strictObject({
  username: z.string().trim().min(1, "Enter your username.").max(100),
  password: z.string().min(1, "Enter your password.").max(1024),
});

export const SessionUser = z
  .object({ id: z.number(), username: z.string(), email: z.string(), role: z.enum(ROLES) })
  .meta({ id: "SessionUser" });

export const LoginAnswer = z.object({ token: z.string(), user: SessionUser });
