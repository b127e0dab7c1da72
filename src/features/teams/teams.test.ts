import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { season } from "#src/features/table/season.record.ts";
import { emptyRow } from "#src/records/record.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { fillTeams } from "./demo.server.ts";
import { findOwnTeam, teamsById } from "./queries.server.ts";

const NOAH = { name: "Noah", name_hy: "Նոա", name_ru: "Ноа", code: "NOA" };
const SEVAN = { name: "Sevan", name_hy: "Սևան", name_ru: "Севан" };

async function create({ call }: TestClub, team: object) {
  return (await call("/api/admin/teams", { as: "editor", json: team })).body;
}

const put = ({ call }: TestClub, id: number, json: object, as: "editor" | "admin" = "editor") =>
  call(`/api/admin/teams/${id}`, { as, method: "PUT", json });

function logoForm(bytes: Uint8Array, field = "logo") {
  const form = new FormData();
  form.append(field, new Blob([bytes as BlobPart], { type: "image/png" }), "logo.png");
  return form;
}

const png = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#A04A32" } })
    .png()
    .toBuffer();

test("the demo has eleven clubs by name, one of them the own club, at both addresses", async (t) => {
  const { admin, app, call } = await openClub(t);
  await fillTeams(admin);
  const { body, headers } = await call("/api/teams");
  assert.equal(body.total, 11);
  assert.deepEqual(
    body.teams.slice(0, 3).map((team: { name: string }) => team.name),
    ["Ararat", "Ararat-Armenia", "Argishti"],
  );
  assert.equal(body.teams.filter((team: { is_own: boolean }) => team.is_own).length, 1);
  assert.equal(body.teams[0].logo_url, null);
  assert.ok(headers.get("etag"));
  assert.deepEqual((await call("/teams")).body, body);
  assert.equal((await findOwnTeam(app.db))?.slug, "argishti");
  const byId = await teamsById(app.db);
  assert.equal(byId.get(body.teams[0].id)?.name, "Ararat");
});

test("a new team gets a readable address that stays when it is renamed", async (t) => {
  const club = await openClub(t);
  const answer = await club.call("/api/admin/teams", { as: "editor", json: { name: "Արմավիրի Կայծակ" } });
  assert.equal(answer.status, 201);
  assert.equal(answer.body.slug, "armaviri-kaytsak");
  const renamed = await put(club, answer.body.id, { name: "Kaytsak" });
  assert.deepEqual([renamed.body.name, renamed.body.slug], ["Kaytsak", "armaviri-kaytsak"]);
  assert.equal((await create(club, { name: "Armaviri Kaytsak" })).slug, "armaviri-kaytsak-2");
});

test("a field that is left out keeps its value, and a team may be sent back as it was read", async (t) => {
  const club = await openClub(t);
  const noah = await create(club, { ...NOAH, town: "Yerevan" });
  assert.equal((await put(club, noah.id, { name: "Noah" })).body.town, "Yerevan");
  const { body: read } = await club.call(`/api/admin/teams/${noah.id}`, { as: "editor" });
  const { status, body } = await put(club, noah.id, read);
  assert.deepEqual([status, body], [200, read]);
});

test("two teams can't share a name in any language", async (t) => {
  const club = await openClub(t);
  await create(club, NOAH);
  const van = await create(club, { name: "Van" });
  for (const name of ["NOAH", "նոա", "Ноа"]) {
    const { status, body } = await club.call("/api/admin/teams", { as: "editor", json: { name } });
    assert.deepEqual([status, body.error], [409, "There is already a team called Noah."]);
    assert.deepEqual([body.key, body.params], ["teams.name_taken", { name: "Noah" }]);
  }
  assert.equal((await put(club, van.id, { name: "Van", name_ru: "НОА" })).status, 409);
});

test("a nameless team, an unknown field, long texts and a bad logo are refused", async (t) => {
  const { call } = await openClub(t);
  for (const change of [
    { name: " " },
    { name: 7 },
    { name: "x".repeat(101) },
    { code: "x".repeat(9) },
    { venue: "x".repeat(201) },
    { town: "x".repeat(101) },
    { logo_url: "javascript:alert(1)" },
    { is_own: 1 },
    { stars: 3 },
  ]) {
    const { status, body } = await call("/api/admin/teams", { as: "editor", json: { ...NOAH, ...change } });
    assert.deepEqual([status, body.issues.length], [400, 1], JSON.stringify(change));
  }
});

test("an editor names the first own club; only an admin moves the flag, and one club always has it", async (t) => {
  const club = await openClub(t);
  const noah = await create(club, { ...NOAH, is_own: true });
  const van = await create(club, { name: "Van" });
  assert.equal((await put(club, van.id, { name: "Van", is_own: true })).status, 403);
  assert.equal(
    (await club.call("/api/admin/teams", { as: "editor", json: { name: "X", is_own: true } })).status,
    403,
  );
  assert.equal((await put(club, noah.id, { name: "Noah", is_own: false }, "admin")).status, 409);
  assert.equal((await put(club, noah.id, { name: "Noah", is_own: true })).status, 200);
  assert.equal((await put(club, van.id, { name: "Van", is_own: true }, "admin")).body.is_own, true);
  const { body } = await club.call("/api/teams");
  assert.deepEqual(
    body.teams.map((team: { is_own: boolean }) => team.is_own),
    [false, true],
  );
});

test("a team named by a match or a table stays; the own club stays; any other may go", async (t) => {
  const club = await openClub(t);
  const [noah, van, own] = [
    await create(club, NOAH),
    await create(club, { name: "Van" }),
    await create(club, { name: "Ours", is_own: true }),
  ];
  const remove = (id: number) => club.call(`/api/admin/teams/${id}`, { as: "editor", method: "DELETE" });
  await club.call("/api/admin/matches", {
    as: "editor",
    json: { home_team_name: "Guests", away_team_id: noah.id, match_date: "2026-03-14T15:00" },
  });
  assert.equal((await remove(noah.id)).status, 409);
  assert.equal((await remove(own.id)).status, 409);
  assert.deepEqual((await remove(van.id)).body, { ok: true, id: van.id });
  assert.equal((await club.call(`/api/admin/teams/${van.id}`, { as: "editor" })).status, 404);
  assert.equal((await remove(van.id)).status, 404);
  assert.equal((await create(club, { name: "Van" })).slug, "van-2");
});

test("a team in a league table can't be deleted", async (t) => {
  const club = await openClub(t);
  const noah = await create(club, NOAH);
  const at = club.app.now().toISOString();
  const { id } = await club.app.db
    .insertInto("seasons")
    .values({
      ...emptyRow(season),
      season: "2025-26",
      is_current: 1,
      zones: "[]",
      tie_breakers: "[]",
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const row = { season_id: id, team_id: noah.id, team_name: "Noah", position: 1 };
  await club.app.db
    .insertInto("standings")
    .values(row as never)
    .execute();
  const { status } = await club.call(`/api/admin/teams/${noah.id}`, { as: "editor", method: "DELETE" });
  assert.equal(status, 409);
});

test("a logo is uploaded as a file and removed again", async (t) => {
  const club = await openClub(t);
  const noah = await create(club, NOAH);
  const path = `/api/admin/teams/${noah.id}/logo`;
  const { status, body } = await club.call(path, { as: "editor", form: logoForm(await png()) });
  assert.equal(status, 200);
  assert.match(body.url, /^\/media\/[0-9a-f]{32}\.webp$/);
  assert.equal((await club.call("/api/teams")).body.teams[0].logo_url, body.url);
  assert.deepEqual((await club.call(path, { as: "editor", method: "DELETE" })).body, {
    ok: true,
    id: noah.id,
  });
  assert.equal((await club.call("/api/teams")).body.teams[0].logo_url, null);
});

test("a logo must be a picture of at most 5,242,880 bytes", async (t) => {
  const club = await openClub(t);
  const noah = await create(club, NOAH);
  const upload = (bytes: Uint8Array) =>
    club.call(`/api/admin/teams/${noah.id}/logo`, { as: "editor", form: logoForm(bytes) });
  const small = await png();
  const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
  assert.equal((await upload(padded(5_242_880))).status, 200);
  const large = await upload(padded(5_242_881));
  assert.deepEqual([large.status, large.body.error], [413, "Image size should be less than 5MB"]);
  const words = await upload(Buffer.from("no picture"));
  assert.deepEqual([words.status, words.body.error], [415, "Please select an image file"]);
});

test("a logo given as a data URL is stored as a file", async (t) => {
  const club = await openClub(t);
  const logo_url = `data:image/png;base64,${(await png()).toString("base64")}`;
  assert.match((await create(club, { ...NOAH, logo_url })).logo_url, /^\/media\//);
});

test("the second of two people who save a team at once is told", async (t) => {
  const club = await openClub(t);
  const noah = await create(club, NOAH);
  assert.equal((await put(club, noah.id, { ...NOAH, town: "Abovyan", version: 1 })).status, 200);
  assert.equal((await put(club, noah.id, { ...NOAH, town: "Yerevan", version: 1 })).status, 409);
});

test("strangers change no team, and unknown teams are not found", async (t) => {
  const { call } = await openClub(t);
  const form = () => logoForm(Buffer.from("x"));
  assert.equal((await call("/api/admin/teams")).status, 401);
  assert.equal((await call("/api/admin/teams/1")).status, 401);
  assert.equal((await call("/api/admin/teams", { json: NOAH })).status, 401);
  assert.equal((await call("/api/admin/teams/1", { method: "PUT", json: NOAH })).status, 401);
  assert.equal((await call("/api/admin/teams/1", { method: "DELETE" })).status, 401);
  assert.equal((await call("/api/admin/teams/1/logo", { form: form() })).status, 401);
  assert.equal((await call("/api/admin/teams/1/logo", { method: "DELETE" })).status, 401);
  for (const path of ["/api/admin/teams/99", "/api/admin/teams/99/logo"]) {
    assert.equal((await call(path, { as: "editor", method: "DELETE" })).status, 404);
  }
  assert.equal((await call("/api/admin/teams/0", { as: "editor" })).status, 400);
});

test("a new team has the forms of its name proposed, for staff to confirm", async (t) => {
  const club = await openClub(t);
  const sevan = await create(club, SEVAN);
  assert.equal(sevan.hy_genitive, "«Սևանի»");
  assert.equal(sevan.ru_instrumental, "«Севаном»");
  assert.equal(sevan.forms_confirmed, false);
});

test("another name brings other forms, which nobody has read; forms that came with it stay", async (t) => {
  const club = await openClub(t);
  const { id } = await create(club, SEVAN);
  const { body: confirmed } = await put(club, id, {
    ...SEVAN,
    hy_genitive: "«Սևանա»",
    forms_confirmed: true,
  });
  assert.deepEqual([confirmed.hy_genitive, confirmed.forms_confirmed], ["«Սևանա»", true]);
  const { body: renamed } = await put(club, id, { ...SEVAN, name_hy: "Գեղամա" });
  assert.deepEqual(
    [renamed.hy_genitive, renamed.ru_genitive, renamed.forms_confirmed],
    ["«Գեղամայի»", "«Севана»", false],
  );
  const { body: both } = await put(club, id, {
    ...SEVAN,
    name_hy: "Սևան",
    hy_genitive: "«Սևանա»",
    forms_confirmed: true,
  });
  assert.deepEqual([both.hy_genitive, both.hy_dative], ["«Սևանա»", "«Սևանին»"]);
});

test("visitors don't get the forms of a team", async (t) => {
  const { admin, call } = await openClub(t);
  await fillTeams(admin);
  const { body } = await call("/api/teams");
  assert.deepEqual(
    Object.keys(body.teams[0]).filter((name) => /^(hy|ru|forms)_/.test(name)),
    [],
  );
  assert.ok(body.teams[0].version && body.teams[0].created_at);
});
