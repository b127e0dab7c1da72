import assert from "node:assert/strict";
import { test } from "node:test";
import { numbered, putLineup } from "#src/features/lineups/test-support.ts";
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

test("whoever is in a squad, away or in a line-up is named in the log in the reader's language", async (t) => {
  const club = await openClub(t);
  const post = async (path: string, json: object) =>
    (await club.call(path, { as: "editor", json })).body as { id: number };
  const match = await createMatch(club, { home_team_name_hy: "Տանտերեր", away_team_name_hy: "Հյուրեր" });
  const { id: team_id } = await post("/api/admin/teams", { name: "Noah" });
  const person = { first_name: "Levon", first_name_hy: "Լևոն", last_name_hy: "Արագացյան" };
  const { id: person_id } = await post("/api/admin/people", person);
  await post("/api/admin/squads", { season: "2026-27", team_id, person_id, number: 9 });
  await post("/api/admin/spells", { person_id, kind: "injury", starts_on: "2026-11-23" });
  await putLineup(club, match.id, "away", { formation: "4-3-3", players: numbered(11) });
  const headers = { "accept-language": "hy" };
  const { body } = await club.call("/api/admin/audit", { as: "admin", headers });
  const titles = (body.entries as { kind: string; title: string }[]).flatMap(({ kind, title }) =>
    /^(lineups|spells|squad_members)$/.test(kind) ? [title] : [],
  );
  assert.deepEqual(titles, [
    "Տանտերեր – Հյուրեր՝ Հյուրեր",
    "Լևոն Արագացյան, 23.11.2026",
    "2026-27, 9, Լևոն Արագացյան",
  ]);
});

test("a change of a table goes by its season in every language, never by a team", async (t) => {
  const club = await openClub(t);
  const figures = { won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, form: "" };
  const standings = [{ team_name: "Noah", team_name_hy: "Նոա", position: 1, ...figures }];
  const json = { season: "2026-27", standings };
  const saved = await club.call("/api/admin/league-table", { as: "editor", method: "PUT", json });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  const headers = { "accept-language": "hy" };
  const { body } = await club.call("/api/admin/audit", { as: "admin", headers });
  const { title } = body.entries.find(({ kind }: { kind: string }) => kind === "standings");
  assert.equal(title, "2026-27");
});
