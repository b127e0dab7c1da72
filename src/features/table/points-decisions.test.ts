import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { loadTable } from "./site/table-data.server.ts";

const SEASON = "2024-25";
const row = (team_name: string, figures: object = {}) => ({ team_name, team_name_hy: "Թիմ", ...figures });
const FLARES = { points: -1, reason: "Flares", reason_hy: "Ջահեր", reason_ru: "Файеры", date: "2024-11-20" };
/** Nine points of three matches, and two decisions that leave five. */
const FINED = row("Fined", {
  won: 3,
  points_adjustment: -4,
  adjustment_reason: "Late papers",
  adjustment_date: "2024-09-02",
});
const TWICE = { ...FINED, more_adjustments: [FLARES] };
const HONEST = row("Honest", { won: 1, drawn: 3 });

const put = (club: TestClub, standings: object[], more: object = {}) =>
  club.call("/api/admin/league-table", {
    as: "editor",
    method: "PUT",
    json: { season: SEASON, standings, ...more },
  });
const pointsIn = (standings: { team_name: string; points: number }[]) =>
  Object.fromEntries(standings.map(({ team_name, points }) => [team_name, points]));
const notes = async (club: TestClub, language: "en" | "hy" | "ru" = "en") =>
  (await loadTable(club.app, language, SEASON)).decisions.map(({ value, reason, day, without }) => ({
    ...{ value, reason: reason.text, day },
    without: without?.points,
  }));

test("two decisions of one season on a club's points add up, and each has its reason and its day", async (t) => {
  const club = await openClub(t);
  const { status, body } = await put(club, [TWICE, HONEST]);
  assert.equal(status, 200);
  assert.deepEqual(pointsIn(body.standings), { Honest: 6, Fined: 5 });
  assert.deepEqual(await notes(club), [
    { value: -3, reason: "Late papers", day: "2 September 2024", without: 8 },
    { value: -1, reason: "Flares", day: "20 November 2024", without: 6 },
  ]);
  assert.equal((await notes(club, "hy"))[1]?.reason, "Ջահեր");
  assert.equal((await notes(club, "ru"))[1]?.reason, "Файеры");
  const { rows } = await loadTable(club.app, "en", SEASON);
  assert.deepEqual(
    rows.map(({ decisions, adjustment }) => ({ decisions, adjustment })),
    [
      { decisions: 0, adjustment: 0 },
      { decisions: 2, adjustment: -4 },
    ],
  );
});

test("a table may be sent back as it was read, and whoever knows of one decision alone sends one", async (t) => {
  const club = await openClub(t);
  const first = (await put(club, [TWICE, HONEST])).body;
  const again = (await put(club, first.standings, { version: first.version })).body;
  assert.deepEqual(again.standings, first.standings);
  await put(club, [FINED, HONEST]);
  assert.deepEqual(await notes(club), [
    { value: -4, reason: "Late papers", day: "2 September 2024", without: 9 },
  ]);
});

test("both decisions hold in a table that follows the results, and an earlier version brings both back", async (t) => {
  const club = await openClub(t);
  await club.call("/api/admin/competitions", { as: "editor", json: { name: "League", kind: "league" } });
  await createMatch(club, {
    ...{ home_team_name: "Fined", home_team_name_hy: "Թիմ" },
    ...{ away_team_name: "Honest", away_team_name_hy: "Թիմ" },
    ...{ home_score: 2, away_score: 0, match_date: "2024-08-04T15:00" },
    ...{ season: SEASON, status: "finished", competition_name: "League" },
  });
  const first = (await put(club, [TWICE, HONEST], { source: "results" })).body;
  assert.deepEqual(pointsIn(first.standings), { Fined: -1, Honest: 0 });
  assert.deepEqual(
    (await notes(club)).map(({ value, without }) => [value, without]),
    [
      [-3, 2],
      [-1, 0],
    ],
  );
  await put(club, [{ ...FINED, points_adjustment: -3 }, HONEST], { source: "results" });
  assert.equal((await notes(club)).length, 1);
  const { body: season } = await club.call(`/api/seasons/${SEASON}`, { as: "editor" });
  const restored = await club.call(`/api/admin/history/standings/${season.id}/${first.version}/restore`, {
    as: "editor",
    method: "POST",
    json: {},
  });
  assert.equal(restored.status, 200);
  assert.equal((await notes(club)).length, 2);
});

test("a further decision without points, on a day that is none or of a thousand points is refused", async (t) => {
  const club = await openClub(t);
  const withFurther = (list: object[]) => put(club, [{ ...FINED, more_adjustments: list }, HONEST]);
  for (const wrong of [
    { points: 0 },
    { points: -1000 },
    { date: "2024-02-31" },
    { reason: "x".repeat(501) },
  ]) {
    const { status } = await withFurther([{ ...FLARES, ...wrong }]);
    assert.equal(status, 400, JSON.stringify(wrong).slice(0, 30));
  }
  assert.equal((await withFurther(Array.from({ length: 10 }, () => FLARES))).status, 400);
});
