import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { listSquad, squadSeason } from "./queries.server.ts";
import { enterStored } from "./stored-commands.server.ts";

const SEASON = "2025-26";

const LEVON = {
  first_name: "Levon",
  first_name_hy: "Լևոն",
  last_name: "Aragatsyan",
  last_name_hy: "Արագացյան",
  position: "Forward",
  jersey_number: 9,
};

const post = async (club: TestClub, path: string, json: object, expected = 201) => {
  const { status, body } = await club.call(path, { as: "admin", json });
  assert.equal(status, expected, JSON.stringify(body));
  return body;
};

async function openClubWithTeams(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const { id: own } = await post(club, "/api/admin/teams", { name: "Argishti", is_own: true });
  const { id: other } = await post(club, "/api/admin/teams", { name: "Noah" });
  await post(club, "/api/admin/seasons", { season: SEASON });
  const squad = (team = own) => listSquad(club.app.db, { season: SEASON, team });
  const put = (path: string, json: object) => club.call(path, { as: "editor", method: "PUT", json });
  const remove = (path: string) => club.call(path, { as: "editor", method: "DELETE" });
  return { club, own, other, squad, put, remove };
}

const create = (club: TestClub, more: object = {}) => post(club, "/api/admin/players", { ...LEVON, ...more });

test("a new player is a person with a place in the current squad of the main team", async (t) => {
  const { club, squad } = await openClubWithTeams(t);
  const player = await create(club);
  const [place, ...rest] = await squad();
  assert.deepEqual(rest, []);
  assert.deepEqual(place?.names.hy, { first: "Լևոն", last: "Արագացյան" });
  assert.deepEqual([place?.number, place?.position, place?.kind], [9, "FW", "own"]);
  assert.deepEqual(place?.who, { player: player.id, person: place?.person_id, number: 9 });
});

test("the place follows the player's name, number and position", async (t) => {
  const { club, squad, put } = await openClubWithTeams(t);
  const player = await create(club);
  const changed = { ...player, last_name_ru: "Арагацян", jersey_number: 10, position: "Midfielder" };
  assert.equal((await put(`/api/admin/players/${player.id}`, changed)).status, 200);
  const [place] = await squad();
  assert.deepEqual([place?.names.ru.last, place?.number, place?.position], ["Арагацян", 10, "MF"]);
});

test("a player who becomes inactive stays in the squad until that day, and comes back", async (t) => {
  const { club, own, squad, put } = await openClubWithTeams(t);
  const player = await create(club);
  club.setNow("2026-03-20T09:00:00Z");
  const away = (await put(`/api/admin/players/${player.id}`, { ...player, is_active: false })).body;
  assert.equal((await squad())[0]?.ends_on, "2026-03-20");
  const later = { season: SEASON, team: own, on: "2026-03-21" };
  assert.deepEqual(await listSquad(club.app.db, later), []);
  await put(`/api/admin/players/${player.id}`, { ...away, is_active: true });
  assert.equal((await squad())[0]?.ends_on, null);
});

test("a player who was entered by mistake leaves no place behind; one from the trash has it again", async (t) => {
  const { club, squad, remove } = await openClubWithTeams(t);
  const player = await create(club);
  await remove(`/api/admin/players/${player.id}`);
  assert.deepEqual(await squad(), []);
  await post(club, `/api/admin/trash/players/${player.id}/restore`, {}, 200);
  assert.equal((await squad()).length, 1);
});

test("namesakes are two people, however alike they are", async (t) => {
  const { club, squad } = await openClubWithTeams(t);
  await create(club, { birth_date: "2000-01-01" });
  await create(club, { birth_date: "2000-01-01", jersey_number: 19 });
  const people = (await squad()).map(({ person_id }) => person_id);
  assert.equal(new Set(people).size, 2);
});

test("players and staff of before become people once, past seasons by their events", async (t) => {
  const { club, own, other, squad } = await openClubWithTeams(t);
  const player = await create(club);
  await post(club, "/api/admin/staff", {
    ...{ first_name: "Vahan", first_name_hy: "Վահան", last_name: "Zoranyan", last_name_hy: "Զորանյան" },
    ...{ department: "coaching", role: "Head Coach", role_hy: "Գլխավոր մարզիչ" },
  });
  const match = await post(club, "/api/admin/matches", {
    ...{ home_team_id: own, away_team_id: other, match_date: "2024-10-12T15:00", status: "finished" },
  });
  const goal = { event_type: "goal", team_type: "home", minute: 5, player_id: player.id };
  await post(club, `/api/admin/matches/${match.id}/events`, goal);
  // As it was before there were people.
  const { db } = club.app;
  for (const table of ["players", "staff"] as const)
    await db.updateTable(table).set({ person_id: null }).execute();
  await db.deleteFrom("people").execute();
  assert.deepEqual(await squad(), []);

  assert.equal(await enterStored(club.app), 2);
  assert.equal(await enterStored(club.app), 0);
  assert.equal((await squad())[0]?.number, 9);
  const [past, ...rest] = await listSquad(db, { season: "2024-25", team: own });
  assert.deepEqual([past?.number, past?.names.en.last, rest], [null, "Aragatsyan", []]);
});

test("an opponent is put into a squad by a number and a name in one script", async (t) => {
  const { club, other, squad } = await openClubWithTeams(t);
  const json = { season: SEASON, team_id: other, number: 9, person: { last_name_hy: "Սահրադյան" } };
  const place = await post(club, "/api/admin/squads", json);
  const [found] = await squad(other);
  assert.deepEqual(found?.who, { person: place.person_id, number: 9 });
  assert.equal(found?.names.hy.last, "Սահրադյան");
  const nameless = await club.call("/api/admin/squads", { as: "editor", json: { ...json, person: {} } });
  assert.deepEqual([nameless.status, nameless.body.key], [400, "people.name_required"]);
  const again = { ...json, person: undefined, person_id: place.person_id };
  const twice = await club.call("/api/admin/squads", { as: "editor", json: again });
  assert.deepEqual([twice.status, twice.body.key], [409, "people.twice"]);
  const warned = await post(club, "/api/admin/squads", { ...json, person: { last_name: "Other" } });
  assert.equal(warned.warnings[0].key, "people.number_taken");
});

test("a place is changed, put into the trash and brought back; its versions too", async (t) => {
  const { club, other, squad, put, remove } = await openClubWithTeams(t);
  const json = { season: SEASON, team_id: other, number: 9, person: { last_name: "Sahradyan" } };
  const place = await post(club, "/api/admin/squads", json);
  const path = `/api/admin/squads/${place.id}`;
  const person = { first_name: "Edgar" };
  const changed = await put(path, { ...place, number: 19, position: "MF", kind: "trial", person });
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  assert.deepEqual([(await squad(other))[0]?.number, changed.body.first_name], [19, "Edgar"]);
  assert.equal((await put(path, { ...place, number: 20 })).status, 409, "somebody saved meanwhile");
  const early = { ...changed.body, starts_on: "2026-02-01", ends_on: "2026-01-01" };
  assert.equal((await put(path, early)).body.key, "people.dates_order");

  const versions = `/api/admin/history/squad_members/${place.id}`;
  assert.equal((await club.call(versions, { as: "editor" })).body.total, 2);
  await post(club, `${versions}/1/restore`, { version: changed.body.version }, 200);
  assert.equal((await squad(other))[0]?.number, 9);
  assert.equal((await remove(path)).status, 200);
  assert.deepEqual(await squad(other), []);
  await post(club, `/api/admin/trash/squad_members/${place.id}/restore`, {}, 200);
  assert.equal((await squad(other)).length, 1);
});

test("a name that was put right meanwhile is not taken back by a squad's form that was opened before", async (t) => {
  const { club, other, put } = await openClubWithTeams(t);
  const json = {
    season: SEASON,
    team_id: other,
    number: 9,
    person: { last_name: "Sahradian", nation: "ARM" },
  };
  const place = await post(club, "/api/admin/squads", json);
  const path = `/api/admin/squads/${place.id}`;
  const { id, version } = (await club.call(`/api/admin/people/${place.person_id}`, { as: "editor" })).body;
  const named = { last_name: "Sahradyan", version };
  const righted = await put(`/api/admin/people/${id}`, named);
  assert.equal(righted.status, 200, JSON.stringify(righted.body));

  const person = { last_name: "Sahradian", nation: "FRA", version: place.person_version };
  const late = await put(path, { ...place, number: 19, person });
  assert.equal(late.status, 409, "somebody saved meanwhile");
  const { base, yours, theirs } = late.body;
  const said = (side: Record<string, unknown>) => [side.last_name, side.nation, side.number];
  assert.deepEqual([base, yours, theirs].map(said), [
    ["Sahradian", "ARM", 9],
    ["Sahradian", "FRA", 19],
    ["Sahradyan", "ARM", 9],
  ]);
  const chosen = { ...person, last_name: "Sahradyan" };
  const saved = await put(path, { ...place, number: 19, person: chosen, version: theirs.version });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  const now = (await club.call(path, { as: "editor" })).body;
  assert.deepEqual(said(now), ["Sahradyan", "FRA", 19]);
});

test("a squad's form that was opened before its person was merged proposes the name of who stands for both", async (t) => {
  const { club, other, put } = await openClubWithTeams(t);
  const json = {
    season: SEASON,
    team_id: other,
    number: 9,
    person: { first_name: "Arum", last_name: "Lori" },
  };
  const place = await post(club, "/api/admin/squads", json);
  const right = await post(club, "/api/admin/people", { first_name: "Aram", last_name: "Lori" });
  const merge = { as: "editor", json: { into: right.id } } as const;
  assert.equal((await club.call(`/api/admin/people/${place.person_id}/merge`, merge)).status, 200);

  const person = { first_name: "Arum", last_name: "Lori", version: place.person_version };
  const late = await put(`/api/admin/squads/${place.id}`, { ...place, number: 19, person });
  assert.equal(late.status, 409);
  const { base, yours, theirs, by } = late.body;
  const names = [base, yours, theirs].map(({ first_name }) => first_name);
  assert.deepEqual([...names, by], ["Arum", "Arum", "Aram", "editor"]);
});

test("a place comes back with its person, unless the person has another one meanwhile", async (t) => {
  const { club, other, squad, remove } = await openClubWithTeams(t);
  const json = { season: SEASON, team_id: other, number: 9 };
  const place = await post(club, "/api/admin/squads", { ...json, person: { last_name: "Sahradyan" } });
  const person = `/api/admin/people/${place.person_id}`;
  assert.equal((await remove(person)).body.key, "people.in_use");
  await remove(`/api/admin/squads/${place.id}`);
  assert.equal((await remove(person)).status, 200);
  const path = `/api/admin/trash/squad_members/${place.id}/restore`;
  await post(club, path, {}, 200);
  assert.deepEqual(
    (await squad(other)).map(({ names }) => names.en.last),
    ["Sahradyan"],
  );
  await remove(`/api/admin/squads/${place.id}`);
  await post(club, "/api/admin/squads", { ...json, person_id: place.person_id });
  assert.equal((await post(club, path, {}, 409)).key, "people.twice");
});

test("what the list of players holds is changed there", async (t) => {
  const { club, squad, put } = await openClubWithTeams(t);
  await create(club);
  const [place] = await squad();
  const { body } = await club.call(`/api/admin/squads/${place!.id}`, { as: "editor" });
  const path = `/api/admin/squads/${place!.id}`;
  assert.equal((await put(path, { ...body, number: 10 })).body.key, "people.shirt_elsewhere");
  const person = { last_name: "Other" };
  assert.equal((await put(path, { ...body, person })).body.key, "people.name_elsewhere");
  assert.equal((await put(path, { ...body, kind: "loan_out" })).status, 200);
});

test("a pasted squad adds whoever is new and doubles nobody", async (t) => {
  const { club, other, squad } = await openClubWithTeams(t);
  const paste = (lines: string, expected = 200) =>
    post(club, "/api/admin/squads/paste", { season: SEASON, team_id: other, lines }, expected);
  const lines = "9 Petrosyan\n19 Petrosyan\nGhazaryan\n?";
  assert.deepEqual(await paste(lines), { added: 3, numbered: 0, known: 0, unread: ["?"] });
  assert.deepEqual(await paste(lines), { added: 0, numbered: 0, known: 3, unread: ["?"] });
  assert.deepEqual(await paste("1 Ghazaryan"), { added: 0, numbered: 1, known: 0, unread: [] });
  assert.deepEqual(
    (await squad(other)).map(({ number, names }) => [number, names.en.last]),
    [
      [1, "Ghazaryan"],
      [9, "Petrosyan"],
      [19, "Petrosyan"],
    ],
  );
  const twice = "35 Aram Twiceyan\n35 Aram Twiceyan\n35 A. Twiceyan\n36 Aram Twiceyan";
  assert.deepEqual(await paste(twice), { added: 2, numbered: 0, known: 2, unread: [] });
  assert.equal((await paste("9\n10", 400)).key, "people.no_lines");
});

test("a squad is of a season whose second year follows the first, however its players come in", async (t) => {
  const { club, other } = await openClubWithTeams(t);
  const which = { season: "2027-26", team_id: other };
  for (const [path, more] of [
    ["", { person: { last_name: "Petrosyan" } }],
    ["/paste", { lines: "9 Petrosyan" }],
    ["/fill", {}],
  ] as const) {
    const refused = await post(club, `/api/admin/squads${path}`, { ...which, ...more }, 400);
    assert.equal((refused.issues?.[0] ?? refused).key, "people.season_format", path);
  }
  const { body } = await club.call("/api/admin/squads", { as: "editor" });
  assert.ok(!body.seasons.includes("2027-26"));
});

test("a squad goes on from the season before, without whoever was lent or has left", async (t) => {
  const { club, other, squad } = await openClubWithTeams(t);
  const season = "2024-25";
  const add = (last_name: string, more: object = {}) =>
    post(club, "/api/admin/squads", { season, team_id: other, person: { last_name }, ...more });
  const stays = await add("Stays", { number: 4 });
  await add("Lent", { kind: "loan_in" });
  await add("Left", { ends_on: "2025-01-31" });
  const fill = () => post(club, "/api/admin/squads/fill", { season: SEASON, team_id: other }, 200);
  assert.deepEqual(await fill(), { added: 1 });
  assert.deepEqual(await fill(), { added: 0 });
  const [place] = await squad(other);
  assert.deepEqual([place?.person_id, place?.number], [stays.person_id, 4]);
});

test("a new season's squad of the main team is filled from the active players", async (t) => {
  const { club, own } = await openClubWithTeams(t);
  await create(club);
  await create(club, { jersey_number: 10, is_active: false });
  await post(club, "/api/admin/seasons", { season: "2026-27" });
  await post(club, "/api/admin/league-table/current", { season: "2026-27" }, 200);
  assert.equal(await squadSeason(club.app.db), "2026-27");
  const json = { season: "2026-27", team_id: own };
  assert.deepEqual(await post(club, "/api/admin/squads/fill", json, 200), { added: 1 });
});

test("people are found by name in any script, with the squad that tells namesakes apart", async (t) => {
  const { club, other } = await openClubWithTeams(t);
  const json = { season: SEASON, team_id: other, number: 9, person: { last_name_hy: "Սահրադյան" } };
  await post(club, "/api/admin/squads", json);
  for (const search of ["Սահրադյան", "sahrad"]) {
    const found = await club.call(`/api/admin/people?search=${encodeURIComponent(search)}`, { as: "editor" });
    assert.deepEqual(found.body.people[0]?.latest, { season: SEASON, team_id: other, number: 9 }, search);
  }
});

test("strangers read no squad and change none", async (t) => {
  const { club, other } = await openClubWithTeams(t);
  for (const path of ["/api/admin/squads", "/api/admin/people"])
    assert.equal((await club.call(path)).status, 401);
  const json = { season: SEASON, team_id: other, number: 9, person: { last_name: "X" } };
  assert.equal((await club.call("/api/admin/squads", { json })).status, 401);
  for (const bad of [{ season: "2025" }, { number: 0 }, { kind: "sold" }, { team_id: 999 }, { shirt: 1 }]) {
    const { status } = await club.call("/api/admin/squads", { as: "editor", json: { ...json, ...bad } });
    assert.ok(status === 400 || status === 404, `${JSON.stringify(bad)} ${status}`);
  }
});

test("a squad takes two hundred places, and says so to whoever pastes one list after another", async (t) => {
  const { club, other, squad } = await openClubWithTeams(t);
  const paste = (from: number, count: number) => {
    const lines = Array.from({ length: count }, (_, n) => `Newcomer${from + n}`).join("\n");
    return club.call("/api/admin/squads/paste", {
      as: "editor",
      json: { season: SEASON, team_id: other, lines },
    });
  };
  for (let from = 0; from < 200; from += 50) assert.equal((await paste(from, 50)).status, 200);
  const refused = await paste(200, 1);
  assert.deepEqual(
    [refused.status, refused.body.error],
    [409, "A squad has at most 200 places, and this one would have more."],
  );
  // Who is in it already is no more than before.
  assert.equal((await paste(150, 50)).body.known, 50);
  assert.equal((await squad(other)).length, 200);
});
