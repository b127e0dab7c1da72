import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry, Kind, Period } from "#src/features/ledger/ledger.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { type Patch, packPatch, publicEntry, unpackPatch } from "#src/features/ledger/patch.ts";
import { entry, lineup, seeded } from "#src/features/ledger/test-support.ts";
import { NO_LINEUPS } from "#src/features/lineups/lineup.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import { loadVoice } from "#src/features/voice/voices.ts";
import { LANGUAGES, type Localized } from "#src/i18n/languages.ts";
import { openClub } from "#tests/support/club.ts";
import { openComponents } from "#tests/support/components.ts";
import { type MatchLog, withPatch } from "./match-log.ts";
import { loadMatchPage, type MatchPageData } from "./match-page-data.server.ts";

/** `COUNT=full` for all; a twentieth unless told. */
const LOGS = process.env.COUNT === "full" ? 1000 : 50;
const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
const MOST_ENTRIES = 40;

test("a page patched live reads like one that is made anew, letter for letter", async (t) => {
  const club = await openClub(t);
  const { id } = await createMatch(club, { status: "live" });
  const { load, render } = await openComponents(t);
  const { MatchPageView } = await load<typeof import("./match-page-view.tsx")>(
    "src/features/match-page/site/match-page-view.tsx",
  );
  const voices = await load<typeof import("#src/features/voice/voices.ts")>("src/features/voice/voices.ts");
  await Promise.all(LANGUAGES.flatMap((language) => [loadVoice(language), voices.loadVoice(language)]));
  const pages = await Promise.all(
    LANGUAGES.map(async (language) => ({
      language,
      data: await loadMatchPage(club.app, language, `${id}-hosts-guests`, ""),
    })),
  );
  const random = seeded(SEED);
  for (let n = 0; n < LOGS; n++) {
    const entries = anyLog(random);
    const { language, data } = pages[n % pages.length]!;
    const whole = logOf(id, entries);
    const opened = Math.floor(random() * entries.length);
    const patched = followed(logOf(id, entries.slice(0, opened)), id, entries, random);
    const read = (log: MatchLog) =>
      render<{ data: MatchPageData }>(MatchPageView, { data: { ...data, ...people(n), log } }, language);
    const made = await read(whole);
    assert.match(made, /id="course"/);
    assert.equal(await read(patched), made, `SEED=${SEED}, log ${n}, opened at ${opened}`);
  }
});

test("a patch behind a missing one changes nothing, one that is known neither", () => {
  const log = logOf(1, [entry("period_start", {})]);
  const patch = patchOf(1, [entry("period_start", {}), entry("corner", {}, { side: "home" })], 2);
  assert.equal(withPatch(log, { ...patch, seq: 1 }), log);
  assert.equal(withPatch(log, { ...patch, match: 2 }), log);
  assert.equal(withPatch(log, { ...patch, seq: 3 }), undefined);
  const { entry: _, ...tooLong } = patch;
  assert.equal(withPatch(log, tooLong), undefined);
  assert.equal(withPatch(log, patch)?.entries.length, 2);
});

/** Line-ups every other time: without them numbers alone tell people apart. */
function people(n: number): Pick<MatchPageData, "lineups"> {
  if (n % 2 === 0) return { lineups: NO_LINEUPS };
  const names = (number: number) => Object.fromEntries(LANGUAGES.map((one) => [one, `Player ${number}`]));
  const side = {
    ...{ id: 1, version: 1, formation: "4-3-3", coach: { en: "", hy: "", ru: "" }, publishedAt: null },
    players: lineup().players.map(({ who, role, isKeeper, isCaptain }) => ({
      ...{ key: `home ${who.number}`, who, role, number: who.number!, slot: null, x: null, y: null },
      ...{ isKeeper: isKeeper ?? false, isCaptain: isCaptain ?? false, reason: null },
      names: names(who.number!) as Localized,
      lastNames: names(who.number!) as Localized,
    })),
  };
  return { lineups: { home: side, away: side } };
}

/** As the server tells it: the log, and what stands in the match's row. */
function logOf(match: number, entries: Entry[]): MatchLog {
  const { score, afterExtra, shootOut } = foldMatch(entries);
  const figures = { status: "live", score, extra: afterExtra, penalties: shootOut };
  return { match, entries: entries.map(publicEntry), seq: entries.length, ...figures };
}

function patchOf(match: number, entries: Entry[], seq: number): Patch {
  const { phase, score, afterExtra, shootOut, clock } = foldMatch(entries.slice(0, seq));
  const entry = publicEntry(entries[seq - 1]!);
  const figures = { score, extra: afterExtra, penalties: shootOut };
  return { match, seq, status: "live", phase, ...figures, clock, entry };
}

/** What a page has that was opened with a log and heard the rest, some of it twice. */
function followed(log: MatchLog, match: number, entries: Entry[], random: () => number): MatchLog {
  let known = log;
  for (let seq = log.seq + 1; seq <= entries.length; seq++) {
    const patch = patchOf(match, entries, seq);
    const wire = unpackPatch(JSON.parse(JSON.stringify(packPatch(patch))));
    // What was too long for the wire is asked for.
    const heard = wire.entry ? wire : (JSON.parse(JSON.stringify(patch)) as Patch);
    known = withPatch(known, heard)!;
    if (random() < 0.2) known = withPatch(known, heard)!;
  }
  return known;
}

const KINDS: [Kind, (random: () => number) => object][] = [
  ["period_start", () => ({})],
  ["period_end", () => ({})],
  ["added_time", () => ({ minutes: 3 })],
  [
    "goal",
    (random) => ({ scorer: who(random), assist: who(random), how: random() < 0.2 ? "own_goal" : "play" }),
  ],
  ["goal_disallowed", () => ({ why: "offside" })],
  ["yellow", (random) => ({ who: who(random) })],
  ["red", (random) => ({ who: who(random) })],
  ["sub", (random) => ({ on: who(random), off: who(random) })],
  ["penalty", (random) => ({ result: random() < 0.7 ? "scored" : "saved", taker: who(random) })],
  ["kick", (random) => ({ result: random() < 0.7 ? "scored" : "missed" })],
  ["corner", () => ({})],
  ["shot", (random) => ({ on_target: random() < 0.5, who: who(random) })],
  ["comment", () => ({ text: "A <b>free</b> & long word — «ու»", language: "en" })],
  ["attendance", () => ({ people: 3100 })],
  ["star", (random) => ({ who: who(random) ?? { number: 9 } })],
  ["void", () => ({})],
  [
    "amend",
    (random) => ({
      patch: { clock_ms: Math.floor(random() * 60) * 60_000, payload: { scorer: who(random) } },
    }),
  ],
];

function who(random: () => number) {
  const number = 1 + Math.floor(random() * 20);
  if (random() < 0.2) return undefined;
  return random() < 0.3 ? { names: { player_name: `Man ${number}`, player_last_name_hy: "Ու" } } : { number };
}

/** As it is stored: what is not known has no key. */
function anyLog(random: () => number): Entry[] {
  const log: Entry[] = [];
  const periods: Period[] = ["first", "second", "extra_first", "shootout"];
  const count = 1 + Math.floor(random() * MOST_ENTRIES);
  for (let n = 0; n < count; n++) {
    const [kind, payload] = KINDS[Math.floor(random() * KINDS.length)]!;
    log.push(
      entry(kind, payload(random) as never, {
        side: random() < 0.5 ? "home" : "away",
        period: periods[Math.floor(random() * periods.length)]!,
        at: `${Math.floor(random() * 50)}:00`,
        ...(log.length > 0 ? { target: log[Math.floor(random() * log.length)]!.id } : {}),
      }),
    );
  }
  return JSON.parse(JSON.stringify(log)) as Entry[];
}
