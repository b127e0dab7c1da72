import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import type { KyselyPlugin } from "kysely";
import { track } from "#src/app/tracking.server.ts";
import { DatabaseSilent } from "#src/db/faults.server.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { MOST_PATCH_BYTES, type Patch, unpackPatch } from "#src/features/ledger/patch.ts";
import { loadMatchPage } from "#src/features/match-page/site/match-page-data.server.ts";
import { publishMatches } from "#src/features/matches/live.server.ts";
import { isShown } from "#src/features/matches/live-matches.ts";
import { readPatchesForAll } from "#src/features/matches/patch-queries.server.ts";
import { createMatch, putMatch } from "#src/features/matches/test-support.ts";
import { openHub } from "#src/live/hub.server.ts";
import { openClub } from "#tests/support/club.ts";
import { KICK_OFF, tapped, withMatchDay } from "./test-support.ts";

type Day = Awaited<ReturnType<typeof withMatchDay>>;

const start = () => tapped("period_start", {}, { clock_ms: 0, occurred_at: KICK_OFF });
const goal = () => tapped("goal", { scorer: { number: 9 } }, { side: "home" });

test("who knows a match to a place gets what is behind it, with score, period and clock of now", async (t) => {
  const { call, id, send } = await withMatchDay(await openClub(t));
  const entries = [start(), tapped("corner", {}, { side: "home" }), goal()];
  await send(entries);
  const { body, headers } = await call(`/api/matches/${id}/live?after=1`);
  assert.equal(body.seq, 3);
  assert.match(headers.get("cache-control") ?? "", /public/);
  assert.deepEqual(
    body.patches.map(({ seq, entry }: Patch) => [seq, entry!.id]),
    [
      [2, entries[1]!.id],
      [3, entries[2]!.id],
    ],
  );
  for (const { score, phase, status, clock } of body.patches as Patch[])
    assert.deepEqual(
      [score, phase, status, clock],
      [{ home: 1, away: 0 }, "first", "live", { period: "first", began_at: KICK_OFF, added: null }],
    );
  const all = (await call(`/api/matches/${id}/live`)).body.patches.map(({ entry }: Patch) => entry!);
  assert.deepEqual(foldMatch(all).score, { home: 1, away: 0 });
});

test("the answer is the same until the next entry, and tells of no device and no account", async (t) => {
  const { call, id, send } = await withMatchDay(await openClub(t));
  await send([goal()]);
  const before = (await call(`/api/matches/${id}/live`)).headers.get("etag");
  assert.equal((await call(`/api/matches/${id}/live`)).headers.get("etag"), before);
  await send([goal()]);
  const { headers, body } = await call(`/api/matches/${id}/live`);
  assert.notEqual(headers.get("etag"), before);
  assert.doesNotMatch(JSON.stringify(body), /phone|account|device/);
});

test("a match that is not there, and a place that is none, are refused", async (t) => {
  const { call, id } = await withMatchDay(await openClub(t));
  const statusOf = async (path: string) => (await call(path)).status;
  assert.equal(await statusOf("/api/matches/999/live"), 404);
  for (const after of ["-1", "1e3", "x", "99999999999999999999"])
    assert.equal(await statusOf(`/api/matches/${id}/live?after=${after}`), 400, after);
  assert.deepEqual((await call(`/api/matches/${id}/live?after=77`)).body, { seq: 0, patches: [] });
});

test("a comment that was taken back or written anew stands nowhere on the site", async (t) => {
  const { app, call, id, send } = await withMatchDay(await openClub(t));
  const say = (text: string) => tapped("comment", { text, language: "en" });
  const [gone, changed] = [say("Call Aram on 555-01"), say("Two of 555-02 came on")];
  const amend = (text: string, occurred_at: string) =>
    tapped("amend", { patch: { payload: { text } } }, { target: changed.id, occurred_at });
  await send([start(), gone, changed, say("A fine day")]);
  await send([
    tapped("void", {}, { target: gone.id }),
    amend("555-03, that is", "2026-03-14T11:02:00.000Z"),
    amend("Two came on", "2026-03-14T11:03:00.000Z"),
  ]);
  const { body } = await call(`/api/matches/${id}/live`);
  const shown = foldMatch(body.patches.map(({ entry }: Patch) => entry!)).lines.flatMap(({ entry }) =>
    entry.kind === "comment" && !entry.isVoid ? [entry.payload.text] : [],
  );
  assert.deepEqual(shown.sort(), ["A fine day", "Two came on"]);
  const redirect: Response = await loadMatchPage(app, "en", String(id), "").catch((thrown) => thrown);
  const address = redirect.headers.get("location")!.replace("/matches/", "");
  const { log } = await loadMatchPage(app, "en", address, "");
  assert.equal(log.entries.length, 7);
  for (const text of [JSON.stringify(body), JSON.stringify(log)]) assert.doesNotMatch(text, /555-0/);
});

test("what was written to a goal or a card and taken back, or written anew, stands nowhere on the site", async (t) => {
  const { app, call, id, send } = await withMatchDay(await openClub(t));
  const noted = (kind: "goal" | "yellow", en: string) => tapped(kind, { note: { en } }, { side: "home" });
  const [goal, card] = [noted("goal", "Call 555-01"), noted("yellow", "He said 555-02")];
  const check = tapped("var", { about: "555-03" });
  const note = (words: object | null, occurred_at: string) =>
    tapped("amend", { patch: { payload: { note: words } } }, { target: goal.id, occurred_at });
  await send([start(), goal, card, check]);
  await send([
    note({ en: "555-04" }, "2026-03-14T11:02:00.000Z"),
    note(null, "2026-03-14T11:03:00.000Z"),
    note({ en: "From the halfway line" }, "2026-03-14T11:04:00.000Z"),
    ...[card, check].map(({ id: target }) => tapped("void", {}, { target })),
  ]);
  const { body } = await call(`/api/matches/${id}/live`);
  const redirect: Response = await loadMatchPage(app, "en", String(id), "").catch((thrown) => thrown);
  const address = redirect.headers.get("location")!.replace("/matches/", "");
  const { log } = await loadMatchPage(app, "en", address, "");
  assert.deepEqual(
    foldMatch(log.entries).score,
    foldMatch(body.patches.map(({ entry }: Patch) => entry!)).score,
  );
  for (const text of [JSON.stringify(body), JSON.stringify(log)]) {
    assert.doesNotMatch(text, /555-0/);
    assert.match(text, /From the halfway line/);
  }
});

test("what was written to a correction stands on the site only where it is what holds", async (t) => {
  const { app, call, id, send } = await withMatchDay(await openClub(t));
  const [given, offside, other] = [goal(), goal(), goal()];
  const disallowed = (target: string, en: string) =>
    tapped("goal_disallowed", { note: { en } }, { target, occurred_at: "2026-03-14T11:02:00.000Z" });
  const [mistaken, right] = [disallowed(given.id, "Call 555-01"), disallowed(offside.id, "Two metres off")];
  const patch = { payload: { note: { en: "555-02" } } };
  await send([start(), given, offside, other, mistaken, right]);
  const last = await send([
    tapped("void", { note: { en: "555-03" } }, { target: mistaken.id }),
    tapped("amend", { patch: {}, note: { en: "555-04" } }, { target: other.id }),
    tapped("amend", { patch }, { target: right.id }),
    tapped("amend", { patch }, { target: crypto.randomUUID() }),
  ]);
  assert.equal(last.body.accepted.length, 4);
  const { body } = await call(`/api/matches/${id}/live`);
  const redirect: Response = await loadMatchPage(app, "en", String(id), "").catch((thrown) => thrown);
  const address = redirect.headers.get("location")!.replace("/matches/", "");
  const { log } = await loadMatchPage(app, "en", address, "");
  assert.deepEqual(foldMatch(log.entries).score, { home: 2, away: 0 });
  for (const text of [JSON.stringify(body), JSON.stringify(log)]) {
    assert.doesNotMatch(text, /555-0/);
    assert.match(text, /Two metres off/);
  }
});

test("answers from places that somebody makes up are not kept in memory", async (t) => {
  const { app, id, send } = await withMatchDay(await openClub(t));
  await send(Array.from({ length: 40 }, () => tapped("corner", {}, { side: "home" })));
  const isKept = async (after: number) => {
    const { tracking } = await track(() => readPatchesForAll(app.db, id, after));
    return !tracking.isNoStore;
  };
  const kept = await Promise.all([0, 1, 9, 10, 39, 40, 41, 1e15].map(isKept));
  assert.deepEqual(kept, [true, false, false, true, true, true, false, false]);
});

/** Follows the live stream; `next` waits for the next event, as its name and its data. */
async function follow(t: TestContext, url: string, query: string) {
  const stop = new AbortController();
  t.after(() => stop.abort());
  const answer = await fetch(`${url}/api/live${query}`, { signal: stop.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects.
  return async (): Promise<{ id: string; event: string; data: any; bytes: number }> => {
    for (;;) {
      const found = /^id: (?<id>\S+)\nevent: (?<event>\w+)\ndata: (?<data>.*)\n\n/m.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        const { id = "", event = "", data = "" } = found.groups ?? {};
        return { id, event, data: JSON.parse(data), bytes: Buffer.byteLength(found[0]) };
      }
      const { value, done } = await reader.read();
      if (done) throw new Error("The stream has ended.");
      text += value;
    }
  };
}

async function openStreams(t: TestContext, { app }: Day) {
  const hub = openHub({ headers: [], limits: { all: 50, network: 50 }, networkOf: () => "one" });
  const server = createServer((request, response) => void hub.answer(request, response)).listen(0);
  await once(server, "listening");
  const stop = publishMatches(app, hub);
  t.after(() => {
    stop();
    hub.close();
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (query = "") => follow(t, url, query);
}

test("each entry reaches those who follow its match or all matches as one small patch; the others hear of a change", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const { id: other } = await createMatch(day, { home_team_name: "Others" });
  const stream = await openStreams(t, day);
  const [page, list, old, elsewhere] = await Promise.all(
    [`?match=${day.id}`, "?patches=1", "", `?match=${other}`].map((query) => stream(query)),
  );
  const entries = [start(), goal()];
  for (const entry of entries) await day.send([entry]);
  for (const [at, entry] of entries.entries()) {
    for (const next of [page!, list!]) {
      const { event, data, bytes } = await next();
      assert.equal(event, "patch");
      assert.deepEqual(unpackPatch(data).entry?.id, entry.id);
      assert.equal(unpackPatch(data).seq, at + 1);
      assert.ok(bytes < MOST_PATCH_BYTES + 60);
    }
    assert.equal((await old!()).event, "match");
  }
  await day.send([tapped("corner", {}, { side: "home" })], { to: other });
  const { event, data } = await elsewhere!();
  assert.deepEqual([event, unpackPatch(data).match], ["patch", other], "it has heard of no other match");
});

test("a score that is typed, which is no entry, is told to everybody who follows the match", async (t) => {
  const day = await withMatchDay(await openClub(t), { status: "live" });
  const stream = await openStreams(t, day);
  const page = await stream(`?match=${day.id}`);
  await putMatch(day, day.id, { ...(await day.read()), home_score: 2, away_score: 1 });
  const { event, data } = await page();
  assert.deepEqual([event, data.home_score], ["match", 2]);
});

test("a goal that is saved while the database is silent to a node is told to its open pages once it can be read, and its match is not gone", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await day.send([start()]);
  let refused = 3;
  const silence: KyselyPlugin = {
    transformQuery({ node }) {
      if (refused-- > 0) throw new DatabaseSilent();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = { ...day.app, db: day.app.db.withPlugin(silence) };
  const stream = await openStreams(t, { ...day, app });
  const [page, other] = await Promise.all([stream(`?match=${day.id}`), stream()]);
  const entry = goal();
  await day.send([entry]);
  const { event, data } = await page!();
  assert.deepEqual([event, unpackPatch(data).entry?.id], ["patch", entry.id]);
  refused = 2;
  await putMatch(day, day.id, { ...(await day.read()), venue: "Town stadium" });
  for (const next of [other!, other!, page!]) {
    const { event, data } = await next();
    assert.deepEqual([event, data.status, data.home_score], ["match", "live", 1]);
  }
});

test("a match that is deleted while a page follows it is told as removed", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const page = await (await openStreams(t, day))(`?match=${day.id}`);
  await day.call(`/api/admin/matches/${day.id}`, { as: "editor", method: "DELETE" });
  const { event, data } = await page();
  assert.deepEqual([event, data], ["match", { id: day.id, status: "removed" }]);
});

test("a finished match that is annulled, or moved to another season, is news to pages that show its score already", async (t) => {
  const result = { status: "finished", home_score: 2, away_score: 0 };
  const day = await withMatchDay(await openClub(t), result);
  const next = await (await openStreams(t, day))();
  const save = async (more: object) => putMatch(day, day.id, { ...(await day.read()), ...more });
  for (const more of [{ season: "2001-02" }, { outcome: "void" }, { outcome: "played" }]) {
    await save(more);
    assert.deepEqual([(await next()).event, (await next()).event], ["match", "refresh"]);
  }
  await save({ venue: "Other stadium" });
  await save({ venue: "Town stadium" });
  assert.deepEqual([(await next()).event, (await next()).event], ["match", "match"]);
});

test("a match that stops, or is put off while it is live, is news to all open pages beyond what its log tells", async (t) => {
  const day = await withMatchDay(await openClub(t));
  await day.send([start()]);
  const page = await (await openStreams(t, day))(`?match=${day.id}`);
  const at = (minute: number) => ({ occurred_at: `2026-03-14T11:${minute}:00.000Z`, clock_ms: 1_200_000 });
  await day.send([tapped("abandon", { why: "lights" }, at(20))]);
  assert.deepEqual([(await page()).event, (await page()).event], ["patch", "refresh"]);
  await day.send([tapped("resume", {}, at(30))]);
  assert.deepEqual([(await page()).event, (await page()).event], ["patch", "refresh"]);
  const given = { ...(await day.read()), status: "postponed", home_score: null, away_score: null };
  await putMatch(day, day.id, given);
  assert.deepEqual([(await page()).event, (await page()).event], ["patch", "refresh"]);
});

test("a venue that is saved while a match is played is news to its open page, and none to one that shows it", async (t) => {
  const day = await withMatchDay(await openClub(t), { status: "live" });
  const shown = async () => {
    const redirect: Response = await loadMatchPage(day.app, "en", String(day.id), "").catch((to) => to);
    const address = redirect.headers.get("location")!.replace("/matches/", "");
    const { match, log } = await loadMatchPage(day.app, "en", address, "");
    return [{ ...match, status: log.status, score: log.score }];
  };
  const before = await shown();
  const page = await (await openStreams(t, day))(`?match=${day.id}`);
  await putMatch(day, day.id, { ...(await day.read()), venue: "Town stadium" });
  const { event, data } = await page();
  assert.equal(event, "match");
  assert.deepEqual([isShown(before, data), isShown(await shown(), data)], [false, true]);
});

test("of many entries at once, from a phone that was offline, pages hear the last place and ask for the rest", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const stream = await openStreams(t, day);
  const page = await stream(`?match=${day.id}`);
  await day.send(Array.from({ length: 40 }, () => tapped("corner", {}, { side: "home" })));
  const { data } = await page();
  const { seq, entry } = unpackPatch(data);
  assert.deepEqual([seq, entry], [40, undefined]);
});

test("a page that comes back gets the patches of its match that it missed, and no others", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const { id: other } = await createMatch(day, { home_team_name: "Others" });
  const stream = await openStreams(t, day);
  const page = await stream(`?match=${day.id}`);
  await day.send([start()]);
  const { id } = await page();
  await day.send([tapped("corner", {}, { side: "home" })], { to: other });
  await day.send([goal()]);
  await page();
  const again = await stream(`?match=${day.id}&after=${id}`);
  const { event, data } = await again();
  assert.deepEqual([event, unpackPatch(data).seq], ["patch", 2]);
});
