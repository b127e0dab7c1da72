import assert from "node:assert/strict";
import type { TestClub } from "#tests/support/club.ts";
import { countRows, del, fresh, type Moment, must, post, put } from "./moment.ts";

const match = () => ({
  home_team_name: fresh("Hosts"),
  away_team_name: fresh("Guests"),
  match_date: "2026-03-14T15:00",
});
const NO_FIGURES = { won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0 };

/** A team that is deleted at the moment at which something names it: what is there afterwards names no deleted team. */
export const namedWhileDeleted: Moment[] = [
  moment("a match against it", async (home_team_id) => [
    "/admin/matches",
    post({ ...match(), home_team_id }),
  ]),
  moment("a match that is moved to it", async (home_team_id, club) => {
    const { id } = await must(club, "/admin/matches", post(match()));
    return [`/admin/matches/${id}`, put({ ...match(), home_team_id })];
  }),
  moment("a table with it", async (team_id) => {
    const row = { ...NO_FIGURES, team_id, team_name: fresh("Row"), team_name_hy: "Վան" };
    return ["/admin/league-table", put({ season: "2025-26", standings: [row] })];
  }),
];

function moment(
  what: string,
  naming: (team: number, club: TestClub) => Promise<[string, ReturnType<typeof put>]>,
): Moment {
  return {
    title: `a delete and ${what}`,
    async prepare(club) {
      const { id } = await must(club, "/admin/teams", post({ name: fresh("Team") }));
      return {
        calls: [[`/admin/teams/${id}`, del()], await naming(id, club)],
        may: [
          [200, 200],
          [200, 400],
          [200, 404],
          [200, 409],
          [201, 409],
        ],
        async after([deleted]) {
          if (deleted?.status !== 200) return;
          assert.equal(await countRows(club, "matches", { home_team_id: id }), 0);
          assert.equal(await countRows(club, "standings", { team_id: id }), 0);
        },
      };
    },
  };
}
