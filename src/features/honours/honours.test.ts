import assert from "node:assert/strict";
import { test } from "node:test";
import { club as folder } from "#club/club.ts";
import { loadHome } from "#src/features/home/site/home-data.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { fillHonours } from "./demo.server.ts";
import { loadHonoursPage } from "./site/honours-data.server.ts";

const post = async (club: TestClub, json: object) => {
  const { status, body } = await club.call("/api/admin/honours", { as: "editor", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};

test("the demo's records are as many titles as the specification says: 4 championships, 1 cup, 3 super cups", async (t) => {
  const { app, admin } = await openClub(t);
  await fillHonours(admin);
  const { championships, cups, superCups } = folder.honours;
  const expected = { championship: championships, cup: cups, super_cup: superCups, other: 0 };
  assert.deepEqual((await loadHome(app, "en", null)).honours, expected);
  const page = await loadHonoursPage(app, "hy");
  assert.equal(page.total, 8);
  assert.deepEqual(
    page.shelves.map(({ kind, years }) => [kind, years.length]),
    [
      ["championship", 4],
      ["cup", 1],
      ["super_cup", 3],
    ],
  );
  assert.ok(page.stations.length >= 3, "the history has its stations");
});

test("until the first record is entered home counts what the club's folder says; from then on the records", async (t) => {
  const club = await openClub(t);
  const counts = async () => (await loadHome(club.app, "en", null)).honours;
  assert.equal((await counts()).championship, folder.honours.championships);
  const { id } = await post(club, { kind: "cup", year: "2024-25", name: "Armenian Cup" });
  assert.deepEqual(await counts(), { championship: 0, cup: 1, super_cup: 0, other: 0 });
  await post(club, { kind: "station", year: "1995", name: "The club is founded" });
  assert.equal((await counts()).cup, 1, "what is no title is not counted");
  const removed = await club.call(`/api/admin/honours/${id}`, { as: "editor", method: "DELETE" });
  assert.equal(removed.status, 200, JSON.stringify(removed.body));
  assert.equal((await counts()).cup, 0);
});

test("a year that is none and a title without a name are refused with a sentence", async (t) => {
  const club = await openClub(t);
  const send = (json: object) => club.call("/api/admin/honours", { as: "editor", json });
  for (const year of ["", "199", "2024-2025", "soon"]) {
    const { status, body } = await send({ kind: "cup", year, name: "Cup" });
    assert.equal(status, 400, year);
    assert.ok(body.message.length > 10, body.message);
  }
  assert.equal((await send({ kind: "cup", year: "2006", name: "" })).status, 400);
  assert.equal((await send({ kind: "league", year: "2006", name: "Cup" })).status, 400);
  assert.equal((await club.call("/api/admin/honours")).status, 401);
});

test("titles stand by year, the history in the order that staff give it", async (t) => {
  const club = await openClub(t);
  const story = "It happened.";
  const first = await post(club, { kind: "championship", year: "2015", name: "Champions", story });
  const second = await post(club, { kind: "championship", year: "2006", name: "Champions", story });
  const order = { ids: [second.id, first.id] };
  assert.equal((await club.call("/api/admin/honours/order", { as: "editor", json: order })).status, 200);
  const page = await loadHonoursPage(club.app, "en");
  assert.deepEqual(page.shelves[0]!.years, ["2006", "2015"]);
  assert.deepEqual(
    page.stations.map(({ year }) => year),
    ["2006", "2015"],
  );
});
