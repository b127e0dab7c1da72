import assert from "node:assert/strict";
import { test } from "node:test";
import { minuteLabel } from "#src/features/ledger/clock.ts";
import {
  displayScore,
  EVENT_TYPES,
  type MatchStatus,
  OUTCOMES,
  type Outcome,
  outcomeFor,
  STATUSES,
  scoreFromEvents,
  wholeScore,
} from "./match.ts";

const [HOME, AWAY, OTHER] = [1, 2, 3];

function played(home_score: number | null, away_score: number | null, status: MatchStatus = "finished") {
  return {
    status,
    outcome: "played" as const,
    home_score,
    away_score,
    home_extra: null,
    away_extra: null,
    home_team_id: HOME,
    away_team_id: AWAY,
  };
}

test("an own goal counts for the other side", () => {
  assert.deepEqual(scoreFromEvents([{ event_type: "own_goal", team_type: "home" }]), { home: 0, away: 1 });
});

test("goals and penalties that went in make the score; nothing else does", () => {
  const events = EVENT_TYPES.map((event_type) => ({ event_type, team_type: "home" as const }));
  assert.deepEqual(scoreFromEvents(events), { home: 2, away: 1 });
  assert.deepEqual(scoreFromEvents([]), { home: 0, away: 0 });
});

test("added time is written with a plus, a plain minute without", () => {
  assert.equal(minuteLabel(45, 2), "45+2");
  assert.equal(minuteLabel(67, null), "67");
  assert.equal(minuteLabel(90, 0), "90");
});

test("a finished match without a score shows 'vs', a live one 0:0", () => {
  assert.equal(displayScore(played(null, null)), null);
  assert.deepEqual(displayScore(played(null, null, "live")), { home: 0, away: 0 });
});

test("where one side's score is missing, it counts as none", () => {
  assert.deepEqual(displayScore(played(2, null)), { home: 2, away: 0 });
  assert.deepEqual(displayScore(played(null, 1, "live")), { home: 0, away: 1 });
});

test("only finished and live matches show a score", () => {
  const shown = STATUSES.filter((status) => displayScore(played(1, 0, status)));
  assert.deepEqual(shown, ["live", "finished"]);
});

test("the same result is a win for one team and a defeat for the other", () => {
  assert.equal(outcomeFor(played(2, 1), HOME), "W");
  assert.equal(outcomeFor(played(2, 1), AWAY), "L");
  assert.equal(outcomeFor(played(0, 1), AWAY), "W");
  assert.equal(outcomeFor(played(1, 1), HOME), "D");
});

test("nobody has won a match that was abandoned and not decided yet, an annulled one or one that is to be replayed", () => {
  const of = (outcome: Outcome) => outcomeFor({ ...played(2, 1), outcome }, HOME);
  assert.deepEqual(OUTCOMES.map(of), ["W", null, "W", null, null]);
});

test("who won in extra time has won; the score of a decision has no extra time", () => {
  const extra = { ...played(1, 1), home_extra: 2, away_extra: 1 };
  assert.deepEqual([outcomeFor(extra, HOME), outcomeFor(extra, AWAY)], ["W", "L"]);
  assert.deepEqual(wholeScore(extra), { home: 2, away: 1 });
  assert.deepEqual(wholeScore({ ...extra, status: "live" }), { home: 2, away: 1 });
  assert.deepEqual(wholeScore({ ...extra, home_score: 0, away_score: 3, outcome: "awarded" }), {
    home: 0,
    away: 3,
  });
  assert.equal(wholeScore({ ...extra, status: "postponed" }), null);
});

test("a match that is not over, has no score or was played by others has no outcome for a team", () => {
  assert.equal(outcomeFor(played(2, 1, "live"), HOME), null);
  assert.equal(outcomeFor(played(null, null), HOME), null);
  assert.equal(outcomeFor(played(2, 1), OTHER), null);
});

test("a match that was annulled or is replayed is no win in anybody's form, as in the table; an awarded one is", () => {
  const as = (outcome: Outcome) => outcomeFor({ ...played(2, 1), outcome }, HOME);
  assert.deepEqual([as("void"), as("replayed"), as("awarded"), as("played")], [null, null, "W", "W"]);
});
