import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { findMatchDetails } from "./match-details.server.ts";
import { createMatch, createTeams } from "./test-support.ts";

async function openMatch(t: TestContext, values: object = {}) {
  const club = await openClub(t);
  await createTeams(club);
  const match = await createMatch(club, {
    home_team_name: "Noah",
    away_team_name: "Van",
    status: "finished",
    home_score: 2,
    away_score: 0,
    ...values,
  });
  const add = (event_type: string, team_type: string, minute: number, rest: object = {}) =>
    club.call(`/api/admin/matches/${match.id}/events`, {
      as: "editor",
      json: { event_type, team_type, minute, player_name: "Aram", player_last_name: "Zorikyan", ...rest },
    });
  const details = async (language: "en" | "hy" | "ru" = "en") =>
    (await findMatchDetails(club.app, String(match.id), language))!;
  return { club, add, details };
}

test("an own goal stands on its player's side and counts for the other", async (t) => {
  const { add, details } = await openMatch(t);
  await add("goal", "home", 30);
  await add("own_goal", "away", 50);
  const { timeline } = await details();
  assert.deepEqual(
    timeline.map(({ side, score }) => [side, score]),
    [
      ["home", { home: 1, away: 0 }],
      ["away", { home: 2, away: 0 }],
    ],
  );
});

test("added time of the first half comes before the break, which tells the score until then", async (t) => {
  const { add, details } = await openMatch(t);
  await add("goal", "home", 46);
  await add("goal", "home", 45, { extra_time: 2 });
  const { timeline, halfTime } = await details();
  assert.deepEqual(
    timeline.map(({ minute, isSecondHalf }) => [minute, isSecondHalf]),
    [
      ["45+2", false],
      ["46", true],
    ],
  );
  assert.deepEqual(halfTime, { home: 1, away: 0 });
});

test("there is no break while nothing happened after it", async (t) => {
  const { add, details } = await openMatch(t);
  await add("yellow_card", "home", 20);
  assert.equal((await details()).halfTime, null);
});

test("numbers are written as each language does; a report nobody translated says that it is English", async (t) => {
  const { details } = await openMatch(t, {
    attendance: 12_345,
    temperature: -4,
    match_report: "A cold day.",
  });
  assert.equal((await details()).attendance, "12,345");
  const { attendance, temperature, report } = await details("ru");
  assert.equal(attendance, "12\u00a0345");
  assert.equal(temperature, "−4\u00a0°C");
  assert.deepEqual(report, { text: "A cold day.", lang: "en" });
});

test("only a link of the known video site is a video", async (t) => {
  const { details } = await openMatch(t, { video_url: "https://youtu.be/dQw4w9WgXcQ" });
  assert.equal((await details()).video, "dQw4w9WgXcQ");
  const other = await openMatch(t, { video_url: "https://video.example/dQw4w9WgXcQ" });
  assert.equal((await other.details()).video, null);
});

test("a match that is not there has no details", async (t) => {
  const { club } = await openMatch(t);
  for (const wanted of [null, "", "0", "-1", "77", "abc", "1e3", "99999999999999999999"]) {
    assert.equal(await findMatchDetails(club.app, wanted, "en"), null, String(wanted));
  }
});
