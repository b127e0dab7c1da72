import assert from "node:assert/strict";
import { test } from "node:test";
import { honour } from "#src/features/honours/honour.record.ts";
import { openClub } from "#tests/support/club.ts";
import { emptyRow } from "./record.ts";

const CUP = { kind: "cup", year: "2001", name: "Cup", name_hy: "Գավաթ" };

test("of what one page shows whole there is no endless number, in the list and back from the trash", async (t) => {
  const { app, call } = await openClub(t);
  const one = (await call("/api/admin/honours", { as: "editor", json: CUP })).body;
  assert.ok(one.id, JSON.stringify(one));
  const most = honour.most ?? 0;
  const at = { version: 1, created_at: app.now().toISOString(), updated_at: app.now().toISOString() };
  const rows = Array.from({ length: most - 1 }, () => ({ ...emptyRow(honour), ...CUP, ...at }));
  for (let from = 0; from < rows.length; from += 50)
    await app.db
      .insertInto("honours")
      .values(rows.slice(from, from + 50) as never)
      .execute();

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
