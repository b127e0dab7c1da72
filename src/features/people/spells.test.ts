import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { listOut } from "./out-queries.server.ts";
import { listSquad } from "./queries.server.ts";
import { listSpells } from "./spell-queries.server.ts";

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

/** Our club with a striker, another one, and the season. */
async function openClubWithStriker(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const { id: own } = await post(club, "/api/admin/teams", { name: "Argishti", is_own: true });
  const { id: noah } = await post(club, "/api/admin/teams", { name: "Noah" });
  await post(club, "/api/admin/seasons", { season: SEASON });
  const player = await post(club, "/api/admin/players", LEVON);
  const squad = (team = own, on?: string) => listSquad(club.app.db, { season: SEASON, team, on });
  const levon = (await squad())[0]!.person_id;
  const spell = (json: object, expected = 201) =>
    post(club, "/api/admin/spells", { person_id: levon, ...json }, expected);
  const put = async (path: string, json: object, expected = 200) => {
    const { status, body } = await club.call(path, { as: "editor", method: "PUT", json });
    assert.equal(status, expected, JSON.stringify(body));
    return body;
  };
  const remove = async (path: string) =>
    assert.equal((await club.call(path, { as: "editor", method: "DELETE" })).status, 200);
  const match = (day: string, more: object = {}) =>
    post(club, "/api/admin/matches", {
      ...{ home_team_id: own, away_team_id: noah, match_date: `${day}T15:00`, status: "scheduled" },
      ...more,
    });
  const days = async (team = own) =>
    (await squad(team))
      .map(({ kind, starts_on, ends_on }) => [kind, starts_on, ends_on])
      .sort((one, other) => ((one[1] ?? "") < (other[1] ?? "") ? -1 : 1));
  return { club, own, noah, player, levon, squad, days, spell, put, remove, match };
}

test("a January transfer ends the place in one squad, begins one in the other, and changes nothing before it", async (t) => {
  const { club, own, noah, squad, days, spell } = await openClubWithStriker(t);
  const { warnings } = await spell({
    ...{ kind: "transfer", starts_on: "2026-01-15", from_team_id: own, to_team_id: noah, is_public: true },
  });
  assert.deepEqual(await days(), [["own", null, "2026-01-14"]]);
  assert.deepEqual(await days(noah), [["own", "2026-01-15", null]]);
  const autumn = await squad(own, "2025-11-01");
  assert.deepEqual([autumn[0]?.number, autumn[0]?.names.en.last], [9, "Aragatsyan"]);
  assert.deepEqual(await squad(own, "2026-01-15"), []);
  assert.deepEqual(
    (await squad(noah, "2026-01-15")).map(({ number, position }) => [number, position]),
    [[null, "FW"]],
    "the new club gives a number of its own",
  );
  assert.equal(warnings[0].key, "people.still_in_players");
  const [shown] = await listSpells(club.app.db, (await squad())[0]!.person_id, { isPublicOnly: true });
  assert.deepEqual(
    [shown?.kind, shown?.fromTeam?.name, shown?.toTeam?.name],
    ["transfer", "Argishti", "Noah"],
  );
});

test("a transfer that is taken back leaves both squads as they were, and is made again from the trash", async (t) => {
  const { club, own, noah, days, spell, remove } = await openClubWithStriker(t);
  const move = { kind: "transfer", starts_on: "2026-01-15", from_team_id: own, to_team_id: noah };
  const { id } = await spell(move);
  await remove(`/api/admin/spells/${id}`);
  assert.deepEqual(await days(), [["own", null, null]]);
  assert.deepEqual(await days(noah), []);
  await post(club, `/api/admin/trash/spells/${id}/restore`, {}, 200);
  assert.deepEqual(await days(), [["own", null, "2026-01-14"]]);
  assert.deepEqual(await days(noah), [["own", "2026-01-15", null]]);
});

test("a loan stands in both squads, and after its last day the player is back", async (t) => {
  const { own, noah, squad, days, spell, put } = await openClubWithStriker(t);
  const loan = { kind: "loan", from_team_id: own, to_team_id: noah };
  const made = await spell({ ...loan, starts_on: "2026-01-15", ends_on: "2026-04-30" });
  assert.deepEqual(await days(), [
    ["own", null, "2026-01-14"],
    ["loan_out", "2026-01-15", "2026-04-30"],
    ["own", "2026-05-01", null],
  ]);
  assert.deepEqual(await days(noah), [["loan_in", "2026-01-15", "2026-04-30"]]);
  assert.deepEqual(await squad(own, "2026-03-01"), []);
  assert.equal((await squad(own, "2026-05-01"))[0]?.number, 9);

  const [guest] = await squad(noah);
  await put(`/api/admin/squads/${guest!.id}`, {
    season: SEASON,
    team_id: noah,
    person_id: guest!.person_id,
    number: 29,
  });
  const body = await put(`/api/admin/spells/${made.id}`, {
    ...made,
    warnings: undefined,
    ends_on: "2026-03-31",
  });
  assert.equal(body.ends_on, "2026-03-31", JSON.stringify(body));
  assert.deepEqual((await days()).at(-1), ["own", "2026-04-01", null]);
  assert.deepEqual(
    (await squad(noah)).map(({ number, ends_on }) => [number, ends_on]),
    [[29, "2026-03-31"]],
  );
});

test("another reason of a transfer touches no squad; its versions bring back what it said", async (t) => {
  const { club, own, noah, squad, spell, put } = await openClubWithStriker(t);
  const made = await spell({
    kind: "transfer",
    starts_on: "2026-01-15",
    from_team_id: own,
    to_team_id: noah,
  });
  const [before] = await squad(noah);
  const path = `/api/admin/spells/${made.id}`;
  await put(path, { ...made, reason_hy: "ազատ գործակալ" });
  assert.deepEqual(await squad(noah), [before]);
  await put(path, { ...made, reason: "late" }, 409);
  await post(club, `/api/admin/history/spells/${made.id}/1/restore`, { version: 2 }, 200);
  assert.equal((await club.call(path, { as: "editor" })).body.reason_hy, "");
});

test("a place that somebody changed by hand since stays when the transfer is taken back", async (t) => {
  const { club, own, noah, squad, days, spell, put, remove } = await openClubWithStriker(t);
  const { id } = await spell({
    kind: "transfer",
    starts_on: "2026-01-15",
    from_team_id: own,
    to_team_id: noah,
  });
  const [place] = await squad();
  const { body } = await club.call(`/api/admin/squads/${place!.id}`, { as: "editor" });
  await put(`/api/admin/squads/${place!.id}`, { ...body, ends_on: "2026-02-01" });
  await remove(`/api/admin/spells/${id}`);
  assert.deepEqual(await days(), [["own", null, "2026-02-01"]]);
});

test("whoever comes to our club begins on the day of the transfer", async (t) => {
  const { own, noah, days, spell } = await openClubWithStriker(t);
  await spell({ kind: "transfer", starts_on: "2026-01-15", from_team_id: noah, to_team_id: own });
  assert.deepEqual(await days(), [["own", "2026-01-15", null]]);
});

test("a player who is deleted after a transfer and comes back from the trash has left all the same", async (t) => {
  const { club, own, noah, player, days, spell, remove } = await openClubWithStriker(t);
  await spell({ kind: "transfer", starts_on: "2026-01-15", from_team_id: own, to_team_id: noah });
  const before = [await days(), await days(noah)];
  await remove(`/api/admin/players/${player.id}`);
  await post(club, `/api/admin/trash/players/${player.id}/restore`, {}, 200);
  assert.deepEqual([await days(), await days(noah)], before);
});

test("whoever came by a transfer today, is deleted and comes back, came on that day", async (t) => {
  const { club, own, noah, player, days, spell, remove } = await openClubWithStriker(t);
  await club.app.db.deleteFrom("squad_members").execute();
  await spell({ kind: "transfer", starts_on: "2026-03-01", from_team_id: noah, to_team_id: own });
  const before = await days();
  assert.deepEqual(before, [["own", "2026-03-01", null]]);
  await remove(`/api/admin/players/${player.id}`);
  await post(club, `/api/admin/trash/players/${player.id}/restore`, {}, 200);
  assert.deepEqual(await days(), before);
});

test("another number in the list of players does not bring back whoever has left", async (t) => {
  const { own, noah, player, days, spell, put } = await openClubWithStriker(t);
  await spell({ kind: "transfer", starts_on: "2026-01-15", from_team_id: own, to_team_id: noah });
  await put(`/api/admin/players/${player.id}`, { ...player, jersey_number: 19 });
  assert.deepEqual(await days(), [["own", null, "2026-01-14"]]);
});

test("an injury without an end keeps somebody out of the next match until the last day is known", async (t) => {
  const { club, levon, spell, put, match } = await openClubWithStriker(t);
  const made = await spell({ kind: "injury", starts_on: "2026-03-01", reason_hy: "ծունկ", is_public: true });
  const next = await match("2026-03-14");
  const out = async () => (await listOut(club.app.db, next.id)).home;
  assert.deepEqual(
    (await out()).map(({ personId, number, kind, reason, until }) => [
      personId,
      number,
      kind,
      reason.hy,
      until,
    ]),
    [[levon, 9, "injury", "ծունկ", null]],
  );
  await put(`/api/admin/spells/${made.id}`, { ...made, ends_on: "2026-03-13" });
  assert.deepEqual(await out(), []);
});

test("of the match after the next one nobody says that a man without a day of return misses it", async (t) => {
  const { club, player, spell, match } = await openClubWithStriker(t);
  const { id: league } = await post(club, "/api/admin/competitions", { name: "League", kind: "league" });
  const played = await match("2026-03-01", { status: "finished", competition_id: league });
  const next = await match("2026-03-14", { competition_id: league });
  const after = await match("2026-03-21", { competition_id: league });
  const out = async ({ id }: { id: number }) => (await listOut(club.app.db, id)).home.map(({ kind }) => kind);
  await spell({ kind: "injury", starts_on: "2026-03-01", is_public: true });
  assert.deepEqual([await out(next), await out(after)], [["injury"], []]);
  const red = { event_type: "red_card", team_type: "home", minute: 30, player_id: player.id };
  await post(club, `/api/admin/matches/${played.id}/events`, red);
  assert.deepEqual([await out(next), await out(after)], [["suspension"], []], "a ban of one match");
});

test("visitors read only what is public, of people who are not hidden", async (t) => {
  const { club, player, levon, spell, put, match } = await openClubWithStriker(t);
  const made = await spell({ kind: "injury", starts_on: "2026-03-01" });
  const next = await match("2026-03-14");
  const out = async (isPublicOnly: boolean) => (await listOut(club.app.db, next.id, { isPublicOnly })).home;
  assert.deepEqual([(await out(true)).length, (await out(false)).length], [0, 1]);
  assert.deepEqual(await listSpells(club.app.db, levon, { isPublicOnly: true }), []);
  await put(`/api/admin/spells/${made.id}`, { ...made, is_public: true });
  assert.equal((await out(true)).length, 1);
  await club.app.db.updateTable("players").set({ is_active: 0 }).where("id", "=", player.id).execute();
  assert.deepEqual(await out(true), []);
});

test("somebody who is banned by cards and by a decision is named once; who moved away is not missed", async (t) => {
  const { club, own, noah, player, spell, match } = await openClubWithStriker(t);
  const { id: league } = await post(club, "/api/admin/competitions", { name: "League", kind: "league" });
  const played = await match("2026-03-01", { status: "finished", competition_id: league });
  const red = { event_type: "red_card", team_type: "home", minute: 30, player_id: player.id };
  await post(club, `/api/admin/matches/${played.id}/events`, red);
  const next = await match("2026-03-14", { competition_id: league });
  await spell({ kind: "suspension", starts_on: "2026-03-01", ends_on: "2026-03-31", is_public: true });
  const out = async () => (await listOut(club.app.db, next.id)).home;
  assert.deepEqual(
    (await out()).map(({ kind, source, isConfirmed }) => [kind, source, isConfirmed]),
    [["suspension", "cards", false]],
  );
  await spell({ kind: "transfer", starts_on: "2026-03-10", from_team_id: own, to_team_id: noah });
  assert.deepEqual(await out(), []);
});

test("a spell without a day, turned days and a move without clubs are refused in a sentence, and nothing is moved", async (t) => {
  const { own, noah, days, spell } = await openClubWithStriker(t);
  const move = { kind: "transfer", starts_on: "2026-01-15" };
  const refusals = [
    [{ kind: "injury" }, "people.start_required"],
    [{ kind: "injury", starts_on: "2026-02-02", ends_on: "2026-02-01" }, "people.dates_order"],
    [move, "people.clubs_required"],
    [{ ...move, kind: "loan", from_team_id: own }, "people.loan_clubs_required"],
    [{ ...move, from_team_id: noah, to_team_id: noah }, "people.same_clubs"],
  ] as const;
  for (const [json, key] of refusals) assert.equal((await spell(json, 400)).key, key);
  assert.equal((await spell({ ...move, to_team_id: 999 }, 404)).code, "not_found");
  assert.deepEqual(await days(), [["own", null, null]]);
});

test("two people enter the same transfer at once: the squads hold one place each", async (t) => {
  const { club, own, noah, days, levon } = await openClubWithStriker(t);
  const json = {
    person_id: levon,
    kind: "transfer",
    starts_on: "2026-01-15",
    from_team_id: own,
    to_team_id: noah,
  };
  const answers = await Promise.all(
    (["admin", "editor"] as const).map((as) => club.call("/api/admin/spells", { as, json })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201],
  );
  assert.deepEqual(await days(), [["own", null, "2026-01-14"]]);
  assert.deepEqual(await days(noah), [["own", "2026-01-15", null]]);
});

test("strangers neither read spells nor write them", async (t) => {
  const { club, levon } = await openClubWithStriker(t);
  assert.equal((await club.call(`/api/admin/people/${levon}/spells`)).status, 401);
  const json = { person_id: levon, kind: "injury", starts_on: "2026-03-01" };
  assert.equal((await club.call("/api/admin/spells", { json })).status, 401);
});

test("from a player of the list one finds who it is in the squads, where injuries and moves are kept", async (t) => {
  const { club, player, levon } = await openClubWithStriker(t);
  await post(club, "/api/admin/people", { first_name: "Levon", last_name: "Aragatsyan" });
  const find = async (id: number) =>
    (await club.call(`/api/admin/people?player=${id}`, { as: "editor" })).body.people.map(
      (one: { id: number }) => one.id,
    );
  assert.deepEqual(await find(player.id), [levon]);
  assert.deepEqual(await find(player.id + 1), []);
});
