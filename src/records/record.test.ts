import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "#src/api/check.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { errorMessages } from "#src/errors/messages.ts";
import { choice, day, flag, image, integer, text } from "./field.ts";
import { filterItems } from "./filter.ts";
import { columnLabels, formBody, formFaults, formValues } from "./form.ts";
import { emptyRow, record, revisedColumns, toItem, toPublicItem } from "./record.ts";
import { recordSchemas } from "./schemas.server.ts";
import { officeSearchText, siteSearchTexts } from "./search-text.ts";

const kit = record(
  "kits",
  {
    name: text({ max: 10, localized: true, required: ["en", "hy"], search: "name" }),
    story: text({ max: 50, localized: true, search: "detail", isMarkdown: true }),
    season: integer({ min: 1995, max: 2100 }),
    kind: choice({ values: ["home", "away"], default: "home" }),
    first_worn: day({ min: "1995-01-01" }),
    picture: image(),
    is_sold: flag({ default: true }),
    buying_price: integer({ min: 0, max: 100, staffOnly: true }),
    slug: text({ max: 80, readOnly: true, history: false, search: false }),
    secret_note: text({ max: 80, secret: true }),
  },
  { noun: "kit", titleOf: ({ name }) => name, hasSearchColumn: true },
);
const errors = errorMessages("kits", {
  name_required: ["Name the kit.", "Անվանեք հավաքածուն։", "Назовите форму."],
  season_bounds: ["A season is from {least}.", "{least}-ից։", "С {least}."],
});
const schemas = recordSchemas(
  kit,
  { one: "Kit", create: "NewKit", edit: "KitEdit" },
  {
    ...errors,
    season_bounds: () => errors.season_bounds({ least: 1995 }),
  },
);

function refusal(run: () => unknown): AppError {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof AppError);
    return error;
  }
  throw new Error("It was not refused.");
}

test("a new record is checked by what its fields declare, in the feature's own words where it has some", () => {
  const given = { name: " Home ", name_hy: "Տան", season: 2026, is_sold: false, slug: "sent-back" };
  assert.deepEqual(check(schemas.create, given), { name: "Home", name_hy: "Տան", season: 2026, is_sold: 0 });
  const nameless = refusal(() => check(schemas.create, { name: "", name_hy: "Տան" }));
  assert.equal(nameless.message, "Name the kit.");
  const early = refusal(() => check(schemas.create, { name: "a", name_hy: "b", season: 1900 }));
  assert.equal(early.message, "A season is from 1995.");
  const long = refusal(() => check(schemas.create, { name: "a".repeat(11), name_hy: "b" }));
  assert.equal(long.message, "name must be at most 10 characters long.");
  const unknown = refusal(() => check(schemas.create, { name: "a", name_hy: "b", secret_note: "x" }));
  assert.equal(unknown.message, 'There is no field "secret_note" here.');
});

test("a record's row begins with its defaults", () => {
  assert.deepEqual(
    { ...emptyRow(kit) },
    {
      ...{ name: "", name_hy: "", name_ru: "", story: "", story_hy: "", story_ru: "" },
      ...{ season: null, kind: "home", first_worn: null, picture: "", is_sold: 1, buying_price: null },
      ...{ slug: "", secret_note: "" },
    },
  );
});

test("secrets reach nobody, and staff's fields no visitor", () => {
  const row = { ...emptyRow(kit), id: 1, version: 2, created_at: "", updated_at: "", secret_note: "x" };
  const item = toItem(kit, row);
  assert.ok(!("secret_note" in item));
  assert.equal(item.is_sold, true);
  const shown = toPublicItem(kit, item);
  assert.ok(!("buying_price" in shown) && !("version" in shown) && "season" in shown);
});

test("versions hold every field that is edited", () => {
  const columns = revisedColumns(kit);
  assert.ok(columns.includes("name_ru") && columns.includes("buying_price"));
  assert.ok(!columns.includes("slug") && !columns.includes("secret_note"));
});

test("names are searched in three languages, the addresses in a text are not", () => {
  const row = { ...emptyRow(kit), name_hy: "Տան", story: "See [the shop](https://example.am/kit)" };
  assert.match(officeSearchText(kit, row), /tan/);
  const [en, hy] = siteSearchTexts(kit, row);
  assert.deepEqual([en!.language, hy!.language], ["en", "hy"]);
  assert.ok(hy!.title.includes("Տան"));
  assert.ok(!hy!.body.join(" ").includes("example"));
  assert.match(hy!.body.join(" "), /See .*the shop/, "what is not said in Armenian stands there in English");
});

test("a list is narrowed alike by the API and by the page that holds it", () => {
  const items = [
    { ...toItem(kit, { ...emptyRow(kit), id: 1, name: "Home red" }) },
    { ...toItem(kit, { ...emptyRow(kit), id: 2, name: "Away", kind: "away", is_sold: 0 }) },
  ];
  assert.deepEqual(
    filterItems(kit, items, { search: "RED" }).map(({ id }) => id),
    [1],
  );
  assert.deepEqual(
    filterItems(kit, items, { kind: "away" }).map(({ id }) => id),
    [2],
  );
  assert.deepEqual(
    filterItems(kit, items, { is_sold: true }).map(({ id }) => id),
    [1],
  );
});

test("a form holds a record as it is typed, and sends what the server stores", () => {
  const values = formValues(kit, undefined);
  assert.equal(values.kind, "home");
  assert.equal(values.is_sold, true);
  const filled = { ...values, name: "Home", name_hy: "Տան", season: "2026" };
  assert.equal(formBody(kit, filled).season, 2026);
  assert.equal(formBody(kit, filled).first_worn, null);
  assert.ok(!("slug" in formBody(kit, filled)));
  const messages = {
    fillIn: "Fill in",
    minute: "A time",
    day: "A day",
    between: (least: number, most: number) => `${least}-${most}`,
  };
  assert.deepEqual(formFaults(kit, filled, messages), {});
  assert.deepEqual(formFaults(kit, { ...filled, name_hy: " ", season: "x" }, messages), {
    name_hy: "Fill in",
    season: "1995-2100",
  });
});

test("a column is called by its field's name and its language", () => {
  const words = Object.fromEntries(Object.keys(kit.fields).map((name) => [name, name])) as never;
  const labels = columnLabels(kit, words, (label, language) => `${label} (${language})`);
  assert.equal(labels.story_hy, "story (hy)");
  assert.equal(labels.season, "season");
});
