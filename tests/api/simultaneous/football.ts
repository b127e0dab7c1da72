import assert from "node:assert/strict";
import type { TestClub } from "#tests/support/club.ts";
import { picture } from "#tests/support/picture.ts";
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
import { namedWhileDeleted } from "./named-while-deleted.ts";
import { orderMoments } from "./order.ts";

const player = (name: string) => ({
  first_name: name,
  first_name_hy: "Անի",
  last_name: "Sargsyan",
  last_name_hy: "Սարգսյան",
  position: "Goalkeeper",
});
const member = (name: string) => ({
  ...player(name),
  position: undefined,
  department: "coaching",
  role: "Head Coach",
  role_hy: "Գլխավոր մարզիչ",
});
const match = (name: string) => ({
  home_team_name: name,
  away_team_name: "Guests",
  match_date: "2026-03-14T15:00",
});
const goal = (name: string) => ({
  event_type: "goal",
  team_type: "home",
  minute: 12,
  player_last_name: name,
});
const named = (name: string) => ({ name });

const players = recordMoments({ table: "players", path: "/admin/players", make: player, edit: player });
const teams = recordMoments({
  table: "teams",
  path: "/admin/teams",
  make: named,
  edit: named,
  isNameUnique: true,
});

const newMatchPath = async (club: TestClub) => `/admin/matches/${(await newMatch(club)).id}/lineups/home`;
const eleven = (from: number, version?: number) =>
  put({
    players: Array.from({ length: 11 }, (_, at) => ({ role: "start", number: from + at, slot: at + 1 })),
    ...(version === undefined ? {} : { version }),
  });

const title = (name: string) => ({ kind: "cup", year: "2006", name });

/** What people, teams, competitions and matches are asked at the same moment. */
export const football: Moments = {
  ...players,
  ...teams,
  ...recordMoments({ table: "staff", path: "/admin/staff", make: member, edit: member }),
  ...recordMoments({
    table: "competitions",
    path: "/admin/competitions",
    make: named,
    edit: named,
    isNameUnique: true,
  }),
  ...orderMoments({ table: "competitions", make: named }),
  ...recordMoments({ table: "honours", path: "/admin/honours", make: title, edit: title }),
  ...orderMoments({ table: "honours", make: title }),
  ...recordMoments({ table: "matches", path: "/admin/matches", make: match, edit: match }),
  ...recordMoments({
    table: "match_events",
    path: "/admin/matches/:id/events",
    part: ":eventId",
    at: async (club) => `/admin/matches/${(await newMatch(club)).id}/events`,
    make: goal,
    edit: goal,
  }),
  "put /admin/matches/:id/lineups/:side": [
    {
      title: "two people name a side of which there is nothing yet",
      async prepare(club) {
        const path = await newMatchPath(club);
        return {
          calls: [
            [path, eleven(1, 0)],
            [path, eleven(20, 0)],
          ],
          may: [[200, 409]],
          async after(answers) {
            const { match_id, players } = answers.find(({ status }) => status === 200)!.body;
            assert.equal(await countRows(club, "lineups", { match_id }), 1);
            const { home } = await must(club, `/admin/matches/${match_id}/lineups`);
            assert.deepEqual(home.lineup.players, players);
          },
        };
      },
    },
    {
      title: "two people save one version",
      async prepare(club) {
        const path = await newMatchPath(club);
        const { version } = await must(club, path, eleven(1));
        return {
          calls: [
            [path, eleven(20, version)],
            [path, eleven(40, version)],
          ],
          may: [[200, 409]],
        };
      },
    },
  ],
  "delete /admin/matches/:id/lineups/:side": [
    {
      title: "a line-up is deleted twice, and saved",
      async prepare(club) {
        const path = await newMatchPath(club);
        const { match_id } = await must(club, path, eleven(1));
        return {
          calls: [
            [path, del()],
            [path, del()],
            [path, eleven(20)],
          ],
          may: [
            [200, 200, 200],
            [200, 200, 404],
          ],
          async after() {
            assert.ok((await countRows(club, "lineups", { match_id, deleted_at: null })) <= 1);
          },
        };
      },
    },
  ],
  "post /admin/players": [
    ...players["post /admin/players"]!,
    {
      title: "two captains",
      async prepare(club) {
        const captains = { is_captain: 1, is_active: 1, deleted_at: null };
        const create = () => post({ ...player(fresh("Captain")), is_captain: true });
        return {
          calls: [
            ["/admin/players", create()],
            ["/admin/players", create()],
          ],
          may: [[201, 409]],
          async after(answers) {
            assert.equal(await countRows(club, "players", captains), 1);
            const { id } = answers.find(({ status }) => status === 201)!.body;
            await must(club, `/admin/players/${id}`, del());
          },
        };
      },
    },
  ],
  "put /admin/players/:id": [
    ...players["put /admin/players/:id"]!,
    {
      title: "the band is given to two others",
      async prepare(club) {
        const newPlayer = () => must(club, "/admin/players", post(player(fresh("Mate"))));
        const mates = [await newPlayer(), await newPlayer(), await newPlayer()];
        const band = { is_captain: true, replace_captain: true };
        const paths = mates.map(({ id }) => `/admin/players/${id}`);
        await must(club, paths[0]!, put({ ...player(fresh("Mate")), ...band }));
        return {
          calls: paths.map((path) => [path, put({ ...player(fresh("Mate")), ...band })]),
          may: [[200, 200, 200]],
          async after() {
            assert.equal(
              await countRows(club, "players", { is_captain: 1, is_active: 1, deleted_at: null }),
              1,
            );
            for (const path of paths) await must(club, path, del());
          },
        };
      },
    },
  ],
  "put /admin/teams/:id": [
    ...teams["put /admin/teams/:id"]!,
    {
      title: "two teams become the own club",
      async prepare(club) {
        const newTeam = () => must(club, "/admin/teams", post(named(fresh("Team"))));
        const [one, other] = [await newTeam(), await newTeam()];
        const edit = ({ name }: { name: string }) => ({
          ...put({ name, is_own: true }),
          as: "admin" as const,
        });
        return {
          calls: [
            [`/admin/teams/${one.id}`, edit(one)],
            [`/admin/teams/${other.id}`, edit(other)],
          ],
          may: [[200, 200]],
          after: async () => assert.equal(await countRows(club, "teams", { is_own: 1, deleted_at: null }), 1),
        };
      },
    },
  ],
  "delete /admin/teams/:id": [...teams["delete /admin/teams/:id"]!, ...namedWhileDeleted],
  "post /admin/teams/:id/logo": [
    {
      title: "two logos",
      async prepare(club) {
        const { id } = await must(club, "/admin/teams", post(named(fresh("Team"))));
        const path = `/admin/teams/${id}/logo`;
        return {
          calls: [
            [path, { as: "editor", form: await picture("logo", "#b5123e") }],
            [path, { as: "editor", form: await picture("logo", "#123eb5") }],
          ],
          may: [[200, 200]],
          after: async (answers) =>
            assertInHistory(
              club,
              "teams",
              id,
              answers.map(({ body }) => body.url),
            ),
        };
      },
    },
  ],
  "delete /admin/teams/:id/logo": [
    {
      title: "removed twice",
      async prepare(club) {
        const team = { ...named(fresh("Team")), logo_url: "/club/noah.png" };
        const { id, version } = await must(club, "/admin/teams", post(team));
        return {
          calls: twice(`/admin/teams/${id}/logo`, del()),
          may: [[200, 200]],
          after: async () => assert.equal((await rowOf(club, "teams", id)).version, version + 1),
        };
      },
    },
  ],
  "put /admin/matches/:id/events/:eventId": [
    ...recordMoments({
      table: "match_events",
      path: "/admin/matches/:id/events",
      part: ":eventId",
      at: async (club) => `/admin/matches/${(await newMatch(club)).id}/events`,
      make: goal,
      edit: goal,
    })["put /admin/matches/:id/events/:eventId"]!,
    {
      title: "both halves of a substitution",
      async prepare(club) {
        const { id } = await newMatch(club);
        const path = `/admin/matches/${id}/events`;
        const [off, on] = (await must(club, path, post(substitution()))).events;
        const edit = (event_type: string, minute: number) =>
          put({ ...goal("Petrosyan"), event_type, minute });
        return {
          calls: [
            [`${path}/${off.id}`, edit("substitution_out", 60)],
            [`${path}/${on.id}`, edit("substitution_in", 70)],
          ],
          may: [[200, 200]],
          async after() {
            const minutes = [off, on].map(
              async (half) => (await rowOf(club, "match_events", half.id)).minute,
            );
            assert.equal(new Set(await Promise.all(minutes)).size, 1, "they stay together");
          },
        };
      },
    },
  ],
};

export function newMatch(club: TestClub) {
  return must(club, "/admin/matches", post(match(fresh("Hosts"))));
}

export function substitution() {
  return {
    event_type: "substitution",
    team_type: "home",
    minute: 50,
    player_in: { player_last_name: fresh("On") },
    player_out: { player_last_name: fresh("Off") },
  };
}
