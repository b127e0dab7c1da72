import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { countQueries } from "#tests/support/queries.ts";
import { listCurrentMatches } from "./current-queries.server.ts";
import { listMatchesWithEvents } from "./list-queries.server.ts";
import { createMatch, createTeams } from "./test-support.ts";

/** Four matches; named by their home team. */
async function openFixtures(t: TestContext) {
  const club = await openClub(t);
  const { noah, van } = await createTeams(club);
  const { body: cup } = await club.call("/api/admin/competitions", {
    as: "editor",
    json: { name: "Armenian Cup", name_hy: "Հայաստանի գավաթ", name_ru: "Кубок Армении" },
  });
  await createMatch(club, {
    home_team_name: "Noah",
    match_date: "2025-05-10T18:00",
    status: "finished",
    home_score: 1,
    away_score: 0,
  });
  await createMatch(club, {
    home_team_name: "Van",
    away_team_name: "Noah",
    match_date: "2026-03-01T15:00",
    competition_id: cup.id,
  });
  await createMatch(club, {
    match_date: "2026-03-08T15:00",
    venue: "City",
    venue_ru: "Гюмри",
    status: "live",
  });
  await createMatch(club, {
    home_team_name: "Hosts II",
    match_date: "2026-03-08T15:00",
    competition_name: "Nairi Trophy",
  });
  return { club, noah, van, cup };
}

async function homeTeams({ call }: TestClub, query: string): Promise<string[]> {
  const { status, body } = await call(`/api/matches${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.matches.map((match: { home_team_name: string }) => match.home_team_name);
}

const ALL = ["Hosts II", "Hosts", "Van", "Noah"];

test("matches come newest first, those of one moment by number", async (t) => {
  const { club } = await openFixtures(t);
  assert.deepEqual(await homeTeams(club, ""), ALL);
});

test("limit and offset page through the list; the total counts all", async (t) => {
  const { club } = await openFixtures(t);
  assert.deepEqual(await homeTeams(club, "?limit=2&offset=1"), ["Hosts", "Van"]);
  assert.equal((await club.call("/api/matches?limit=1")).body.total, 4);
  assert.equal((await club.call("/api/matches?offset=9")).body.total, 4);
  assert.deepEqual(await homeTeams(club, "?limit=100&offset=9"), []);
});

test("matches are filtered by status, season, team and competition, and the filters combine", async (t) => {
  const { club, noah, cup } = await openFixtures(t);
  assert.deepEqual(await homeTeams(club, "?status=live"), ["Hosts"]);
  assert.deepEqual(await homeTeams(club, "?season=2024-25"), ["Noah"]);
  assert.deepEqual(await homeTeams(club, `?team=${noah.id}`), ["Van", "Noah"]);
  for (const competition of [cup.id, cup.slug, "armenian cup", "Հայաստանի գավաթ", "Кубок Армении"]) {
    assert.deepEqual(await homeTeams(club, `?competition=${encodeURIComponent(competition)}`), ["Van"]);
  }
  assert.deepEqual(await homeTeams(club, "?competition=Nairi%20Trophy"), ["Hosts II"]);
  assert.deepEqual(await homeTeams(club, "?competition=999"), []);
  assert.deepEqual(await homeTeams(club, `?team=${noah.id}&status=finished`), ["Noah"]);
  const { body } = await club.call(`/api/matches?team=${noah.id}&status=finished`);
  assert.equal(body.total, 1);
});

test("a period takes whole days of the club's own time, or moments", async (t) => {
  const { club } = await openFixtures(t);
  assert.deepEqual(await homeTeams(club, "?from=2026-03-08"), ["Hosts II", "Hosts"]);
  assert.deepEqual(await homeTeams(club, "?to=2026-03-01"), ["Van", "Noah"]);
  assert.deepEqual(await homeTeams(club, "?from=2026-03-01&to=2026-03-07"), ["Van"]);
  assert.deepEqual(await homeTeams(club, "?from=2026-03-08T11:00:01Z"), []);
  assert.deepEqual(await homeTeams(club, "?to=2026-03-08T11:00Z"), ALL);
});

test("search finds teams, competition and venue in any language and case; all words must match", async (t) => {
  const { club } = await openFixtures(t);
  for (const [search, found] of [
    ["NOAH", ["Van", "Noah"]],
    ["նոա", ["Van", "Noah"]],
    ["гюмри", ["Hosts"]],
    ["gyumri", ["Hosts"]],
    ["кубок", ["Van"]],
    ["trophy", ["Hosts II"]],
    ["noah guests", ["Noah"]],
    ["noah trophy", []],
    ["%", ALL],
    ["' or 1=1 --", []],
  ] as const) {
    assert.deepEqual(await homeTeams(club, `?search=${encodeURIComponent(search)}`), found, search);
  }
});

test("a limit, status, season, team or day that cannot be is refused", async (t) => {
  const { call } = await openClub(t);
  for (const query of [
    "limit=0",
    "limit=101",
    "limit=ten",
    "offset=-1",
    "status=over",
    "season=2024-26",
    "team=noah",
    "from=2026-02-30",
    "to=yesterday",
    "events=perhaps",
    "competition=%00",
  ]) {
    const { status, body } = await call(`/api/matches?${query}`);
    assert.deepEqual([status, body.issues?.length], [400, 1], query);
  }
});

test("every list brings each match with its own events, and the whole of it takes four queries", async (t) => {
  const { club } = await openFixtures(t);
  const { body: before } = await club.call("/api/matches");
  assert.ok(before.matches.every(({ events }: { events: object[] }) => events.length === 0));
  const [first, second] = before.matches;
  for (const { id } of [first, second]) {
    const json = { event_type: "goal", team_type: "home", minute: 9, player_name: `P${id}` };
    await club.call(`/api/admin/matches/${id}/events`, { as: "editor", json });
  }
  for (const query of ["", "?events=true", "?limit=100"]) {
    const { body } = await club.call(`/api/matches${query}`);
    assert.deepEqual(
      body.matches.map((match: { events: { player_name: string }[] }) =>
        match.events.map((event) => event.player_name),
      ),
      [[`P${first.id}`], [`P${second.id}`], [], []],
      "at once, though the list came from memory before",
    );
  }
  const { total } = await countQueries(club.app, ({ db }) => listMatchesWithEvents(db, { limit: 100 }));
  assert.equal(total, 4);
});

test("an event of a list says what, who and when, without what its match or staff alone need", async (t) => {
  const { club } = await openFixtures(t);
  const { body: before } = await club.call("/api/matches?limit=1");
  const json = { event_type: "goal", team_type: "home", minute: 45, extra_time: 2, player_name_hy: "Արամ" };
  await club.call(`/api/admin/matches/${before.matches[0].id}/events`, { as: "editor", json });
  const [event] = (await club.call("/api/matches?limit=1")).body.matches[0].events;
  assert.deepEqual(
    [event.event_type, event.team_type, event.minute, event.extra_time, event.player_name_hy],
    ["goal", "home", 45, 2, "Արամ"],
  );
  assert.ok(event.id > 0);
  for (const field of ["match_id", "version", "created_at"]) assert.equal(field in event, false, field);
});

test("the back office has the same list and filters, for staff only", async (t) => {
  const { club } = await openFixtures(t);
  const { body } = await club.call("/api/admin/matches?status=live", { as: "editor" });
  assert.deepEqual([body.total, body.matches[0].home_team_name], [1, "Hosts"]);
  assert.equal((await club.call("/api/admin/matches?limit=101", { as: "editor" })).status, 400);
});

async function nextMatch(club: TestClub, now: Date) {
  return (await listCurrentMatches(club.app.db, now, 3, null)).next?.match;
}

test("the next match is the own club's earliest one ahead, else anybody's", async (t) => {
  const club = await openClub(t);
  const { noah } = await createTeams(club);
  const now = club.app.now();
  assert.equal(await nextMatch(club, now), undefined);
  await createMatch(club, { home_team_name: "Early", match_date: "2026-03-12T15:00" });
  await createMatch(club, { home_team_name: "Noah", match_date: "2026-03-20T15:00" });
  await createMatch(club, { home_team_name: "Noah", match_date: "2026-03-15T15:00", status: "postponed" });
  await createMatch(club, { home_team_name: "Noah", match_date: "2026-03-10T15:00" });
  assert.equal((await nextMatch(club, now))?.home_team_name, "Early");
  await club.call(`/api/admin/teams/${noah.id}`, {
    as: "admin",
    method: "PUT",
    json: { name: "Noah", is_own: true },
  });
  assert.equal((await nextMatch(club, now))?.match_date, "2026-03-20T11:00:00.000Z");
  const later = new Date("2026-03-21T00:00:00Z");
  assert.equal(await nextMatch(club, later), undefined);
});

test("recent results are the newest finished matches of the own club, else of all", async (t) => {
  const club = await openClub(t);
  const { noah } = await createTeams(club);
  const result = (home_team_name: string, day: number, status = "finished") =>
    createMatch(club, { home_team_name, match_date: `2026-02-0${day}T15:00`, status });
  await result("Noah", 1);
  await result("Noah", 2);
  await result("Others", 3);
  await result("Noah", 4, "live");
  const days = async (limit: number) =>
    (await listCurrentMatches(club.app.db, club.app.now(), limit, null)).results.map(({ match }) =>
      match.match_date.slice(9, 10),
    );
  assert.deepEqual(await days(3), ["3", "2", "1"]);
  await club.call(`/api/admin/teams/${noah.id}`, {
    as: "admin",
    method: "PUT",
    json: { name: "Noah", is_own: true },
  });
  assert.deepEqual(await days(3), ["2", "1"]);
  assert.deepEqual(await days(1), ["2"]);
});
