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
  patch,
  post,
  put,
  recordMoments,
  rowOf,
  tables,
  twice,
} from "./moment.ts";
import { orderMoments } from "./order.ts";

const article = (title: string) => ({ title, content: "Text." });
const partner = (name: string) => ({ name, url: "https://bank.example", category: "partner" });
const setting = (name: string) => ({ value: name, type: "text" as const });
const keyOf = (name: string) => name.toLowerCase().replace(" ", "_");

const news = recordMoments({ table: "articles", path: "/admin/news", make: article, edit: article });
const partners = recordMoments({ table: "partners", path: "/admin/partners", make: partner, edit: partner });
const categories = recordMoments({
  table: "categories",
  path: "/admin/categories",
  make: (name) => ({ name }),
  edit: (name) => ({ name, slug: keyOf(name).replace("_", "-") }),
  isNameUnique: true,
});
const settings = recordMoments({
  table: "settings",
  path: "/admin/settings",
  part: ":idOrKey",
  make: (name) => ({ key: keyOf(name), ...setting(name) }),
  edit: setting,
  // Not by its edit: a key stays.
});

/** What articles, categories, partners and settings are asked at the same moment. */
export const content: Moments = {
  ...news,
  ...partners,
  ...categories,
  ...settings,
  ...orderMoments({ table: "partners", make: partner }),
  ...orderMoments({ table: "categories", make: (name) => ({ name }) }),
  "post /admin/text-tree": [
    {
      title: "two who open the same text",
      async prepare() {
        return {
          calls: twice("/admin/text-tree", post({ text: "Gates open at **five**." })),
          may: [[200, 200]],
          after: async ([one, other]) => assert.deepEqual(one?.body, other?.body),
        };
      },
    },
  ],
  "post /admin/settings": [
    ...settings["post /admin/settings"]!.filter(({ title }) => title.includes("key")),
    {
      title: "equal creates, also of a key that lies in the trash",
      async prepare(club) {
        const json = { key: keyOf(fresh("Motto")), ...setting("Forward") };
        const { id } = await must(club, "/admin/settings", post(json));
        await must(club, `/admin/settings/${id}`, del());
        return {
          calls: twice("/admin/settings", post(json)),
          may: [[201, 409]],
          after: async () => assert.equal(await countRows(club, "settings", { key: json.key }), 1),
        };
      },
    },
  ],
  "post /admin/partners": [
    ...partners["post /admin/partners"]!,
    {
      title: "two that go to the end of the list",
      async prepare() {
        const create = () => post(partner(fresh("Bank")));
        return {
          calls: [
            ["/admin/partners", create()],
            ["/admin/partners", create()],
          ],
          may: [[201, 201]],
          after: async ([one, other]) => assert.notEqual(one?.body.order_num, other?.body.order_num),
        };
      },
    },
  ],
  "patch /admin/partners/:id": [
    {
      title: "opposite switches of one version",
      async prepare(club) {
        const { id, version } = await must(club, "/admin/partners", post(partner(fresh("Bank"))));
        const path = `/admin/partners/${id}`;
        return {
          calls: [
            [path, patch({ is_active: true, version })],
            [path, patch({ display_in_footer: false, version })],
          ],
          may: [[200, 409]],
        };
      },
    },
    {
      title: "two switches without a version",
      async prepare(club) {
        const { id } = await must(club, "/admin/partners", post(partner(fresh("Bank"))));
        const path = `/admin/partners/${id}`;
        return {
          calls: [
            [path, patch({ is_active: true })],
            [path, patch({ display_in_header: true })],
          ],
          may: [[200, 200]],
          async after() {
            const row = await rowOf(club, "partners", id);
            assert.deepEqual([row.is_active, row.display_in_header, row.version], [1, 1, 3]);
          },
        };
      },
    },
  ],
  "post /admin/partners/:id/banner": [
    {
      title: "two banners",
      async prepare(club) {
        const { id } = await must(club, "/admin/partners", post(partner(fresh("Bank"))));
        const path = `/admin/partners/${id}/banner`;
        return {
          calls: [
            [path, { as: "editor", form: await picture("banner", "#b5123e") }],
            [path, { as: "editor", form: await picture("banner", "#123eb5") }],
          ],
          may: [[200, 200]],
          after: async (answers) =>
            assertInHistory(
              club,
              "partners",
              id,
              answers.map(({ body }) => body.banner_image),
            ),
        };
      },
    },
  ],
  "post /admin/news": [
    ...news["post /admin/news"]!,
    {
      title: "an article into a category that is deleted",
      async prepare(club) {
        const { id } = await must(club, "/admin/categories", post({ name: fresh("Cup") }));
        return {
          calls: [
            ["/admin/news", post({ ...article(fresh("Title")), category_id: id })],
            [`/admin/categories/${id}`, del()],
          ],
          may: [
            [201, 409],
            [200, 400],
          ],
        };
      },
    },
  ],
  "put /admin/news/:id/translations/:language": [
    {
      title: "two who translate the same article",
      async prepare(club) {
        const { id } = await newArticle(club);
        const path = `/admin/news/${id}/translations/ru`;
        const { body } = await club.call(`/api${path}`, { as: "editor" });
        const rows = (target: string) =>
          body.rows.map(({ field, source }: { field: string; source: string }) => ({
            field,
            source,
            target,
          }));
        return {
          calls: [
            [path, put({ base: body.base, rows: rows("Один") })],
            [path, put({ base: body.base, rows: rows("Другой") })],
          ],
          may: [[200, 409]],
        };
      },
    },
  ],
  "put /admin/news/:id": [
    ...news["put /admin/news/:id"]!,
    {
      title: "two articles that change their addresses with each other's",
      async prepare(club) {
        const [one, other] = [await newArticle(club), await newArticle(club)];
        return {
          calls: [
            [`/admin/news/${one.id}`, put({ ...article(one.title), slug: other.slug })],
            [`/admin/news/${other.id}`, put({ ...article(other.title), slug: one.slug })],
          ],
          may: [
            [409, 409],
            [200, 409],
          ],
        };
      },
    },
  ],
  "patch /admin/news/:id": [
    {
      title: "published and taken back",
      async prepare(club) {
        const { id } = await newArticle(club);
        const path = `/admin/news/${id}`;
        return {
          calls: [
            [path, patch({ is_published: true })],
            [path, patch({ is_published: false })],
          ],
          may: [[200, 200]],
        };
      },
    },
    {
      title: "published and featured from one version",
      async prepare(club) {
        const { id, version } = await newArticle(club);
        const path = `/admin/news/${id}`;
        return {
          calls: [
            [path, patch({ is_published: true, version })],
            [path, patch({ is_featured: true, version })],
          ],
          may: [[200, 409]],
          after: async () => assert.equal((await rowOf(club, "articles", id)).version, version + 1),
        };
      },
    },
  ],
  "post /admin/news/bulk": [
    {
      title: "published and taken back in opposite order",
      async prepare(club) {
        const ids = await newArticles(club, 6);
        return {
          calls: [
            ...twice("/admin/news/bulk", post({ ids, action: "publish" })),
            ...twice("/admin/news/bulk", post({ ids: ids.toReversed(), action: "unpublish" })),
          ],
          may: [[200, 200, 200, 200]],
          async after() {
            const rows = await tables(club)
              .selectFrom("articles")
              .select("is_published")
              .where("id", "in", ids)
              .execute();
            assert.equal(new Set(rows.map(({ is_published }) => is_published)).size, 1);
          },
        };
      },
    },
    {
      title: "deleted twice, all or none",
      async prepare(club) {
        const ids = await newArticles(club, 4);
        return {
          calls: [
            ["/admin/news/bulk", post({ ids, action: "delete" })],
            ["/admin/news/bulk", post({ ids: ids.toReversed(), action: "delete" })],
          ],
          may: [[200, 404]],
        };
      },
    },
  ],
};

async function newArticle(club: TestClub) {
  return must(club, "/admin/news", post(article(fresh("Title"))));
}

async function newArticles(club: TestClub, count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await newArticle(club)).id);
  return ids;
}
