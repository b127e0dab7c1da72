import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { emptyTrash } from "#src/features/history/commands.server.ts";
import type { Kind } from "#src/features/ledger/ledger.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { listEntries } from "#src/features/ledger/queries.server.ts";
import { type EntryGiven, NewEntry } from "#src/features/ledger/schemas.server.ts";
import { seeded } from "#src/features/ledger/test-support.ts";
import { lockRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { openClub } from "#tests/support/club.ts";
import { type EventValues, eventsShownOf, isShownAs } from "./ledger-rows.ts";
import { takeEntries } from "./log-commands.server.ts";
import { match as matchRecord } from "./match.record.ts";
import { EVENT_TYPES } from "./match.ts";
import { rulesOf } from "./match-rules.ts";
import { createMatch } from "./test-support.ts";

async function openLog(t: TestContext) {
  const club = await openClub(t);
  const { id } = await createMatch(club, { status: "live" });
  const path = `/api/admin/matches/${id}/events`;
  const events = async () => (await club.call(path, { as: "editor" })).body.events;
  // What says that the match is live is there already.
  const log = () => listEntries(club.app.db, id, 1);
  const write = (...entries: EntryGiven[]) =>
    save(club.editor, "editor", async (current) => {
      const match = await lockRecord(current, matchRecord, id);
      return takeEntries(current, match, "phone", entries);
    });
  /** The log says what the events say. */
  const agree = async (told: string, half_lengths = "") => {
    const rules = rulesOf({ half_lengths });
    const shown = foldMatch(await log(), undefined, rules).lines.flatMap(eventsShownOf);
    const stored = await events();
    const brief = (list: EventValues[]) =>
      list.map(({ event_type, team_type, minute, extra_time, player_last_name, description_hy }) =>
        [event_type, team_type, minute, extra_time, player_last_name, description_hy].join(" "),
      );
    assert.deepEqual(brief(stored).sort(), brief(shown).sort(), told);
    assert.ok(isShownAs(stored, shown), told);
  };
  return { ...club, id, path, events, log, write, agree };
}

function entry(kind: Kind, payload: object = {}, more: Partial<EntryGiven> = {}): EntryGiven {
  const given = { id: crypto.randomUUID(), kind, payload, period: "first", clock_ms: 60_000, ...more };
  return NewEntry.parse({ occurred_at: "2026-03-14T11:01:00.000Z", ...given });
}

test("a goal that is entered with the form is an entry of the log, its correction and its removal too", async (t) => {
  const { call, path, log, agree } = await openLog(t);
  const goal = { event_type: "goal", team_type: "home", minute: 12, player_last_name: "Hakhverdyan" };
  const { body } = await call(path, { as: "editor", json: goal });
  const one = `${path}/${body.id}`;
  await agree("made");
  await call(one, { as: "editor", method: "PUT", json: { ...goal, minute: 13 } });
  await call(one, { as: "editor", method: "PUT", json: { ...goal, event_type: "own_goal", minute: 13 } });
  await agree("changed");
  await call(one, { as: "editor", method: "DELETE" });
  await agree("gone");
  await call(`/api/admin/trash/match_events/${body.id}/restore`, { as: "editor", method: "POST" });
  await agree("back");
  assert.deepEqual(
    (await log()).map(({ kind }) => kind),
    ["goal", "amend", "amend", "void", "void"],
  );
});

test("minutes that were typed stay when the halves are found to have been shorter", async (t) => {
  const { call, id, path, agree } = await openLog(t);
  for (const minute of [40, 50, 69])
    await call(path, { as: "editor", json: { event_type: "goal", team_type: "home", minute } });
  const match = (await call(`/api/matches/${id}`)).body;
  const json = { ...match, status: "finished", half_lengths: "35,35" };
  const { status, body } = await call(`/api/admin/matches/${id}`, { as: "editor", method: "PUT", json });
  assert.equal(status, 200);
  assert.deepEqual(
    body.events.map(({ minute }: { minute: number }) => minute),
    [40, 50, 69],
  );
  await agree("by other lengths", "35,35");
});

test("a save that changes no event writes nothing into the log", async (t) => {
  const { call, id, path, log } = await openLog(t);
  const json = { event_type: "goal", team_type: "away", minute: 12 };
  const { body } = await call(path, { as: "editor", json });
  await call(`${path}/${body.id}`, { as: "editor", method: "PUT", json });
  const match = (await call(`/api/matches/${id}`)).body;
  await call(`/api/admin/matches/${id}`, {
    as: "editor",
    method: "PUT",
    json: { ...match, venue: "Armavir" },
  });
  assert.equal((await log()).length, 1);
});

test("whatever is done with the form, the log says the same", async (t) => {
  const { call, path, events, agree } = await openLog(t);
  const random = seeded(17);
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)]!;
  const names = ["Rivas", "Sahradyan", "Araksyan"];
  const fresh = () => ({
    event_type: pick(EVENT_TYPES),
    team_type: pick(["home", "away"]),
    minute: 1 + Math.floor(random() * 90),
    extra_time: random() < 0.2 ? 4 : null,
    player_last_name: pick(names),
    description_hy: pick(["", "Գլխով"]),
  });
  const gone: number[] = [];
  for (let n = 0; n < 40; n++) {
    const there: { id: number; pair_id: number | null; event_type: string }[] = await events();
    const what = random();
    if (what < 0.35 || there.length === 0) await call(path, { as: "editor", json: fresh() });
    else if (what < 0.5) {
      const substitution = {
        ...fresh(),
        event_type: "substitution",
        player_last_name: undefined,
        player_in: { player_last_name: "Adeyo" },
        player_out: { player_last_name: pick(names) },
      };
      await call(path, { as: "editor", json: substitution });
    } else if (what < 0.75) {
      const one = pick(there);
      const json = { ...fresh(), ...(one.pair_id ? { event_type: one.event_type } : {}) };
      await call(`${path}/${one.id}`, { as: "editor", method: "PUT", json });
    } else if (what < 0.9) {
      const one = pick(there);
      gone.push(one.id);
      await call(`${path}/${one.id}`, { as: "editor", method: "DELETE" });
    } else if (gone.length > 0) {
      const id = gone.splice(Math.floor(random() * gone.length), 1)[0]!;
      await call(`/api/admin/trash/match_events/${id}/restore`, { as: "editor", method: "POST" });
    }
    await agree(`step ${n}`);
  }
});

test("what a phone writes is shown as events, with the score of its goals", async (t) => {
  const { call, id, write, events, agree, log } = await openLog(t);
  const goal = entry(
    "goal",
    { scorer: { names: { player_last_name: "Rivas" } } },
    { side: "home", clock_ms: 700_000 },
  );
  const sub = entry(
    "sub",
    { on: { names: { player_last_name: "In" } }, off: { names: { player_last_name: "Out" } } },
    { side: "away", clock_ms: 900_000 },
  );
  const yellow = () =>
    entry("yellow", { who: { names: { player_last_name: "Twice" } } }, { side: "away", period: "second" });
  await write(goal, sub, yellow(), yellow());
  await agree("written");
  const types = async () => (await events()).map((event: { event_type: string }) => event.event_type);
  assert.deepEqual(await types(), [
    "goal",
    "substitution_out",
    "substitution_in",
    "yellow_card",
    "yellow_card",
    "red_card",
  ]);
  assert.equal((await call(`/api/matches/${id}`)).body.home_score, 1);

  const own = entry("amend", { patch: { side: "away", payload: { how: "own_goal" } } }, { target: goal.id });
  await write(own);
  const after = (await call(`/api/matches/${id}`)).body;
  assert.deepEqual([after.home_score, after.away_score], [0, 1]);
  await write(entry("void", {}, { target: sub.id }), entry("void", {}, { target: own.id }));
  await agree("corrected");
  assert.deepEqual(await types(), ["goal", "yellow_card", "yellow_card", "red_card"]);
  assert.equal((await log()).length, 7, "only what the phone wrote");
});

test("a goal that two phones called not given, and whose event is brought back, counts in the log as well and stays", async (t) => {
  const { call, write, agree, events } = await openLog(t);
  const goal = entry("goal", {}, { side: "home" });
  const at = (second: number) => ({ target: goal.id, occurred_at: `2026-03-14T11:02:0${second}.000Z` });
  await write(goal);
  const [{ id }] = await events();
  await write(entry("goal_disallowed", {}, at(1)), entry("goal_disallowed", {}, at(2)));
  await agree("not given");
  await call(`/api/admin/trash/match_events/${id}/restore`, { as: "editor", method: "POST" });
  await agree("brought back");
  await write(entry("corner", {}, { side: "home" }));
  await agree("after a corner");
  assert.deepEqual(
    (await events()).map((one: { id: number }) => one.id),
    [id],
  );
});

test("a goal of a player who was deleted since can be brought back, and holds up nothing that comes with it", async (t) => {
  const { call, id, write, app, setNow } = await openLog(t);
  const names = { first_name: "Levon", first_name_hy: "Լևոն", last_name: "Rivas", last_name_hy: "Ռիվաս" };
  const json = { ...names, position: "Forward" };
  const player = (await call("/api/admin/players", { as: "editor", json })).body.id;
  const goal = entry("goal", { scorer: { player } }, { side: "home" });
  const taken = entry("void", {}, { target: goal.id });
  await write(goal, taken);
  await call(`/api/admin/players/${player}`, { as: "editor", method: "DELETE" });
  const back = entry("void", {}, { target: taken.id });
  const { accepted, refused } = await write(back, entry("goal", {}, { side: "away" }));
  assert.deepEqual([accepted.length, refused], [2, []]);
  const shown = async () => {
    const { home_score, away_score, events } = (await call(`/api/matches/${id}`)).body;
    return [home_score, away_score, events.map((event: EventValues) => event.player_last_name).sort()];
  };
  assert.deepEqual(await shown(), [1, 1, ["", "Rivas"]]);

  const again = entry("void", {}, { target: back.id });
  await write(again);
  setNow("2026-05-11T09:00:00.000Z");
  await emptyTrash(app);
  await write(entry("corner", {}, { side: "home" }));
  assert.deepEqual(await shown(), [0, 1, [""]]);
  await write(entry("void", {}, { target: again.id }));
  assert.deepEqual((await shown()).slice(0, 2), [1, 1]);
});

test("a match takes entries also when somebody who scored in it is gone for good, and keeps his name", async (t) => {
  const { call, id, write, app, setNow } = await openLog(t);
  const names = { first_name: "Levon", first_name_hy: "Լևոն", last_name: "Rivas", last_name_hy: "Ռիվաս" };
  const json = { ...names, position: "Forward" };
  const player = (await call("/api/admin/players", { as: "editor", json })).body.id;
  await write(entry("goal", { scorer: { player } }, { side: "home" }));
  await call(`/api/admin/players/${player}`, { as: "editor", method: "DELETE" });
  setNow("2026-05-11T09:00:00.000Z");
  await emptyTrash(app);
  const { accepted } = await write(entry("attendance", { people: 900 }));
  assert.equal(accepted.length, 1);
  assert.deepEqual(
    (await call(`/api/matches/${id}`)).body.events.map((event: EventValues) => [
      event.player_id,
      event.player_last_name,
    ]),
    [[null, "Rivas"]],
  );
});
