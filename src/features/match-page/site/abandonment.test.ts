import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Period } from "#src/features/ledger/ledger.ts";
import { wholeOf } from "#src/features/ledger/patch.ts";
import { KICK_OFF, tapped, withMatchDay } from "#src/features/matchday/test-support.ts";
import { readPatches } from "#src/features/matches/patch-queries.server.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import { loadVoice } from "#src/features/voice/voices.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { openComponents } from "#tests/support/components.ts";
import { type MatchLog, withPatch } from "./match-log.ts";
import { loadMatchPage, type MatchPageData } from "./match-page-data.server.ts";

/** Reads a match's page as it is made anew: its words, and how many stones of five minutes its wall has. */
async function openReader(t: TestContext, { app }: TestClub) {
  const components = await openComponents(t);
  const { MatchPageView } = await components.load<typeof import("./match-page-view.tsx")>(
    "src/features/match-page/site/match-page-view.tsx",
  );
  const voices = await components.load<typeof import("#src/features/voice/voices.ts")>(
    "src/features/voice/voices.ts",
  );
  await Promise.all(LANGUAGES.flatMap((language) => [loadVoice(language), voices.loadVoice(language)]));
  const load = (id: number) => loadMatchPage(app, "en", `${id}-hosts-guests`, "");
  const read = async (id: number, loaded?: MatchPageData) => {
    const data = loaded ?? (await load(id));
    const html = await components.render<{ data: MatchPageData }>(MatchPageView, { data });
    const wordsOf = (part: string) => part.replace(/<[^>]*>/g, " ");
    return {
      words: wordsOf(html),
      head: /<title>([^<]*)/.exec(html)?.[1] ?? "",
      slab: wordsOf(/class="[^"]*slab merlons-above.*?(?=<section|<nav|$)/s.exec(html)?.[0] ?? ""),
      stones: /data-played="(\d+)"/.exec(html)?.[1],
    };
  };
  return Object.assign(read, { data: load });
}

test("of a match whose abandonment and score were typed, no score at half-time or at its end is made up", async (t) => {
  const club = await openClub(t);
  const page = await openReader(t, club);
  const match = { status: "finished", outcome: "abandoned", match_date: "2026-03-07T15:00" };
  const { id } = await createMatch(club, { ...match, home_score: 3, away_score: 1 });
  const read = async () => (await page(id)).words;
  assert.match(await read(), /3\s*:\s*1/);
  assert.doesNotMatch(await read(), /half-time/, "nobody said how it stood then");
  const goal = { event_type: "goal", team_type: "home", minute: 80 };
  const path = `/api/admin/matches/${id}/events`;
  assert.equal((await club.call(path, { as: "editor", json: goal })).status, 201);
  assert.doesNotMatch(await read(), /half-time|Full time\s*1:0|\D1:0\D/, "one of four goals is known");
});

test("a live match that is cancelled in the form is cancelled on its page, without a score, as in lists", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const page = await openReader(t, day);
  const start = (period: Period) =>
    tapped("period_start", {}, { period, clock_ms: 0, occurred_at: KICK_OFF });
  const goal = (period: Period, ms: number) => tapped("goal", {}, { side: "home", period, clock_ms: ms });
  await day.send([start("first"), goal("first", 60_000), goal("first", 120_000), start("extra_first")]);
  const given = { ...(await day.read()), status: "cancelled", home_score: null, away_score: null };
  const path = `/api/admin/matches/${day.id}`;
  const { status, body } = await day.call(path, { as: "editor", method: "PUT", json: given });
  assert.equal(status, 200, JSON.stringify(body));
  for (const seconds of [180, 240]) {
    const { head, words, slab, stones } = await page(day.id);
    assert.equal(/Abandoned|Cancelled/.exec(slab)?.[0], "Cancelled");
    assert.match(slab, /\bvs\b/);
    assert.doesNotMatch(head + slab, /\d\s*:\s*\d/, "no score");
    assert.equal(stones, undefined, "no wall of minutes");
    assert.doesNotMatch(words, /abandoned|Goal/, "no course either");
    const { patches } = await readPatches(day.app.db, day.id, 0);
    assert.equal(wholeOf(patches.at(-1)!), null, "lists that follow it hear of none");
    await day.send([goal("extra_first", seconds * 1000)]);
  }
});

test("a match that stopped in extra time has its result as it stood then", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const page = await openReader(t, day);
  const extra = { period: "extra_first", clock_ms: 60_000 } as const;
  await day.send([
    tapped("period_start", {}, { clock_ms: 0, occurred_at: KICK_OFF }),
    tapped("goal", {}, { side: "home" }),
    tapped("period_start", {}, { ...extra, clock_ms: 0 }),
    tapped("goal", {}, { ...extra, side: "home" }),
  ]);
  await day.send([tapped("abandon", { why: "lights" }, { ...extra, clock_ms: 120_000 })]);
  const { slab } = await page(day.id);
  assert.match(slab, /Abandoned/);
  assert.match(slab, /1\s*:\s*0\s+after extra time 2:0/);
});

test("a match that stopped and was decided otherwise in the office is told by that decision on its page, too", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const page = await openReader(t, day);
  const read = async () => /Abandoned|Annulled|To be replayed|Awarded/.exec((await page(day.id)).words)?.[0];
  const minute = (n: number) => ({ occurred_at: `2026-03-14T11:${n}:00.000Z` });
  const stop = tapped("abandon", { why: "lights" }, { ...minute(20), clock_ms: 600_000 });
  const goal = tapped("goal", {}, { side: "home" });
  for (const entry of [tapped("period_start", {}, minute(10)), goal, stop]) await day.send([entry]);
  assert.equal(await read(), "Abandoned");
  const stones = async () => (await page(day.id)).stones;
  assert.equal(await stones(), "3", "it stopped in the eleventh minute");
  const decide = async (outcome: string, more: object = {}) => {
    const given = { ...(await day.read()), status: "finished", outcome, ...more };
    const { status, body } = await day.call(`/api/admin/matches/${day.id}`, {
      as: "editor",
      method: "PUT",
      json: given,
    });
    assert.equal(status, 200, JSON.stringify(body));
    return read();
  };
  assert.equal(await decide("void"), "Annulled");
  assert.equal(await stones(), "3");
  assert.equal(await decide("replayed"), "To be replayed");
  assert.equal(await decide("awarded", { home_score: 3, away_score: 0 }), "Awarded");
});

test("a live match that is put off in the form is postponed, without a score, on pages that were open as on new ones", async (t) => {
  const day = await withMatchDay(await openClub(t));
  const page = await openReader(t, day);
  const start = tapped("period_start", {}, { clock_ms: 0, occurred_at: KICK_OFF });
  await day.send([start, tapped("goal", {}, { side: "home", clock_ms: 60_000 })]);
  const open = (await page.data(day.id)).log;
  const given = { ...(await day.read()), status: "postponed", home_score: null, away_score: null };
  const path = `/api/admin/matches/${day.id}`;
  const { status, body } = await day.call(path, { as: "editor", method: "PUT", json: given });
  assert.equal(status, 200, JSON.stringify(body));
  const { patches } = await readPatches(day.app.db, day.id, open.seq);
  const heard = patches.reduce<MatchLog>((log, patch) => withPatch(log, patch)!, open);
  const anew = await page.data(day.id);
  assert.ok(anew.log.seq >= heard.seq, "what is loaded anew is as new as what was heard");
  for (const log of [heard, anew.log]) {
    const { slab, stones } = await page(day.id, { ...anew, log });
    assert.equal(/Abandoned|Postponed/.exec(slab)?.[0], "Postponed");
    assert.match(slab, /\bvs\b.*was\s+Sat, 14 March, 15:00\s+; new date to follow/s);
    assert.doesNotMatch(slab, /half-time/);
    assert.equal(stones, undefined, "no wall of minutes");
  }
});
