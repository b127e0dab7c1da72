import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { listSquad } from "./queries.server.ts";

/** Two clubs, a striker of the one whom the other has had on loan since January, and the squads of the next season. */
async function openNextSeason(t: TestContext, ends_on: string | null) {
  const club = await openClub(t);
  const send = async (method: string, path: string, json?: object) => {
    const { status, body } = await club.call(path, { as: "admin", method, ...(json ? { json } : {}) });
    assert.ok(status < 300, JSON.stringify(body));
    return body;
  };
  const { id: own } = await send("POST", "/api/admin/teams", { name: "Argishti", is_own: true });
  const { id: noah } = await send("POST", "/api/admin/teams", { name: "Noah" });
  await send("POST", "/api/admin/seasons", { season: "2025-26" });
  await send("POST", "/api/admin/players", {
    ...{ first_name: "Levon", first_name_hy: "Լևոն", last_name: "Aragatsyan", last_name_hy: "Արագացյան" },
    ...{ position: "Forward", jersey_number: 9 },
  });
  const squad = async (team: number, season: string) =>
    (await listSquad(club.app.db, { season, team })).map(({ kind, number, starts_on, ends_on: last }) => [
      ...[kind, number, starts_on, last],
    ]);
  const [levon] = await listSquad(club.app.db, { season: "2025-26", team: own });
  const spell = await send("POST", "/api/admin/spells", {
    ...{ kind: "loan", person_id: levon!.person_id, starts_on: "2026-01-15", ends_on },
    ...{ from_team_id: own, to_team_id: noah },
  });
  await send("POST", "/api/admin/seasons", { season: "2026-27" });
  for (const team_id of [own, noah])
    await send("POST", "/api/admin/squads/fill", { season: "2026-27", team_id });
  const remove = () => send("DELETE", `/api/admin/spells/${spell.id}`);
  return { own, noah, remove, next: (team: number) => squad(team, "2026-27") };
}

const inOrder = (rows: unknown[][]) =>
  rows.toSorted((one, other) => (String(one[2]) < String(other[2]) ? 1 : -1));

test("a loan over the summer stands in both squads of the next season, and he is back after its last day", async (t) => {
  const { own, noah, next } = await openNextSeason(t, "2026-12-31");
  assert.deepEqual(inOrder(await next(own)), [
    ["loan_out", 9, null, "2026-12-31"],
    ["own", 9, "2027-01-01", null],
  ]);
  assert.deepEqual(await next(noah), [["loan_in", null, null, "2026-12-31"]]);
});

test("a loan without an end goes on, and taken back he is in his club's squad again", async (t) => {
  const { own, noah, next, remove } = await openNextSeason(t, null);
  assert.deepEqual(await next(own), [["loan_out", 9, null, null]]);
  assert.deepEqual(await next(noah), [["loan_in", null, null, null]]);
  await remove();
  assert.deepEqual(await next(own), [["own", 9, null, null]]);
  assert.deepEqual(await next(noah), []);
});
