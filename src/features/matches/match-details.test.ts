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

test("the break of a match with shorter halves comes after their last minute", async (t) => {
  const { add, details } = await openMatch(t, { half_lengths: "40,40" });
  await add("goal", "home", 40, { extra_time: 2 });
  await add("goal", "home", 41);
  const { timeline, halfTime } = await details();
  assert.deepEqual(
    timeline.map(({ isSecondHalf }) => isSecondHalf),
    [false, true],
  );
  assert.deepEqual(halfTime, { home: 1, away: 0 });
});

test("how it stood after a goal is told only where all goals are known, and on the field of an awarded match", async (t) => {
  const { add, details } = await openMatch(t);
  const scores = async () => (await details()).timeline.map(({ score }) => score);
  await add("goal", "home", 33);
  assert.deepEqual(await scores(), [null], "another one may have fallen before");
  await add("goal", "home", 80);
  const both = [
    { home: 1, away: 0 },
    { home: 2, away: 0 },
  ];
  assert.deepEqual(await scores(), both);
  const awarded = await openMatch(t, { home_score: 0, away_score: 3, outcome: "awarded" });
  await awarded.add("goal", "home", 33);
  assert.deepEqual((await awarded.details()).timeline[0]?.score, { home: 1, away: 0 });
});

test("the score at half-time is told only where the goals come to the score", async (t) => {
  const typed = await openMatch(t);
  await typed.add("yellow_card", "home", 60);
  assert.equal((await typed.details()).halfTime, null, "nobody said when the two goals fell");
  await typed.add("goal", "home", 20);
  assert.equal((await typed.details()).halfTime, null, "the second one may have fallen before");
  await typed.add("goal", "home", 80);
  assert.deepEqual((await typed.details()).halfTime, { home: 1, away: 0 });
  const live = await openMatch(t, { status: "live", home_score: null, away_score: null });
  await live.add("yellow_card", "home", 60);
  assert.deepEqual((await live.details()).halfTime, { home: 0, away: 0 });
  const none = await openMatch(t, { home_score: null, away_score: null });
  await none.add("yellow_card", "home", 60);
  assert.equal((await none.details()).halfTime, null, "without a score none is made up");
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

test("a substitution is one entry with both last names, and a player of the squad leads to the own dialog", async (t) => {
  const { club, add, details } = await openMatch(t);
  await club.call("/api/admin/teams", {
    as: "editor",
    json: { name: "Hosts", name_hy: "Տանտերեր", is_own: true },
  });
  const { body: player } = await club.call("/api/admin/players", {
    as: "editor",
    json: {
      ...{ first_name: "Gor", first_name_hy: "Գոռ", last_name: "Melikyan", last_name_hy: "Մելիքյան" },
      ...{ position: "Forward", jersey_number: 9, is_active: true },
    },
  });
  await add("goal", "home", 5);
  await add("substitution_in", "home", 60, { player_last_name: "Ayvazyan" });
  const [on] = await club.app.db
    .selectFrom("match_events")
    .selectAll()
    .where("event_type", "=", "substitution_in")
    .execute();
  const { id, ...copy } = on!;
  const off = await club.app.db
    .insertInto("match_events")
    .values({ ...copy, event_type: "substitution_out", pair_id: id, player_id: player.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await club.app.db.updateTable("match_events").set({ pair_id: off.id }).where("id", "=", id).execute();
  const parts = async () => (await details()).timeline.at(-1)!.parts;
  assert.deepEqual(
    (await parts()).map(({ type, player: { text }, playerId }) => [type, text, playerId]),
    [
      ["substitution_in", "Ayvazyan", null],
      ["substitution_out", "Ayvazyan", player.id],
    ],
  );
  await club.app.db.updateTable("players").set({ is_active: 0 }).execute();
  assert.equal((await parts())[1]?.playerId, null);
  assert.deepEqual((await details()).match.scorers, { home: ["Zorikyan 5’"], away: [] });
});

test("the details of a match to come tell the form of both and their last meetings", async (t) => {
  const club = await openClub(t);
  await createTeams(club);
  const played = (home: string, away: string, day: string, home_score: number, away_score: number) =>
    createMatch(club, {
      ...{ home_team_name: home, away_team_name: away, match_date: `2026-02-${day}T15:00` },
      ...{ status: "finished", home_score, away_score },
    });
  await played("Noah", "Van", "01", 2, 0);
  await played("Van", "Guests", "08", 1, 1);
  await played("Van", "Noah", "15", 3, 1);
  await played("Noah", "Guests", "22", 1, 0);
  const { id } = await createMatch(club, {
    ...{ home_team_name: "Noah", away_team_name: "Van", match_date: "2026-03-14T15:00" },
  });
  const { preview, timeline } = (await findMatchDetails(club.app, String(id), "en"))!;
  const letters = (side: "home" | "away") => preview?.form[side].map(({ outcome }) => outcome).join("");
  assert.deepEqual([letters("home"), letters("away")], ["WLW", "LDW"]);
  assert.deepEqual(
    preview?.meetings.map(({ kickOff }) => kickOff.slice(8, 10)),
    ["15", "01"],
  );
  assert.deepEqual(timeline, []);
  const free = await createMatch(club, { match_date: "2026-03-20T15:00" });
  const without = (await findMatchDetails(club.app, String(free.id), "en"))!.preview;
  assert.deepEqual(without, { form: { home: [], away: [] }, meetings: [] });
});
