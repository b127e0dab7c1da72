import assert from "node:assert/strict";
import { countRows, fresh, type Moments, must, patch, post, twice } from "#tests/api/simultaneous/moment.ts";
import type { TestClub } from "#tests/support/club.ts";

const NOTE = { language: "en", block_hash: "x1", block_text: "Text.", text: "Is this so?" };

async function listIn(club: TestClub): Promise<[path: string, id: number]> {
  const { id } = await must(club, "/admin/news", post({ title: fresh("Noted"), content: "Text." }));
  return [`/admin/record-notes/articles/${id}`, id];
}

async function noteIn(club: TestClub): Promise<number> {
  const [path] = await listIn(club);
  return (await must(club, path, post(NOTE))).id;
}

/** What notes are asked at the same moment. */
export const moments: Moments = {
  "post /admin/record-notes/:kind/:id": [
    {
      title: "two notes on one paragraph",
      async prepare(club) {
        const [path, id] = await listIn(club);
        return {
          calls: twice(path, post(NOTE)),
          may: [[201, 201]],
          after: async () => assert.equal(await countRows(club, "notes", { record_id: id }), 2),
        };
      },
    },
  ],
  "post /admin/notes/:id/answers": [
    {
      title: "two answers",
      async prepare(club) {
        const id = await noteIn(club);
        return {
          calls: twice(`/admin/notes/${id}/answers`, post({ text: "Yes." })),
          may: [[201, 201]],
          after: async () => assert.equal(await countRows(club, "notes", { parent_id: id }), 2),
        };
      },
    },
  ],
  "patch /admin/notes/:id": [
    {
      title: "dealt with and open again",
      async prepare(club) {
        const path = `/admin/notes/${await noteIn(club)}`;
        return {
          calls: [
            [path, patch({ is_resolved: true })],
            [path, patch({ is_resolved: false })],
          ],
          may: [[200, 200]],
        };
      },
    },
  ],
};
