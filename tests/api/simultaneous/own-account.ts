import assert from "node:assert/strict";
import { assertInHistory, countRows, fresh, type Moments, must, tables, twice } from "./moment.ts";
import { admin, codeOf, freshUsername, lastSession, newPerson, PASSWORD, withTwoFactor } from "./people.ts";

/** What sign-in and one's own account are asked at the same moment. */
export const ownAccount: Moments = {
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
};
