import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch, createTeams } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { loadHome } from "./home-data.server.ts";

test("the home page knows the live match with its scorers and its last entry, and the next one beside it", async (t) => {
  const club = await openClub(t);
  await createTeams(club);
  await club.call("/api/admin/teams", {
    as: "editor",
    json: { name: "Hosts", name_hy: "Տանտերեր", is_own: true },
  });
  const today = { away_team_name: "Van", match_date: "2026-03-14T15:00" };
  const match = await createMatch(club, { ...today, status: "live" });
  for (const [event_type, minute] of [
    ["goal", 24],
    ["yellow_card", 30],
  ])
    await club.call(`/api/admin/matches/${match.id}/events`, {
      as: "editor",
      json: { event_type, minute, team_type: "home", player_name: "Aram", player_last_name: "Zorikyan" },
    });
  const be = async (status: "scheduled" | "live") => {
    const values = status === "live" ? { status } : { status, home_score: null, away_score: null };
    await club.app.db.updateTable("matches").set(values).where("id", "=", match.id).execute();
    club.app.changes.invalidate({ isContent: true, topics: [] });
  };
  await be("scheduled");
  await createMatch(club, {
    home_team_name: "Noah",
    away_team_name: "Hosts",
    match_date: "2026-03-18T15:00",
  });
  await createMatch(club, { away_team_name: "Noah", match_date: "2026-03-21T15:00" });
  const home = async () => {
    const { act, isAwaited, match: current, next, nextHome } = await loadHome(club.app, "en", null);
    return {
      act,
      isAwaited,
      current,
      next: next?.kickOff.slice(5, 10),
      home: nextHome?.kickOff.slice(5, 10),
    };
  };
  club.setNow("2026-03-13T19:00:00.000Z");
  assert.deepEqual((await home()).act, "week");
  club.setNow("2026-03-13T20:00:00.000Z");
  assert.deepEqual([(await home()).act, (await home()).current?.gatesOpen], ["match_day", "13:30"]);
  club.setNow("2026-03-14T11:00:00.000Z");
  const begun = await home();
  assert.deepEqual([begun.act, begun.isAwaited, begun.current?.id], ["live", true, match.id]);
  assert.deepEqual([begun.next, begun.home], ["03-18", "03-21"]);

  await club.app.db.updateTable("matches").set({ home_score: 1, away_score: 0 }).execute();
  await be("live");
  const { act, isAwaited, current } = await home();
  assert.deepEqual([act, isAwaited, current?.score], ["live", false, { home: 1, away: 0 }]);
  assert.deepEqual(current?.scorers, { home: ["Zorikyan 24’"], away: [] });
  assert.deepEqual([current?.lastEntry?.minute, current?.lastEntry?.type], ["30", "yellow_card"]);
});

test("the hero's made-up figures stand there only while the table is empty, not for a club that is not in it", async (t) => {
  const { app, call } = await openClub(t);
  const figures = async () => (await loadHome(app, "en", null)).hero.figures;
  assert.deepEqual(await figures(), { position: 9, points: 26, wins: 6 });
  const row = { won: 1, drawn: 0, lost: 0, goals_for: 1, goals_against: 0, form: "W" };
  const save = (standings: object[]) =>
    call("/api/admin/league-table", {
      as: "editor",
      method: "PUT",
      json: { season: "2024-25", standings },
    });
  const other = { ...row, team_name: "Noah", team_name_hy: "Նոա" };
  assert.equal((await save([other])).status, 200);
  assert.equal(await figures(), null);
  const own = { ...row, won: 2, team_name: "Argishti", team_name_hy: "Արգիշտի" };
  assert.equal((await save([other, own])).status, 200);
  assert.deepEqual(await figures(), { position: 1, points: 6, wins: 2 });
});
