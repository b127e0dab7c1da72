import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { bannerView } from "./partner-banner-view.server.ts";

const SARDAR = { name: "Sardar Stone", url: "https://sardar.example", category: "title" };

test("a new partner goes to the end of the list and stays hidden until it is switched on", async (t) => {
  const { call } = await openClub(t);
  await call("/api/admin/partners", { as: "editor", json: SARDAR });
  const second = await call("/api/admin/partners", { as: "editor", json: { ...SARDAR, name: "Arax Mills" } });
  assert.equal(second.status, 201);
  assert.equal(second.body.order_num, 2);
  assert.deepEqual((await call("/api/partners")).body, { partners: [], total: 0 });

  await call(`/api/admin/partners/${second.body.id}`, {
    as: "editor",
    method: "PATCH",
    json: { is_active: true },
  });
  const shown = await call("/partners?active=true");
  assert.deepEqual(
    shown.body.partners.map((p: { name: string }) => p.name),
    ["Arax Mills"],
  );
});

test("the header's list names only partners that are switched on for the header", async (t) => {
  const { call } = await openClub(t);
  for (const [name, display_in_header] of [
    ["A", true],
    ["B", false],
  ] as const) {
    await call("/api/admin/partners", {
      as: "editor",
      json: { ...SARDAR, name, is_active: true, display_in_header },
    });
  }
  const { body } = await call("/api/partners?display_in_header=true");
  assert.deepEqual(
    body.partners.map((p: { name: string }) => p.name),
    ["A"],
  );
});

test("a partner without a name or with half an address is refused in words", async (t) => {
  const { call } = await openClub(t);
  const { status, body } = await call("/api/admin/partners", {
    as: "editor",
    json: { name: " ", url: "sardar" },
  });
  assert.equal(status, 400);
  assert.equal(body.error, body.message);
  assert.equal(body.code, "invalid");
  assert.deepEqual(
    body.issues.map((issue: { path: string }) => issue.path),
    ["name", "url"],
  );
});

test("a new partner is a plain one unless it says otherwise; a save says what it is", async (t) => {
  const { call } = await openClub(t);
  const { name, url } = SARDAR;
  const { body } = await call("/api/admin/partners", { as: "editor", json: { name, url } });
  assert.deepEqual([body.category, body.display_in_footer, body.is_active], ["partner", true, false]);
  const edit = { as: "editor" as const, method: "PUT", json: { name, url } };
  const { status, body: refused } = await call(`/api/admin/partners/${body.id}`, edit);
  assert.deepEqual([status, refused.error], [400, "category must be one of: title, partner."]);
});

test("a switch is flipped by itself, and a call that flips none is refused by its key", async (t) => {
  const { call } = await openClub(t);
  const { body } = await call("/api/admin/partners", { as: "editor", json: SARDAR });
  const flip = (json: object, language = "*") =>
    call(`/api/admin/partners/${body.id}`, {
      ...{ as: "editor", method: "PATCH", json },
      headers: { "accept-language": language },
    });
  assert.equal((await flip({ display_in_table: true })).body.display_in_table, true);
  const { body: refused } = await flip({ version: 2 }, "ru");
  assert.deepEqual(
    [refused.error, refused.key],
    ["Укажите, какой переключатель изменить.", "partners.no_switch"],
  );
});

test("a field that partners do not have is refused", async (t) => {
  const { call } = await openClub(t);
  const { status, body } = await call("/api/admin/partners", {
    as: "editor",
    json: { ...SARDAR, discount: 5 },
  });
  assert.equal(status, 400);
  assert.match(body.error, /discount/);
});

test("the second of two people who edit a partner at once is told, and sees both versions", async (t) => {
  const { call } = await openClub(t);
  const { body: partner } = await call("/api/admin/partners", { as: "editor", json: SARDAR });
  const edit = (name: string) =>
    call(`/api/admin/partners/${partner.id}`, {
      as: "editor",
      method: "PUT",
      json: { ...SARDAR, name, version: 1 },
    });
  assert.equal((await edit("Sardar & Sons")).status, 200);
  const late = await edit("Sardar Group");
  assert.equal(late.status, 409);
  assert.equal(late.body.base.name, "Sardar Stone");
  assert.equal(late.body.theirs.name, "Sardar & Sons");
  assert.equal(late.body.yours.name, "Sardar Group");
});

test("a repeated create with the same key makes one partner", async (t) => {
  const { call } = await openClub(t);
  const create = () =>
    call("/api/admin/partners", {
      as: "editor",
      json: SARDAR,
      headers: { "idempotency-key": "create-0001" },
    });
  const [first, second] = [await create(), await create()];
  assert.equal(second.body.id, first.body.id);
  assert.equal((await call("/api/admin/partners", { as: "editor" })).body.total, 1);
});

test("strangers neither see the back office's list nor change it", async (t) => {
  const { call } = await openClub(t);
  assert.equal((await call("/api/admin/partners")).status, 401);
  assert.equal((await call("/api/admin/partners", { json: SARDAR })).status, 401);
  assert.equal((await call("/api/admin/partners", { as: "editor" })).body.total, 0);
});

test("a deleted partner is gone from both lists", async (t) => {
  const { call } = await openClub(t);
  const { body: partner } = await call("/api/admin/partners", {
    as: "editor",
    json: { ...SARDAR, is_active: true },
  });
  const { status, body } = await call(`/api/admin/partners/${partner.id}`, {
    as: "editor",
    method: "DELETE",
  });
  assert.deepEqual([status, body], [200, { ok: true, id: partner.id }]);
  assert.equal((await call("/api/partners")).body.total, 0);
  assert.equal((await call(`/api/admin/partners/${partner.id}`, { as: "editor" })).status, 404);
});

test("a partner's banner speaks the reader's language, and English where it has no words in it", async (t) => {
  const { call } = await openClub(t);
  const texts = { table_text: "Stone by stone.", table_text_hy: "Քար առ քար։" };
  const { body } = await call("/api/admin/partners", { as: "editor", json: { ...SARDAR, ...texts } });
  assert.deepEqual(bannerView(body, "table_text", "hy").text, { text: "Քար առ քար։", lang: "hy" });
  assert.deepEqual(bannerView(body, "table_text", "ru").text, { text: "Stone by stone.", lang: "en" });
});
