import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { matchPreview } from "./match-preview.server.ts";
import { createMatch, createTeams } from "./test-support.ts";

test("the last matches of a team leave out those that count for nobody, and no old meeting takes their place", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  const finished = { home_team_id: noah.id, status: "finished", home_score: 1, away_score: 0 };
  const on = (day: number) => `2026-03-0${day}T15:00`;
  await createMatch(club, { ...finished, away_team_id: van.id, away_team_name: "", match_date: on(1) });
  for (const [day, name] of [...["A", "B", "C", "D", "E"].entries()])
    await createMatch(club, { ...finished, away_team_name: name, match_date: on(day + 2) });
  await createMatch(club, { ...finished, away_team_name: "Annulled", match_date: on(7), outcome: "void" });
  const unknown = { home_score: null, away_score: null };
  await createMatch(club, { ...finished, ...unknown, away_team_name: "Unknown", match_date: on(8) });
  const both = { home_team_id: noah.id, away_team_id: van.id, away_team_name: "" };
  const next = await createMatch(club, { ...both, match_date: "2027-05-08T15:00" });
  const { form, meetings } = await matchPreview(club.app.db, next, "en");
  assert.deepEqual(
    form.home.map(({ match }) => match.away.name.text),
    ["A", "B", "C", "D", "E"],
  );
  assert.deepEqual([form.away.length, meetings.length], [1, 1]);
});
