import assert from "node:assert/strict";
import { test } from "node:test";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { listEntries } from "#src/features/ledger/queries.server.ts";
import type { EntryGiven } from "#src/features/ledger/schemas.server.ts";
import { putMatch } from "#src/features/matches/test-support.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { KICK_OFF, scoreIn, tapped, withMatchDay } from "./test-support.ts";

const start = (more: Partial<EntryGiven> = {}) =>
  tapped("period_start", {}, { clock_ms: 0, occurred_at: KICK_OFF, ...more });
const SECOND = { period: "second" as const, clock_ms: 45 * 60_000 };
const final = () => tapped("period_end", { final: true }, SECOND);
const goal = (side: "home" | "away", more: Partial<EntryGiven> = {}) => tapped("goal", {}, { side, ...more });
const undo = ({ id }: EntryGiven) => tapped("void", {}, { target: id });

/** Sends entries one after the other and reads the match after each. */
async function play(day: Awaited<ReturnType<typeof withMatchDay>>, ...entries: EntryGiven[]) {
  const seen: unknown[][] = [];
  for (const entry of entries) {
    const { body } = await day.send([entry]);
    assert.deepEqual(body.refused, []);
    const { status, outcome, phase } = await day.read();
    seen.push([status, outcome, phase]);
  }
  return seen;
}

test("the kick-off makes a match live, its end finishes it, and to take those back takes the status back", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const [kickOff, half, end] = [start(), tapped("period_end"), final()];
  assert.deepEqual(await play(day, kickOff, half, end, undo(end), undo(half), undo(kickOff)), [
    ["live", "played", "first"],
    ["live", "played", "half_time"],
    ["finished", "played", null],
    ["live", "played", "half_time"],
    ["live", "played", "first"],
    ["scheduled", "played", null],
  ]);
});

test("an abandoned match is postponed until it is resumed, a cancelled one stays so", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const stop = tapped("abandon", { why: "lights" }, { occurred_at: "2026-03-14T11:20:00.000Z" });
  const resume = tapped("resume", {}, { occurred_at: "2026-03-14T11:40:00.000Z" });
  assert.deepEqual(await play(day, start(), goal("home"), stop, resume), [
    ["live", "played", "first"],
    ["live", "played", "first"],
    ["postponed", "abandoned", null],
    ["live", "played", "first"],
  ]);
  assert.equal(scoreIn(await day.read()), "1:0");
});

test("a match that is called off before its kick-off is postponed and has no score, until it is kicked off after all", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const stop = tapped("abandon", { why: "pitch" }, { clock_ms: 0, occurred_at: "2026-03-14T10:40:00.000Z" });
  const resume = tapped("resume", {}, { clock_ms: 0, occurred_at: "2026-03-14T10:50:00.000Z" });
  assert.deepEqual(await play(day, stop, resume, start()), [
    ["postponed", "played", null],
    ["scheduled", "played", null],
    ["live", "played", "first"],
  ]);
});

test("what is decided when a match is abandoned is its status and outcome, and may be decided anew", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const occurred_at = "2026-03-14T11:20:00.000Z";
  const stop = (more: object) => tapped("abandon", { why: "pitch", ...more }, { occurred_at });
  const first = stop({ decision: "stands" });
  let minute = 20;
  const anew = (decision: string) =>
    tapped(
      "amend",
      { patch: { payload: { decision } } },
      { target: first.id, occurred_at: `2026-03-14T11:${++minute}:00.000Z` },
    );
  const resume = tapped("resume", {}, { occurred_at: "2026-03-14T11:40:00.000Z" });
  assert.deepEqual(
    await play(day, start(), goal("home"), first, anew("replayed"), anew("resumed"), anew("stands"), resume),
    [
      ["live", "played", "first"],
      ["live", "played", "first"],
      ["finished", "played", null],
      ["finished", "replayed", null],
      ["postponed", "abandoned", null],
      ["finished", "played", null],
      ["live", "played", "first"],
    ],
  );
  assert.equal(scoreIn(await day.read()), "1:0");
  await play(day, undo(resume));
  await setStatus(day, "live");
  assert.equal((await day.read()).phase, "first", "set in the form, it goes on");
});

test("what the form stops and lets go on stands at its minute, and the interruption is none of the clock", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await play(day, start());
  day.setNow("2026-03-14T11:30:00.000Z");
  await setStatus(day, "postponed");
  day.setNow("2026-03-14T11:55:00.000Z");
  await setStatus(day, "live");
  const entries = await listEntries(day.app.db, day.id);
  const { clock, lines } = foldMatch(entries);
  const told = lines.filter(({ entry }) => entry.kind !== "clock_shift");
  assert.deepEqual(
    told.map(({ entry, minute }) => [entry.kind, minute]),
    [
      ["period_start", 1],
      ["abandon", 31],
      ["resume", 31],
    ],
  );
  assert.equal(clock?.began_at, "2026-03-14T11:25:00.000Z");
});

test("a match that was abandoned with its result standing is final without goals, too, and stays so in the form", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await play(day, start(), tapped("abandon", { why: "other", decision: "stands" }));
  assert.equal(scoreIn(await day.read()), "0:0");
  await setStatus(day, "finished", { venue: "Armavir" });
  assert.deepEqual(await kindsOf(day), ["period_start", "abandon"]);
  await setStatus(day, "postponed", { outcome: "abandoned" });
  assert.deepEqual((await day.read()).outcome, "abandoned", "somebody has decided otherwise since");
});

test("the score follows the goals, and a match that was followed and had none ends 0:0", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const first = goal("away");
  await play(day, start(), first);
  assert.equal(scoreIn(await day.read()), "0:1");
  await play(day, undo(first), final());
  assert.equal(scoreIn(await day.read()), "0:0");
  const { id, version, ...match } = await day.read();
  await putMatch(day, id, { ...match, home_score: null, away_score: null, venue: "Armavir", version });
  assert.equal(scoreIn(await day.read()), "0:0", "also after a save of its venue");
});

test("extra time and the shoot-out stand beside the score and are never added to it", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const extra = { period: "extra_first" as const, clock_ms: 0 };
  const kick = (side: "home" | "away", result: string, ms: number) =>
    tapped("kick", { result }, { side, period: "shootout", clock_ms: ms });
  await day.send([
    ...[start(), goal("home"), goal("away", SECOND), tapped("period_end", {}, SECOND)],
    ...[tapped("period_start", {}, extra), goal("home", { ...extra, clock_ms: 60_000 })],
    ...[goal("away", { period: "extra_second", clock_ms: 60_000 })],
    ...[kick("home", "scored", 1), kick("away", "saved", 2), kick("home", "scored", 3)],
    tapped("period_end", { final: true }, { period: "shootout" }),
  ]);
  const { home_extra, away_extra, home_penalties, away_penalties, status, ...match } = await day.read();
  assert.deepEqual(
    [status, scoreIn(match), home_extra, away_extra, home_penalties, away_penalties],
    ["finished", "1:1", 2, 2, 2, 0],
  );
});

test("entries that come the day after are taken, and tell nobody that the match is on", async (t) => {
  const day = await withMatchDay(await openClub(t));
  day.setNow("2026-03-15T10:00:00.000Z");
  const late = await withLateSession(day);
  const kickOff = start();
  await late([kickOff, goal("home")]);
  assert.equal((await day.read()).status, "scheduled");
  await late([final()]);
  const match = await day.read();
  assert.deepEqual([match.status, scoreIn(match)], ["finished", "1:0"]);
  // Another kick-off of the day before takes nothing back.
  await late([undo(kickOff)]);
  assert.equal((await day.read()).status, "finished");
});

test("an abandonment that comes the day after counts, in whatever pieces and order its log arrives", async (t) => {
  const club = await openClub(t);
  const stop = () => tapped("abandon", { why: "lights" }, { occurred_at: "2026-03-14T11:30:00.000Z" });
  const followed = async (given: object, inPieces: (log: EntryGiven[]) => EntryGiven[][]) => {
    const day = await withMatchDay(club, given);
    day.setNow("2026-03-15T10:00:00.000Z");
    const late = await withLateSession(day);
    for (const piece of inPieces([start(), goal("home"), stop()])) await late(piece);
    const { status, outcome } = await day.read();
    day.setNow(KICK_OFF);
    return [status, outcome];
  };
  const ways: [string, (log: EntryGiven[]) => EntryGiven[][]][] = [
    ["at once", (log) => [log]],
    ["one by one", (log) => log.map((one) => [one])],
    ["backwards", (log) => log.toReversed().map((one) => [one])],
    ["in two", ([kickOff, ...rest]) => [[kickOff!], rest]],
  ];
  for (const [name, inPieces] of ways) {
    assert.deepEqual(await followed({}, inPieces), ["postponed", "abandoned"], name);
    const cancelled = { status: "cancelled" };
    assert.deepEqual(await followed(cancelled, inPieces), ["cancelled", "abandoned"], `cancelled, ${name}`);
  }
});

test("a match that was to be replayed, and was played to its end all the same, counts as played, also where its log comes the day after", async (t) => {
  const day = await withMatchDay(await openClub(t));
  day.setNow("2026-03-15T10:00:00.000Z");
  const late = await withLateSession(day);
  const stop = tapped(
    "abandon",
    { why: "lights", decision: "replayed" },
    { occurred_at: "2026-03-14T11:20:00.000Z" },
  );
  const resume = tapped("resume", {}, { occurred_at: "2026-03-14T11:40:00.000Z" });
  for (const one of [start(), goal("home"), stop]) await late([one]);
  const read = async () => {
    const match = await day.read();
    return [match.status, match.outcome, scoreIn(match)];
  };
  assert.deepEqual((await read()).slice(0, 2), ["finished", "replayed"]);
  for (const one of [resume, final()]) await late([one]);
  assert.deepEqual(await read(), ["finished", "played", "1:0"]);
});

test("what staff say of a match between two late pieces of its log stays", async (t) => {
  const day = await withMatchDay(await openClub(t));
  day.setNow("2026-03-15T10:00:00.000Z");
  const late = await withLateSession(day);
  const kickOff = start();
  await late([kickOff]);
  // The editor's session is one of the day before.
  day.setNow(KICK_OFF);
  await setStatus(day, "cancelled");
  day.setNow("2026-03-15T10:00:00.000Z");
  await late([goal("home"), tapped("abandon", { why: "lights" })]);
  assert.equal((await day.read()).status, "cancelled");
  await late([undo(kickOff)]);
  assert.equal((await day.read()).status, "cancelled");
});

/** A day later the session of before has ended. */
async function withLateSession(day: Awaited<ReturnType<typeof withMatchDay>>) {
  const { startSession } = await import("#src/features/accounts/session-commands.server.ts");
  const { token } = await startSession(day.app, day.editor.account.id, new Request("http://x/"));
  return async (entries: EntryGiven[]) => {
    const { status } = await day.call(`/api/matchday/${day.id}/ledger`, {
      json: { device: "phone", sent_at: KICK_OFF, after: 0, entries },
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(status, 200);
  };
}

async function kindsOf({ call, id }: TestClub & { id: number }): Promise<string[]> {
  const { body } = await call(`/api/matchday/${id}`, { as: "editor" });
  return body.entries.map(({ kind }: { kind: string }) => kind);
}

/** Saves a match with another status, as a program does. */
async function setStatus(day: Awaited<ReturnType<typeof withMatchDay>>, status: string, more: object = {}) {
  const { home_score, away_score, ...match } = await day.read();
  const { status: code, body } = await putMatch(day, day.id, { ...match, status, ...more });
  assert.equal(code, 200, JSON.stringify(body));
}

test("a status that is set in the form is in the log, and what is set back is taken back there", async (t) => {
  const day = await withMatchDay(await openClub(t));
  for (const status of ["live", "finished", "live", "postponed", "live", "scheduled"])
    await setStatus(day, status);
  assert.deepEqual(await kindsOf(day), [
    "period_start",
    "period_end",
    "void",
    "abandon",
    "resume",
    ...["void", "void", "void"],
  ]);
  const { status, phase, outcome } = await day.read();
  assert.deepEqual([status, phase, outcome], ["scheduled", null, "played"]);
});

test("a match that was ended and then abandoned is live in its log as well, once the form says so", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await play(day, start(), goal("home"), final(), tapped("abandon", { why: "lights" }));
  await setStatus(day, "live");
  const [[status, , phase] = []] = await play(day, goal("away"));
  assert.deepEqual([status, phase], ["live", "first"]);
});

test("a status that is set in the form by mistake and put right leaves the match its whistles and its clock", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const clock = async () => {
    const { body } = await day.call(`/api/matches/${day.id}/live`);
    const { clock, phase } = body.patches.at(-1);
    return [phase, clock?.period, clock?.began_at];
  };
  const second = start({ ...SECOND, occurred_at: "2026-03-14T12:00:00.000Z" });
  await play(day, start(), goal("home"), tapped("period_end"), second);
  const before = await clock();
  assert.equal(before[0], "second");
  for (const wrong of ["scheduled", "finished", "postponed"]) {
    for (const status of [wrong, "live"]) await setStatus(day, status);
    const { status, phase } = await day.read();
    assert.deepEqual([status, phase, ...(await clock())], ["live", "second", ...before], wrong);
  }
  await play(day, final());
  for (const status of ["scheduled", "finished"]) await setStatus(day, status);
  const entries = await listEntries(day.app.db, day.id);
  assert.deepEqual(foldMatch(entries).halfTime, { home: 1, away: 0 });
});

test("a match that was called off by mistake before its kick-off can be set to live in the form", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await play(day, tapped("abandon"), tapped("resume", {}, { occurred_at: "2026-03-14T11:02:00.000Z" }));
  for (const status of ["postponed", "scheduled", "live"]) await setStatus(day, status);
  assert.equal((await day.read()).status, "live");
  await setStatus(day, "finished");
  assert.equal((await day.read()).status, "finished");
});

test("a kick-off that was tapped too early and taken back in the form does not come back with the true one", async (t) => {
  const club = await openClub(t);
  const day = await withMatchDay(club);
  await play(day, start());
  await setStatus(day, "scheduled");
  const later = new Date(club.app.now().getTime() + 55 * 60_000);
  club.setNow(later.toISOString());
  await setStatus(day, "live");
  const { body } = await day.call(`/api/matches/${day.id}/live`);
  assert.equal(body.patches.at(-1).clock?.began_at, undefined);
});

test("a match that was set live in the form has no clock until somebody at the ground begins one", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await setStatus(day, "live");
  assert.equal((await day.read()).phase, null);
  await day.send([start({ occurred_at: "2026-03-14T11:03:00.000Z" })]);
  assert.equal((await day.read()).phase, "first");
});

test("a form that was opened before the kick-off saves what it says, and the match stays live with its goal", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const opened = await day.read();
  await day.send([start(), goal("home")]);
  const { status: code } = await putMatch(day, day.id, { ...opened, referee: "A. Vardanyan" });
  assert.equal(code, 200);
  const match = await day.read();
  assert.deepEqual([match.status, scoreIn(match), match.referee], ["live", "1:0", "A. Vardanyan"]);
});

test("a typed score gives way to the first goal of a live match, and stays beside a finished one", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await setStatus(day, "live", { home_score: 2, away_score: 0 });
  const { body } = await day.call(`/api/matchday/${day.id}`, { as: "editor" });
  assert.deepEqual(body.match.typed_score, { home: 2, away: 0 }, "the console can ask");
  await day.send([goal("home")]);
  assert.equal(scoreIn(await day.read()), "1:0");
  await setStatus(day, "finished", { home_score: 3, away_score: 0, outcome: "awarded" });
  await day.send([goal("home")]);
  const match = await day.read();
  assert.deepEqual([scoreIn(match), match.is_score_typed, match.outcome], ["3:0", true, "awarded"]);
});

test("a score typed over the goals of a live match is told to the console, which hears of it with its next question", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const stampNow = async () => (await day.send([])).body.stamp;
  await day.send([start(), goal("home")]);
  const before = await stampNow();
  await setStatus(day, "live", { home_score: 3, away_score: 1 });
  assert.notEqual(await stampNow(), before);
  const read = async () =>
    (await day.call(`/api/matchday/${day.id}`, { as: "editor" })).body.match.score_over_goals;
  assert.deepEqual(await read(), { home: 3, away: 1 });
  await day.send([goal("away")]);
  assert.equal(scoreIn(await day.read()), "3:1", "it stays");
  assert.deepEqual(await read(), { home: 3, away: 1 });
  await setStatus(day, "live", { home_score: null, away_score: null });
  assert.equal(await read(), null);
  assert.equal(await stampNow(), before);
});

test("halves of 40 minutes give their minutes to the events of the second half", async (t) => {
  const day = await withMatchDay(await openClub(t), { half_lengths: "40,40" });
  await day.send([start(), goal("home", { period: "second", clock_ms: 60_000 })]);
  const minutes = async () => (await day.read()).events.map(({ minute }: { minute: number }) => minute);
  assert.deepEqual(await minutes(), [42]);
  const { body } = await day.call(`/api/matchday/${day.id}`, { as: "editor" });
  assert.deepEqual(body.match.lengths, [40, 40, 15, 15]);
  await setStatus(day, "live", { half_lengths: "35,35" });
  assert.deepEqual(await minutes(), [37]);
  const { status } = await putMatch(day, day.id, { ...(await day.read()), half_lengths: "about forty" });
  assert.equal(status, 400);
});

test("the player of one side does nothing for the other, and nobody knows a player who is not there", async (t) => {
  const club = await openClub(t);
  club.setNow(KICK_OFF);
  const { body: own } = await club.call("/api/admin/teams", {
    as: "editor",
    json: { name: "Argishti", name_hy: "Արգիշտի", name_ru: "Аргишти", is_own: true },
  });
  const json = {
    first_name: "Levon",
    first_name_hy: "Լևոն",
    last_name: "A.",
    last_name_hy: "Ա.",
    position: "Forward",
  };
  const { body: player } = await club.call("/api/admin/players", { as: "editor", json });
  const day = await withMatchDay(club, { home_team_name: null, home_team_id: own.id });
  const scorer = { player: player.id };
  const against = tapped("goal", { scorer }, { side: "away" });
  const unknown = tapped("yellow", { who: { player: 999 } }, { side: "home" });
  const ownGoal = tapped("goal", { scorer, how: "own_goal" }, { side: "away" });
  const ours = tapped("goal", { scorer }, { side: "home" });
  const { body } = await day.send([against, unknown, ownGoal, ours]);
  assert.deepEqual(
    body.refused.map(({ id, key }: Record<string, string>) => [id, key]),
    [
      [against.id, "match_events.not_of_side"],
      [unknown.id, "records.not_found"],
    ],
  );
  assert.equal(body.accepted.length, 2);
  const turned = tapped("amend", { patch: { side: "home" } }, { target: ownGoal.id });
  assert.deepEqual((await day.send([turned])).body.refused[0].key, "match_events.not_of_side");

  // Somebody puts him in the trash while the match is on.
  const remove = { as: "admin", method: "DELETE" } as const;
  assert.equal((await club.call(`/api/admin/players/${player.id}`, remove)).status, 200);
  const later = tapped("amend", { patch: { clock_ms: 30 * 60_000 } }, { target: ours.id });
  const { accepted, refused } = (await day.send([ours, later])).body;
  assert.deepEqual([accepted.length, refused], [2, []], "what stands is corrected, and taken again as it is");
  const anew = tapped("goal", { scorer }, { side: "home" });
  const assisted = tapped("amend", { patch: { payload: { assist: scorer } } }, { target: ownGoal.id });
  assert.equal((await day.send([anew, assisted])).body.refused.length, 2);
});

test("nobody knows a person who is not there; who plays for the opponent scores no goal for us, unless our line-up names him; his own goal counts", async (t) => {
  const club = await openClub(t);
  club.setNow(KICK_OFF);
  const post = async (path: string, json: object) => (await club.call(path, { as: "admin", json })).body;
  const team = (name: string) => post("/api/admin/teams", { name, name_hy: name, name_ru: name });
  const [home, away] = [await team("Shirak"), await team("Noah")];
  const day = await withMatchDay(club, {
    ...{ home_team_name: null, home_team_id: home.id },
    ...{ away_team_name: null, away_team_id: away.id },
  });
  const { season } = await day.read();
  const { person_id: person, id: place } = await post("/api/admin/squads", {
    ...{ season, team_id: away.id, number: 9 },
    person: { last_name: "Petrosyan" },
  });
  const scorer = { person };
  const goal = () => tapped("goal", { scorer }, { side: "home" });
  const ownGoal = tapped("goal", { scorer, how: "own_goal" }, { side: "home" });
  const stranger = tapped("yellow", { who: { person: 999 } }, { side: "home" });
  const refusal = (await day.send([stranger])).body.refused[0];
  assert.deepEqual([refusal.id, refusal.key], [stranger.id, "records.not_found"]);
  assert.match(refusal.message, /person.*999/);
  const mixed = tapped("yellow", { who: { player: 999, person: 999 } }, { side: "home" });
  const renamed = tapped("amend", { patch: { payload: { assist: { person: 999 } } } });
  const { body } = await day.send([goal(), ownGoal, mixed, { ...renamed, target: ownGoal.id }]);
  assert.deepEqual(
    body.refused.splice(1).map(({ key }: Record<string, string>) => key),
    ["records.not_found", "records.not_found"],
  );
  assert.deepEqual(
    body.refused.map(({ key, message }: Record<string, string>) => [key, message!.includes("Petrosyan")]),
    [["match_events.not_of_side", true]],
  );
  assert.equal(body.accepted.length, 1);
  const json = { players: [{ role: "bench", person_id: person, number: 9, player_last_name: "Petrosyan" }] };
  const path = `/api/admin/matches/${day.id}/lineups/home`;
  assert.equal((await club.call(path, { as: "editor", method: "PUT", json })).status, 200);
  assert.deepEqual((await day.send([goal()])).body.refused, []);
  // Out of the squad and deleted, he stands in the line-up still, and the console offers his shirt.
  for (const gone of [`squads/${place}`, `people/${person}`])
    assert.equal((await club.call(`/api/admin/${gone}`, { as: "admin", method: "DELETE" })).status, 200);
  assert.deepEqual((await day.send([goal()])).body.refused, []);
});
