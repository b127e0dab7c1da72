import assert from "node:assert/strict";
import { test } from "node:test";
import type { App } from "#src/app/app.server.ts";
import { honour } from "#src/features/honours/honour.record.ts";
import { player } from "#src/features/players/player.record.ts";
import { setting } from "#src/features/settings/setting.record.ts";
import { openClub } from "#tests/support/club.ts";
import { emptyRow, type RecordDefinition } from "./record.ts";

const CUP = { kind: "cup", year: "2001", name: "Cup", name_hy: "Գավաթ" };

/** Puts records into the table, past all bounds, as an import does. */
async function put(app: App, record: RecordDefinition, rows: object[]): Promise<void> {
  const at = app.now().toISOString();
  const always = { ...emptyRow(record), version: 1, created_at: at, updated_at: at };
  for (let from = 0; from < rows.length; from += 50)
    await app.db
      .insertInto(record.kind as "honours")
      .values(rows.slice(from, from + 50).map((row) => ({ ...always, ...row })) as never)
      .execute();
}

test("of what one page shows whole there is no endless number, in the list and back from the trash", async (t) => {
  const { app, call } = await openClub(t);
  const one = (await call("/api/admin/honours", { as: "editor", json: CUP })).body;
  assert.ok(one.id, JSON.stringify(one));
  const most = honour.most ?? 0;
  await put(
    app,
    honour,
    Array.from({ length: most - 1 }, () => CUP),
  );

  const refused = await call("/api/admin/honours", { as: "editor", json: CUP });
  assert.deepEqual(
    [refused.status, refused.body.error],
    [
      409,
      `There are ${most} records of this kind already, as many as there may be. Delete one that nobody needs first.`,
    ],
  );
  await call(`/api/admin/honours/${one.id}`, { as: "editor", method: "DELETE" });
  assert.equal((await call("/api/admin/honours", { as: "editor", json: CUP })).status, 201);
  const restore = await call(`/api/admin/trash/honours/${one.id}/restore`, { as: "editor", method: "POST" });
  assert.equal(restore.status, 409);
});

test("who creates and deletes without end is told that the trash is full; to delete and to restore goes on", async (t) => {
  const { app, call } = await openClub(t);
  const most = honour.most ?? 0;
  const { id } = (await call("/api/admin/honours", { as: "editor", json: CUP })).body;
  const deleted_at = app.now().toISOString();
  await put(
    app,
    honour,
    Array.from({ length: 2 * most - 1 }, () => ({ ...CUP, deleted_at })),
  );
  const refused = await call("/api/admin/honours", { as: "editor", json: CUP });
  assert.deepEqual(
    [refused.status, refused.body.key, refused.body.params],
    [409, "records.trash_full", { n: 2 * most, most: 2 * most }],
  );
  const deleted = await call(`/api/admin/honours/${id}`, { as: "editor", method: "DELETE" });
  assert.ok(deleted.status < 300, JSON.stringify(deleted.body));
  const restored = await call(`/api/admin/trash/honours/${id}/restore`, { as: "editor", method: "POST" });
  assert.ok(restored.status < 300, JSON.stringify(restored.body));
});

const LONG = "Ա".repeat(20_000);

test("all settings together are as long as visitors can be sent at once; who has more can shorten and correct them", async (t) => {
  const { app, call } = await openClub(t);
  const most = setting.mostLetters ?? 0;
  const text = { type: "textarea", value: LONG, value_hy: LONG, value_ru: LONG };
  const create = (key: string, given: object) =>
    call("/api/admin/settings", { as: "editor", json: { key, type: "textarea", ...given } });
  const letters = async () => {
    const { body } = await call("/api/settings/public");
    const texts = Object.values(body as Record<string, Record<string, string>>).flatMap(Object.values);
    return texts.join("").length;
  };
  const statuses: number[] = [];
  for (let n = 0; n < most / 60_000 + 2; n++) statuses.push((await create(`long_${n}`, text)).status);
  assert.ok(statuses.includes(201) && statuses.at(-1) === 409, statuses.join());
  assert.ok((await letters()) <= most);
  const refused = await create("one_more", text);
  assert.deepEqual([refused.status, refused.body.key], [409, "records.as_many_letters_as_may_be"]);
  assert.equal(refused.body.params.most, most);
  assert.ok(refused.body.params.n > most);

  // An import may bring more.
  await put(app, setting, [{ key: "imported", ...text, is_public: 1 }]);
  const edit = (json: object) => call("/api/admin/settings/imported", { as: "editor", method: "PUT", json });
  assert.equal((await edit({ ...text, value: LONG.slice(1) })).status, 200, "shortened");
  assert.equal((await edit({ ...text, value: `Բ${LONG.slice(2)}` })).status, 200, "corrected");
  assert.equal((await edit(text)).status, 409, "longer");
  const { id } = (await call("/api/admin/settings/imported", { as: "editor" })).body;
  await call(`/api/admin/settings/${id}`, { as: "editor", method: "DELETE" });
  const back = await call(`/api/admin/trash/settings/${id}/restore`, { as: "editor", method: "POST" });
  assert.deepEqual(
    [back.status, back.body.key],
    [409, "records.as_many_letters_as_may_be"],
    "back from the trash",
  );
});

test("a page of the squad shows so many players that it opens at once; who left may be many more", async (t) => {
  const { app, call } = await openClub(t);
  const most = player.mostActive ?? 0;
  const given = {
    first_name: "Aram",
    first_name_hy: "Արամ",
    last_name: "Petrosyan",
    last_name_hy: "Պետրոսյան",
  };
  const rows = Array.from({ length: most - 1 }, () => ({ ...given, position: "Forward", search: "aram" }));
  await put(app, player, [...rows, ...rows.map((row) => ({ ...row, is_active: 0 }))]);
  const create = (is_active: boolean) =>
    call("/api/admin/players", { as: "editor", json: { ...given, position: "Forward", is_active } });
  assert.equal((await create(true)).status, 201, "as many as may be");
  const refused = await create(true);
  assert.deepEqual(
    [refused.status, refused.body.key, refused.body.params],
    [409, "records.as_many_active_as_may_be", { most }],
  );
  const former = await create(false);
  assert.equal(former.status, 201, "one who left");
  const edit = (json: object) =>
    call(`/api/admin/players/${former.body.id}`, { as: "editor", method: "PUT", json });
  const values = { ...given, position: "Forward" };
  assert.equal((await edit({ ...values, is_active: true })).status, 409, "back in the squad");
  assert.equal((await edit({ ...values, is_active: false, bio: "He left." })).status, 200);
});
