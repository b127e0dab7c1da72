import assert from "node:assert/strict";
import { type Moments, post, put, twice } from "#tests/api/simultaneous/moment.ts";

const ADDRESS = "https://league.example/report";

/** What the checks are asked at the same moment. */
export const moments: Moments = {
  "post /admin/news/checks": [
    {
      title: "two who write about the same address",
      async prepare(club) {
        const typed = { title: "Report", content: `Read [this](${ADDRESS}).` };
        return {
          calls: twice("/admin/news/checks", post(typed)),
          may: [[200, 200]],
          after: async () => {
            const rows = await club.app.db.selectFrom("checked_links").selectAll().execute();
            assert.equal(rows.filter(({ address }) => address === ADDRESS).length, 1);
          },
        };
      },
    },
  ],
  "put /admin/publication-checks": [
    {
      title: "two admins who choose what stops",
      async prepare() {
        const choose = (...stops: string[]) => ({ ...put({ stops }), as: "admin" as const });
        return {
          calls: [
            ["/admin/publication-checks", choose("links")],
            ["/admin/publication-checks", choose("cover")],
          ],
          may: [[200, 200]],
        };
      },
    },
  ],
};
