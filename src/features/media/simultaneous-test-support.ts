import assert from "node:assert/strict";
import sharp from "sharp";
import {
  countRows,
  del,
  fresh,
  type Moments,
  must,
  patch,
  post,
  twice,
} from "#tests/api/simultaneous/moment.ts";
import type { CallOptions, TestClub } from "#tests/support/club.ts";
import { picture } from "#tests/support/picture.ts";

let [colour, scenes] = [0, 0];
const form = async (): Promise<CallOptions> => {
  colour += 4099;
  return { as: "editor", form: await picture("image", `#${colour.toString(16).padStart(6, "0")}`) };
};

async function pictureIn(club: TestClub): Promise<number> {
  return (await must(club, "/admin/media", await form())).id;
}

/** One picture of many, as wide as is wanted. */
async function scene(club: TestClub, number: number, width: number): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" viewBox="0 0 100 60">
    <linearGradient id="sky"><stop stop-color="#124"/><stop offset="1" stop-color="#fc8"/></linearGradient>
    <rect width="100" height="60" fill="url(#sky)"/><circle cx="${20 + number * 20}" cy="20" r="14" fill="#fff"/>
    <rect x="60" y="30" width="25" height="30" fill="#111"/></svg>`;
  const form = new FormData();
  const bytes = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
  form.set("image", new File([bytes], "scene.png", { type: "image/png" }));
  return (await must(club, "/admin/media", { as: "editor", form })).id;
}

/** What the library is asked at the same moment. */
export const moments: Moments = {
  "post /admin/media": [
    {
      title: "one picture from two desks",
      async prepare(club) {
        const [before, options] = [await countRows(club, "media"), await form()];
        return {
          calls: twice("/admin/media", options),
          may: [[201, 201]],
          after: async () => assert.equal((await countRows(club, "media")) - before, 1),
        };
      },
    },
  ],
  "post /admin/media/:id/file": [
    {
      title: "two files for one picture",
      async prepare(club) {
        const path = `/admin/media/${await pictureIn(club)}/file`;
        return {
          calls: [
            [path, await form()],
            [path, await form()],
          ],
          may: [[200, 200]],
        };
      },
    },
  ],
  "post /admin/media/merge": [
    {
      title: "merged both ways round",
      async prepare(club) {
        scenes += 1;
        const [one, other] = [await scene(club, scenes, 640), await scene(club, scenes, 320)];
        return {
          calls: [
            ["/admin/media/merge", post({ ids: [one, other] })],
            ["/admin/media/merge", post({ ids: [other, one] })],
          ],
          may: [
            [200, 400],
            [200, 404],
            [200, 409],
          ],
        };
      },
    },
  ],
  "post /admin/media/edit": [
    {
      title: "several credited in opposite order",
      async prepare(club) {
        const [one, other] = [await pictureIn(club), await pictureIn(club)];
        const edit = (ids: number[], credit: string) => post({ ids, set: { credit } });
        return {
          calls: [
            ["/admin/media/edit", edit([one, other], fresh("Ani"))],
            ["/admin/media/edit", edit([other, one], fresh("Gor"))],
          ],
          may: [[200, 200]],
        };
      },
    },
  ],
  "post /admin/media/delete": [
    {
      title: "several deleted in opposite order",
      async prepare(club) {
        const [one, other] = [await pictureIn(club), await pictureIn(club)];
        return {
          calls: [
            ["/admin/media/delete", post({ ids: [one, other] })],
            ["/admin/media/delete", post({ ids: [other, one] })],
          ],
          may: [
            [200, 200],
            [200, 404],
          ],
        };
      },
    },
  ],
  "patch /admin/media/:id": [
    {
      title: "described by two",
      async prepare(club) {
        const path = `/admin/media/${await pictureIn(club)}`;
        return {
          calls: [
            [path, patch({ title: fresh("Derby") })],
            [path, patch({ credit: fresh("Ani") })],
          ],
          may: [[200, 200]],
        };
      },
    },
  ],
  "delete /admin/media/:id": [
    {
      title: "deleted twice",
      async prepare(club) {
        const path = `/admin/media/${await pictureIn(club)}`;
        return {
          calls: twice(path, del()),
          may: [
            [200, 404],
            [204, 404],
          ],
        };
      },
    },
  ],
};
