import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { createMatch, createTeams } from "../test-support.ts";
import { loadMatches } from "./matches-data.server.ts";

/** The own club's match, another club's, and one of the club's youth; named by their home team. */
async function openPage(t: TestContext) {
  const club = await openClub(t);
  await createTeams(club);
  const own = { name: "Hosts", name_hy: "Տանտերեր", is_own: true };
  await club.call("/api/admin/teams", { as: "editor", json: own });
  const { body: cup } = await club.call("/api/admin/competitions", {
    as: "editor",
    json: { name: "Armenian Cup", name_hy: "Հայաստանի գավաթ" },
  });
  await createMatch(club, { away_team_name: "Van", match_date: "2026-04-14T15:00", competition_id: cup.id });
  await createMatch(club, { home_team_name: "Noah", away_team_name: "Van", match_date: "2026-04-13T15:00" });
  await createMatch(club, {
    home_team_name: "Hosts U19",
    away_team_name: "Van",
    match_date: "2026-03-12T15:00",
  });
  const load = (query: string) => loadMatches(club.app, "en", new URLSearchParams(query));
  const names = async (query: string) =>
    (await load(query)).months.map(({ matches }) => matches.map(({ home }) => home.name.text));
  return { club, cup, load, names };
}

test("the bare page shows the matches of the club and its youth; one press shows everybody's, by month", async (t) => {
  const { load, names } = await openPage(t);
  assert.deepEqual(await names(""), [["Hosts"], ["Hosts U19"]]);
  assert.deepEqual(await names("clubs=own"), [["Hosts"], ["Hosts U19"]]);
  const { club } = await openPage(t);
  club.setNow("2026-04-01T09:00:00.000Z");
  const all = await loadMatches(club.app, "en", new URLSearchParams("clubs=all"));
  assert.deepEqual(
    all.months.map(({ matches }) => matches.map(({ home }) => home.name.text)),
    [["Hosts", "Noah"], ["Hosts U19"]],
  );
  assert.deepEqual(
    (await load("")).months.map(({ heading, isFolded }) => [heading, isFolded]),
    [
      ["April 2026", true],
      ["March 2026", false],
    ],
  );
});

test("a filter opens all months of all clubs; without one, later months of all clubs are a link with their number", async (t) => {
  const { load, names } = await openPage(t);
  assert.deepEqual(await names("status=scheduled"), [["Hosts", "Noah"], ["Hosts U19"]]);
  assert.ok((await load("status=scheduled")).months.every(({ isFolded }) => !isFolded));
  const all = await load("clubs=all");
  assert.deepEqual(await names("clubs=all"), [["Hosts U19"]]);
  assert.deepEqual([all.ahead, all.total, all.hasOlder], [2, 3, false]);
  assert.equal((await load("")).ahead, 0);
});

test("above the list stand the last result, the match of today or the next one, and the one after", async (t) => {
  const { club, load } = await openPage(t);
  const score = { home_score: 2, away_score: 1, status: "finished" };
  await createMatch(club, { away_team_name: "Noah", match_date: "2026-03-08T15:00", ...score });
  await createMatch(club, {
    home_team_name: "Noah",
    away_team_name: "Hosts",
    match_date: "2026-04-20T15:00",
  });
  const now = async (query = "") => {
    const found = (await load(query)).now;
    return found && [found.past, found.middle, found.future].map((match) => match?.kickOff.slice(5, 10));
  };
  assert.deepEqual(await now(), ["03-08", "04-14", "04-20"]);
  assert.deepEqual(await now("status=finished&clubs=own"), ["03-08", "04-14", "04-20"]);
  assert.equal(await now("search=noah"), null);
  club.setNow("2026-04-14T11:10:00.000Z");
  assert.deepEqual(await now(), ["03-08", "04-14", "04-20"]);
  assert.equal((await load("")).now?.isAwaited, true);
});

test("a row names its scorers, and the season above the list is the one that runs, whatever is found", async (t) => {
  const { club, load } = await openPage(t);
  const played = await createMatch(club, {
    ...{ home_team_name: "Van", away_team_name: "Noah", status: "finished" },
    match_date: "2025-05-02T15:00",
  });
  await club.call(`/api/admin/matches/${played.id}/events`, {
    as: "editor",
    json: {
      event_type: "penalty_scored",
      minute: 9,
      team_type: "away",
      player_last_name: "Oak",
      player_name: "Al",
    },
  });
  const { months, season } = await load("status=finished");
  assert.deepEqual(months[0]?.matches[0]?.scorers, { home: "", away: "Oak 9’ (pen.)" });
  assert.deepEqual([season, (await load("search=nobody")).season], ["2025-26", "2025-26"]);
});

test("a search looks through every club's matches", async (t) => {
  const { names } = await openPage(t);
  assert.deepEqual(await names("search=նոա"), [["Noah"]]);
  assert.deepEqual(await names("search=noah&clubs=own"), []);
});

test("a competition is meant by its id, its slug or its name, and combines with the rest", async (t) => {
  const { cup, load, names } = await openPage(t);
  for (const value of [cup.id, cup.slug, "armenian+cup"]) {
    assert.deepEqual(await names(`competition=${value}&status=scheduled`), [["Hosts"]]);
    assert.equal((await load(`competition=${value}`)).filters.competition, cup.slug);
  }
  assert.deepEqual(await names(`competition=${cup.id}&status=finished`), []);
});

test("what nobody knows finds nothing, and is never an error", async (t) => {
  const { load } = await openPage(t);
  for (const query of [
    "status=won",
    "competition=moon",
    "competition=%00",
    "search=%21%3F",
    "search=%00",
    "page=9",
    "page=x",
  ]) {
    assert.deepEqual((await load(query)).months, [], query);
  }
  assert.equal((await load("match=999&status=all&competition=all&clubs=all")).total, 3);
});

test("the next matches are announced, those gone by and finished ones are not", async (t) => {
  const { club, load } = await openPage(t);
  assert.equal((await load("clubs=own")).announced.length, 2);
  club.setNow("2026-04-01T00:00:00.000Z");
  assert.equal((await load("clubs=own")).announced.length, 1);
});
