import assert from "node:assert/strict";
import { test } from "node:test";
import { restoreFromTrash } from "#src/features/history/commands.server.ts";
import { RECORDS } from "#src/features/history/records.ts";
import { createArticle, deleteArticle, updateArticle } from "#src/features/news/commands.server.ts";
import { createPartner, deletePartner, updatePartner } from "#src/features/partners/commands.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { pictureName, pictureUrl } from "./media.ts";
import { rebuildUses } from "./uses-commands.server.ts";

/** COUNT=full: as many as the measure asks for. */
const SAVES = process.env.COUNT === "full" ? 1000 : 60;
const PICTURES = 12;

/** Rows as an upload leaves them; nobody looks at their files here. */
async function addPictures({ app, editor }: TestClub): Promise<string[]> {
  const at = app.now().toISOString();
  const hashes = Array.from({ length: PICTURES }, (_, index) => index.toString(16).padStart(32, "0"));
  await app.db
    .insertInto("media")
    .values(
      hashes.map((hash) => ({
        ...{
          hash,
          url: pictureUrl(hash),
          file_name: pictureName(hash),
          title: "",
          credit: "",
          source_url: "",
        },
        ...{ alt: "", alt_hy: "", alt_ru: "", is_decorative: 0 as const, licence: "own" as const },
        ...{
          taken_at: null,
          rights_until: null,
          focal_x: 50,
          focal_y: 50,
          file_hash: hash,
          phash: "",
          look: null,
        },
        ...{ width: 1600, height: 900, bytes: 1000, widths: "[]", color: "#000000", original: "" },
        ...{ created_by: editor.account.id, uploaded_at: at, is_kept: 1 as const, search: "" },
        ...{ version: 1, created_at: at, updated_at: at, deleted_at: null },
      })),
    )
    .execute();
  return hashes.map(pictureUrl);
}

test("after many saves of all sorts the library knows every place, as a scan of all texts does", async (t) => {
  const club = await openClub(t);
  const { app, editor } = club;
  const urls = await addPictures(club);
  let state = 7;
  const random = (most: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 4294967296) * most);
  };
  const some = () => (random(3) === 0 ? "" : urls[random(PICTURES)]!);
  const text = () => `Words ${random(1e6)} ![](${some() || urls[0]}) and ![b](${urls[random(PICTURES)]})`;
  const articles: number[] = [];
  const partners: number[] = [];
  const news = () => ({
    ...{ title: "Derby", content: text(), content_hy: random(2) ? text() : "", title_hy: "Դերբի" },
    image_url: some(),
  });
  const partner = () => ({
    name: `P ${random(1e6)}`,
    url: "https://p.example",
    logo: some(),
    banner_image: some(),
  });
  const deeds = [
    async () => articles.push((await createArticle(editor, news() as never)).id),
    async () => partners.push((await createPartner(editor, partner() as never)).id),
    async () => articles.length && updateArticle(editor, articles[random(articles.length)]!, news() as never),
    async () =>
      partners.length && updatePartner(editor, partners[random(partners.length)]!, partner() as never),
    async () => {
      const id = articles[random(articles.length)];
      if (!id) return;
      await deleteArticle(editor, id);
      if (random(2)) await restoreFromTrash(editor, "articles", id);
      else articles.splice(articles.indexOf(id), 1);
    },
    async () => {
      const id = partners[random(partners.length)];
      if (!id || random(3)) return;
      await deletePartner(editor, id);
      partners.splice(partners.indexOf(id), 1);
    },
  ];
  for (let saves = 0; saves < SAVES; saves++) await deeds[random(deeds.length)]!();
  const { count } = await app.db
    .selectFrom("media_uses")
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  assert.ok(Number(count) > 10, String(count));
  assert.equal(await rebuildUses(app, Object.values(RECORDS)), 0, "the scan finds nothing else");
  await app.db.deleteFrom("media_uses").execute();
  assert.ok((await rebuildUses(app, Object.values(RECORDS))) > 0, "and it would notice");
  const again = await app.db.selectFrom("media_uses").selectAll().execute();
  assert.equal(again.length, Number(count));
});
