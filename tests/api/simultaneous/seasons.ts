import assert from "node:assert/strict";
import type { TestClub } from "#tests/support/club.ts";
import {
  assertInHistory,
  countRows,
  del,
  fresh,
  type Moments,
  must,
  post,
  put,
  recordMoments,
  rowOf,
  twice,
} from "./moment.ts";

let year = 1900;

/** A season that is not there yet: "1901-02". */
function freshSeason(): string {
  year++;
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}

const table = (season: string, team_name: string) => ({
  season,
  standings: [{ team_name, team_name_hy: "Վան", won: 1 }],
});

async function newSeason(club: TestClub) {
  const { season, version } = await must(club, "/admin/seasons", post({ season: freshSeason() }));
  const { id } = await club.app.db
    .selectFrom("seasons")
    .select("id")
    .where("season", "=", season)
    .executeTakeFirstOrThrow();
  return { season: season as string, version: version as number, id };
}

const stage = (name: string) => ({ name, first_round: 10 });

/** What seasons and their tables are asked at the same moment. */
export const seasons: Moments = {
  ...recordMoments({
    table: "stages",
    path: "/admin/seasons/:season/stages",
    at: async (club) => `/admin/seasons/${(await newSeason(club)).season}/stages`,
    items: "/admin/stages",
    make: stage,
    edit: stage,
  }),
  "post /admin/seasons": [
    {
      title: "equal creates",
      async prepare(club) {
        const json = { season: freshSeason() };
        return {
          calls: twice("/admin/seasons", post(json)),
          may: [[201, 409]],
          after: async () => assert.equal(await countRows(club, "seasons", json), 1),
        };
      },
    },
    {
      title: "equal creates with one key",
      async prepare() {
        const headers = { "idempotency-key": fresh("key").replace(" ", "-of-a-season-") };
        return {
          calls: twice("/admin/seasons", { ...post({ season: freshSeason() }), headers }),
          may: [[201, 201]],
        };
      },
    },
  ],
  "put /admin/seasons/:season": [
    {
      title: "two edits of one version",
      async prepare(club) {
        const { season, version, id } = await newSeason(club);
        const path = `/admin/seasons/${season}`;
        return {
          calls: [
            [path, put({ tie_breakers: ["points", "wins"], version })],
            [path, put({ tie_breakers: ["points", "goals_for"], version })],
          ],
          may: [[200, 409]],
          after: async () => assert.equal((await rowOf(club, "seasons", id)).version, version + 1),
        };
      },
    },
    {
      title: "two edits without a version",
      async prepare(club) {
        const { season, version, id } = await newSeason(club);
        const path = `/admin/seasons/${season}`;
        return {
          calls: [
            [path, put({ tie_breakers: ["points", "wins"] })],
            [path, put({ zones: [] })],
          ],
          may: [[200, 200]],
          async after() {
            const row = await rowOf(club, "seasons", id);
            assert.deepEqual([row.version, row.zones], [version + 2, "[]"]);
            assert.equal(row.tie_breakers, '["points","wins"]');
          },
        };
      },
    },
  ],
  "delete /admin/seasons/:season": [
    {
      title: "two deletes",
      async prepare(club) {
        const { season, id } = await newSeason(club);
        return {
          calls: twice(`/admin/seasons/${season}`, del()),
          may: [[200, 404]],
          after: async () =>
            assert.equal(
              await countRows(club, "audit", { kind: "seasons", record_id: id, action: "delete" }),
              1,
            ),
        };
      },
    },
    {
      title: "a season is deleted and becomes the site's",
      async prepare(club) {
        const { season, id } = await newSeason(club);
        return {
          calls: [
            [`/admin/seasons/${season}`, del()],
            ["/admin/league-table/current", post({ season })],
          ],
          may: [
            [200, 404],
            [200, 409],
          ],
          async after() {
            const row = await rowOf(club, "seasons", id);
            assert.ok(!(row.deleted_at && row.is_current), "the site's season is there");
          },
        };
      },
    },
  ],
  "post /admin/league-table/current": [
    {
      title: "two seasons become the site's",
      async prepare(club) {
        const [one, other] = [await newSeason(club), await newSeason(club)];
        const path = "/admin/league-table/current";
        return {
          calls: [
            [path, post({ season: one.season })],
            [path, post({ season: other.season })],
          ],
          may: [[200, 200]],
          after: async () =>
            assert.equal(await countRows(club, "seasons", { is_current: 1, deleted_at: null }), 1),
        };
      },
    },
  ],
  "put /admin/league-table": [
    {
      title: "two tables of one version",
      async prepare(club) {
        const { season, version, id } = await newSeason(club);
        const [one, other] = [fresh("One"), fresh("Other")];
        return {
          calls: [
            ["/admin/league-table", put({ ...table(season, one), version })],
            ["/admin/league-table", put({ ...table(season, other), version })],
          ],
          may: [[200, 409]],
          after: async () => assert.equal((await rowOf(club, "seasons", id)).version, version + 1),
        };
      },
    },
    {
      title: "two tables without a version",
      async prepare(club) {
        const { season, version, id } = await newSeason(club);
        const [one, other] = [fresh("One"), fresh("Other")];
        return {
          calls: [
            ["/admin/league-table", put(table(season, one))],
            ["/admin/league-table", put(table(season, other))],
          ],
          may: [[200, 200]],
          async after() {
            assert.equal((await rowOf(club, "seasons", id)).version, version + 2);
            await assertInHistory(club, "standings", id, [one, other]);
            assert.equal(await countRows(club, "standings", { season_id: id }), 1);
          },
        };
      },
    },
    {
      title: "two tables of a season that is new",
      async prepare(club) {
        const season = freshSeason();
        return {
          calls: [
            ["/admin/league-table", put(table(season, "Van"))],
            ["/admin/league-table", put(table(season, "Noah"))],
          ],
          may: [[200, 200]],
          after: async () => assert.equal(await countRows(club, "seasons", { season }), 1),
        };
      },
    },
  ],
};
