import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { fillCompetitions } from "./demo.server.ts";
import { createMatch } from "./test-support.ts";

const names = (body: { competitions: { name: string }[] }) => body.competitions.map((one) => one.name);

test("a club begins with seven competitions, in their order, at both addresses", async (t) => {
  const { admin, call } = await openClub(t);
  await fillCompetitions(admin);
  const { body } = await call("/api/competitions");
  assert.deepEqual(names(body), [
    "Armenian Premier League",
    "Armenian Cup",
    "Armenian Super Cup",
    "UEFA Champions League",
    "UEFA Europa League",
    "UEFA Conference League",
    "Friendly match",
  ]);
  assert.equal(body.total, 7);
  assert.equal(body.competitions[1].name_hy, "Հայաստանի գավաթ");
  assert.deepEqual((await call("/competitions")).body, body);
  assert.deepEqual((await call("/api/admin/competitions", { as: "editor" })).body, body);
});

test("a new competition goes to the end with an address of its own; its name is its alone", async (t) => {
  const { admin, call } = await openClub(t);
  await fillCompetitions(admin);
  const create = (json: object) => call("/api/admin/competitions", { as: "editor", json });
  const { status, body } = await create({ name: "Nairi Trophy", kind: "friendly" });
  assert.deepEqual([status, body.slug, body.kind, body.order_num], [201, "nairi-trophy", "friendly", 8]);
  for (const name of ["nairi TROPHY", "Кубок Армении"]) assert.equal((await create({ name })).status, 409);
  for (const bad of [
    { name: "" },
    { name: "x".repeat(101) },
    { kind: "tour" },
    { order_num: -1 },
    { cups: 2 },
  ]) {
    assert.equal((await create({ name: "Another", ...bad })).status, 400, JSON.stringify(bad));
  }
});

test("a competition is renamed and moved; what is left out stays", async (t) => {
  const { call } = await openClub(t);
  const { body: cup } = await call("/api/admin/competitions", {
    as: "editor",
    json: { name: "Cup", name_ru: "Кубок" },
  });
  const put = (json: object) =>
    call(`/api/admin/competitions/${cup.id}`, { as: "editor", method: "PUT", json });
  assert.deepEqual((await put(cup)).body, cup);
  const { body } = await put({ name: "National Cup", order_num: 9, version: 1 });
  assert.deepEqual([body.name, body.name_ru, body.slug, body.order_num], ["National Cup", "Кубок", "cup", 9]);
  assert.equal((await put({ name: "Late", version: 1 })).status, 409);
});

test("a competition in which matches are played can't be deleted, any other can", async (t) => {
  const club = await openClub(t);
  const create = async (name: string) =>
    (await club.call("/api/admin/competitions", { as: "editor", json: { name } })).body;
  const [cup, trophy] = [await create("Cup"), await create("Trophy")];
  await createMatch(club, { competition_id: cup.id });
  const remove = (id: number) =>
    club.call(`/api/admin/competitions/${id}`, { as: "editor", method: "DELETE" });
  assert.equal((await remove(cup.id)).status, 409);
  assert.deepEqual((await remove(trophy.id)).body, { ok: true, id: trophy.id });
  assert.equal((await remove(trophy.id)).status, 404);
  assert.deepEqual(names((await club.call("/api/competitions")).body), ["Cup"]);
});

test("strangers change no competition", async (t) => {
  const { call } = await openClub(t);
  assert.equal((await call("/api/admin/competitions")).status, 401);
  assert.equal((await call("/api/admin/competitions", { json: { name: "Cup" } })).status, 401);
  assert.equal(
    (await call("/api/admin/competitions/1", { method: "PUT", json: { name: "Cup" } })).status,
    401,
  );
  assert.equal((await call("/api/admin/competitions/1", { method: "DELETE" })).status, 401);
});
