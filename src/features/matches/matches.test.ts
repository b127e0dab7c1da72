import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { openClub } from "#tests/support/club.ts";
import { createMatch, createTeams, postMatch, putMatch } from "./test-support.ts";

const REQUIRED = "Home team, away team, and match date are required";

test("a new match is scheduled, without score, and its local kick-off is kept as UTC", async (t) => {
  const club = await openClub(t);
  const { status, body } = await postMatch(club);
  assert.equal(status, 201);
  assert.equal(body.match_date, "2026-03-14T11:00:00.000Z");
  assert.deepEqual(
    [body.status, body.home_score, body.season, body.home_team_id, body.events, body.version],
    ["scheduled", null, "2025-26", null, [], 1],
  );
  const { status: _, body: read } = await club.call(`/api/matches/${body.id}`);
  assert.deepEqual(read, body);
  assert.deepEqual((await club.call(`/api/admin/matches/${body.id}`, { as: "editor" })).body, body);
});

test("without a home team, an away team or a date the match is refused in the specified words", async (t) => {
  const club = await openClub(t);
  for (const missing of [
    { home_team_name: "" },
    { away_team_name: null },
    { match_date: "" },
    { match_date: null },
    { home_team_name: undefined, home_team_id: null },
    { home_team_name: undefined, home_team_name_hy: "Նոա" },
  ]) {
    const { status, body } = await postMatch(club, missing);
    assert.deepEqual([status, body.error], [400, REQUIRED], JSON.stringify(missing));
  }
  const match = await createMatch(club);
  assert.equal((await putMatch(club, match.id, { status: "live" })).body.error, REQUIRED);
});

test("a refusal is told in the caller's language, with its key and what it speaks of", async (t) => {
  const { call } = await openClub(t);
  const json = { home_team_name: "A", away_team_name: "B", match_date: "2026-03-14T15:00", home_score: 1 };
  const refused = async (language: string, given: object) => {
    const headers = { "accept-language": language };
    return (await call("/api/admin/matches", { as: "editor", json: given, headers })).body.issues;
  };
  assert.deepEqual(await refused("ru", json), [
    {
      path: "home_score",
      message: "Счёт есть только у идущего или завершённого матча; этот — запланирован.",
      key: "matches.no_score_yet",
      params: { status: "matches.scheduled" },
    },
  ]);
  const [missing] = await refused("hy", { ...json, match_date: "", home_score: null });
  assert.equal(missing.message, "Նշեք տանտեր թիմը, հյուր թիմը և խաղի ամսաթիվը");
  assert.equal(missing.key, "matches.required");
});

test("a known team brings its names and logo; its name as free text means the team", async (t) => {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  const match = await createMatch(club, {
    home_team_name: undefined,
    home_team_id: noah.id,
    away_team_name: "ՎԱՆ",
  });
  assert.deepEqual(
    [match.home_team_name, match.home_team_name_hy, match.home_team_name_ru],
    ["Noah", "Նոա", "Ноа"],
  );
  assert.deepEqual([match.away_team_id, match.away_team_name], [van.id, "Van"]);
  assert.deepEqual([match.home_team_logo, match.away_team_logo], ["/club/noah.png", ""]);
});

test("a team's new logo shows in its matches, even after a match was saved as it was read", async (t) => {
  const club = await openClub(t);
  const { noah } = await createTeams(club);
  const match = await createMatch(club, { home_team_name: "Noah" });
  assert.equal((await putMatch(club, match.id, match)).status, 200);
  await club.call(`/api/admin/teams/${noah.id}`, {
    as: "editor",
    method: "PUT",
    json: { name: "Noah", logo_url: "/club/new.png" },
  });
  assert.equal((await club.call(`/api/matches/${match.id}`)).body.home_team_logo, "/club/new.png");
  const own = await putMatch(club, match.id, { ...match, home_team_logo: "/club/jubilee.png" });
  assert.equal(own.body.home_team_logo, "/club/jubilee.png");
});

test("a team can't play against itself", async (t) => {
  const club = await openClub(t);
  const { noah } = await createTeams(club);
  for (const teams of [
    { home_team_name: "Noah", away_team_name: "Ноа" },
    { home_team_id: noah.id, away_team_id: noah.id, away_team_name: "Noah II" },
    { home_team_name: "Guests", away_team_name: "GUESTS" },
  ]) {
    const { status, body } = await postMatch(club, teams);
    assert.deepEqual([status, body.issues[0].path], [400, "away_team_name"], JSON.stringify(teams));
  }
});

test("unknown teams and competitions are refused by field", async (t) => {
  const club = await openClub(t);
  for (const path of ["home_team_id", "away_team_id", "competition_id"]) {
    const { status, body } = await postMatch(club, { [path]: 99 });
    assert.deepEqual([status, body.issues[0].path], [400, path]);
  }
});

test("a competition is named by id, by name in any language, or freely", async (t) => {
  const club = await openClub(t);
  const { body: cup } = await club.call("/api/admin/competitions", {
    as: "editor",
    json: { name: "Armenian Cup", name_ru: "Кубок Армении" },
  });
  const byId = await createMatch(club, { competition_id: cup.id });
  assert.equal(byId.competition_name_ru, "Кубок Армении");
  assert.equal((await createMatch(club, { competition_name: "кубок армении" })).competition_id, cup.id);
  const free = await createMatch(club, { competition_name: "Nairi Trophy" });
  assert.deepEqual([free.competition_id, free.competition_name], [null, "Nairi Trophy"]);
  const none = await putMatch(club, byId.id, { ...byId, competition_id: null, competition_name: "" });
  assert.deepEqual([none.body.competition_id, none.body.competition_name_ru], [null, ""]);
});

test("only live and finished matches have a score; any other status drops it", async (t) => {
  const club = await openClub(t);
  for (const status of ["scheduled", "postponed", "cancelled"]) {
    assert.equal((await postMatch(club, { status, home_score: 0 })).status, 400, status);
    assert.equal((await postMatch(club, { status, away_score: null, home_score: null })).status, 201, status);
  }
  const match = await createMatch(club, { status: "live", home_score: 2, away_score: 1 });
  assert.deepEqual([match.home_score, match.away_score], [2, 1]);
  const again = await putMatch(club, match.id, { ...match, status: "finished" });
  assert.deepEqual([again.body.home_score, again.body.away_score], [2, 1]);
  const { home_score: _, away_score: __, ...rest } = match;
  const postponed = await putMatch(club, match.id, { ...rest, version: undefined, status: "postponed" });
  assert.deepEqual([postponed.body.home_score, postponed.body.away_score], [null, null]);
});

test("every field has its bounds, and both ends are accepted", async (t) => {
  const club = await openClub(t);
  const live = { status: "live" };
  const good = [
    { ...live, home_score: 0, away_score: 99 },
    { attendance: 0, temperature: -60, round: 1 },
    { attendance: 200_000, temperature: 60, round: 60 },
    { weather: "x".repeat(100), referee: "x".repeat(200), stage: "x".repeat(60), venue: "x".repeat(200) },
    { match_report: "x".repeat(100_000), match_report_hy: "ա".repeat(100_000) },
    { video_url: "https://youtu.be/dQw4w9WgXcQ", home_team_logo: "/club/a.svg" },
    { attendance: null, temperature: null, round: null, stage: null, season: null, video_url: null },
  ];
  for (const fields of good)
    assert.equal((await postMatch(club, fields)).status, 201, JSON.stringify(fields).slice(0, 90));
  const bad = [
    { ...live, home_score: -1 },
    { ...live, away_score: 100 },
    { ...live, home_score: 1.5 },
    { ...live, home_score: "2" },
    { attendance: -1 },
    { attendance: 200_001 },
    { temperature: 61 },
    { temperature: -61 },
    { temperature: 3.5 },
    { round: 0 },
    { round: 61 },
    { weather: "x".repeat(101) },
    { referee: "x".repeat(201) },
    { stage: "x".repeat(61) },
    { venue_ru: "x".repeat(201) },
    { home_team_name: "x".repeat(101) },
    { match_report_ru: "x".repeat(100_001) },
    { video_url: "youtube" },
    { video_url: "javascript:alert(1)" },
    { home_team_logo: "javascript:alert(1)" },
    { status: "abandoned" },
    { season: "2024-26" },
    { match_date: "2026-02-30T15:00" },
    { match_date: "tomorrow" },
    { match_date: 1773486000 },
    { home_team_id: 0 },
    { home_team_id: "1" },
    { crowd: 100 },
    { version: 1 },
  ];
  for (const fields of bad) {
    const { status, body } = await postMatch(club, fields);
    assert.deepEqual([status, body.issues?.length], [400, 1], JSON.stringify(fields).slice(0, 90));
  }
});

test("the season follows from the date, July to June, unless staff set another", async (t) => {
  const club = await openClub(t);
  assert.equal((await createMatch(club, { match_date: "2025-06-30T23:59" })).season, "2024-25");
  const match = await createMatch(club, { match_date: "2025-07-01T00:00" });
  assert.equal(match.season, "2025-26");
  const { season: _, ...moved } = { ...match, version: 1, match_date: "2026-07-02T19:00" };
  assert.equal((await putMatch(club, match.id, moved)).body.season, "2026-27");
  const set = await putMatch(club, match.id, { ...moved, version: 2, season: "2025-26" });
  assert.equal(set.body.season, "2025-26");
  const kept = await putMatch(club, match.id, { ...moved, version: 3, referee: "A. Petrosyan" });
  assert.equal(kept.body.season, "2025-26");
});

test("a field that is left out keeps its value, and a match may be sent back as it was read", async (t) => {
  const club = await openClub(t);
  await createTeams(club);
  const match = await createMatch(club, {
    home_team_name: "Noah",
    venue: "Abovyan",
    attendance: 900,
    match_report_ru: "Отчёт",
    round: 7,
  });
  const { body: same } = await putMatch(club, match.id, match);
  assert.deepEqual(same, match);
  const few = {
    home_team_name: "Noah",
    away_team_name: "Guests",
    match_date: match.match_date,
    referee: "R",
    referee_hy: "Ռ",
  };
  const { body: saved } = await putMatch(club, match.id, few);
  assert.deepEqual(saved, {
    ...match,
    referee: "R",
    referee_hy: "Ռ",
    version: 2,
    updated_at: saved.updated_at,
  });
});

test("a logo given as a data URL is stored as a file, and too large a one is refused", async (t) => {
  const club = await openClub(t);
  const png = await sharp({ create: { width: 32, height: 32, channels: 3, background: "#333" } })
    .png()
    .toBuffer();
  const asUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString("base64")}`;
  assert.match((await createMatch(club, { home_team_logo: asUrl(png) })).home_team_logo, /^\/media\//);
  const padded = (size: number) => asUrl(Buffer.concat([png, Buffer.alloc(size - png.length)]));
  const both = { home_team_logo: padded(5_242_880), away_team_logo: padded(5_242_880) };
  assert.equal((await postMatch(club, both)).status, 201);
  const large = await postMatch(club, { home_team_logo: padded(5_242_881) });
  assert.deepEqual([large.status, large.body.error], [413, "Image size should be less than 5MB"]);
});

test("the second of two people who save a match at once is told", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club);
  assert.equal((await putMatch(club, match.id, { ...match, referee: "One" })).status, 200);
  const late = await putMatch(club, match.id, { ...match, referee: "Two" });
  assert.deepEqual([late.status, late.body.theirs.referee, late.body.yours.referee], [409, "One", "Two"]);
});

test("a deleted match is gone with its events", async (t) => {
  const club = await openClub(t);
  const match = await createMatch(club);
  const path = `/api/admin/matches/${match.id}`;
  const { body } = await club.call(path, { as: "editor", method: "DELETE" });
  assert.deepEqual(body, { ok: true, id: match.id });
  assert.equal((await club.call("/api/matches")).body.total, 0);
  for (const gone of [`/api/matches/${match.id}`, `/api/matches/${match.id}/events`]) {
    assert.equal((await club.call(gone)).status, 404);
  }
  assert.equal((await club.call(path, { as: "editor", method: "DELETE" })).status, 404);
  assert.equal((await putMatch(club, match.id, match)).status, 404);
});

test("strangers enter and change no match", async (t) => {
  const club = await openClub(t);
  const { id } = await createMatch(club);
  const json = { home_team_name: "A", away_team_name: "B", match_date: "2026-03-14T15:00" };
  assert.equal((await club.call("/api/admin/matches")).status, 401);
  assert.equal((await club.call(`/api/admin/matches/${id}`)).status, 401);
  assert.equal((await club.call("/api/admin/matches", { json })).status, 401);
  assert.equal((await club.call(`/api/admin/matches/${id}`, { method: "PUT", json })).status, 401);
  assert.equal((await club.call(`/api/admin/matches/${id}`, { method: "DELETE" })).status, 401);
  assert.equal((await club.call("/api/matches")).body.matches[0].version, 1);
});
