import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { languageState, languagesOut, type Publication, TEXT_STATES } from "./language-state.ts";
import { nextPublicationAt, outIn, outLater, outSomewhere } from "./out-queries.server.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.
const NOW = new Date("2026-03-11T09:00:00.000Z");
const HOURS = [null, "2026-03-11T08:00:00.000Z", "2026-03-11T09:00:00.000Z", "2026-03-11T10:00:00.000Z"];

const BARE: Publication = {
  is_published: 1,
  display_date: "2026-03-01T08:00:00.000Z",
  ...{ text_state: "draft", text_state_hy: "draft", text_state_ru: "draft" },
  ...{ publish_at: null, publish_at_hy: null, publish_at_ru: null },
  ...{ unpublish_at: null, unpublish_at_hy: null, unpublish_at_ru: null },
};

test("a language is not begun, a draft, ready, scheduled, out or over", () => {
  const state = (change: Partial<Publication>, title_hy = "Դերբի") =>
    languageState({ ...BARE, ...change, title_hy }, "hy", NOW);
  assert.equal(state({ text_state_hy: "out" }, ""), "not_begun");
  assert.equal(state({}), "draft");
  assert.equal(state({ text_state_hy: "ready" }), "ready");
  assert.equal(state({ text_state_hy: "out" }), "out");
  assert.equal(state({ text_state_hy: "out", publish_at_hy: HOURS[3]! }), "scheduled");
  assert.equal(state({ text_state_hy: "out", unpublish_at_hy: HOURS[2]! }), "over");
  assert.equal(state({ text_state_hy: "out", is_published: 0 }), "ready");
});

async function insertEach(club: TestClub): Promise<number> {
  const titled = { title: "A", content: "B", title_hy: "Ա", content_hy: "Բ" };
  const json = { ...titled, is_published: true };
  const { body } = await club.call("/api/admin/news", { as: "editor", json });
  const {
    id: _,
    search: __,
    ...row
  } = await club.app.db
    .selectFrom("articles")
    .selectAll()
    .where("id", "=", body.id)
    .executeTakeFirstOrThrow();
  const rows = [0, 1].flatMap((is_published) =>
    TEXT_STATES.flatMap((text_state) =>
      HOURS.flatMap((publish_at_hy) =>
        HOURS.flatMap((unpublish_at_hy) =>
          HOURS.slice(1).map((display_date) => ({
            ...{ ...row, is_published: is_published as 0 | 1, display_date, publish_at_hy, unpublish_at_hy },
            ...{ text_state, text_state_hy: "out" as const, search: "" },
          })),
        ),
      ),
    ),
  );
  for (const [index, one] of rows.entries())
    await club.app.db
      .insertInto("articles")
      .values({ ...one, slug: `each-${index}` })
      .execute();
  return rows.length;
}

test("the database says what is out as the rest of the house does, in each language", async (t) => {
  const club = await openClub(t);
  const count = await insertEach(club);
  const all = await club.app.db.selectFrom("articles").selectAll().execute();
  assert.ok(all.length > count);
  const idsWhere = async (condition: ReturnType<typeof outIn>) =>
    (await club.app.db.selectFrom("articles").select("id").where(condition).orderBy("id").execute()).map(
      ({ id }) => id,
    );
  const expected = (holds: (row: Publication) => boolean) =>
    all
      .filter(holds)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
  for (const language of LANGUAGES)
    assert.deepEqual(
      await idsWhere(outIn(language, NOW)),
      expected(
        (row) => languageState({ ...row, [columnIn("title", language)]: "A" }, language, NOW) === "out",
      ),
    );
  assert.deepEqual(
    await idsWhere(outSomewhere(NOW)),
    expected((row) => languagesOut(row, NOW).length > 0),
  );
  const isLater = (row: Publication) => (language: Language) =>
    languageState({ ...row, [columnIn("title", language)]: "A" }, language, NOW) === "scheduled";
  const later = await idsWhere(outLater(NOW));
  for (const id of expected((row) => LANGUAGES.some(isLater(row)))) assert.ok(later.includes(id), String(id));
  assert.equal(await nextPublicationAt(club.app.db, NOW), HOURS[3]);
});
