import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
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

test("log, recent actions and trash name things in the reader's language, in English as the log has it", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club, { home_team_name_hy: "Տանտերեր", away_team_name_hy: "Հյուրեր" });
  const goal = {
    event_type: "goal",
    team_type: "home",
    minute: 10,
    player_name: "Aram",
    player_name_hy: "Արամ",
  };
  await club.call(`/api/admin/matches/${match.id}/events`, { as: "editor", json: goal });
  const titles = async (language: string) => {
    const headers = { "accept-language": language };
    const { body: log } = await club.call("/api/admin/audit", { as: "admin", headers });
    const { body: today } = await club.call("/api/admin/dashboard", { as: "editor", headers });
    const of = (entries: { kind: string; title: string }[]) =>
      entries.flatMap(({ kind, title }) => (/^match/.test(kind) ? [title] : []));
    assert.deepEqual(of(today.activity), of(log.entries));
    return of(log.entries);
  };
  assert.deepEqual(await titles("en"), ["Hosts – Guests: goal 10 Aram", "Hosts – Guests"]);
  assert.deepEqual(await titles("hy"), ["Տանտերեր – Հյուրեր: goal 10 Արամ", "Տանտերեր – Հյուրեր"]);
  await club.call(`/api/admin/matches/${match.id}`, { as: "editor", method: "DELETE" });
  const { body } = await club.call("/api/admin/trash", {
    as: "editor",
    headers: { "accept-language": "hy" },
  });
  assert.equal(body.records[0].title, "Տանտերեր – Հյուրեր");
});
