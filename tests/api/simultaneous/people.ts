import { Secret, TOTP } from "otpauth";
import { hashPassword } from "#src/features/accounts/password.server.ts";
import { startSession } from "#src/features/accounts/session-commands.server.ts";
import type { CallOptions, TestClub } from "#tests/support/club.ts";
import { fresh, must, rowOf, tables } from "./moment.ts";

export const PASSWORD = "seven rosettes on a wall";

/** An admin's call. */
export const admin = (method: string, json?: object): CallOptions => ({
  as: "admin",
  method,
  ...(json ? { json } : {}),
});

export function freshUsername(): string {
  return fresh("person").replace(" ", "");
}

/** Made once: a hash takes long by design. */
let hashed: Promise<string> | undefined;

/** Somebody with a password, signed in. */
export async function newPerson(club: TestClub, role: "editor" | "admin" = "editor") {
  await tables(club).deleteFrom("attempts").execute();
  const { account } = club.editor;
  const model = await rowOf(club, "accounts", account.id);
  hashed ??= hashPassword(PASSWORD);
  const username = freshUsername();
  const { id } = await tables(club)
    .insertInto("accounts")
    .values({ ...model, id: undefined, username, role, password_hash: await hashed })
    .returning("id")
    .executeTakeFirstOrThrow();
  const signIn = () => startSession(club.app, id, new Request("http://localhost/"));
  const headers = { authorization: `Bearer ${(await signIn()).token}` };
  const own = (method: string, json?: object): CallOptions => {
    const { as: _, ...options } = admin(method, json);
    return { ...options, headers };
  };
  return { id, username, headers, own, signIn };
}

export async function withTwoFactor(club: TestClub) {
  const person = await newPerson(club);
  const { secret } = await must(club, "/account/two-factor", person.own("POST", { password: PASSWORD }));
  const code = codeOf(club, secret);
  const confirmed = await must(club, "/account/two-factor/confirm", person.own("POST", { code }));
  return { ...person, codes: confirmed.recovery_codes as string[] };
}

export function codeOf({ app }: TestClub, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now().getTime() });
}

export async function lastSession(club: TestClub, account_id: number): Promise<number> {
  const { id } = await tables(club)
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", account_id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
