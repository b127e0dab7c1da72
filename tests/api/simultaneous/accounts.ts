import assert from "node:assert/strict";
import { Secret, TOTP } from "otpauth";
import { hashPassword } from "#src/features/accounts/password.server.ts";
import { startSession } from "#src/features/accounts/sessions.server.ts";
import type { CallOptions, TestClub } from "#tests/support/club.ts";
import { assertInHistory, countRows, fresh, type Moments, must, rowOf, tables, twice } from "./moment.ts";

const PASSWORD = "seven rosettes on a wall";
const admin = (method: string, json?: object): CallOptions => ({
  as: "admin",
  method,
  ...(json ? { json } : {}),
});

/** What sign-in, one's own account and the list of accounts are asked at the same moment. */
export const accounts: Moments = {
  "post /auth/login": [
    {
      title: "one person signs in twice",
      async prepare(club) {
        const { username, id } = await newPerson(club);
        return {
          calls: twice("/auth/login", { json: { username, password: PASSWORD } }),
          may: [[200, 200]],
          // And the session that made the person.
          after: async () => assert.equal(await countRows(club, "sessions", { account_id: id }), 3),
        };
      },
    },
    {
      title: "wrong passwords, of which two are too many",
      async prepare(club) {
        const { username } = await newPerson(club);
        const tried = { bucket: `login:account:${username}`, at: club.app.now().toISOString() };
        await tables(club).insertInto("attempts").values(Array(8).fill(tried)).execute();
        const wrong = { json: { username, password: "not this one at all" } };
        return {
          calls: Array.from({ length: 4 }, () => ["/auth/login", wrong]),
          may: [[401, 401, 429, 429]],
        };
      },
    },
  ],
  "post /auth/logout": [
    {
      title: "one session ends twice",
      async prepare(club) {
        const { headers, id } = await newPerson(club);
        return {
          calls: twice("/auth/logout", { method: "POST", headers }),
          may: [[200, 200]],
          after: async () =>
            assert.equal(await countRows(club, "audit", { account_id: id, action: "sign_out" }), 1),
        };
      },
    },
  ],
  "post /auth/links/:token": [
    {
      title: "one link, two passwords",
      async prepare(club) {
        const json = { username: freshUsername(), role: "editor" };
        const { link } = await must(club, "/admin/accounts", admin("POST", json));
        const path = `/auth/links/${link.url.split("/").at(-1)}`;
        return {
          calls: [
            [path, { json: { password: "nine lions in the yard" } }],
            [path, { json: { password: "four towers by the river" } }],
          ],
          may: [[200, 410]],
        };
      },
    },
  ],
  "put /account": [
    {
      title: "two names",
      async prepare(club) {
        const { headers, id } = await newPerson(club);
        const [one, other] = [fresh("One"), fresh("Other")];
        const name = (display_name: string) => ({ method: "PUT", headers, json: { display_name } });
        return {
          calls: [
            ["/account", name(one)],
            ["/account", name(other)],
          ],
          may: [[200, 200]],
          after: () => assertInHistory(club, "accounts", id, [one, other]),
        };
      },
    },
  ],
  "post /account/password": [
    {
      title: "two new passwords",
      async prepare(club) {
        const { own } = await newPerson(club);
        const change = (new_password: string) => own("POST", { current_password: PASSWORD, new_password });
        return {
          calls: [
            ["/account/password", change("nine lions in the yard")],
            ["/account/password", change("four towers by the river")],
          ],
          may: [[200, 400]],
        };
      },
    },
  ],
  "post /account/two-factor": [
    {
      title: "begun twice",
      async prepare(club) {
        const { own } = await newPerson(club);
        return {
          calls: twice("/account/two-factor", own("POST", { password: PASSWORD })),
          may: [[200, 200]],
        };
      },
    },
  ],
  "post /account/two-factor/confirm": [
    {
      title: "one code twice",
      async prepare(club) {
        const { own, id } = await newPerson(club);
        const { secret } = await must(club, "/account/two-factor", own("POST", { password: PASSWORD }));
        return {
          calls: twice("/account/two-factor/confirm", own("POST", { code: codeOf(club, secret) })),
          may: [[200, 409]],
          after: async () => assert.equal(await countRows(club, "recovery_codes", { account_id: id }), 10),
        };
      },
    },
  ],
  "delete /account/two-factor": [
    {
      title: "turned off by one code twice",
      async prepare(club) {
        const { own, codes } = await withTwoFactor(club);
        return {
          calls: twice("/account/two-factor", own("DELETE", { password: PASSWORD, code: codes[0] })),
          may: [
            [200, 400],
            [200, 409],
          ],
        };
      },
    },
  ],
  "post /account/two-factor/recovery-codes": [
    {
      title: "renewed twice",
      async prepare(club) {
        const { own, id } = await withTwoFactor(club);
        return {
          calls: twice("/account/two-factor/recovery-codes", own("POST", { password: PASSWORD })),
          may: [[200, 200]],
          after: async () => assert.equal(await countRows(club, "recovery_codes", { account_id: id }), 10),
        };
      },
    },
  ],
  "delete /account/sessions": [
    {
      title: "two that end all others",
      async prepare(club) {
        const { own, signIn } = await newPerson(club);
        await signIn();
        return {
          calls: twice("/account/sessions", own("DELETE")),
          may: [[200, 200]],
          after: async (answers) =>
            assert.equal(
              answers.reduce((sum, { body }) => sum + body.ended, 0),
              1,
            ),
        };
      },
    },
  ],
  "delete /account/sessions/:id": [
    {
      title: "one session twice",
      async prepare(club) {
        const { own, signIn, id } = await newPerson(club);
        await signIn();
        return {
          calls: twice(`/account/sessions/${await lastSession(club, id)}`, own("DELETE")),
          may: [[200, 404]],
        };
      },
    },
  ],
  "post /admin/accounts": [
    {
      title: "one username twice",
      async prepare(club) {
        const json = { username: freshUsername(), role: "editor" };
        return {
          calls: twice("/admin/accounts", admin("POST", json)),
          may: [[201, 409]],
          after: async () => assert.equal(await countRows(club, "accounts", { username: json.username }), 1),
        };
      },
    },
  ],
  "put /admin/accounts/:id": [
    {
      title: "two edits of one version",
      async prepare(club) {
        const { id } = await newPerson(club);
        const { version } = await rowOf(club, "accounts", id);
        const edit = () => admin("PUT", { display_name: fresh("Name"), version });
        return {
          calls: [
            [`/admin/accounts/${id}`, edit()],
            [`/admin/accounts/${id}`, edit()],
          ],
          may: [[200, 409]],
        };
      },
    },
    {
      title: "two edits without a version",
      async prepare(club) {
        const { id } = await newPerson(club);
        const [one, other] = [fresh("One"), fresh("Other")];
        return {
          calls: [
            [`/admin/accounts/${id}`, admin("PUT", { display_name: one })],
            [`/admin/accounts/${id}`, admin("PUT", { display_name: other })],
          ],
          may: [[200, 200]],
          after: () => assertInHistory(club, "accounts", id, [one, other]),
        };
      },
    },
    {
      title: "two admins who take each other's role",
      async prepare(club) {
        const [one, other] = [await newPerson(club, "admin"), await newPerson(club, "admin")];
        const demote = { role: "editor" };
        return {
          calls: [
            [`/admin/accounts/${other.id}`, one.own("PUT", demote)],
            [`/admin/accounts/${one.id}`, other.own("PUT", demote)],
          ],
          may: [
            // Both were let in, or the second had lost role and session by then.
            [200, 200],
            [200, 401],
            [200, 403],
            [200, 409],
          ],
          async after() {
            const admins = await countRows(club, "accounts", { role: "admin", is_active: 1 });
            assert.ok(admins >= 1, "the club keeps an admin");
          },
        };
      },
    },
  ],
  "post /admin/accounts/:id/link": [
    {
      title: "two links",
      async prepare(club) {
        const { id } = await newPerson(club);
        return {
          calls: twice(`/admin/accounts/${id}/link`, admin("POST")),
          may: [[201, 201]],
          after: async () =>
            assert.equal(await countRows(club, "account_links", { account_id: id, used_at: null }), 1),
        };
      },
    },
  ],
  "post /admin/accounts/:id/two-factor/reset": [
    {
      title: "taken off twice",
      async prepare(club) {
        const { id } = await withTwoFactor(club);
        return {
          calls: twice(`/admin/accounts/${id}/two-factor/reset`, admin("POST")),
          may: [[200, 200]],
          after: async () => assert.equal(await countRows(club, "recovery_codes", { account_id: id }), 0),
        };
      },
    },
  ],
  "delete /admin/accounts/:id/sessions": [
    {
      title: "signed out twice",
      async prepare(club) {
        const { id } = await newPerson(club);
        return {
          calls: twice(`/admin/accounts/${id}/sessions`, admin("DELETE")),
          may: [[200, 200]],
          after: async () =>
            assert.equal(await countRows(club, "audit", { record_id: id, action: "end_sessions" }), 1),
        };
      },
    },
  ],
  "delete /admin/accounts/:id/sessions/:session": [
    {
      title: "one session twice",
      async prepare(club) {
        const { id } = await newPerson(club);
        const path = `/admin/accounts/${id}/sessions/${await lastSession(club, id)}`;
        return { calls: twice(path, admin("DELETE")), may: [[200, 404]] };
      },
    },
  ],
};

function freshUsername(): string {
  return fresh("person").replace(" ", "");
}

/** Made once: a hash takes long by design. */
let hashed: Promise<string> | undefined;

/** Somebody with a password, signed in. */
async function newPerson(club: TestClub, role: "editor" | "admin" = "editor") {
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

async function withTwoFactor(club: TestClub) {
  const person = await newPerson(club);
  const { secret } = await must(club, "/account/two-factor", person.own("POST", { password: PASSWORD }));
  const code = codeOf(club, secret);
  const confirmed = await must(club, "/account/two-factor/confirm", person.own("POST", { code }));
  return { ...person, codes: confirmed.recovery_codes as string[] };
}

function codeOf({ app }: TestClub, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now().getTime() });
}

async function lastSession(club: TestClub, account_id: number): Promise<number> {
  const { id } = await tables(club)
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", account_id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
