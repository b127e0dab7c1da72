import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
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
const edit = (club: TestClub, id: number, player: object) =>
  club.call(`/api/admin/players/${id}`, { as: "editor", method: "PUT", json: player });
const read = async (club: TestClub, id: number) =>
  (await club.call(`/api/admin/players/${id}`, { as: "editor" })).body;

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
  assert.equal((await office("position=goalkeeper")).body.total, 4);
  assert.equal((await office("position=%00")).status, 400);
  assert.equal((await office("status=injured")).status, 400);
});

test("two players with one number stand in the order in which they were entered", async (t) => {
  const club = await openClub(t);
  await create(club, { first_name: "First", jersey_number: 9 });
  await create(club, { first_name: "Second", jersey_number: 9 });
  await edit(club, 1, { ...TIGRAN, first_name: "First", height: 180 });
  const { body } = await club.call("/api/players");
  assert.deepEqual(
    body.players.map((p: { first_name: string }) => p.first_name),
    ["First", "Second"],
  );
});

test("the public squad carries the player's facts and nothing of the office", async (t) => {
  const club = await openClub(t);
  await create(club, { birth_date: "2001-02-28", nationality: "Armenia", nationality_ru: "Армения" });
  const { body } = await club.call("/api/players");
  const localised = ["first_name", "last_name", "position", "nationality", "bio"].flatMap((field) => [
    field,
    `${field}_hy`,
    `${field}_ru`,
  ]);
  const plain = [
    "id",
    "birth_date",
    "jersey_number",
    "is_captain",
    "is_active",
    "height",
    "weight",
    "photo_url",
  ];
  assert.deepEqual(Object.keys(body.players[0]).sort(), [...localised, ...plain].sort());
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
  const lengths = { first_name: 100, last_name_ru: 100, position: 60, nationality: 100, bio: 5000 };
  for (const [field, most] of Object.entries(lengths)) {
    assert.equal((await create(club, { [field]: "a".repeat(most) })).status, 201, field);
    const { status, body } = await create(club, { [field]: "a".repeat(most + 1) });
    assert.deepEqual([status, body.issues[0].path], [400, field]);
  }
  assert.equal((await create(club, { shoe_size: 43 })).status, 400);
});

test("a birth date is a real day before today, as the club's calendar counts", async (t) => {
  const club = await openClub(t);
  club.setNow("2026-03-11T20:30:00Z"); // The 12th has begun in the club's town.
  for (const birth_date of ["2026-03-12", "2099-01-01", "1899-12-31"]) {
    const { status, body } = await create(club, { birth_date });
    assert.deepEqual([status, body.issues[0].path], [400, "birth_date"], birth_date);
  }
  assert.equal((await create(club, { birth_date: "2026-03-11" })).status, 201);
  assert.equal((await create(club, { birth_date: "" })).body.birth_date, null);
  assert.equal((await create(club, { birth_date: "2001-02-30" })).status, 400);
  assert.equal((await create(club, { birth_date: "2001-02-28" })).status, 201);
});

test("a number that another player wears is allowed, with a warning", async (t) => {
  const club = await openClub(t);
  await create(club, { jersey_number: 7 });
  const { status, body } = await create(club, { first_name: "Gor", jersey_number: 7 });
  assert.equal(status, 201);
  assert.deepEqual(body.warnings, [
    {
      path: "jersey_number",
      message: "Tigran Arpunyan wears number 7 too.",
      key: "players.number_taken",
      params: { name: "Tigran Arpunyan", number: 7 },
    },
  ]);
  const { body: third } = await club.call("/api/admin/players", {
    as: "editor",
    json: { ...TIGRAN, is_active: true, jersey_number: 7, last_name_hy: "Արփաչյան" },
    headers: { "accept-language": "hy" },
  });
  assert.deepEqual(
    third.warnings.map(({ message }: { message: string }) => message),
    ["7 համարն արդեն ունի Տիգրան Արփունյան։", "7 համարն արդեն ունի Տիգրան Արփունյան։"],
    "named in the language of the sentence",
  );
  await club.call(`/api/admin/players/${third.id}`, { as: "editor", method: "DELETE" });
  const resting = await edit(club, body.id, { ...body, is_active: false });
  assert.deepEqual([resting.status, resting.body.warnings], [200, undefined]);
  assert.equal((await edit(club, body.id, { ...TIGRAN, is_active: true })).body.warnings.length, 1);
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
  const former = await read(club, first.id);
  assert.deepEqual([former.is_captain, former.version], [false, 2]);
  const revisions = await club.app.db
    .selectFrom("revisions")
    .select("version")
    .where("kind", "=", "players")
    .where("record_id", "=", first.id)
    .execute();
  assert.equal(revisions.length, 2, "the former captain's record keeps its history");
});

test("a refused captain leaves everything as it was", async (t) => {
  const club = await openClub(t);
  await create(club, { is_captain: true });
  const { body: gor } = await create(club, { first_name: "Gor" });
  const refused = await edit(club, gor.id, { ...gor, height: 190, is_captain: true });
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.issues[0].path],
    [409, "conflict", "is_captain"],
  );
  assert.deepEqual(await read(club, gor.id), gor);
  const taken = await edit(club, gor.id, { ...gor, is_captain: true, replace_captain: true });
  assert.deepEqual([taken.status, taken.body.is_captain], [200, true]);
});

test("a captain who is out of the squad doesn't keep the band from others, and comes back with a question", async (t) => {
  const club = await openClub(t);
  const { body: away } = await create(club, { is_captain: true, is_active: false });
  assert.equal((await create(club, { first_name: "Gor", is_captain: true })).status, 201);
  const back = await edit(club, away.id, { ...away, is_active: true });
  assert.equal(back.status, 409);
  assert.match(back.body.error, /Gor Arpunyan is the captain/);
});

test("captains chosen at the same moment don't become two", async (t) => {
  const club = await openClub(t);
  const names = Array.from({ length: 8 }, (_, n) => `C${n}`);
  const squad = await Promise.all(names.map((first_name) => create(club, { first_name })));
  const appoint = () =>
    Promise.all(squad.map(({ body }) => edit(club, body.id, { ...TIGRAN, is_captain: true })));
  const statuses = (await appoint()).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 409, 409, 409, 409, 409, 409, 409]);
});

test("a position keeps the Armenian that staff wrote, and another position drops it", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club, { position: "goalkeeper", position_hy: "Վրատար" });
  assert.deepEqual([body.position, body.position_hy, body.position_ru], ["Goalkeeper", "Վրատար", "Вратарь"]);
  assert.equal((await edit(club, body.id, TIGRAN)).body.position_hy, "Վրատար");
  const { body: forward } = await edit(club, body.id, { ...TIGRAN, position: "Forward" });
  assert.deepEqual([forward.position_hy, forward.position_ru], ["Հարձակվող", "Нападающий"]);
  const { body: sweeper } = await edit(club, body.id, { ...TIGRAN, position: "Sweeper" });
  assert.deepEqual([sweeper.position_hy, sweeper.position_ru], ["", ""]);
});

test("a field left out keeps its value, and null empties it", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club, { jersey_number: 7, bio: "From Armavir.", is_active: false });
  const { body: kept } = await edit(club, body.id, TIGRAN);
  assert.deepEqual(kept, body);
  const { body: emptied } = await edit(club, body.id, { ...TIGRAN, jersey_number: null, bio: null });
  assert.deepEqual([emptied.jersey_number, emptied.bio, emptied.is_active], [null, "", false]);
});

test("the second of two people who save a player at once is told", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club);
  assert.equal((await edit(club, body.id, { ...body, height: 180 })).status, 200);
  const late = await edit(club, body.id, { ...body, height: 190 });
  assert.deepEqual([late.status, late.body.theirs.height, late.body.yours.height], [409, 180, 190]);
});

test("a photo becomes a stored file of at most 5 MB", async (t) => {
  const club = await openClub(t);
  const png = await sharp({ create: { width: 32, height: 32, channels: 3, background: "#333" } })
    .png()
    .toBuffer();
  const padded = (size: number) =>
    `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(size - png.length)]).toString("base64")}`;
  const { body } = await create(club, { photo_url: padded(5_242_880) });
  assert.match(body.photo_url, /^\/media\/[0-9a-f]{32}\.webp$/);
  const large = await create(club, { photo_url: padded(5_242_881) });
  assert.deepEqual([large.status, large.body.error], [413, "Image size should be less than 5MB"]);
  const text = await edit(club, body.id, { ...TIGRAN, photo_url: "data:text/plain;base64,YQ==" });
  assert.deepEqual([text.status, text.body.error], [415, "Please select an image file"]);
  assert.equal((await edit(club, body.id, { ...TIGRAN, photo_url: null })).body.photo_url, "");
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
  assert.equal((await club.call("/api/players")).body.total, 0);
  assert.equal((await edit(club, body.id, TIGRAN)).status, 404);
  assert.equal((await club.call("/api/admin/players/77", { as: "editor" })).status, 404);
});

test("strangers neither read the office's squad nor change it", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club);
  const path = `/api/admin/players/${body.id}`;
  assert.equal((await club.call("/api/admin/players")).status, 401);
  assert.equal((await club.call(path)).status, 401);
  assert.equal((await club.call("/api/admin/players", { json: TIGRAN })).status, 401);
  assert.equal((await club.call(path, { method: "PUT", json: TIGRAN })).status, 401);
  assert.equal((await club.call(path, { method: "DELETE" })).status, 401);
  assert.deepEqual(await read(club, body.id), body);
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
