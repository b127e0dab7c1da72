import assert from "node:assert/strict";
import { assertInHistory, countRows, fresh, type Moments, rowOf, twice } from "./moment.ts";
import { admin, freshUsername, lastSession, newPerson, withTwoFactor } from "./people.ts";

/** What admins ask about accounts at the same moment. */
export const accounts: Moments = {
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
