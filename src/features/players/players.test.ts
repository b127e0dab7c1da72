import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { fillPlayers } from "./demo.server.ts";
import { ageOn } from "./player.ts";

const TIGRAN = {
  first_name: "Tigran",
  first_name_hy: "Տիգրան",
  last_name: "Arpunyan",
  last_name_hy: "Արփունյան",
  position: "Goalkeeper",
};

const create = (club: TestClub, player: object = {}) =>
  club.call("/api/admin/players", { as: "editor", json: { ...TIGRAN, ...player } });

test("a new player is active, no captain, and his position has its Armenian and Russian form", async (t) => {
  const club = await openClub(t);
  const { status, body } = await create(club);
  assert.equal(status, 201);
  assert.deepEqual([body.is_active, body.is_captain, body.jersey_number], [true, false, null]);
  assert.deepEqual([body.position_hy, body.position_ru], ["Դարպասապահ", "Вратарь"]);
  assert.equal(
    (await club.call(`/api/admin/players/${body.id}`, { as: "editor" })).body.last_name_hy,
    "Արփունյան",
  );
});

test("the public squad is in the order of jersey numbers and leaves out inactive players", async (t) => {
  const club = await openClub(t);
  await create(club, { first_name: "Late" });
  await create(club, { first_name: "Ten", jersey_number: 10 });
  await create(club, { first_name: "One", jersey_number: 1 });
  await create(club, { first_name: "Hurt", jersey_number: 2, is_active: false });
  const names = (body: { players: { first_name: string }[] }) => body.players.map((p) => p.first_name);
  assert.deepEqual(names((await club.call("/api/players")).body), ["One", "Ten", "Late"]);
  const office = (query: string) => club.call(`/api/admin/players?${query}`, { as: "editor" });
  assert.deepEqual(names((await office("")).body), ["One", "Hurt", "Ten", "Late"]);
  assert.deepEqual(names((await office("status=inactive")).body), ["Hurt"]);
  assert.deepEqual(names((await office("search=արփուն&status=active")).body), ["One", "Ten", "Late"]);
  assert.equal((await office("position=Forward")).body.total, 0);
});

test("every bound of a player's figures is kept, to the last whole number", async (t) => {
  const club = await openClub(t);
  const bounds = { jersey_number: [1, 99], height: [150, 220], weight: [50, 120] };
  for (const [field, [least, most]] of Object.entries(bounds) as [string, [number, number]][]) {
    for (const good of [least, most, null])
      assert.equal((await create(club, { [field]: good })).status, 201, `${field} ${good}`);
    for (const bad of [least - 1, most + 1, least + 0.5, String(least), ""]) {
      const { status, body } = await create(club, { [field]: bad });
      assert.deepEqual([status, body.issues?.[0].path], [400, field], `${field} ${JSON.stringify(bad)}`);
    }
  }
});

test("names in English and Armenian and a position are required", async (t) => {
  const club = await openClub(t);
  for (const field of Object.keys(TIGRAN)) {
    const { status, body } = await create(club, { [field]: "  " });
    assert.deepEqual([status, body.issues[0].path], [400, field]);
  }
  assert.equal((await create(club, { birth_date: "2099-01-01" })).status, 400);
  assert.equal((await create(club, { birth_date: "2001-02-30" })).status, 400);
  assert.equal((await create(club, { birth_date: "2001-02-28" })).status, 201);
});

test("a number that another player wears is allowed, with a warning", async (t) => {
  const club = await openClub(t);
  await create(club, { jersey_number: 7 });
  const { status, body } = await create(club, { first_name: "Gor", jersey_number: 7 });
  assert.equal(status, 201);
  assert.equal(body.warnings[0].message, "Tigran Arpunyan wears number 7 too.");
});

test("there is one captain: choosing another asks first, and then the band passes on", async (t) => {
  const club = await openClub(t);
  const { body: first } = await create(club, { is_captain: true });
  const refused = await create(club, { first_name: "Gor", is_captain: true });
  assert.equal(refused.status, 409);
  assert.match(refused.body.error, /Tigran Arpunyan is the captain/);
  assert.equal(
    (await create(club, { first_name: "Gor", is_captain: true, replace_captain: true })).status,
    201,
  );
  assert.equal((await club.call(`/api/admin/players/${first.id}`, { as: "editor" })).body.is_captain, false);
});

test("a captain can be saved again without a question", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club, { is_captain: true });
  const again = await club.call(`/api/admin/players/${body.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...body, height: 188 },
  });
  assert.deepEqual([again.status, again.body.height, again.body.is_captain], [200, 188, true]);
});

test("a deleted player is gone, and an unknown one was never there", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club);
  const remove = () => club.call(`/api/admin/players/${body.id}`, { as: "editor", method: "DELETE" });
  assert.equal((await remove()).status, 200);
  assert.equal((await remove()).status, 404);
  assert.equal((await club.call("/api/admin/players")).status, 401);
});

test("a player turns a year older on his birthday", () => {
  assert.equal(ageOn("2000-03-11", "2026-03-10"), 25);
  assert.equal(ageOn("2000-03-11", "2026-03-11"), 26);
  assert.equal(ageOn(null, "2026-03-11"), undefined);
});

test("the demo's squad has 26 players, one of them captain", async (t) => {
  const club = await openClub(t);
  await fillPlayers(club.admin);
  const { body } = await club.call("/api/admin/players", { as: "editor" });
  assert.equal(body.total, 26);
  assert.equal(body.players.filter((p: { is_captain: boolean }) => p.is_captain).length, 1);
});
