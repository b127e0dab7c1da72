import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { fillDefaultSettings } from "./default-commands.server.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import { fillSettings } from "./demo.server.ts";

const PHONE = { key: "ticket_phone", value: "+374 237 00 195", type: "tel" };

const create = ({ call }: TestClub, json: object, as: "editor" | "admin" = "editor") =>
  call("/api/admin/settings", { as, json });
const put = ({ call }: TestClub, idOrKey: string | number, json: object, as: "editor" | "admin" = "editor") =>
  call(`/api/admin/settings/${idOrKey}`, { as, method: "PUT", json });

test("a new setting is public, and fans get it in three languages", async (t) => {
  const club = await openClub(t);
  const { status, body } = await create(club, { ...PHONE, value_hy: "հեռ․", value_ru: null });
  assert.equal(status, 201);
  assert.equal(body.is_public, true);
  assert.deepEqual((await club.call("/api/settings/public")).body, {
    ticket_phone: { value: "+374 237 00 195", value_hy: "հեռ․", value_ru: "" },
  });
});

test("a setting that is not public stays in the back office", async (t) => {
  const club = await openClub(t);
  await create(club, { ...PHONE, is_public: false });
  assert.deepEqual((await club.call("/api/settings/public")).body, {});
  const { body } = await club.call("/api/admin/settings", { as: "editor" });
  assert.deepEqual([body.total, body.settings[0].is_public], [1, false]);
});

test("a new setting needs a key in snake_case, an English value and a known type", async (t) => {
  const club = await openClub(t);
  const { status, body } = await create(club, { key: "Ticket-Phone", value: " ", type: "phone" });
  assert.equal(status, 400);
  assert.deepEqual(
    body.issues.map((issue: { path: string }) => issue.path),
    ["key", "value", "type"],
  );
  for (const key of ["1st", "a".repeat(81), "", "_x"]) {
    assert.equal((await create(club, { ...PHONE, key })).status, 400, key);
  }
  assert.equal((await create(club, { ...PHONE, key: "a".repeat(80) })).status, 201);
});

test("a value has at most 20,000 letters, a description 500", async (t) => {
  const club = await openClub(t);
  const long = "ա".repeat(20_000);
  const whole = { key: "story", type: "textarea", value: long, value_hy: long, value_ru: long };
  assert.equal((await create(club, { ...whole, description: "d".repeat(500) })).status, 201);
  assert.equal((await create(club, { ...PHONE, value: `${long}ա` })).status, 400);
  assert.equal((await create(club, { ...PHONE, description: "d".repeat(501) })).status, 400);
});

test("a key exists once; one from the trash comes back with new values", async (t) => {
  const club = await openClub(t);
  const first = await create(club, PHONE);
  const again = await create(club, PHONE);
  assert.deepEqual([again.status, again.body.code], [409, "conflict"]);

  await club.call("/api/admin/settings/ticket_phone", { as: "editor", method: "DELETE" });
  const back = await create(club, { ...PHONE, value: "195" });
  assert.deepEqual([back.status, back.body.id, back.body.value], [201, first.body.id, "195"]);
});

test("a key that comes back from the trash brings none of its former values along", async (t) => {
  const club = await openClub(t);
  await create(club, { ...PHONE, value_hy: "հեռ․", description: "Box office", is_public: false });
  await club.call("/api/admin/settings/ticket_phone", { as: "editor", method: "DELETE" });
  const { body } = await create(club, PHONE);
  assert.deepEqual([body.value_hy, body.description, body.is_public], ["", "", true]);
});

test("a value that does not fit its type is refused by its key, in the caller's language", async (t) => {
  const club = await openClub(t);
  const json = { key: "rows", type: "number", value: "many" };
  const refused = await club.call("/api/admin/settings", {
    ...{ as: "editor", json },
    headers: { "accept-language": "hy" },
  });
  assert.deepEqual(refused.body.issues, [
    { path: "value", message: "Գրեք թիվ, օրինակ՝ 12 կամ 0.5։", key: "settings.value_number", params: {} },
  ]);
  await create(club, PHONE);
  const { body } = await create(club, PHONE);
  assert.deepEqual([body.key, body.params], ["settings.key_taken", { key: "ticket_phone" }]);
  assert.equal(body.error, "There is already a setting with the key ticket_phone.");
});

test("two creates of one key at the same moment: one wins, the other is told", async (t) => {
  const club = await openClub(t);
  await club.call("/api/admin/settings", { as: "editor" });
  const statuses = (await Promise.all([create(club, PHONE), create(club, PHONE)])).map((a) => a.status);
  assert.deepEqual(statuses.sort(), [201, 409]);
});

test("a setting is found, saved and deleted by its number and by its key", async (t) => {
  const club = await openClub(t);
  const { body: made } = await create(club, PHONE);
  for (const name of [made.id, "ticket_phone"]) {
    assert.equal((await club.call(`/api/admin/settings/${name}`, { as: "editor" })).body.key, "ticket_phone");
    assert.equal((await put(club, name, { value: `by ${name}` })).body.value, `by ${name}`);
  }
  const path = `/api/admin/settings/${made.id}`;
  const gone = await club.call(path, { as: "editor", method: "DELETE" });
  assert.deepEqual(gone.body, { ok: true, id: made.id });
  for (const name of [made.id, "ticket_phone", "NO-SUCH", "99999999999999999999"]) {
    assert.equal(
      (await club.call(`/api/admin/settings/${name}`, { as: "editor" })).status,
      404,
      String(name),
    );
  }
  assert.deepEqual((await club.call("/api/settings/public")).body, {});
});

test("a saved setting may be emptied, keeps what was left out, and never changes its key", async (t) => {
  const club = await openClub(t);
  const { body: made } = await create(club, { ...PHONE, value_hy: "հեռ․", description: "Box office" });
  const saved = await put(club, "ticket_phone", { value: "" });
  assert.deepEqual([saved.status, saved.body.value, saved.body.value_hy], [200, "", "հեռ․"]);
  assert.equal(saved.body.description, "Box office");

  const whole = await put(club, made.id, { ...saved.body, value: "5" });
  assert.deepEqual([whole.status, whole.body.value], [200, "5"]);
  const renamed = await put(club, made.id, { key: "phone", value: "6" });
  assert.deepEqual([renamed.status, renamed.body.issues[0].path], [400, "key"]);
  assert.equal((await club.call(`/api/admin/settings/${made.id}`, { as: "editor" })).body.value, "5");
});

test("a value fits its type in each language", async (t) => {
  const club = await openClub(t);
  const cases: [type: string, right: string, wrong: string][] = [
    ["number", "0.5", "half"],
    ["boolean", "false", "no"],
    ["url", "https://tickets.example/?a=1", "javascript:alert(1)"],
    ["email", "office@club.example", "office@club"],
    ["json", '{"a":[1]}', "{a:1}"],
    ["tel", "+374 237", ""],
    ["text", "any", ""],
    ["textarea", "any\nlines", ""],
  ];
  for (const [type, right, wrong] of cases) {
    const key = `x_${type}`;
    assert.equal((await create(club, { key, type, value: right })).status, 201, type);
    if (!wrong) continue;
    const { status, body } = await put(club, key, { value_ru: wrong });
    assert.deepEqual([status, body.issues?.[0].path], [400, "value_ru"], type);
    assert.equal((await put(club, key, { value_ru: "" })).status, 200, type);
    assert.equal((await create(club, { key: `y_${type}`, type, value: wrong })).status, 400, type);
  }
  assert.equal((await put(club, "x_text", { type: "number" })).status, 400);
});

test("analytics and custom code are for admins: editors neither see nor touch them", async (t) => {
  const club = await openClub(t);
  await fillDefaultSettings(club.admin, []);
  const keys = (body: { settings: { key: string }[] }) => body.settings.map(({ key }) => key);
  const asEditor = (await club.call("/api/admin/settings", { as: "editor" })).body;
  const asAdmin = (await club.call("/api/admin/settings", { as: "admin" })).body;
  assert.deepEqual([asEditor.total, asAdmin.total], [16, 22]);
  assert.ok(!keys(asEditor).some((key) => key.includes("analytics") || key.includes("yandex")));

  const path = "/api/admin/settings/custom_analytics_head";
  assert.equal((await club.call(path, { as: "editor" })).status, 403);
  assert.equal((await put(club, "custom_analytics_head", { value: "<script>" })).status, 403);
  assert.equal((await club.call(path, { as: "editor", method: "DELETE" })).status, 403);
  assert.equal(
    (await create(club, { key: "google_analytics_id", value: "G-ABCD1234", type: "text" })).status,
    403,
  );
  assert.equal((await put(club, "custom_analytics_head", { value: "x()" }, "admin")).status, 200);

  // Nor do they lift the checks that stop their own publications.
  assert.equal((await create(club, { key: "publication_checks", value: "links", type: "text" })).status, 403);
});

test("analytics settings are never public, whatever their switch says", async (t) => {
  const club = await openClub(t);
  await create(club, { key: "google_analytics_id", value: "G-ABCD1234", type: "text" }, "admin");
  const { body } = await put(club, "google_analytics_id", { is_public: true }, "admin");
  assert.equal(body.is_public, false);
  assert.deepEqual((await club.call("/api/settings/public")).body, {});
  assert.deepEqual((await club.call("/api/settings/analytics")).body, {
    google_analytics_id: { value: "G-ABCD1234" },
  });
});

test("an analytics id that is none never reaches a browser", async (t) => {
  const club = await openClub(t);
  await fillDefaultSettings(club.admin, [
    { key: "google_analytics_id", value: "G-1');alert(1)//" },
    { key: "yandex_metrika_id", value: "12345678" },
    { key: "custom_analytics_body", value: "count()" },
  ]);
  assert.deepEqual((await club.call("/api/settings/analytics")).body, {
    yandex_metrika_id: { value: "12345678" },
    custom_analytics_body: { value: "count()" },
  });
});

test("an operator can switch all analytics off", async (t) => {
  const club = await openClub(t, { ANALYTICS: "off" });
  await fillDefaultSettings(club.admin, [{ key: "yandex_metrika_id", value: "12345678" }]);
  assert.deepEqual((await club.call("/api/settings/analytics")).body, {});
});

test("the second of two people who edit a setting at once is told", async (t) => {
  const club = await openClub(t);
  await create(club, PHONE);
  assert.equal((await put(club, "ticket_phone", { value: "1", version: 1 })).status, 200);
  const late = await put(club, "ticket_phone", { value: "2", version: 1 });
  assert.deepEqual([late.status, late.body.base.value, late.body.theirs.value], [409, PHONE.value, "1"]);
});

test("the demo club starts with every default setting, and a second filling changes nothing", async (t) => {
  const club = await openClub(t);
  await fillSettings(club.admin);
  await put(club, "hero_title", { value: "Forward" });
  await fillSettings(club.admin);
  const { body } = await club.call("/api/admin/settings", { as: "admin" });
  assert.deepEqual(
    body.settings.map(({ key }: { key: string }) => key).sort(),
    DEFAULT_SETTINGS.map(({ key }) => key).sort(),
  );
  assert.equal((await club.call("/api/settings/public")).body.hero_title.value, "Forward");
  assert.match((await club.call("/api/settings/public")).body.footer_copyright.value, /\{year\}/);
});

test("strangers see only public settings and save none", async (t) => {
  const club = await openClub(t);
  await create(club, PHONE);
  for (const [method, path, json] of [
    ["GET", "/api/admin/settings"],
    ["GET", "/api/admin/settings/ticket_phone"],
    ["POST", "/api/admin/settings", PHONE],
    ["PUT", "/api/admin/settings/ticket_phone", { value: "1" }],
    ["DELETE", "/api/admin/settings/ticket_phone"],
  ] as const) {
    assert.equal((await club.call(path, { method, json })).status, 401, `${method} ${path}`);
  }
});

test("a field that settings do not have is refused", async (t) => {
  const club = await openClub(t);
  assert.equal((await create(club, { ...PHONE, colour: "red" })).status, 400);
});
