import assert from "node:assert/strict";
import { test } from "node:test";
import { getMatchDay } from "#src/features/matchday/queries.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { listSuspended } from "./suspension-queries.server.ts";

const SEASON = "2025-26";

const post = async (club: TestClub, path: string, json: object) => {
  const { status, body } = await club.call(path, { as: "admin", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};

/** A match in which an opponent was sent off by name, and whose line-up names another one. */
async function openWithOpponents(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const own = await post(club, "/api/admin/teams", { name: "Argishti", is_own: true });
  const noah = await post(club, "/api/admin/teams", { name: "Noah" });
  const league = await post(club, "/api/admin/competitions", { name: "League", kind: "league" });
  await post(club, "/api/admin/seasons", { season: SEASON });
  const match = (day: string, status: string) =>
    post(club, "/api/admin/matches", {
      ...{ home_team_id: own.id, away_team_id: noah.id, competition_id: league.id },
      ...{ match_date: `${day}T15:00`, status },
    });
  const played = await match("2026-02-01", "finished");
  await post(club, `/api/admin/matches/${played.id}/events`, {
    ...{ event_type: "red_card", team_type: "away", minute: 30, player_last_name_hy: "Սահրադյան" },
  });
  const players = [{ role: "start", number: 9, player_last_name: "Petrosyan" }];
  const lineup = { as: "editor" as const, method: "PUT", json: { players } };
  assert.equal((await club.call(`/api/admin/matches/${played.id}/lineups/away`, lineup)).status, 200);
  const named = async () =>
    (await club.call(`/api/admin/squads/named?season=${SEASON}&team=${noah.id}`, { as: "editor" })).body
      .people;
  return { club, noah, match, named };
}

test("opponents whom matches name are offered until they stand in the squad", async (t) => {
  const { club, noah, named } = await openWithOpponents(t);
  const people = await named();
  assert.deepEqual(
    people.map(({ number, last_name, last_name_hy, matches }: Record<string, unknown>) => [
      ...[number, last_name, last_name_hy, matches],
    ]),
    [
      [9, "Petrosyan", "", 1],
      [null, "", "Սահրադյան", 1],
    ],
  );
  for (const { number, matches: _, ...person } of people)
    await post(club, "/api/admin/squads", { season: SEASON, team_id: noah.id, number, person });
  assert.deepEqual(await named(), []);
});

test("an opponent of the squad is known in the console, and his card of before keeps him out", async (t) => {
  const { club, noah, match, named } = await openWithOpponents(t);
  for (const { number, matches: _, ...person } of await named())
    await post(club, "/api/admin/squads", { season: SEASON, team_id: noah.id, number, person });
  const next = await match("2026-03-14", "scheduled");
  const { squads } = await getMatchDay(club.app, next.id);
  assert.deepEqual(
    squads.away.map(({ number, names }) => [number, names.hy]),
    [
      [9, "Petrosyan"],
      [null, "Սահրադյան"],
    ],
  );
  const [banned] = (await listSuspended(club.app.db, next.id)).away;
  assert.equal(banned?.who.person, squads.away[1]?.who.person);
});
