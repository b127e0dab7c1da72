import assert from "node:assert/strict";
import { createMatch } from "#src/features/matches/test-support.ts";
import { countRows, type Moments, post, twice } from "#tests/api/simultaneous/moment.ts";
import { scoreIn, tapped } from "./test-support.ts";

const sent = (entries: unknown[], device = "phone") =>
  post({ device, sent_at: "2026-03-14T11:00:00.000Z", after: 0, entries });

/** What a match's log is asked at the same moment. */
export const moments: Moments = {
  "post /matchday/:id/ledger": [
    {
      title: "one phone's entries, sent twice",
      prepare: async (club) => {
        const { id } = await createMatch(club, { status: "live" });
        const goals = [tapped("goal", {}, { side: "home" }), tapped("goal", {}, { side: "away" })];
        return {
          calls: twice(`/matchday/${id}/ledger`, sent(goals)),
          may: [[200, 200]],
          after: async () => {
            assert.equal(await countRows(club, "match_ledger", { match_id: id, kind: "goal" }), 2);
            assert.equal(scoreIn((await club.call(`/api/matches/${id}`)).body), "1:1");
          },
        };
      },
    },
    {
      title: "two phones and the form",
      prepare: async (club) => {
        const { id } = await createMatch(club, { status: "live" });
        const goal = () => [tapped("goal", {}, { side: "home" })];
        return {
          calls: [
            [`/matchday/${id}/ledger`, sent(goal())],
            [`/matchday/${id}/ledger`, sent(goal(), "tablet")],
            [`/admin/matches/${id}/events`, post({ event_type: "goal", team_type: "away", minute: 9 })],
          ],
          may: [[200, 200, 201]],
          after: async () => {
            assert.equal(await countRows(club, "match_ledger", { match_id: id, kind: "goal" }), 3);
            // Two phones may mean one goal: readers see one until somebody has answered.
            assert.equal(scoreIn((await club.call(`/api/matches/${id}`)).body), "1:1");
          },
        };
      },
    },
  ],
  "post /matchday/:id/pass": [
    {
      title: "two tabs of one console",
      prepare: async (club) => {
        const { id } = await createMatch(club);
        return {
          calls: twice(`/matchday/${id}/pass`, post()),
          may: [[204, 204]],
          after: async () => assert.equal(await countRows(club, "match_passes", { match_id: id }), 2),
        };
      },
    },
  ],
};
