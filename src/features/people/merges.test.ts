import assert from "node:assert/strict";
import { test } from "node:test";
import { listEntries } from "#src/features/ledger/queries.server.ts";
import { getLineups } from "#src/features/lineups/queries.server.ts";
import { eraseKnownPerson } from "#src/features/privacy/person-commands.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { listOut } from "./out-queries.server.ts";
import { listSquad } from "./queries.server.ts";
import { listSpells } from "./spell-queries.server.ts";
import { listSuspended } from "./suspension-queries.server.ts";

const SEASON = "2025-26";

const post = async (club: TestClub, path: string, json: object, expected = 201) => {
  const { status, body } = await club.call(path, { as: "admin", json });
  assert.equal(status, expected, JSON.stringify(body));
  return body;
};

/** An opponent who was entered twice: pasted with a shirt, and again by a name in Latin letters. */
async function openWithDouble(t: Parameters<typeof openClub>[0]) {
  const club = await openClub(t);
  const { id: own } = await post(club, "/api/admin/teams", { name: "Argishti", is_own: true });
  const { id: noah } = await post(club, "/api/admin/teams", { name: "Noah" });
  const { id: league } = await post(club, "/api/admin/competitions", { name: "League", kind: "league" });
  await post(club, "/api/admin/seasons", { season: SEASON });
  const place = (person: object, more: object = {}) =>
    post(club, "/api/admin/squads", { season: SEASON, team_id: noah, person, ...more });
  const pasted = (await place({ last_name_hy: "Սահրադյան" }, { number: 9 })).person_id as number;
  const latin = (await place({ last_name: "Sahradyan" })).person_id as number;
  const match = (day: string, more: object = {}) =>
    post(club, "/api/admin/matches", {
      ...{ home_team_id: own, away_team_id: noah, match_date: `${day}T15:00`, competition_id: league },
      ...{ status: "finished", ...more },
    });
  const merge = (id: number, into: number, expected = 200, more: object = {}) =>
    post(club, `/api/admin/people/${id}/merge`, { into, ...more }, expected);
  const undo = async (id: number, expected = 200) => {
    const path = `/api/admin/people/${id}/merge`;
    const { status, body } = await club.call(path, { as: "editor", method: "DELETE" });
    assert.equal(status, expected, JSON.stringify(body));
    return body;
  };
  const squad = async () =>
    (await listSquad(club.app.db, { season: SEASON, team: noah })).map(({ person_id, number, names }) => [
      person_id,
      number,
      names.hy.last || names.en.last,
    ]);
  return { club, own, noah, pasted, latin, place, match, merge, undo, squad };
}

test("one man who was entered twice stands in a line-up once, after a merge of his records", async (t) => {
  const { club, own, pasted, latin, match, merge, undo } = await openWithDouble(t);
  const { id } = await match("2026-02-01");
  const put = async (side: string, players: object[]) => {
    const path = `/api/admin/matches/${id}/lineups/${side}`;
    const { status, body } = await club.call(path, { as: "editor", method: "PUT", json: { players } });
    return [status, body.key, body.issues?.[0].path];
  };
  const both = [
    { role: "start", person_id: pasted, number: 9 },
    { role: "bench", person_id: latin, number: 10 },
  ];
  const twice = [400, "lineups.twice", "players.1"];
  await merge(latin, pasted);
  assert.deepEqual(await put("away", both), twice);
  assert.deepEqual(await put("away", both.slice(1)), [200, undefined, undefined]);
  await undo(latin);
  assert.deepEqual(await put("away", both), [200, undefined, undefined]);

  // Our own man by his place in the list of players, and by his second record.
  const names = { first_name: "Levon", first_name_hy: "Լևոն", last_name: "Avagyan", last_name_hy: "Ավագյան" };
  const player = await post(club, "/api/admin/players", { ...names, position: "Forward" });
  const { person_id: second } = await post(club, "/api/admin/squads", {
    ...{ season: SEASON, team_id: own, person: { last_name: "Avagian" } },
  });
  const { person_id: first } = await club.app.db
    .selectFrom("players")
    .select("person_id")
    .where("id", "=", player.id)
    .executeTakeFirstOrThrow();
  await merge(second, first!);
  const ours = [
    { role: "start", player_id: player.id },
    { role: "bench", person_id: second },
  ];
  assert.deepEqual(await put("home", ours), twice);
});

test("a merge leaves one man in the squad, in the log, in line-ups and among the injured, and undoing it leaves two", async (t) => {
  const { club, pasted, latin, match, merge, undo, squad } = await openWithDouble(t);
  const { db } = club.app;
  const played = await match("2026-02-01");
  const line = { role: "start", person_id: latin, number: 9 };
  await club.call(`/api/admin/matches/${played.id}/lineups/away`, {
    as: "editor",
    method: "PUT",
    json: { players: [line] },
  });
  const red = {
    id: crypto.randomUUID(),
    kind: "red",
    side: "away",
    period: "first",
    clock_ms: 60_000,
    payload: { who: { person: latin } },
  };
  const entry = { ...red, occurred_at: "2026-02-01T11:01:00.000Z", target: null };
  await post(
    club,
    `/api/matchday/${played.id}/ledger`,
    { after: 0, device: "phone", sent_at: entry.occurred_at, entries: [entry] },
    200,
  );
  await post(club, "/api/admin/spells", {
    person_id: latin,
    kind: "injury",
    starts_on: "2026-03-01",
    is_public: true,
  });
  const next = await match("2026-03-14", { status: "scheduled" });
  const stored = () =>
    db.selectFrom("match_ledger").select("payload").where("id", "=", red.id).executeTakeFirst();
  const before = await stored();

  const facts = async () => ({
    squad: await squad(),
    log: (await listEntries(db, played.id)).flatMap((one) =>
      one.kind === "red" ? [one.payload.who?.person] : [],
    ),
    lineup: (await getLineups(db, played.id)).away?.players.map(({ who }) => who.person),
    spells: (await listSpells(db, pasted, { isPublicOnly: true })).length,
    banned: (await listSuspended(db, next.id)).away.map(({ who }) => who.person),
    out: (await listOut(db, next.id)).away.map(({ personId, number }) => [personId, number]),
  });
  const two = await facts();
  assert.deepEqual([two.log, two.lineup, two.spells, two.banned], [[latin], [latin], 0, [latin]]);

  await merge(latin, pasted);
  assert.deepEqual(await facts(), {
    ...{ squad: [[pasted, 9, "Սահրադյան"]], log: [pasted], lineup: [pasted], spells: 1, banned: [pasted] },
    out: [[pasted, 9]],
  });
  assert.deepEqual(await stored(), before, "the log is never rewritten");
  await undo(latin);
  assert.deepEqual(await facts(), two);
});

test("before a merge staff see what would follow and what speaks against it", async (t) => {
  const { club, pasted, latin, place } = await openWithDouble(t);
  const preview = (id: number, other: number) =>
    club.call(`/api/admin/people/${id}/merge?with=${other}`, { as: "editor" });
  const { one, other, doubts } = (await preview(latin, pasted)).body;
  assert.deepEqual([one.places.length, other.places.length, one.events, doubts], [1, 1, 0, []]);
  const namesake = await place({ last_name: "Sahradyan" }, { number: 19 });
  const warned = (await preview(namesake.person_id, pasted)).body.doubts;
  assert.deepEqual(
    warned.map(({ key }: { key: string }) => key),
    ["people.merge_numbers"],
  );
  assert.equal((await preview(999, pasted)).status, 404);
});

test("two numbers in one squad at one time are asked about first, and both stay to be put right", async (t) => {
  const { club, pasted, place, merge, squad } = await openWithDouble(t);
  const { person_id } = await place({ last_name: "Sahradyan" }, { number: 19 });
  const asked = await merge(person_id, pasted, 409, { ask_first: true });
  assert.equal(asked.asks, true);
  assert.equal((await club.call(`/api/admin/people/${person_id}`, { as: "editor" })).body.merged_with, null);
  await merge(person_id, pasted);
  assert.deepEqual((await squad()).map(([id, number]) => [id, number]).slice(0, 2), [
    [pasted, 9],
    [pasted, 19],
  ]);
});

test("a circle of merges is refused in a sentence, and nothing is half done", async (t) => {
  const { club, pasted, latin, place, merge } = await openWithDouble(t);
  const third = (await place({ last_name_ru: "Саградян" })).person_id;
  await merge(latin, pasted);
  await merge(pasted, third);
  assert.equal((await merge(third, latin, 409)).key, "people.merge_circle");
  assert.equal((await merge(third, third, 409)).key, "people.merge_circle");
  assert.equal((await merge(latin, third, 409)).key, "people.merged_already");
  const rows = await club.app.db
    .selectFrom("people")
    .select(["id", "merged_with", "merged_into"])
    .orderBy("id")
    .execute();
  assert.deepEqual(
    rows.map(({ id, merged_with, merged_into }) => [id, merged_with, merged_into]),
    [
      [pasted, third, third],
      [latin, pasted, third],
      [third, null, null],
    ],
  );
});

test("undoing a merge in the middle keeps what was merged before it", async (t) => {
  const { pasted, latin, place, merge, undo, squad } = await openWithDouble(t);
  const third = (await place({ last_name_ru: "Саградян" })).person_id;
  await merge(latin, pasted);
  await merge(pasted, third);
  assert.deepEqual(
    (await squad()).map(([id]) => id),
    [third],
  );
  await undo(pasted);
  assert.deepEqual((await squad()).map(([id]) => id).sort(), [pasted, third].sort());
  assert.equal((await undo(third, 409)).key, "people.not_merged");
});

test("two people merge two records into each other at once: one is told so, and there is no circle", async (t) => {
  const { club, pasted, latin } = await openWithDouble(t);
  const answers = await Promise.all([
    club.call(`/api/admin/people/${latin}/merge`, { as: "admin", json: { into: pasted } }),
    club.call(`/api/admin/people/${pasted}/merge`, { as: "editor", json: { into: latin } }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const { count } = await club.app.db
    .selectFrom("people")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("merged_into", "is not", null)
    .executeTakeFirstOrThrow();
  assert.equal(Number(count), 1);
});

test("the club's own player stands for the other record, never the other way round", async (t) => {
  const { club, latin, merge } = await openWithDouble(t);
  const player = await post(club, "/api/admin/players", {
    ...{ first_name: "Edgar", first_name_hy: "Էդգար", last_name: "Sahradyan", last_name_hy: "Սահրադյան" },
    ...{ position: "Forward", jersey_number: 9 },
  });
  const { people } = (await club.call("/api/admin/people?search=Edgar", { as: "editor" })).body;
  assert.equal((await merge(people[0].id, latin, 409)).key, "people.merge_turned");
  await merge(latin, people[0].id);
  const found = (await club.call("/api/admin/people?search=Sahradyan", { as: "editor" })).body.people;
  assert.equal(found.filter(({ id }: { id: number }) => id === latin).length, 0);
  assert.ok(player.id);
});

test("where two records of the club's own player stand in one squad, number and leaving are of the player's own place", async (t) => {
  const { club, own, merge } = await openWithDouble(t);
  const json = {
    ...{ first_name: "Gor", first_name_hy: "Գոռ", last_name: "Melyan", last_name_hy: "Մելյան" },
    ...{ position: "Forward", jersey_number: 10 },
  };
  const player = await post(club, "/api/admin/players", json);
  const double = await post(club, "/api/admin/squads", {
    ...{ season: SEASON, team_id: own, number: 77, person: { last_name: "Melian" } },
  });
  const { person_id } = (await listSquad(club.app.db, { season: SEASON, team: own }))[0]!;
  await merge(double.person_id, person_id);
  const places = async () =>
    (
      await club.app.db
        .selectFrom("squad_members")
        .select(["person_id", "number", "ends_on"])
        .where("team_id", "=", own)
        .orderBy("id")
        .execute()
    ).map((place) => [place.person_id === person_id ? "own" : "double", place.number, place.ends_on]);
  const path = `/api/admin/players/${player.id}`;
  await club.call(path, { as: "admin", method: "PUT", json: { ...json, jersey_number: 11 } });
  const both = [
    ["own", 11, null],
    ["double", 77, null],
  ];
  assert.deepEqual(await places(), both);
  club.setNow("2026-03-12T09:00:00Z");
  const gone = await club.call(path, { as: "editor", method: "DELETE" });
  assert.equal(gone.status, 200);
  assert.deepEqual(await places(), [["own", 11, "2026-03-12"], both[1]]);
  await club.call(`/api/admin/trash/players/${player.id}/restore`, { as: "editor", method: "POST" });
  assert.deepEqual(await places(), both);
});

test("a merge is undone from its history later", async (t) => {
  const { club, pasted, latin, merge, squad } = await openWithDouble(t);
  await merge(latin, pasted);
  const versions = `/api/admin/history/people/${latin}`;
  const { revisions } = (await club.call(versions, { as: "editor" })).body;
  assert.deepEqual(revisions[0].changed, ["merged_with"]);
  await post(club, `${versions}/1/restore`, { version: 2 }, 200);
  assert.equal((await squad()).length, 2);
  const { entries } = (await club.call("/api/admin/audit?kind=people", { as: "admin" })).body;
  assert.deepEqual(
    entries.slice(0, 2).map(({ action }: { action: string }) => action),
    ["unmerge", "merge"],
  );
});

test("whoever others were merged into is not deleted under them; to be forgotten is to be forgotten whole", async (t) => {
  const { club, pasted, latin, merge } = await openWithDouble(t);
  await merge(latin, pasted);
  const gone = await club.call(`/api/admin/people/${pasted}`, { as: "editor", method: "DELETE" });
  assert.equal(gone.body.key, "people.in_use");
  assert.equal((await eraseKnownPerson(club.app, latin)).people, 2);
  assert.deepEqual(await club.app.db.selectFrom("people").select("id").execute(), []);
});

test("a squad's form that was opened before two became one, or two again, asks before it names the other", async (t) => {
  const { club, pasted, latin, merge, undo } = await openWithDouble(t);
  const row = await club.app.db
    .selectFrom("squad_members")
    .select("id")
    .where("person_id", "=", latin)
    .executeTakeFirstOrThrow();
  const path = `/api/admin/squads/${row.id}`;
  const read = async () => (await club.call(path, { as: "editor" })).body;
  const put = (json: object) => club.call(path, { as: "editor", method: "PUT", json });
  const place = await read();
  await merge(latin, pasted);
  const named = { last_name: "Sahradyan", version: place.person_version };
  const late = await put({ ...place, number: 19, person: named });
  assert.equal(late.status, 409, JSON.stringify(late.body));
  const merged = await read();
  await undo(latin);
  const again = await put({ ...merged, number: 19, person: { last_name_hy: "Սահրադյան" } });
  assert.equal(again.status, 409, JSON.stringify(again.body));
});
