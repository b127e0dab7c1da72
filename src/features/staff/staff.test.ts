import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { fillStaff } from "./demo.server.ts";
import { inRankOrder, ROLES, rankOf } from "./staff-member.ts";

const VAHAN = {
  first_name: "Vahan",
  first_name_hy: "Վահան",
  last_name: "Zoranyan",
  last_name_hy: "Զորանյան",
  department: "coaching",
  role: "Head Coach",
  role_hy: "Գլխավոր մարզիչ",
};

const create = (club: TestClub, member: object = {}) =>
  club.call("/api/admin/staff", { as: "editor", json: { ...VAHAN, ...member } });
const edit = (club: TestClub, id: number, member: object) =>
  club.call(`/api/admin/staff/${id}`, { as: "editor", method: "PUT", json: member });
const roles = (body: { staff: { role: string }[] }) => body.staff.map(({ role }) => role);

test("a role has its Armenian form however it is saved; a predefined one brings its Russian form", async (t) => {
  const club = await openClub(t);
  const { status, body } = await create(club);
  assert.equal(status, 201);
  assert.deepEqual([body.role_hy, body.role_ru, body.is_active], ["Գլխավոր մարզիչ", "Главный тренер", true]);
  for (const role of ["Set-piece Coach", "Head Coach"]) {
    for (const role_hy of [undefined, "", "  "]) {
      const json = { ...VAHAN, role, role_hy };
      for (const refused of [
        await create(club, json),
        await edit(club, body.id, { ...json, version: body.version }),
      ])
        assert.deepEqual([refused.status, refused.body.issues[0].path], [400, "role_hy"]);
    }
  }
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

test("every role of the specification has its place, in the order of the club's page", () => {
  const page = [
    ["Vice President", "CEO", "Sports Director"],
    ["Head Coach", "Assistant Coach"],
    [
      "PR and Marketing Head",
      "Media Head",
      "Secretary",
      "Team Manager",
      "Administrator",
      "Head Doctor",
      "Senior Kinesiologist",
      "Kinesiologist",
    ],
  ];
  for (const tab of page) {
    const members = tab.map((role, index) => ({ id: tab.length - index, role }));
    assert.deepEqual(inRankOrder([...members].reverse()), members);
  }
  const unknown = rankOf("Kit Man");
  const offered = Object.values(ROLES).flat();
  for (const { en } of offered) assert.ok(rankOf(en) < unknown, en);
  const same = [
    { id: 2, role: "Kit Man" },
    { id: 1, role: "Cook" },
  ];
  assert.deepEqual(
    inRankOrder(same).map(({ id }) => id),
    [1, 2],
  );
});

test("the administration's list shows the medical staff too", async (t) => {
  const club = await openClub(t);
  await create(club, { department: "medical", role: "Team Doctor" });
  await create(club, { department: "administration", role: "Administrator" });
  assert.deepEqual(roles((await club.call("/api/staff?department=administration")).body), [
    "Administrator",
    "Team Doctor",
  ]);
  assert.deepEqual(roles((await club.call("/api/staff?department=medical")).body), ["Team Doctor"]);
  assert.deepEqual(roles((await club.call("/api/staff?department=management")).body), []);
  assert.equal((await club.call("/api/staff?department=all")).body.total, 2);
  assert.equal((await club.call("/api/staff?department=%00")).status, 400);
  const office = async (query: string) =>
    roles((await club.call(`/api/admin/staff?${query}`, { as: "editor" })).body);
  assert.deepEqual(
    await office("department=administration"),
    ["Administrator"],
    "the office tells them apart",
  );
  assert.deepEqual(await office("department=medical"), ["Team Doctor"]);
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
  assert.deepEqual(roles((await club.call("/api/staff?active=true", { as: "editor" })).body), ["Head Coach"]);
  assert.equal((await club.call("/api/staff?active=perhaps")).status, 400);
});

test("what a session may read of the staff isn't kept for the next visitor", async (t) => {
  const club = await openClub(t);
  await create(club, { is_active: false, phone: "+374 10 000 000", email: "vahan@club.example" });
  const path = "/api/staff?active=false";
  const seen = await club.call(path, { as: "editor" });
  assert.deepEqual([seen.body.total, seen.headers.get("cache-control")], [1, "no-store"]);
  assert.deepEqual((await club.call(path)).body, { staff: [], total: 0 });
  await edit(club, 1, { ...VAHAN, is_active: true });
  const [member] = (await club.call(path)).body.staff;
  assert.deepEqual([member.phone, member.email], ["+374 10 000 000", "vahan@club.example"]);
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
  assert.equal((await create(club, { hire_date: "2019-02-29" })).status, 400);
  assert.equal((await create(club, { department: "kitchen" })).status, 400);
  assert.equal((await create(club, { nickname: "V" })).status, 400);
  assert.equal((await create(club, { email: "", hire_date: "", phone: null })).status, 201);
  const lengths = { first_name: 100, last_name_ru: 100, role_ru: 120, phone: 40, bio_hy: 5000 };
  for (const [field, most] of Object.entries(lengths)) {
    assert.equal((await create(club, { [field]: "1".repeat(most) })).status, 201, field);
    const { status, body } = await create(club, { [field]: "1".repeat(most + 1) });
    assert.deepEqual([status, body.issues[0].path], [400, field]);
  }
});

test("a field left out keeps its value, and null empties it", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club, {
    phone: "+374 10 000 000",
    hire_date: "2019-07-01",
    role_hy: "Մարզիչ",
  });
  const { body: kept } = await edit(club, body.id, { ...VAHAN, role_hy: "Մարզիչ" });
  assert.deepEqual(kept, body);
  const { body: emptied } = await edit(club, body.id, {
    ...VAHAN,
    role_hy: "Մարզիչ",
    phone: null,
    hire_date: null,
  });
  assert.deepEqual([emptied.phone, emptied.hire_date, emptied.role_hy], ["", null, "Մարզիչ"]);
});

test("the second of two people who save a member at once is told", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club);
  assert.equal((await edit(club, body.id, { ...body, phone: "1" })).status, 200);
  const late = await edit(club, body.id, { ...body, phone: "2" });
  assert.deepEqual([late.status, late.body.theirs.phone, late.body.yours.phone], [409, "1", "2"]);
});

test("a member's photo becomes a stored file of at most 5 MB", async (t) => {
  const club = await openClub(t);
  const png = await sharp({ create: { width: 32, height: 32, channels: 3, background: "#333" } })
    .png()
    .toBuffer();
  const padded = (size: number) =>
    `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(size - png.length)]).toString("base64")}`;
  const { body } = await create(club, { photo_url: padded(5_242_880) });
  assert.match(body.photo_url, /^\/media\/[0-9a-f]{32}\.webp$/);
  const large = await edit(club, body.id, { ...VAHAN, photo_url: padded(5_242_881) });
  assert.deepEqual([large.status, large.body.error], [413, "Image size should be less than 5MB"]);
  const text = await create(club, { photo_url: "data:text/plain;base64,YQ==" });
  assert.deepEqual([text.status, text.body.error], [415, "Please select an image file"]);
});

test("strangers neither read the office's staff nor change it", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club);
  const path = `/api/admin/staff/${body.id}`;
  assert.equal((await club.call("/api/admin/staff")).status, 401);
  assert.equal((await club.call(path)).status, 401);
  assert.equal((await club.call("/api/admin/staff", { json: VAHAN })).status, 401);
  assert.equal((await club.call(path, { method: "PUT", json: VAHAN })).status, 401);
  assert.equal((await club.call(path, { method: "DELETE" })).status, 401);
  assert.deepEqual((await club.call(path, { as: "editor" })).body, body);
});

test("another role drops the Russian of the former one", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club);
  const youth = { ...VAHAN, role: "Youth Coach", role_hy: "Պատանեկան թիմի մարզիչ" };
  assert.equal((await edit(club, body.id, youth)).body.role_ru, "Тренер юношеской команды");
  const own = { ...VAHAN, role: "Set-piece Coach", role_hy: "Ստանդարտների մարզիչ" };
  assert.equal((await edit(club, body.id, own)).body.role_ru, "");
});

test("a role without its Armenian is refused by its key, and in the caller's language", async (t) => {
  const club = await openClub(t);
  const custom = { as: "editor" as const, json: { ...VAHAN, role: "Set-piece Coach", role_hy: "" } };
  const { body } = await club.call("/api/admin/staff", custom);
  assert.equal(body.message, "Write the role in Armenian.");
  const asked = { ...custom, headers: { "accept-language": "ru" } };
  const { body: inRussian } = await club.call("/api/admin/staff", asked);
  assert.deepEqual(inRussian.issues, [
    {
      path: "role_hy",
      message: "Напишите должность на армянском.",
      key: "staff.role_hy_required",
      params: {},
    },
  ]);
});

test("a member who is deleted is gone from the club's page", async (t) => {
  const club = await openClub(t);
  const { body } = await create(club);
  assert.equal(
    (await club.call(`/api/admin/staff/${body.id}`, { as: "editor", method: "DELETE" })).status,
    200,
  );
  assert.equal((await club.call("/api/staff")).body.total, 0);
  const gone = await club.call(`/api/admin/staff/${body.id}`, { as: "editor" });
  assert.deepEqual([gone.status, gone.body.error], [404, "Staff member not found"]);
  assert.equal((await edit(club, body.id, VAHAN)).status, 404);
});

test("on each tab of the demo club's page the staff stand as the specification ranks them", async (t) => {
  const club = await openClub(t);
  await fillStaff(club.admin);
  const onTab = async (tab: string) =>
    roles((await club.call(`/api/staff?active=true&department=${tab}`)).body);
  assert.deepEqual(await onTab("management"), ["Club President", "Vice President", "CEO", "Sports Director"]);
  assert.deepEqual((await onTab("coaching")).slice(0, 2), ["Head Coach", "Assistant Coach"]);
  assert.deepEqual((await onTab("administration")).slice(0, 5), [
    "PR and Marketing Head",
    "Media Head",
    "Team Manager",
    "Administrator",
    "Head Doctor",
  ]);
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
