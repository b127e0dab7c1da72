import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch, putMatch } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { loadCalendarDialog } from "./calendar-data.server.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.

async function openSeason(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const json = { name: "Argishti", name_hy: "Արգիշտի", is_own: true, venue: "Arevyan Stadium" };
  const own = (await club.call("/api/admin/teams", { as: "editor", json })).body.id as number;
  const [home, away] = [
    { home_team_id: own, home_team_name: "Argishti", venue: "Arevyan Stadium" },
    { away_team_id: own, away_team_name: "Argishti", home_team_name: "Van" },
  ];
  await createMatch(club, { ...home, away_team_name: "Ararat", match_date: "2026-03-01T15:00" });
  const next = await createMatch(club, { ...away, match_date: "2026-03-14T15:00" });
  await createMatch(club, { ...home, away_team_name: "Shirak", match_date: "2026-03-21T15:00" });
  const moved = await createMatch(club, { ...home, away_team_name: "Noah", match_date: "2026-03-28T18:00" });
  const others = await createMatch(club, { home_team_name: "Pyunik", match_date: "2026-03-15T15:00" });
  const load = (query: string, address?: string) =>
    loadCalendarDialog(club.app, "en", new URLSearchParams(query), address);
  return { club, next, moved, others, load };
}

test("each calendar says how many matches are to come, and only what there is can be chosen", async (t) => {
  const { next, others, load } = await openSeason(t);
  const counts = async (query: string, address?: string) =>
    (await load(query, address))?.choices.map(({ name, count }) => `${name} ${count}`);
  assert.deepEqual(await counts("calendar=team"), ["team 3", "home 2", "league 0", "all 4"]);
  const onPage = ["team 3", "home 2", "match 1", "league 0", "all 4"];
  assert.deepEqual(await counts("calendar=match", `${next.id}-van-argishti`), onPage);
  assert.deepEqual(await counts("calendar=match", `${others.id}`), onPage);
  for (const query of ["", "calendar=match", "calendar=nobody"]) assert.equal(await load(query), null, query);
});

test("the example is the next match as the calendar has it, and one that was moved with its former hour", async (t) => {
  const { club, moved, load } = await openSeason(t);
  const move = { match_date: "2026-03-28T19:30", postponed_reason: "By decision of the league" };
  await putMatch(club, moved.id, { ...moved, version: undefined, postponed_from: undefined, ...move });
  const shown = async (query: string) =>
    (await load(query))?.preview.map(({ day, month, title, weekday, time, formerTime, isMoved, place }) =>
      [`${day} ${month}`, title, weekday, time, formerTime, isMoved ? "moved" : "", place].join("|"),
    );
  assert.deepEqual(await shown("calendar=team"), [
    "14 Mar|Van – Argishti|Sat|15:00 – 16:55|||",
    "28 Mar|Argishti – Noah|Sat|19:30 – 21:25|18:00|moved|Arevyan Stadium",
  ]);
  const armenian = await load("calendar=home&in=hy&remind=1d");
  assert.deepEqual([armenian?.language, armenian?.reminder], ["hy", "1d"]);
  assert.match(armenian?.preview[0]?.title ?? "", /^Արգիշտի – /);
  assert.deepEqual(armenian?.preview[0]?.month, "մրտ");
});

test("before a season has matches the dialog still leads into the calendar", async (t) => {
  const { app } = await openClub(t);
  const data = await loadCalendarDialog(app, "ru", new URLSearchParams("calendar=all"));
  assert.deepEqual([data?.preview, data?.choices.map(({ name }) => name)], [[], ["league", "all"]]);
});
