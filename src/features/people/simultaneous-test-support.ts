import assert from "node:assert/strict";
import {
  countRows,
  del,
  fresh,
  type Moment,
  type Moments,
  must,
  post,
  put,
  recordMoments,
  rowOf,
  twice,
} from "#tests/api/simultaneous/moment.ts";
import type { TestClub } from "#tests/support/club.ts";

const named = (name: string) => ({ last_name: name });
const SEASON = "2025-26";

async function newTeam(club: TestClub): Promise<number> {
  return (await must(club, "/admin/teams", post({ name: fresh("Team") }))).id;
}

/** A call that fills an empty squad, sent twice: nobody stands in it twice. */
const filledTwice = (path: string, expected: number, more: object): Moment => ({
  title: "a squad that two people fill",
  async prepare(club) {
    const team_id = await newTeam(club);
    return {
      calls: twice(path, post({ season: SEASON, team_id, ...more })),
      may: [[200, 200]],
      after: async () =>
        assert.equal(await countRows(club, "squad_members", { team_id, deleted_at: null }), expected),
    };
  },
});

let number = 0;
let team = 0;
let person = 0;

/** A place for somebody new, under the next number. */
const place = (last_name: string) => {
  number = (number % 99) + 1;
  return { season: SEASON, team_id: team, number, person: named(last_name) };
};

const { "post /admin/squads": places, "delete /admin/squads/:id": removals } = recordMoments({
  table: "squad_members",
  path: "/admin/squads",
  async at(club) {
    team = await newTeam(club);
    return "/admin/squads";
  },
  make: place,
  edit: place,
});

const twoNumbers: Moment = {
  title: "two numbers for one player",
  async prepare(club) {
    team = await newTeam(club);
    const made = await must(club, "/admin/squads", post(place(fresh("Captain"))));
    const { id, version, person_id } = made;
    const edit = (shirt: number) => put({ season: SEASON, team_id: team, person_id, number: shirt, version });
    return {
      calls: [
        [`/admin/squads/${id}`, edit(4)],
        [`/admin/squads/${id}`, edit(5)],
      ],
      may: [[200, 409]],
      async after([first]) {
        const row = await rowOf(club, "squad_members", id);
        assert.deepEqual([row.number, row.version], [first?.status === 200 ? 4 : 5, version + 1]);
      },
    };
  },
};

const { "delete /admin/spells/:id": spellRemovals, ...spells } = recordMoments({
  table: "spells",
  path: "/admin/spells",
  async at(club) {
    person = (await must(club, "/admin/people", post(named(fresh("Hurt"))))).id;
    return "/admin/spells";
  },
  make: (reason) => ({ person_id: person, kind: "injury", starts_on: "2026-03-01", reason }),
  edit: (reason) => ({ person_id: person, kind: "injury", starts_on: "2026-03-01", reason }),
});

const intoEachOther: Moment = {
  title: "two records that are merged into each other",
  async prepare(club) {
    const ids: number[] = [];
    for (const name of ["One", "Other"])
      ids.push((await must(club, "/admin/people", post(named(fresh(name))))).id);
    const [one, other] = ids as [number, number];
    return {
      calls: [
        [`/admin/people/${one}/merge`, post({ into: other })],
        [`/admin/people/${other}/merge`, post({ into: one })],
      ],
      may: [[200, 409]],
    };
  },
};

const undoneTwice: Moment = {
  title: "a merge that two people undo",
  async prepare(club) {
    const { id: one } = await must(club, "/admin/people", post(named(fresh("One"))));
    const { id: other } = await must(club, "/admin/people", post(named(fresh("Other"))));
    await must(club, `/admin/people/${one}/merge`, post({ into: other }));
    return {
      calls: twice(`/admin/people/${one}/merge`, del()),
      may: [[200, 409]],
      after: async () => assert.equal((await rowOf(club, "people", one)).merged_into, null),
    };
  },
};

/** What people and squads are asked at the same moment. */
export const moments: Moments = {
  ...spells,
  "delete /admin/spells/:id": spellRemovals!,
  "post /admin/people/:id/merge": [intoEachOther],
  "delete /admin/people/:id/merge": [undoneTwice],
  ...recordMoments({ table: "people", path: "/admin/people", make: named, edit: named }),
  "post /admin/squads": places!,
  "put /admin/squads/:id": [twoNumbers],
  "delete /admin/squads/:id": removals!,
  "post /admin/squads/paste": [filledTwice("/admin/squads/paste", 2, { lines: "1 Vardanyan\n9 Sahradyan" })],
  "post /admin/squads/fill": [filledTwice("/admin/squads/fill", 0, {})],
};
