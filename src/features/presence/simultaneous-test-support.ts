import assert from "node:assert/strict";
import { countRows, del, type Moments, post, twice } from "#tests/api/simultaneous/moment.ts";

/** What the signs of presence are asked at the same moment. */
export const moments: Moments = {
  "post /admin/presence/:kind/:id": [
    {
      title: "two signs of one person",
      prepare: async (club) => ({
        calls: twice("/admin/presence/partners/7", post()),
        may: [[200, 200]],
        after: async () => assert.equal(await countRows(club, "presence", { record_id: 7 }), 1),
      }),
    },
  ],
  "delete /admin/presence/:kind/:id": [
    {
      title: "a sign and a leave",
      prepare: async () => ({
        calls: [
          ["/admin/presence/partners/8", post()],
          ["/admin/presence/partners/8", del()],
          ["/admin/presence/partners/8", del()],
        ],
        may: [[200, 200, 200]],
      }),
    },
  ],
};
