import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { fillStaff } from "./demo.server.ts";

const VAHAN = {
  first_name: "Vahan",
  first_name_hy: "Վահան",
  last_name: "Zoranyan",
  last_name_hy: "Զորանյան",
  department: "coaching",
  role: "Head Coach",
};

const create = (club: TestClub, member: object = {}) =>
  club.call("/api/admin/staff", { as: "editor", json: { ...VAHAN, ...member } });
const roles = (body: { staff: { role: string }[] }) => body.staff.map(({ role }) => role);

test("a predefined role brings its Armenian and Russian form; a custom one needs its Armenian", async (t) => {
  const club = await openClub(t);
  const { status, body } = await create(club);
  assert.equal(status, 201);
  assert.deepEqual([body.role_hy, body.role_ru, body.is_active], ["Գլխավոր մարզիչ", "Главный тренер", true]);
  const custom = await create(club, { role: "Set-piece Coach" });
  assert.deepEqual([custom.status, custom.body.issues[0].path], [400, "role_hy"]);
  assert.equal((await create(club, { role: "Set-piece Coach", role_hy: "Ստանդարտների մարզիչ" })).status, 201);
});

test("the staff stand in the order of their roles, unknown roles last", async (t) => {
  const club = await openClub(t);
  const names: [string, string][] = [
    ["coaching", "Kit Man"],
    ["coaching", "Fitness Coach"],
    ["coaching", "assistant coach"],
    ["coaching", "Head Coach"],
  ];
  for (const [department, role] of names) await create(club, { department, role, role_hy: "պաշտոն" });
  assert.deepEqual(roles((await club.call("/api/staff?active=true&department=coaching")).body), [
    "Head Coach",
    "assistant coach",
    "Fitness Coach",
    "Kit Man",
  ]);
});

test("the administration's list shows the medical staff too", async (t) => {
  const club = await openClub(t);
  await create(club, { department: "medical", role: "Team Doctor" });
  await create(club, { department: "administration", role: "Administrator" });
  assert.deepEqual(roles((await club.call("/api/staff?department=administration")).body), [
    "Administrator",
    "Team Doctor",
  ]);
  assert.deepEqual(roles((await club.call("/api/staff?department=management")).body), []);
});

test("inactive members are shown to a session only", async (t) => {
  const club = await openClub(t);
  await create(club);
  await create(club, { role: "Youth Coach", is_active: false });
  assert.deepEqual(roles((await club.call("/api/staff?active=false")).body), ["Head Coach"]);
  assert.deepEqual(roles((await club.call("/api/staff?active=false", { as: "editor" })).body), [
    "Head Coach",
    "Youth Coach",
  ]);
  assert.deepEqual(roles((await club.call("/api/admin/staff?status=inactive", { as: "editor" })).body), [
    "Youth Coach",
  ]);
});

test("search finds a member by name in any script or by role", async (t) => {
  const club = await openClub(t);
  await create(club, { last_name_ru: "Зоранян" });
  for (const query of ["zoran", "Զորան", "зоранян", "head coach"]) {
    assert.equal(
      (await club.call(`/api/admin/staff?search=${encodeURIComponent(query)}`, { as: "editor" })).body.total,
      1,
      query,
    );
  }
});

test("required fields, the department, the e-mail and dates are checked", async (t) => {
  const club = await openClub(t);
  for (const field of Object.keys(VAHAN)) {
    const { status, body } = await create(club, { [field]: "" });
    assert.deepEqual([status, body.issues[0].path], [400, field]);
  }
  assert.equal((await create(club, { email: "vahan" })).status, 400);
  assert.equal((await create(club, { hire_date: "yesterday" })).status, 400);
  assert.equal((await create(club, { email: "", hire_date: "", phone: null })).status, 201);
});

test("another role drops the Armenian of the former one", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club);
  const { body: changed } = await club.call(`/api/admin/staff/${body.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...VAHAN, role: "Youth Coach" },
  });
  assert.equal(changed.role_hy, "Պատանեկան թիմի մարզիչ");
});

test("a member who is deleted is gone from the club's page", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club);
  assert.equal(
    (await club.call(`/api/admin/staff/${body.id}`, { as: "editor", method: "DELETE" })).status,
    200,
  );
  assert.equal((await club.call("/api/staff")).body.total, 0);
  assert.equal((await club.call(`/api/admin/staff/${body.id}`, { as: "editor" })).status, 404);
});

test("the demo's staff fill every department", async (t) => {
  const club = await openClub(t);
  await fillStaff(club.admin);
  const { body } = await club.call("/api/admin/staff", { as: "editor" });
  assert.equal(body.total, 16);
  assert.deepEqual([...new Set(body.staff.map((m: { department: string }) => m.department))].sort(), [
    "administration",
    "coaching",
    "management",
    "medical",
  ]);
});
