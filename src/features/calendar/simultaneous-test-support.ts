import assert from "node:assert/strict";
import { createMatch } from "#src/features/matches/test-support.ts";
import { countRows, fresh, type Moments, must, post, twice } from "#tests/api/simultaneous/moment.ts";

/** What the calendar is asked at the same moment. */
export const moments: Moments = {
  "post /admin/calendar/articles/:id/move": [
    {
      title: "moved to two days",
      async prepare(club) {
        const { id } = await must(club, "/admin/news", post({ title: fresh("Planned"), content: "Text." }));
        const path = `/admin/calendar/articles/${id}/move`;
        return {
          calls: [
            [path, post({ day: "2027-03-15" })],
            [path, post({ day: "2027-03-16" })],
          ],
          may: [[200, 200]],
        };
      },
    },
  ],
  "post /admin/calendar/slots": [
    {
      title: "two who begin one report",
      async prepare(club) {
        const team = async () => (await must(club, "/admin/teams", post({ name: fresh("Team") }))).id;
        const [home_team_id, away_team_id] = [await team(), await team()];
        const { id: match_id } = await createMatch(club, { home_team_id, away_team_id });
        const call = post({ match_id, slot: "report", language: "en" });
        return {
          calls: twice("/admin/calendar/slots", call),
          may: [[201, 409]],
          after: async () => assert.equal(await countRows(club, "articles", { match_id }), 1),
        };
      },
    },
  ],
};
