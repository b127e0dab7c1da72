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

async function articleIn(club: TestClub): Promise<number> {
  return (await must(club, "/admin/news", post({ title: fresh("Shown"), content: "Text." }))).id;
}

async function linkIn(club: TestClub): Promise<number> {
  return (await must(club, `/admin/previews/articles/${await articleIn(club)}`, post({ label: "For" }))).id;
}

/** What preview links and wishes for publication are asked at the same moment. */
export const moments: Moments = {
  "post /admin/previews/:kind/:id": [
    {
      title: "two links of one article",
      async prepare(club) {
        const id = await articleIn(club);
        return {
          calls: twice(`/admin/previews/articles/${id}`, post({ label: "For" })),
          may: [[201, 201]],
          after: async () => assert.equal(await countRows(club, "preview_links", { record_id: id }), 2),
        };
      },
    },
  ],
  "put /admin/preview-links/:id": [
    {
      title: "two who say how long it works",
      async prepare(club) {
        const path = `/admin/preview-links/${await linkIn(club)}`;
        return {
          calls: [
            [path, put({ hours: 1 })],
            [path, put({ hours: 168 })],
          ],
          may: [[200, 200]],
        };
      },
    },
  ],
  "delete /admin/preview-links/:id": [
    {
      title: "two who end it",
      async prepare(club) {
        return { calls: twice(`/admin/preview-links/${await linkIn(club)}`, del()), may: [[200, 200]] };
      },
    },
  ],
  "post /admin/preview-links/:id/seen": [
    {
      title: "two who act on it",
      async prepare(club) {
        return { calls: twice(`/admin/preview-links/${await linkIn(club)}/seen`, post()), may: [[200, 200]] };
      },
    },
  ],
  "post /admin/news/:id/publication-wish": [
    {
      title: "asked twice",
      async prepare(club) {
        const id = await articleIn(club);
        return {
          calls: twice(`/admin/news/${id}/publication-wish`, post()),
          may: [[200, 200]],
          after: async () => assert.equal(await countRows(club, "publication_wishes", { record_id: id }), 1),
        };
      },
    },
  ],
  "delete /admin/news/:id/publication-wish": [
    {
      title: "asked and put aside",
      async prepare(club) {
        const path = `/admin/news/${await articleIn(club)}/publication-wish`;
        return {
          calls: [
            [path, post()],
            [path, del()],
          ],
          may: [[200, 200]],
        };
      },
    },
  ],
};
