import assert from "node:assert/strict";
import { test } from "node:test";
import { numbered, putLineup } from "#src/features/lineups/test-support.ts";
import { OWN_CREST } from "#src/features/teams/crest.ts";
import { openClub } from "#tests/support/club.ts";
import { KICK_OFF, tapped, withMatchDay } from "./test-support.ts";

const keys = ({ refused }: { refused: { key: string }[] }) => refused.map(({ key }) => key);

test("a console gets the match, its teams, who may play and the whole log", async (t) => {
  const { call, send, id } = await withMatchDay(await openClub(t));
  await send([tapped("corner", {}, { side: "home" })]);
  const { status, body } = await call(`/api/matchday/${id}`, { as: "editor" });
  assert.equal(status, 200);
  assert.deepEqual(body.match.home.names, { en: "Hosts", hy: "Hosts", ru: "Hosts" });
  assert.deepEqual(body.match.lengths, [45, 45, 15, 15]);
  assert.match(body.match.path, new RegExp(`^/matches/${id}-hosts-`));
  assert.deepEqual(
    [body.seq, body.entries.map(({ kind }: { kind: string }) => kind), body.lineups],
    [1, ["corner"], { home: null, away: null }],
  );
});

test("what a phone sends is taken once, however often it sends it, and the other's entries come back", async (t) => {
  const { send } = await withMatchDay(await openClub(t));
  const [mine, theirs] = [tapped("corner", {}, { side: "home" }), tapped("foul", {}, { side: "away" })];
  await send([theirs], { device: "tablet" });
  const first = (await send([mine], { after: 1 })).body;
  const again = (await send([mine, mine], { after: 0 })).body;
  assert.deepEqual(first.accepted, [{ id: mine.id, seq: 2 }]);
  assert.deepEqual(again.accepted, [
    { id: mine.id, seq: 2 },
    { id: mine.id, seq: 2 },
  ]);
  assert.deepEqual(
    again.news.map(({ id, device, seq }: Record<string, unknown>) => [id, device, seq]),
    [
      [theirs.id, "tablet", 1],
      [mine.id, "phone", 2],
    ],
  );
});

test("a phone hears with its next question that the sides were turned, so that no goal counts for the other club", async (t) => {
  const { call, send, id } = await withMatchDay(await openClub(t));
  const stamp = async () => (await call(`/api/matchday/${id}`, { as: "editor" })).body.match.stamp;
  const before = await stamp();
  assert.equal((await send([tapped("goal", {}, { side: "home" })])).body.stamp, before);
  const { home_team_name, away_team_name, match_date } = (await call(`/api/matches/${id}`)).body;
  const turned = { home_team_name: away_team_name, away_team_name: home_team_name, match_date };
  await call(`/api/admin/matches/${id}`, { as: "editor", method: "PUT", json: turned });
  const after = (await send([])).body.stamp;
  assert.notEqual(after, before);
  assert.equal(after, await stamp());
});

test("a phone hears with its next question that a line-up was saved, changed or deleted, for it tells second yellow cards by it", async (t) => {
  const club = await openClub(t);
  const { call, send, id } = await withMatchDay(club);
  const stamps = [(await call(`/api/matchday/${id}`, { as: "editor" })).body.match.stamp];
  const isNew = async (what: string) => {
    const { stamp } = (await send([])).body;
    assert.ok(!stamps.includes(stamp), what);
    assert.equal(stamp, (await call(`/api/matchday/${id}`, { as: "editor" })).body.match.stamp);
    stamps.push(stamp);
  };
  const saved = await putLineup(club, id, "away", { players: numbered(11) });
  assert.equal(saved.status, 200);
  await isNew("saved");
  await putLineup(club, id, "away", { players: numbered(11, "start", 2), version: saved.body.version });
  await isNew("changed");
  await call(`/api/admin/matches/${id}/lineups/away`, { as: "editor", method: "DELETE" });
  assert.equal((await send([])).body.stamp, stamps[0]);
});

test("a bad entry is refused with a sentence, the others of its request are written", async (t) => {
  const { send } = await withMatchDay(await openClub(t));
  const good = tapped("corner", {}, { side: "home" });
  const { status, body } = await send([
    7,
    { kind: "dance" },
    tapped("goal", {}, { side: "left" as never }),
    tapped("goal"),
    { ...tapped("corner", {}, { side: "home" }), clock_ms: -1 },
    good,
  ]);
  assert.equal(status, 200);
  assert.equal(body.refused.length, 5);
  assert.equal(keys(body).at(-1), "ledger.side_missing");
  for (const { message } of body.refused) assert.match(message, /\w.*\.$/);
  assert.deepEqual(body.accepted, [{ id: good.id, seq: 1 }]);
});

test("a body that can't be read at all is refused as a whole, by its fields", async (t) => {
  const { call, id } = await withMatchDay(await openClub(t));
  const path = `/api/matchday/${id}/ledger`;
  const { status, body } = await call(path, { as: "editor", json: { device: "", entries: 3 } });
  assert.equal(status, 400);
  assert.deepEqual(body.issues.map((issue: { path: string }) => issue.path).sort(), [
    ...["after", "device", "entries", "sent_at"],
  ]);
});

test("the log of a match takes 2,000 entries, and says so to the next", async (t) => {
  const { send } = await withMatchDay(await openClub(t));
  for (let at = 0; at < 20; at++)
    assert.equal(
      (
        await send(
          Array.from({ length: 100 }, () => tapped("corner", {}, { side: "home" })),
          { after: 2000 },
        )
      ).status,
      200,
    );
  const { status, body } = await send([tapped("corner", {}, { side: "home" })], { after: 2000 });
  assert.equal(status, 200);
  assert.deepEqual(keys(body), ["ledger.full"]);
});

test("the log of a match takes 300 goals, cards and substitutions: phone and office hear it of the next", async (t) => {
  const { send, call, id } = await withMatchDay(await openClub(t));
  const card = () => tapped("yellow", {}, { side: "home" });
  const cards = Array.from({ length: 300 }, card);
  for (let at = 0; at < 300; at += 100)
    assert.deepEqual(keys((await send(cards.slice(at, at + 100), { after: at })).body), []);
  const refused = (await send([card(), tapped("corner", {}, { side: "home" })], { after: 300 })).body;
  assert.deepEqual([keys(refused), refused.accepted.length], [["ledger.full_of_events"], 1]);
  assert.match(refused.refused[0].message, /300 goals, cards/);
  const path = `/api/admin/matches/${id}/events`;
  const json = { event_type: "red_card", team_type: "away", minute: 3 };
  const written = await call(path, { as: "editor", json });
  assert.deepEqual([written.status, written.body.key], [400, "ledger.full_of_events"]);
  // Who takes one back has room for another, and none for both.
  const taken = tapped("void", {}, { target: cards[0]!.id });
  assert.deepEqual(keys((await send([taken, card()], { after: 301 })).body), []);
  const back = (await send([tapped("void", {}, { target: taken.id })], { after: 303 })).body;
  assert.deepEqual(keys(back), ["ledger.full_of_events"]);
  assert.equal((await call(`/api/matches/${id}`)).body.events.length, 300);
});

test("who only asks for news makes no page old, and a shorter log than the phone knows comes whole", async (t) => {
  const { app, send } = await withMatchDay(await openClub(t));
  await send([tapped("corner", {}, { side: "home" })]);
  const before = app.changes.stamp().generation;
  const { body } = await send([], { after: 9 });
  assert.deepEqual([body.news.length, body.seq, body.from], [1, 1, 0]);
  assert.equal(app.changes.stamp().generation, before);
});

test("a phone whose place in the log holds another entry, after a restore, gets the whole log", async (t) => {
  const { send, call, id } = await withMatchDay(await openClub(t));
  const entries = [tapped("corner", {}, { side: "home" }), tapped("foul", {}, { side: "away" })];
  await send(entries);
  const ask = async (after: number, last?: string) => {
    const json = { device: "tablet", sent_at: KICK_OFF, after, entries: [], ...(last ? { last } : {}) };
    const { body } = await call(`/api/matchday/${id}/ledger`, { as: "editor", json });
    return [body.from, body.seq, body.news.length];
  };
  assert.deepEqual(await ask(2, entries[1]!.id), [2, 2, 0]);
  assert.deepEqual(await ask(2, entries[0]!.id), [0, 2, 2]);
  assert.deepEqual(await ask(9, entries[0]!.id), [0, 2, 2]);
  assert.deepEqual(await ask(1), [1, 2, 1]);
});

test("a goal that was held back counts with the next question, also when that one has a key", async (t) => {
  const { send, setNow, read } = await withMatchDay(await openClub(t));
  const goal = () => tapped("goal", {}, { side: "home" });
  await send([tapped("period_start"), goal()]);
  await send([goal()], { device: "tablet" });
  assert.equal((await read()).home_score, 1);
  setNow("2026-03-14T11:02:00.000Z");
  const foul = tapped("foul", {}, { side: "away" });
  const headers = { "idempotency-key": "a phone's own key".replaceAll(" ", "-") };
  assert.equal((await send([foul], { headers })).status, 200);
  assert.equal((await read()).home_score, 2);
});

test("an entry of a year that no match is played in is refused", async (t) => {
  const { send } = await withMatchDay(await openClub(t));
  const of = (occurred_at: string) => tapped("corner", {}, { side: "home", occurred_at });
  const { body } = await send([of("9999-12-31T23:59:59.999Z"), of("0000-01-01T00:00:00Z")]);
  assert.deepEqual([body.accepted, body.refused.length], [[], 2]);
});

test("in the console each club has its own crest, also where both squads are known", async (t) => {
  const club = await openClub(t);
  club.setNow(KICK_OFF);
  const post = async (path: string, json: object) => (await club.call(path, { as: "editor", json })).body;
  const { id: own } = await post("/api/admin/teams", { name: "Argishti", is_own: true });
  const { id: noah } = await post("/api/admin/teams", { name: "Noah" });
  await post("/api/admin/seasons", { season: "2025-26" });
  const player = { first_name: "Levon", first_name_hy: "Լևոն", last_name: "A.", last_name_hy: "Ա." };
  await post("/api/admin/players", { ...player, position: "Forward" });
  await post("/api/admin/squads", {
    season: "2025-26",
    team_id: noah,
    person: { first_name: "Gor" },
    number: 9,
  });
  const sides = { home_team_name: null, home_team_id: noah, away_team_name: null, away_team_id: own };
  const day = await withMatchDay(club, sides);
  const { body } = await day.call(`/api/matchday/${day.id}`, { as: "editor" });
  assert.deepEqual([body.squads.home.length, body.squads.away.length], [1, 1]);
  assert.deepEqual([body.match.home.crest, body.match.away.crest], ["", OWN_CREST]);
});
