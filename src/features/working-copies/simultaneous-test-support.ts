import assert from "node:assert/strict";
import { countRows, del, fresh, type Moments, must, post, put } from "#tests/api/simultaneous/moment.ts";
import type { TestClub } from "#tests/support/club.ts";

const typed = (title: string, writer: string) =>
  put({ values: { title }, base_version: 1, writer: `form-of-${writer}`, revision: 0 });

async function pathOf(club: TestClub): Promise<[path: string, id: number]> {
  const { id } = await must(club, "/admin/news", post({ title: fresh("Typed"), content: "Text." }));
  return [`/admin/working-copies/articles/${id}`, id];
}

/** What the working copies are asked at the same moment. */
export const moments: Moments = {
  "put /admin/working-copies/:kind/:key": [
    {
      title: "two devices of one person",
      async prepare(club) {
        const [path, id] = await pathOf(club);
        return {
          calls: [
            [path, typed("Here", "telephone")],
            [path, typed("There", "computer")],
          ],
          may: [[200, 409]],
          after: async () => assert.equal(await countRows(club, "working_copies", { record_id: id }), 1),
        };
      },
    },
    {
      title: "one form that sends it twice",
      async prepare(club) {
        const [path, id] = await pathOf(club);
        return {
          calls: [
            [path, typed("Here", "telephone")],
            [path, typed("Here", "telephone")],
          ],
          may: [[200, 200]],
          after: async () => assert.equal(await countRows(club, "working_copies", { record_id: id }), 1),
        };
      },
    },
  ],
  "delete /admin/working-copies/:kind/:key": [
    {
      title: "a keystroke and two discards",
      async prepare(club) {
        const [path] = await pathOf(club);
        return {
          calls: [
            [path, typed("Here", "telephone")],
            [path, del()],
            [path, del()],
          ],
          may: [[200, 200, 200]],
        };
      },
    },
  ],
};
