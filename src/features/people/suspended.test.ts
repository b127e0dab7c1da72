import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { listSuspended } from "./suspension-queries.server.ts";

const LEVON = {
  first_name: "Levon",
  first_name_hy: "Լևոն",
  last_name: "Aragatsyan",
  last_name_hy: "Արագացյան",
  position: "Forward",
  jersey_number: 9,
};

const post = async (club: TestClub, path: string, json: object) => {
  const { status, body } = await club.call(path, { as: "admin", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};

/** A league, a season with its two teams, a player of ours, and matches to come. */
async function openLeague(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const own = await post(club, "/api/admin/teams", { name: "Argishti", is_own: true });
  const noah = await post(club, "/api/admin/teams", { name: "Noah" });
  const league = await post(club, "/api/admin/competitions", { name: "League", kind: "league" });
  const cup = await post(club, "/api/admin/competitions", { name: "Cup", kind: "cup" });
  await post(club, "/api/admin/seasons", { season: "2025-26" });
  const levon = await post(club, "/api/admin/players", LEVON);
  const match = (day: string, competition_id: number = league.id, more: object = {}) =>
    post(club, "/api/admin/matches", {
      home_team_id: own.id,
      away_team_id: noah.id,
      competition_id,
      match_date: `${day}T15:00`,
      status: "finished",
      ...more,
    });
  const card = (id: number, more: object) =>
    post(club, `/api/admin/matches/${id}/events`, {
      event_type: "yellow_card",
      team_type: "home",
      minute: 30,
      ...more,
    });
  return { club, league, cup, levon, match, card };
}

test("the fourth yellow card of the league costs its next match, not that of the cup", async (t) => {
  const { club, cup, levon, match, card } = await openLeague(t);
  for (const day of ["2026-02-01", "2026-02-08", "2026-02-15", "2026-02-22"])
    await card((await match(day)).id, { player_id: levon.id });
  const next = await match("2026-03-14", undefined, { status: "scheduled" });
  const inCup = await match("2026-03-18", cup.id, { status: "scheduled" });
  const { home, away } = await listSuspended(club.app.db, next.id);
  assert.deepEqual(away, []);
  assert.deepEqual(
    home.map(({ names, number, why, matches, isConfirmed }) => [
      names.hy.last,
      number,
      why,
      matches,
      isConfirmed,
    ]),
    [["Արագացյան", 9, "yellows", 1, false]],
  );
  assert.deepEqual((await listSuspended(club.app.db, inCup.id)).home, []);
});

test("the season says what a red card costs, and staff that it is so", async (t) => {
  const { club, levon, match, card } = await openLeague(t);
  const sentOff = await match("2026-02-01");
  await card(sentOff.id, { event_type: "red_card", player_id: levon.id });
  const rules = { yellows_for_ban: 3, matches_for_red: 2, are_bans_confirmed: true };
  const { body } = await club.call("/api/admin/seasons/2025-26", {
    as: "editor",
    method: "PUT",
    json: rules,
  });
  assert.deepEqual([body.yellows_for_ban, body.matches_for_red, body.are_bans_confirmed], [3, 2, true]);
  await match("2026-02-08");
  const second = await match("2026-03-14", undefined, { status: "scheduled" });
  const [levonNow] = (await listSuspended(club.app.db, second.id)).home;
  assert.deepEqual([levonNow?.matches, levonNow?.isConfirmed], [1, true]);
});

test("a card that was taken back bans nobody", async (t) => {
  const { club, levon, match, card } = await openLeague(t);
  const played = await match("2026-02-01");
  const red = await card(played.id, { event_type: "red_card", player_id: levon.id });
  const next = await match("2026-03-14", undefined, { status: "scheduled" });
  assert.equal((await listSuspended(club.app.db, next.id)).home.length, 1);
  await club.call(`/api/admin/matches/${played.id}/events/${red.id}`, { as: "editor", method: "DELETE" });
  assert.deepEqual((await listSuspended(club.app.db, next.id)).home, []);
});

test("an opponent is known by the name that was written, and nobody is confused with a namesake", async (t) => {
  const { club, match, card } = await openLeague(t);
  const played = await match("2026-02-01");
  const guest = { team_type: "away", event_type: "red_card", player_last_name: "Sahradyan" };
  await card(played.id, { ...guest, player_name: "Edgar" });
  await card(played.id, { ...guest, player_name: "Aram", event_type: "yellow_card" });
  const next = await match("2026-03-14", undefined, { status: "scheduled" });
  const { away } = await listSuspended(club.app.db, next.id);
  assert.deepEqual(
    away.map(({ names }) => names.en.first),
    ["Edgar"],
  );
});
