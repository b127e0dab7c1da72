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

test("a fan sees everybody's matches, by month; one press shows those of the club and its youth", async (t) => {
  const { load, names } = await openPage(t);
  assert.deepEqual(await names(""), [["Hosts", "Noah"], ["Hosts U19"]]);
  assert.deepEqual(await names("clubs=own"), [["Hosts"], ["Hosts U19"]]);
  assert.deepEqual(
    (await load("")).months.map(({ heading }) => heading),
    ["April 2026", "March 2026"],
  );
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
  assert.equal((await load("match=999&status=all&competition=all")).total, 3);
});

test("the next matches are announced, those gone by and finished ones are not", async (t) => {
  const { club, load } = await openPage(t);
  assert.equal((await load("clubs=own")).announced.length, 2);
  club.setNow("2026-04-01T00:00:00.000Z");
  assert.equal((await load("clubs=own")).announced.length, 1);
});
