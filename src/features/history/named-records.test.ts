import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

test("categories, teams and competitions have versions that can be brought back", async (t) => {
  const { call } = await openClub(t);
  for (const kind of ["categories", "teams", "competitions"]) {
    const { body } = await call(`/api/admin/${kind}`, { as: "editor", json: { name: "First" } });
    const put = { as: "editor" as const, method: "PUT", json: { name: "Second" } };
    await call(`/api/admin/${kind}/${body.id}`, put);
    const path = `/api/admin/history/${kind}/${body.id}`;
    assert.equal((await call(path, { as: "editor" })).body.total, 2, kind);
    const restored = await call(`${path}/1/restore`, { as: "editor", json: { version: 2 } });
    assert.deepEqual([restored.status, restored.body.record.name], [200, "First"], kind);
  }
});

test("a team or a competition stays in the trash while another one has its name", async (t) => {
  const { call } = await openClub(t);
  for (const kind of ["teams", "competitions"]) {
    const create = async () =>
      (await call(`/api/admin/${kind}`, { as: "editor", json: { name: "Nairi" } })).body.id;
    const first = await create();
    await call(`/api/admin/${kind}/${first}`, { as: "editor", method: "DELETE" });
    const second = await create();
    const restore = () => call(`/api/admin/trash/${kind}/${first}/restore`, { as: "editor", json: {} });
    const { status, body } = await restore();
    assert.deepEqual([status, body.key], [409, `${kind}.name_taken`]);
    await call(`/api/admin/${kind}/${second}`, { as: "editor", method: "PUT", json: { name: "Urartu" } });
    assert.equal((await restore()).status, 200, kind);
  }
});
