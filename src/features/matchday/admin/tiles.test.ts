import assert from "node:assert/strict";
import { test } from "node:test";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { type MatchBundle, ownSide, type SquadMember } from "./bundle.ts";
import { bundle } from "./console-test-support.ts";
import { nameOf, tilesOf } from "./tiles.ts";

/** An opponent whose squad is known by names, and by a number of one alone; nobody named the elevens. */
function againstASquad(): MatchBundle {
  const known = (person: number, number: number | null, name: string): SquadMember => ({
    who: { person, ...(number === null ? {} : { number }) },
    number,
    names: { en: name, hy: name, ru: name },
    position: "",
  });
  const away = [
    known(41, 9, "Hayk Petrosyan"),
    known(42, null, "Aram Petrosyan"),
    known(43, null, "Gor Manukyan"),
  ];
  return { ...bundle(), lineups: { home: null, away: null }, squads: { home: [], away } };
}

test("each man of an opponent's squad is a shirt of his own, known as the log knows him", () => {
  const match = againstASquad();
  const goal = { scorer: { person: 43 } };
  const at = { period: "first", clock_ms: 0, occurred_at: match.now, target: null } as const;
  const state = foldMatch([{ id: "1", kind: "goal", side: "away", payload: goal, ...at }], match.lineups);
  const { on } = tilesOf(match, state, "away", "en");
  assert.deepEqual(
    on.map(({ key }) => key),
    ["person 41", "person 42", "person 43"],
  );
  assert.equal(state.appearances[0]!.key, "person 43");
});

test("whoever has no number is called by his name in the list of entries", () => {
  const match = againstASquad();
  const called = (who: object) => nameOf(match, "away", who, "en");
  assert.deepEqual(called({ person: 43 }), { name: "Gor Manukyan", number: null });
  assert.deepEqual(called({ number: 9 }), { name: "Hayk Petrosyan", number: 9 });
  assert.deepEqual(called({ number: 17 }), { name: "", number: 17 });
});

test("the star is looked for among the own club's people first, though the opponent's squad is known", () => {
  const { squads } = againstASquad();
  const ours: SquadMember[] = [{ ...squads.away[0]!, who: { player: 21, number: 9 } }];
  assert.equal(ownSide({ squads: { home: ours, away: squads.away } }), "home");
  assert.equal(ownSide({ squads: { home: squads.away, away: ours } }), "away");
  assert.equal(ownSide({ squads: { home: [], away: squads.away } }), "home");
});
