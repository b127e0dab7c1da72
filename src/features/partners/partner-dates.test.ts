import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { loadMarkedPartners, loadPartners } from "./partner-marks.server.ts";
import { listActivePartners, listEndingPartners } from "./queries.server.ts";

const SARDAR = { name: "Sardar Stone", url: "https://sardar.example", category: "title", is_active: true };

const add = async ({ call }: TestClub, json: object) =>
  (await call("/api/admin/partners", { as: "editor", json: { ...SARDAR, ...json } })).body;
const shown = async ({ call }: TestClub): Promise<string[]> =>
  (await call("/api/partners")).body.partners.map(({ name }: { name: string }) => name);

test("a partner is shown from its first day to its last, both whole, by the club's clock", async (t) => {
  const club = await openClub(t);
  await add(club, { starts_on: "2026-03-12", ends_on: "2026-03-13" });
  const listed = async () => (await listActivePartners(club.app.db, club.app.now())).map(({ name }) => name);
  // Midnight in Yerevan is 20:00 UTC of the day before.
  for (const [now, names] of [
    ["2026-03-11T19:59:59.000Z", []],
    ["2026-03-11T20:00:00.000Z", ["Sardar Stone"]],
    ["2026-03-13T19:59:59.000Z", ["Sardar Stone"]],
    ["2026-03-13T20:00:00.000Z", []],
  ] as const) {
    club.setNow(now);
    assert.deepEqual(await listed(), names, now);
    assert.equal((await loadPartners(club.app)).length, names.length, now);
    assert.equal((await loadMarkedPartners(club.app, "hy")).length, names.length, now);
  }
});

test("a page kept in memory loses an ended partner at the club's midnight, without a save", async (t) => {
  const club = await openClub(t);
  await add(club, { ends_on: "2026-03-11" });
  club.setNow("2026-03-11T19:59:00.000Z");
  const before = await club.page("/api/partners");
  assert.match(before.text, /Sardar/);
  club.setNow("2026-03-11T20:00:00.000Z");
  assert.doesNotMatch((await club.page("/api/partners")).text, /Sardar/);
});

test("a partner without days is shown always, and staff see the days that visitors don't", async (t) => {
  const club = await openClub(t);
  await add(club, {});
  const [open] = (await club.call("/api/partners")).body.partners;
  assert.ok(!("ends_on" in open) && !("starts_on" in open));
  const [one] = (await club.call("/api/admin/partners", { as: "editor" })).body.partners;
  assert.deepEqual([one.starts_on, one.ends_on], [null, null]);
  club.setNow("2031-01-01T00:00:00.000Z");
  assert.deepEqual(await shown(club), ["Sardar Stone"]);
});

test("a last day before the first is refused in words at its field, also where only one of them is saved", async (t) => {
  const club = await openClub(t);
  const create = (json: object) => club.call("/api/admin/partners", { as: "editor", json });
  const refused = await create({ ...SARDAR, starts_on: "2026-04-02", ends_on: "2026-04-01" });
  assert.deepEqual([refused.status, refused.body.error], [400, "The last day lies before the first."]);
  assert.equal(refused.body.issues[0].path, "ends_on");
  assert.equal((await create({ ...SARDAR, ends_on: "2026-02-30" })).status, 400);
  const one = await add(club, { starts_on: "2026-04-02", ends_on: "2026-04-02" });
  const edit = (json: object) =>
    club.call(`/api/admin/partners/${one.id}`, { as: "editor", method: "PUT", json: { ...SARDAR, ...json } });
  assert.equal((await edit({ ends_on: "2026-04-01" })).status, 400);
  assert.equal((await edit({ ends_on: null })).body.starts_on, "2026-04-02");
});

test("the partners that end within some days are told with their last day, soonest first", async (t) => {
  const club = await openClub(t);
  for (const [name, ends_on] of [
    ["Ended", "2026-03-10"],
    ["In a month", "2026-04-10"],
    ["Today", "2026-03-11"],
    ["Later", "2026-04-11"],
    ["Never", null],
  ] as const) {
    await add(club, { name, ends_on, category: "partner" });
  }
  await add(club, { name: "Inactive", ends_on: "2026-03-12", is_active: false });
  const ending = await listEndingPartners(club.app.db, club.app.now(), 30);
  assert.deepEqual(
    ending.map(({ name, ends_on }) => [name, ends_on]),
    [
      ["Today", "2026-03-11"],
      ["In a month", "2026-04-10"],
    ],
  );
});

test("a second title sponsor at the same time is asked about, and saved when somebody says so", async (t) => {
  const club = await openClub(t);
  await add(club, { ends_on: "2026-06-30" });
  const rival = { ...SARDAR, name: "Arax Mills" };
  const create = (json: object) => club.call("/api/admin/partners", { as: "editor", json });
  const asked = await create({ ...rival, ask_first: true });
  assert.deepEqual([asked.status, asked.body.asks], [409, true]);
  assert.equal(asked.body.error, "Sardar Stone is the title sponsor at the same time.");
  // After the other has ended, as a plain partner, or hidden: nothing to ask.
  for (const json of [{ starts_on: "2026-07-01" }, { category: "partner" }, { is_active: false }]) {
    assert.equal((await create({ ...rival, ...json, ask_first: true })).status, 201, JSON.stringify(json));
  }
  const { status, body } = await create(rival);
  assert.deepEqual([status, body.warnings[0].key], [201, "partners.second_title"]);
});

test("switching a second title sponsor on is asked about; what was so before is not", async (t) => {
  const club = await openClub(t);
  await add(club, {});
  const { id } = await add(club, { name: "Arax Mills", is_active: false });
  const flip = (json: object) =>
    club.call(`/api/admin/partners/${id}`, { as: "editor", method: "PATCH", json });
  assert.equal((await flip({ is_active: true, ask_first: true })).body.asks, true);
  assert.equal((await flip({ is_active: true })).body.warnings.length, 1);
  const { status, body } = await flip({ display_in_header: true, ask_first: true });
  assert.deepEqual([status, body.warnings], [200, undefined]);
  assert.equal((await flip({ ask_first: true })).body.key, "partners.no_switch");
});
