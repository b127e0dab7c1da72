import assert from "node:assert/strict";
import { test } from "node:test";
import { openComponents } from "#tests/support/components.ts";
import { type StoredPlayer, toMatchLineup } from "./lineup.ts";
import { numbered } from "./test-support.ts";

const lineup = (side: "home" | "away", players: StoredPlayer[], formation = "4-4-2") =>
  toMatchLineup({
    id: 1,
    version: 1,
    side,
    formation,
    players: JSON.stringify(players),
    coach: "",
    coach_hy: "Զորանյան",
    coach_ru: "",
    publish_at: null,
    is_short_confirmed: 0,
    match_date: "2026-03-14T15:00:00.000Z",
  });

/** The numbers on shirts in the order in which they are read. */
const numbersIn = (html: string) =>
  [...html.matchAll(/<li[^>]*><span[^>]*>(\d+|<span)/g)].map(([, one]) => one);

test("a pitch is a list that begins with the keeper, and says who is on it without a script", async (t) => {
  const { load, render } = await openComponents(t);
  const { Pitch } = await load<typeof import("./pitch.tsx")>("src/features/lineups/pitch.tsx");
  const players = numbered(11).toReversed();
  players.at(-1)!.is_keeper = true;
  const home = { name: "Noah", lineup: lineup("home", players) };
  const away = { name: "Van", lineup: lineup("away", numbered(11), "3-5-2") };
  const marks = { "home 9": [{ icon: "", text: "goal, 24′" }] };
  const html = await render(Pitch, { home, away, marks });
  assert.match(html, /<ol aria-label="Noah 4-4-2, Van 3-5-2">/);
  assert.deepEqual(numbersIn(html).slice(0, 12), [..."123456789", "10", "11", "1"]);
  assert.equal(html.match(/goal, 24′/g)?.length, 1);
  assert.doesNotMatch(html, /<button|<script/);
  assert.equal(await render(Pitch, {}), "");
});

test("players without places stand where the formation has room, only the keeper in the goal", async (t) => {
  const { load, render } = await openComponents(t);
  const { Pitch } = await load<typeof import("./pitch.tsx")>("src/features/lineups/pitch.tsx");
  const players = numbered(9).map(({ slot: _, ...player }) => player);
  players[4]!.is_keeper = true;
  const html = await render(Pitch, { home: { name: "Noah", lineup: lineup("home", players, "") } });
  assert.equal(numbersIn(html)[0], "5");
  const places = [...html.matchAll(/--along:([\d.]+);--across:([\d.]+)/g)].map(([place]) => place);
  assert.equal(new Set(places).size, 9, "no two stand in one place");
});

test("a line-up in words names the coach in a language in which he is known, and why somebody is missing", async (t) => {
  const { load, render } = await openComponents(t);
  const { LineupList } = await load<typeof import("./lineup-list.tsx")>(
    "src/features/lineups/lineup-list.tsx",
  );
  const out: StoredPlayer = { role: "out", number: 13, player_last_name: "Radovac", reason: "suspension" };
  const html = await render(
    LineupList,
    { heading: "Noah", lineup: lineup("home", [...numbered(11), out]) },
    "ru",
  );
  assert.match(html, /Զորանյան/);
  assert.match(html, /Radovac[\s\S]*дисквалификация/);
});
