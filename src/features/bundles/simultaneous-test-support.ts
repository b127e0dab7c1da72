import assert from "node:assert/strict";
import {
  countRows,
  del,
  fresh,
  type Moments,
  must,
  post,
  put,
  twice,
} from "#tests/api/simultaneous/moment.ts";
import type { TestClub } from "#tests/support/club.ts";

const HOUR = "2027-03-12T14:00:00.000Z";

async function bundleOf(club: TestClub, article: number) {
  const parts = [{ kind: "articles", id: article }];
  return must(club, "/admin/bundles", post({ name: fresh("Signing"), goes_at: HOUR, parts }));
}

async function bundleIn(club: TestClub) {
  const { id } = await must(club, "/admin/news", post({ title: fresh("Signed"), content: "Text." }));
  return bundleOf(club, id);
}

/** What bundles are asked at the same moment. */
export const moments: Moments = {
  "post /admin/bundles": [
    {
      title: "equal creates with one key",
      async prepare(club) {
        const before = await countRows(club, "bundles");
        const headers = { "idempotency-key": fresh("key").replace(" ", "-of-a-bundle-") };
        const json = { name: fresh("Signing"), goes_at: HOUR, parts: [] };
        return {
          calls: twice("/admin/bundles", { ...post(json), headers }),
          may: [[201, 201]],
          after: async () => assert.equal((await countRows(club, "bundles")) - before, 1),
        };
      },
    },
  ],
  "put /admin/bundles/:id": [
    {
      title: "two edits that began with the same",
      async prepare(club) {
        const { id, version } = await bundleIn(club);
        const edit = (name: string) => put({ name, goes_at: HOUR, parts: [], version });
        return {
          calls: [
            [`/admin/bundles/${id}`, edit(fresh("One"))],
            [`/admin/bundles/${id}`, edit(fresh("Other"))],
          ],
          may: [[200, 409]],
        };
      },
    },
  ],
  "post /admin/bundles/:id/start": [
    {
      title: "two who start it",
      async prepare(club) {
        const { id } = await bundleIn(club);
        return {
          calls: twice(`/admin/bundles/${id}/start`, post({})),
          may: [
            [200, 200],
            [200, 409],
          ],
        };
      },
    },
  ],
  "post /admin/bundles/:id/stop": [
    {
      title: "started and stopped",
      async prepare(club) {
        const { id } = await bundleIn(club);
        await must(club, `/admin/bundles/${id}/start`, post({}));
        return {
          calls: [
            [`/admin/bundles/${id}/start`, post({})],
            [`/admin/bundles/${id}/stop`, post({})],
          ],
          may: [
            [200, 200],
            [200, 409],
          ],
        };
      },
    },
  ],
  "delete /admin/bundles/:id": [
    {
      title: "deleted twice",
      async prepare(club) {
        const { id } = await bundleIn(club);
        return {
          calls: twice(`/admin/bundles/${id}`, del()),
          may: [
            [200, 404],
            [204, 404],
          ],
          after: async () => assert.equal(await countRows(club, "bundles", { id }), 0),
        };
      },
    },
  ],
};
