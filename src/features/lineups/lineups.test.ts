import assert from "node:assert/strict";
import { test } from "node:test";
import { createMatch, createTeams } from "#src/features/matches/test-support.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { getLineups, nextLineupAt, publicLineups } from "./queries.server.ts";
import { numbered, putLineup } from "./test-support.ts";

const KICK_OFF = "2026-03-14T15:00:00Z";
const AN_HOUR_BEFORE = "2026-03-14T14:00:00.000Z";

async function openMatch(club: TestClub, more: object = {}) {
  const { noah, van } = await createTeams(club);
  const names = { home_team_name: "Noah", away_team_name: "Van" };
  const sides = { ...names, home_team_id: noah.id, away_team_id: van.id };
  return { ...(await createMatch(club, { ...sides, match_date: KICK_OFF, ...more })), noah, van };
}

const edit = ({ call }: TestClub, id: number) => call(`/api/admin/matches/${id}/lineups`, { as: "editor" });
const read = ({ call }: TestClub, id: number) => call(`/api/matches/${id}/lineups`);

test("a line-up is public from an hour before kick-off on, by the clock alone", async (t) => {
  const club = await openClub(t);
  const { id } = await openMatch(club);
  const saved = await putLineup(club, id, "home", {
    formation: "4-3-3",
    players: numbered(11),
    coach: "Zoranyan",
  });
  assert.deepEqual([saved.status, saved.body.public_from], [200, AN_HOUR_BEFORE], JSON.stringify(saved.body));
  assert.deepEqual((await read(club, id)).body, { home: null, away: null });
  assert.equal(await nextLineupAt(club.app.db, club.app.now()), AN_HOUR_BEFORE);
  club.setNow(AN_HOUR_BEFORE);
  const { body } = await read(club, id);
  assert.deepEqual([body.home.players.length, body.home.coach, body.away], [11, "Zoranyan", null]);
  const { home } = await publicLineups(club.app.db, id, club.app.now());
  assert.deepEqual([home?.players[0]?.isKeeper, home?.players[0]?.key], [true, "home 1"]);
});

test("a line-up is public from the minute on that staff choose, and a match that moves takes the hour before along", async (t) => {
  const club = await openClub(t);
  const { id } = await openMatch(club);
  const players = numbered(11);
  const chosen = await putLineup(club, id, "home", { players, publish_at: "2026-03-14T13:25:00Z" });
  assert.equal(chosen.body.public_from, "2026-03-14T13:25:00.000Z");
  await putLineup(club, id, "home", { players, publish_at: null });
  const moved = { home_team_name: "Noah", away_team_name: "Van", match_date: "2026-03-15T16:00:00Z" };
  await club.call(`/api/admin/matches/${id}`, { as: "editor", method: "PUT", json: moved });
  assert.equal((await getLineups(club.app.db, id)).home?.publishedAt, "2026-03-15T15:00:00.000Z");
});

test("seven to ten are public once that is confirmed, fewer never; each is saved", async (t) => {
  const club = await openClub(t);
  const { id } = await openMatch(club);
  const put = async (count: number, confirm: boolean) => {
    const { status, body } = await putLineup(club, id, "home", { players: numbered(count), confirm });
    assert.equal(status, 200, JSON.stringify(body));
    const keys = (body.warnings ?? []).map(({ key }: { key: string }) => key);
    return [body.players.length, body.public_from !== null, keys];
  };
  assert.deepEqual(await put(6, true), [6, false, []]);
  assert.deepEqual(await put(7, false), [7, false, ["lineups.few"]]);
  assert.deepEqual(await put(7, true), [7, true, []]);
  assert.deepEqual(await put(10, true), [10, true, []]);
  assert.deepEqual(await put(10, false), [10, false, ["lineups.few"]]);
  assert.deepEqual(await put(11, false), [11, true, []]);
});

test("what no side can be is refused in a sentence", async (t) => {
  const club = await openClub(t);
  const { id } = await openMatch(club);
  const refusals: [string, object[]][] = [
    ["lineups.too_many", numbered(11).concat({ role: "start", number: 12 })],
    ["lineups.number_twice", [...numbered(3), { role: "bench", number: 2 }]],
    ["lineups.slot_twice", [...numbered(3), { role: "start", number: 9, slot: 2 }]],
    ["lineups.slot_without_start", [{ role: "bench", number: 9, slot: 2 }]],
    ["lineups.nameless", [{ role: "start", slot: 2 }]],
    ["lineups.one_captain", numbered(2).map((player) => ({ ...player, is_captain: true }))],
    ["lineups.one_captain", [{ role: "bench", number: 9, is_captain: true }]],
    ["lineups.one_keeper", numbered(2).map((player) => ({ ...player, is_keeper: true }))],
    ["records.not_found", [{ role: "start", player_id: 9999 }]],
  ];
  for (const [key, players] of refusals) {
    const { status, body } = await putLineup(club, id, "home", { players });
    assert.deepEqual([status, body.key], [400, key], JSON.stringify(body));
  }
  assert.equal((await putLineup(club, 9999, "home", { players: [] })).status, 404);
  const odd = { players: numbered(11), formation: "four" };
  assert.equal((await putLineup(club, id, "home", odd)).status, 400);
});

test("why somebody is missing is told in words only in the languages in which it was written", async (t) => {
  const club = await openClub(t);
  const { id } = await openMatch(club);
  const out = { role: "out", number: 30, reason: "injury", note_hy: "ծունկ" };
  await putLineup(club, id, "home", { players: [...numbered(11), out] });
  const { home } = await getLineups(club.app.db, id);
  const note = { en: "", hy: "ծունկ", ru: "" };
  assert.deepEqual(home?.players.at(-1)?.reason, { kind: "injury", note });
});

test("more on the bench than usual are saved, and told", async (t) => {
  const club = await openClub(t);
  const { id } = await openMatch(club);
  const players = [...numbered(11), ...numbered(10, "bench", 20)];
  const { status, body } = await putLineup(club, id, "home", { players });
  assert.deepEqual(
    [status, body.warnings.map(({ key }: { key: string }) => key)],
    [200, ["lineups.bench_limit"]],
  );
});

test("how many sit on the bench and come on is the competition's own rule", async (t) => {
  const club = await openClub(t);
  const { body: cup } = await club.call("/api/admin/competitions", {
    as: "editor",
    json: { name: "Winter Cup", kind: "cup", max_bench: 12, max_substitutions: 6 },
  });
  const { id } = await openMatch(club, { competition_id: cup.id });
  const put = (bench: number) =>
    putLineup(club, id, "home", { players: [...numbered(11), ...numbered(bench, "bench", 20)] });
  assert.deepEqual((await put(12)).body.warnings ?? [], []);
  const { body } = await put(13);
  assert.deepEqual(
    body.warnings.map(({ key }: { key: string }) => key),
    ["lineups.bench_limit"],
  );
  assert.equal((await edit(club, id)).body.match.max_bench, 12);
  const console = await club.call(`/api/matchday/${id}`, { as: "editor" });
  assert.equal(console.body.match.max_substitutions, 6);
});

test("a player of the squad brings the number and the names, and does not play for the opponent", async (t) => {
  const club = await openClub(t);
  const { id, noah } = await openMatch(club);
  await club.call(`/api/admin/teams/${noah.id}`, {
    as: "editor",
    method: "PUT",
    json: { name: "Noah", is_own: true },
  });
  const person = {
    first_name: "Narek",
    first_name_hy: "Նարեկ",
    last_name: "Sahradyan",
    last_name_hy: "Սահրադյան",
  };
  const json = { ...person, last_name_ru: "Саградян", position: "Forward", jersey_number: 9 };
  const player = (await club.call("/api/admin/players", { as: "editor", json })).body;
  const players = [{ role: "start", player_id: player.id, slot: 10, is_captain: true }];
  const { body } = await putLineup(club, id, "home", { players });
  assert.equal(body.players[0].number, 9);
  const { home } = await getLineups(club.app.db, id);
  assert.deepEqual(home?.players[0]?.lastNames, { en: "Sahradyan", hy: "Սահրադյան", ru: "Саградян" });
  assert.equal(home?.players[0]?.key, `player ${player.id}`);
  const refused = await putLineup(club, id, "away", { players });
  assert.deepEqual([refused.status, refused.body.key], [400, "lineups.not_of_side"]);
  const { candidates } = (await edit(club, id)).body.home;
  assert.deepEqual(
    candidates.map(({ number, line }: { number: number; line: string }) => [number, line]),
    [[9, "forward"]],
  );
});

test("of two people who name a side the second is asked, also where both begin", async (t) => {
  const club = await openClub(t);
  const { id } = await openMatch(club);
  const first = await putLineup(club, id, "home", { players: numbered(11), version: 0 });
  const second = await putLineup(club, id, "home", { players: numbered(10), version: 0 });
  assert.deepEqual([first.body.version, second.status, second.body.base], [1, 409, null]);
  assert.equal(JSON.parse(second.body.theirs.players).length, 11);
  const again = await putLineup(club, id, "home", { players: numbered(10), version: 1 });
  assert.deepEqual([again.status, again.body.version], [200, 2]);
  const same = await putLineup(club, id, "home", { players: numbered(10), version: 2 });
  assert.equal(same.body.version, 2, "a save that changes nothing is no version");
});

test("an earlier version comes back, and one from the trash unless another is there", async (t) => {
  const club = await openClub(t);
  const { id } = await openMatch(club);
  const { body } = await putLineup(club, id, "home", { players: numbered(11) });
  await putLineup(club, id, "home", { players: numbered(9), confirm: true });
  const history = `/api/admin/history/lineups/${body.id}`;
  const { revisions, total } = (await club.call(history, { as: "editor" })).body;
  assert.deepEqual([total, revisions[0].changed], [2, ["players", "is_short_confirmed"]]);
  const back = await club.call(`${history}/1/restore`, { as: "editor", json: { version: 2 } });
  assert.deepEqual([back.status, back.body.record.players.length], [200, 11], JSON.stringify(back.body));

  const remove = () => club.call(`/api/admin/matches/${id}/lineups/home`, { as: "editor", method: "DELETE" });
  assert.equal((await remove()).status, 200);
  assert.equal((await remove()).status, 404);
  const late = await putLineup(club, id, "home", { players: numbered(11), version: 3 });
  assert.deepEqual([late.status, late.body.key], [409, "lineups.deleted"], "whoever had it open is asked");
  assert.equal((await getLineups(club.app.db, id)).home, null);
  const { records } = (await club.call("/api/admin/trash", { as: "editor" })).body;
  assert.equal(records[0].title, "Noah – Van: Noah");
  const restore = () => club.call(`/api/admin/trash/lineups/${body.id}/restore`, { as: "editor", json: {} });
  await putLineup(club, id, "home", { players: numbered(7) });
  assert.deepEqual([(await restore()).status], [409]);
  await remove();
  assert.equal((await restore()).status, 200);
  assert.equal((await getLineups(club.app.db, id)).home?.players.length, 11);
});

test("a match takes its line-ups into the trash, brings them back, and for good", async (t) => {
  const club = await openClub(t);
  const { id } = await openMatch(club);
  await putLineup(club, id, "home", { players: numbered(11) });
  await club.call(`/api/admin/matches/${id}`, { as: "editor", method: "DELETE" });
  assert.equal((await edit(club, id)).status, 404);
  assert.equal((await read(club, id)).status, 404);
  await club.call(`/api/admin/trash/matches/${id}/restore`, { as: "editor", json: {} });
  assert.equal((await edit(club, id)).body.home.lineup.players.length, 11);
  await club.app.db.deleteFrom("matches").where("id", "=", id).execute();
  assert.deepEqual(await club.app.db.selectFrom("lineups").select("id").execute(), []);
});

test("the line-up of a team's last match is offered for its next, whichever side it was", async (t) => {
  const club = await openClub(t);
  const { id, noah, van } = await openMatch(club);
  const injured = { role: "out", number: 30, reason: "injury" };
  await putLineup(club, id, "home", { formation: "4-4-2", players: [...numbered(11), injured] });
  const next = { home_team_id: van.id, away_team_id: noah.id, match_date: "2026-03-21T15:00:00Z" };
  const later = await createMatch(club, next);
  const { home, away } = (await edit(club, later.id)).body;
  assert.equal(home.last, null);
  assert.deepEqual(
    [away.last.formation, away.last.opponent.en, away.last.players.length],
    ["4-4-2", "Van", 12],
  );
});

test("a second yellow card sends off though one names the number and the other the player", async (t) => {
  const club = await openClub(t);
  const { id, noah } = await openMatch(club, { status: "live" });
  await club.call(`/api/admin/teams/${noah.id}`, {
    as: "editor",
    method: "PUT",
    json: { name: "Noah", is_own: true },
  });
  const person = {
    first_name: "Narek",
    first_name_hy: "Նարեկ",
    last_name: "Sahradyan",
    last_name_hy: "Սահրադյան",
  };
  const json = { ...person, position: "Forward", jersey_number: 9 };
  const player = (await club.call("/api/admin/players", { as: "editor", json })).body;
  await putLineup(club, id, "home", { players: [{ role: "start", player_id: player.id }] });
  const { foldMatch } = await import("#src/features/ledger/match-state.ts");
  const yellow = (n: number, who: object) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    kind: "yellow" as const,
    payload: { who },
    side: "home" as const,
    period: "first" as const,
    clock_ms: n * 60_000,
    occurred_at: "2026-03-14T15:10:00.000Z",
    target: null,
  });
  const entries = [yellow(1, { number: 9 }), yellow(2, { player: player.id })];
  const lineups = await getLineups(club.app.db, id);
  assert.deepEqual(
    foldMatch(entries, lineups).lines.map(({ sendsOff }) => Boolean(sendsOff)),
    [false, true],
  );
  assert.deepEqual(
    foldMatch(entries).lines.map(({ sendsOff }) => Boolean(sendsOff)),
    [false, false],
  );
});
