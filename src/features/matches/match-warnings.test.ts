import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { createTeams, postMatch, putMatch } from "./test-support.ts";

/** Noah against Van in the league, in the tests' season; what a second such match is answered with, by key. */
async function openFixture(t: TestContext, match: object = {}) {
  const club = await openClub(t);
  await createTeams(club);
  const league = { name: "League", kind: "league" };
  await club.call("/api/admin/competitions", { as: "editor", json: league });
  const fixture = { home_team_name: "Noah", away_team_name: "Van", competition_name: "League" };
  const enter = (more: object = {}) => postMatch(club, { ...fixture, ...more });
  const { body: first } = await enter(match);
  return { club, first, fixture, enter };
}

type Entered = { status: number; body: { warnings?: { key: string }[] } };
const keys = ({ status, body }: Entered) => [status, ...(body.warnings ?? []).map(({ key }) => key)];

test("a match that is finished before it began is entered, and doubted", async (t) => {
  const { club, first, enter, fixture } = await openFixture(t);
  const score = { home_score: 1, away_score: 0 };
  const tomorrow = { match_date: "2026-03-12T15:00", status: "finished", home_team_name: "Others", ...score };
  assert.deepEqual(keys(await enter(tomorrow)), [201, "matches.finished_ahead"]);
  assert.deepEqual(keys(await enter({ ...tomorrow, away_team_name: "More", status: "live" })), [201]);
  const over = { ...fixture, match_date: "2026-03-11T12:00", status: "finished", ...score };
  assert.deepEqual(keys(await putMatch(club, first.id, over)), [200]);
  const ahead = { ...over, match_date: "2026-03-12T12:00" };
  assert.deepEqual(keys(await putMatch(club, first.id, ahead)), [200, "matches.finished_ahead"]);
});

test("extra time that takes goals away, and a shoot-out without a winner, are saved and doubted", async (t) => {
  const { club, first, fixture } = await openFixture(t);
  const drawn = {
    ...fixture,
    match_date: "2026-03-01T12:00",
    status: "finished",
    home_score: 2,
    away_score: 2,
  };
  const endings: [object, ...string[]][] = [
    [{ home_extra: 1, away_extra: 2 }, "matches.extra_is_less"],
    [{ home_extra: 3, away_extra: 2 }],
    [{ home_extra: 2, away_extra: 2, home_penalties: 4, away_penalties: 4 }, "matches.shootout_open"],
    [{ home_extra: 2, away_extra: 2, home_penalties: 4, away_penalties: 3 }],
  ];
  for (const [ending, ...doubts] of endings)
    assert.deepEqual(keys(await putMatch(club, first.id, { ...drawn, ...ending })), [200, ...doubts]);
});

test("an outcome that its status does not bear out, by which the match would count nowhere, is saved and doubted", async (t) => {
  const { club, first, fixture } = await openFixture(t);
  const match = { ...fixture, match_date: "2026-03-01T12:00" };
  const unfit = "matches.outcome_waits";
  const pairs: [string, string, ...string[]][] = [
    ["finished", "abandoned", "matches.abandoned_finished"],
    ["finished", "awarded", "matches.result_without_score"],
    ["finished", "void"],
    ["finished", "replayed"],
    ["postponed", "abandoned"],
    ["cancelled", "abandoned"],
    ["postponed", "awarded", unfit],
    ["cancelled", "awarded", unfit],
    ["cancelled", "void"],
    ["scheduled", "awarded", unfit],
    ["scheduled", "abandoned", unfit],
    ["live", "void", unfit],
    ["scheduled", "played"],
  ];
  for (const [status, outcome, ...doubts] of pairs) {
    const saved = keys(await putMatch(club, first.id, { ...match, status, outcome }));
    assert.deepEqual(saved, [200, ...doubts], `${status}, ${outcome}`);
  }
  const asked = await putMatch(club, first.id, {
    ...match,
    status: "finished",
    outcome: "abandoned",
    ask_first: true,
  });
  assert.equal(asked.status, 409);
});

test("a result without a score, which counts in no table, is saved and doubted when it is entered", async (t) => {
  const { club, first, fixture, enter } = await openFixture(t);
  const match = { ...fixture, match_date: "2026-03-01T12:00", status: "finished" };
  const bare = "matches.result_without_score";
  const others = { home_team_name: "Others", match_date: "2026-03-01T12:00", status: "finished" };
  assert.deepEqual(keys(await enter({ ...others, outcome: "awarded" })), [201, bare]);
  assert.deepEqual(keys(await enter({ ...others, home_team_name: "Third" })), [201, bare]);
  assert.equal((await putMatch(club, first.id, { ...match, ask_first: true })).status, 409);
  const saved = await putMatch(club, first.id, match);
  assert.deepEqual(keys(saved), [200, bare]);
  assert.equal(saved.body.warnings[0].path, "home_score");
  assert.deepEqual(keys(await putMatch(club, first.id, { ...match, attendance: 900 })), [200], "it was said");
  assert.deepEqual(keys(await putMatch(club, first.id, { ...match, outcome: "void" })), [200]);
  assert.deepEqual(keys(await putMatch(club, first.id, { ...match, outcome: "awarded" })), [200, bare]);
  const score = { home_score: 3, away_score: 0 };
  assert.deepEqual(keys(await putMatch(club, first.id, { ...match, outcome: "awarded", ...score })), [200]);
});

test("a match that had a result and has none any more is saved, and doubted with its score", async (t) => {
  const { club, first, fixture } = await openFixture(t, { match_date: "2026-03-01T12:00" });
  const over = {
    ...fixture,
    match_date: "2026-03-01T12:00",
    status: "finished",
    home_score: 2,
    away_score: 1,
  };
  assert.deepEqual(keys(await putMatch(club, first.id, over)), [200]);
  const postponed = { ...over, status: "postponed", home_score: null, away_score: null };
  const saved = await putMatch(club, first.id, postponed);
  assert.deepEqual(keys(saved), [200, "matches.result_given_up"]);
  assert.deepEqual(saved.body.warnings[0].params, { score: "2:1" });
  assert.deepEqual(keys(await putMatch(club, first.id, { ...postponed, status: "scheduled" })), [200]);
});

test("a match that was begun and is to be played again is saved, and what was entered of it doubted", async (t) => {
  const { club, first, fixture } = await openFixture(t, { match_date: "2026-03-11T12:00" });
  const begun = { ...fixture, match_date: "2026-03-11T12:00", status: "live" };
  assert.deepEqual(keys(await putMatch(club, first.id, begun)), [200]);
  const goal = { event_type: "goal", team_type: "home", minute: 10 };
  const entered = await club.call(`/api/admin/matches/${first.id}/events`, { as: "editor", json: goal });
  assert.equal(entered.status, 201);
  const postponed = { ...begun, status: "postponed" };
  assert.deepEqual(keys(await putMatch(club, first.id, postponed)), [200]);
  const anew = { ...begun, status: "scheduled", match_date: "2026-04-11T12:00" };
  assert.deepEqual(keys(await putMatch(club, first.id, anew)), [200, "matches.entries_stay"]);
  assert.deepEqual(keys(await putMatch(club, first.id, { ...anew, attendance: 900 })), [200], "it was said");
});

test("the same fixture twice is entered, and doubted with its day", async (t) => {
  const { enter } = await openFixture(t, { round: 7 });
  const again = await enter({ match_date: "2026-05-01T15:00" });
  assert.deepEqual(keys(again), [201, "matches.same_fixture"]);
  assert.deepEqual(again.body.warnings[0].params, { day: "14.03.2026" });
  assert.deepEqual(keys(await enter({ match_date: "2026-05-02T15:00", round: 7 })).length, 2);
});

test("another round, season, competition or the other way round is no fixture twice", async (t) => {
  const { enter } = await openFixture(t, { round: 7 });
  for (const other of [
    { match_date: "2026-05-01T15:00", round: 21 },
    { match_date: "2026-08-01T15:00", round: 7 },
    { match_date: "2026-05-02T15:00", round: 7, competition_name: "Cup" },
    { match_date: "2026-05-03T15:00", round: 7, home_team_name: "Van", away_team_name: "Noah" },
    { match_date: "2026-05-04T15:00", round: 7, away_team_name: "Van II" },
  ]) {
    assert.deepEqual(keys(await enter(other)), [201], JSON.stringify(other));
  }
  const sameDay = await enter({ match_date: "2026-03-14T20:00", competition_name: "Friendly" });
  assert.deepEqual(keys(sameDay), [201, "matches.same_fixture"], "nobody plays the same twice on a day");
});

test("a cancelled match may be entered anew, and names written by hand are known again", async (t) => {
  const { club, first, fixture, enter } = await openFixture(t);
  await putMatch(club, first.id, { ...fixture, match_date: "2026-03-14T15:00", status: "cancelled" });
  assert.deepEqual(keys(await enter({ match_date: "2026-03-20T15:00" })), [201]);
  const youth = { home_team_name: "Youth", away_team_name: "Guests" };
  assert.deepEqual(keys(await enter(youth)), [201]);
  assert.deepEqual(keys(await enter({ ...youth, home_team_name: "YOUTH" })), [201, "matches.same_fixture"]);
});

test("a match that is moved onto another one is doubted; one that stays where it is is not", async (t) => {
  const { club, first, fixture, enter } = await openFixture(t, { round: 7 });
  const { body: other } = await enter({ match_date: "2026-05-01T15:00", round: 21 });
  const move = (json: object) =>
    putMatch(club, other.id, { ...fixture, match_date: "2026-05-01T15:00", ...json });
  assert.deepEqual(keys(await move({ attendance: 900 })), [200]);
  assert.deepEqual(keys(await move({ round: 7 })), [200, "matches.same_fixture"]);
  assert.deepEqual(keys(await move({ attendance: 901 })), [200], "it was said");
  assert.deepEqual(keys(await putMatch(club, first.id, { ...first, attendance: 1 })), [200]);
});

test("teams that are turned are doubted where a line-up or an event stands on a side: it stays there", async (t) => {
  const { club, first, fixture } = await openFixture(t);
  const { home_team_id, away_team_id } = first;
  const turned = {
    ...{ home_team_name: fixture.away_team_name, home_team_id: away_team_id },
    ...{ away_team_name: fixture.home_team_name, away_team_id: home_team_id, match_date: "2026-03-14T15:00" },
  };
  const back = { ...fixture, home_team_id, away_team_id, match_date: "2026-03-14T15:00" };
  const turn = (json: object) => putMatch(club, first.id, json);
  assert.deepEqual(keys(await turn(turned)), [200], "nothing stands there");
  await turn(back);
  const eleven = { players: [{ role: "start", number: 1, slot: 1 }] };
  const path = `/api/admin/matches/${first.id}/lineups/home`;
  await club.call(path, { as: "editor", method: "PUT", json: eleven });
  assert.deepEqual((await turn({ ...turned, ask_first: true })).status, 409);
  const { body } = await turn(turned);
  assert.deepEqual(
    body.warnings.map(({ path, key, params }: Record<string, unknown>) => [path, key, params]),
    [["home_team_name", "matches.side_stays", { former: "Noah", team: "Van" }]],
  );
  assert.deepEqual(keys(await turn({ ...turned, attendance: 900 })), [200], "it was said");
});

test("a form may ask first, of all at once", async (t) => {
  const { club, enter } = await openFixture(t);
  const odd = { match_date: "2026-03-14T20:00", status: "finished", home_score: 1, away_score: 0 };
  const { status, body } = await enter({ ...odd, ask_first: true });
  assert.deepEqual([status, body.asks], [409, true]);
  assert.deepEqual(
    body.issues.map(({ path, key }: { path: string; key: string }) => [path, key]),
    [
      ["status", "matches.finished_ahead"],
      ["match_date", "matches.same_fixture"],
    ],
  );
  assert.equal((await club.call("/api/matches")).body.total, 1);
  assert.equal(
    (await enter({ ...odd, away_team_name: "Third", match_date: "2026-03-10T20:00", ask_first: true }))
      .status,
    201,
  );
});
