import { shiftAfter } from "#src/features/ledger/clock.ts";
import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { foldClock, type MatchState } from "#src/features/ledger/match-state.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import { addTo, type Change, type Known, type Outcome, write } from "./changes.ts";
import { finalWhistles, lastOf, momentAt, nextPeriod, runningPeriod } from "./moments.ts";
import { PLAY, type Step } from "./steps.ts";
import type { Tap } from "./taps.ts";

/** A period that is ended by one tap: another one surely follows. */
const ENDS_AT_ONCE = ["first", "extra_first"];

/** Beginnings and ends: of periods, of the match, of an interruption. */
export function whistle(
  tap: Extract<Tap, { tap: "whistle" | "finish" | "abandon" | "resume" }>,
  known: Known,
): Outcome {
  const { state, now } = known;
  const moment = momentAt(state, now);
  switch (tap.tap) {
    case "abandon": {
      const decided = tap.decision ? { decision: tap.decision } : {};
      const change = write(known, "abandon", moment, { payload: { why: tap.why, ...decided } });
      return { changes: [change], step: PLAY };
    }
    case "resume":
      return { changes: resume(known), step: PLAY };
    case "finish":
      return { changes: finish(tap.isOver, known), step: PLAY };
    default:
  }
  const usual = nextPeriod(state.phase);
  const next = usual && (tap.begins ?? usual);
  if (next)
    return {
      changes: [write(known, "period_start", { ...moment, period: next, clock_ms: 0 }, { payload: {} })],
      step: PLAY,
    };
  const running = runningPeriod(state.phase);
  // Kicks from the mark end with the one that decides, not with a whistle.
  if (running === "shootout" && !state.shootOut?.winner) return { changes: [], step: PLAY };
  if (!running) return { changes: [], step: PLAY };
  if (!ENDS_AT_ONCE.includes(running)) return { changes: [], step: { at: "finish" } };
  return { changes: [write(known, "period_end", moment, { payload: {} })], step: PLAY };
}

/** @param isOver whether nothing follows; else extra time or the shoot-out does */
function finish(isOver: boolean, known: Known): Change[] {
  const { state, now } = known;
  const payload = isOver ? { final: true } : {};
  if (runningPeriod(state.phase)) return [write(known, "period_end", momentAt(state, now), { payload })];
  // In the break after a period: its end turns out to be the last.
  const ended = lastOf(state);
  return isOver && ended && finalWhistles(state).length === 0 ? addTo(known, ended.id, payload) : [];
}

/** Play goes on: after an interruption its length is taken off the clock; after the last whistle that is taken back. */
function resume(known: Known): Change[] {
  const { state, now } = known;
  const moment = momentAt(state, now);
  if (state.phase !== "abandoned")
    return finalWhistles(state).map(({ id }) => write(known, "void", moment, { target: id, payload: {} }));
  const stopped = lastOf(state);
  const goesOn = write(known, "resume", moment, { payload: {} });
  const { clock } = foldClock([...known.entries, goesOn.entry]);
  const ms = stopped ? shiftAfter(stopped, clock, now) : 0;
  return [goesOn, ...(ms === 0 ? [] : [write(known, "clock_shift", moment, { payload: { ms } })])];
}

/** Who kicks next in a shoot-out: by turns; first whoever was said to, which can be turned until then. */
export function nextKicker({ shootOut }: MatchState, step: Step): Side {
  const last = shootOut?.kicks.at(-1);
  if (last) return other(last.side);
  return step.at === "kick" || step.at === "kicker" ? step.side : "home";
}

/** Who was said to take the next kick; nobody, where another phone has told of it meanwhile. */
export function takerSaid(state: MatchState, step: Step): Who | undefined {
  return step.at === "kick" && step.side === nextKicker(state, step) ? step.taker : undefined;
}
