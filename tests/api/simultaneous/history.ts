import assert from "node:assert/strict";
import type { TestClub } from "#tests/support/club.ts";
import { newMatch, substitution } from "./football.ts";
import { countRows, del, fresh, type Moments, must, post, put, rowOf, twice } from "./moment.ts";

const partner = (name: string) => ({ name, url: "https://bank.example", category: "partner" });

/** What the trash and the history are asked at the same moment. */
export const history: Moments = {
  "post /admin/trash/:kind/:id/restore": [
    {
      title: "restored twice",
      async prepare(club) {
        const id = await inTrash(club);
        return {
          calls: twice(`/admin/trash/partners/${id}/restore`, post()),
          may: [[200, 404]],
          after: async () =>
            assert.equal(
              await countRows(club, "audit", { kind: "partners", record_id: id, action: "restore" }),
              1,
            ),
        };
      },
    },
    {
      title: "restored and deleted",
      async prepare(club) {
        const id = await inTrash(club);
        return {
          calls: [
            [`/admin/trash/partners/${id}/restore`, post()],
            [`/admin/partners/${id}`, del()],
          ],
          may: [
            [200, 200],
            [200, 404],
          ],
          async after([, deleted]) {
            const row = await rowOf(club, "partners", id);
            assert.equal(row.deleted_at !== null, deleted?.status === 200);
          },
        };
      },
    },
    {
      title: "the two halves of a substitution",
      async prepare(club) {
        const path = `/admin/matches/${(await newMatch(club)).id}/events`;
        const [off, on] = (await must(club, path, post(substitution()))).events;
        await must(club, `${path}/${off.id}`, del());
        return {
          calls: [
            [`/admin/trash/match_events/${off.id}/restore`, post()],
            [`/admin/trash/match_events/${on.id}/restore`, post()],
          ],
          may: [[200, 404]],
          async after() {
            for (const { id } of [off, on])
              assert.equal((await rowOf(club, "match_events", id)).deleted_at, null);
          },
        };
      },
    },
    {
      title: "a former captain comes back while somebody else takes the band",
      async prepare(club) {
        const player = {
          first_name_hy: "Անի",
          last_name: "Sargsyan",
          last_name_hy: "Սարգսյան",
          position: "Goalkeeper",
          is_captain: true,
        };
        const former = await must(club, "/admin/players", post({ ...player, first_name: fresh("Former") }));
        await must(club, `/admin/players/${former.id}`, del());
        return {
          calls: [
            [`/admin/trash/players/${former.id}/restore`, post()],
            ["/admin/players", post({ ...player, first_name: fresh("New") })],
          ],
          may: [
            [200, 201],
            [200, 409],
          ],
          async after([, created]) {
            const captains = { is_captain: 1, is_active: 1, deleted_at: null };
            assert.equal(await countRows(club, "players", captains), 1);
            for (const id of [former.id, ...(created?.status === 201 ? [created.body.id] : [])])
              await must(club, `/admin/players/${id}`, del());
          },
        };
      },
    },
  ],
  "post /admin/history/:kind/:id/:version/restore": [
    {
      title: "two that bring back from one version",
      async prepare(club) {
        const { path, version } = await edited(club);
        return { calls: twice(`${path}/1/restore`, post({ version })), may: [[200, 409]] };
      },
    },
    {
      title: "two that bring back without a version",
      async prepare(club) {
        const { path, version, id } = await edited(club);
        return {
          calls: twice(`${path}/1/restore`, post({})),
          may: [[200, 200]],
          after: async () => assert.equal((await rowOf(club, "partners", id)).version, version + 1),
        };
      },
    },
    {
      title: "a deleted event, twice with one key",
      async prepare(club) {
        const list = `/admin/matches/${(await newMatch(club)).id}/events`;
        const goal = (minute: number) => ({ event_type: "goal", team_type: "home", minute });
        const { id } = await must(club, list, post(goal(12)));
        await must(club, `${list}/${id}`, put(goal(13)));
        await must(club, `${list}/${id}`, del());
        const headers = { "idempotency-key": fresh("key").replace(" ", "-of-an-event-") };
        return {
          calls: twice(`/admin/history/match_events/${id}/1/restore`, { ...post({}), headers }),
          may: [[200, 200]],
          async after() {
            const row = await rowOf(club, "match_events", id);
            assert.deepEqual([row.deleted_at, row.minute], [null, 12]);
          },
        };
      },
    },
  ],
};

async function inTrash(club: TestClub): Promise<number> {
  const { id } = await must(club, "/admin/partners", post(partner(fresh("Bank"))));
  await must(club, `/admin/partners/${id}`, del());
  return id;
}

async function edited(club: TestClub) {
  const { id } = await must(club, "/admin/partners", post(partner(fresh("Bank"))));
  const { version } = await must(club, `/admin/partners/${id}`, put(partner(fresh("Shop"))));
  return { id: id as number, version: version as number, path: `/admin/history/partners/${id}` };
}
