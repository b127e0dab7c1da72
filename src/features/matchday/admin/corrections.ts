import { voidsOf } from "#src/features/ledger/ledger.ts";
import { isHeld, isOwnGoal } from "#src/features/ledger/lines.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import { addTo, type Change, type Known, type Outcome, write } from "./changes.ts";
import { momentAt } from "./moments.ts";
import { PLAY, type Step } from "./steps.ts";
import type { Tap } from "./taps.ts";

type Correction = Extract<
  Tap,
  { tap: "uncount" | "undo" | "redo" | "stays" | "disallow" | "change" | "same" | "different" }
>;

/** What puts an entry right. Nothing in the log is edited: what has left is corrected by another entry. */
export function correct(tap: Correction, step: Step, known: Known): Outcome {
  switch (tap.tap) {
    case "uncount": {
      const last = lastCounted(tap, known);
      return { changes: last ? takeBack(last, known) : [], step };
    }
    case "undo":
      return { changes: [tap.id, ...(tap.also ?? [])].flatMap((id) => takeBack(id, known)), step: PLAY };
    case "redo": {
      const voids = voidsOf(known.entries, tap.id);
      const against = voids.length > 0 ? voids : voidsOf(known.entries, tap.id, "goal_disallowed");
      return { changes: against.flatMap(({ id }) => takeBack(id, known)), step: PLAY };
    }
    case "stays":
      return { changes: addTo(known, tap.id, { stays: true }), step: PLAY };
    case "disallow": {
      const moment = momentAt(known.state, known.now);
      const payload = tap.why ? { why: tap.why } : {};
      return {
        changes: [write(known, "goal_disallowed", moment, { target: tap.id, payload })],
        step: PLAY,
      };
    }
    case "change":
      return { changes: [], step: changing(tap.id, known) };
    case "same":
      return {
        changes: [...addTo(known, tap.richer, tap.patch), ...takeBack(tap.poorer, known)],
        step: PLAY,
      };
    case "different":
      return { changes: addTo(known, tap.id, { separate: true, ...released(tap.id, known) }), step: PLAY };
  }
}

/** The newest of what is counted; shots on target are the other side's saves. */
function lastCounted({ kind, side }: Correction & { tap: "uncount" }, { state }: Known): string | undefined {
  const of = kind === "save" ? other(side) : side;
  return state.lines.findLast(({ entry }) => {
    if (entry.isVoid || entry.side !== of) return false;
    return kind === "save" ? entry.kind === "shot" && entry.payload.on_target : entry.kind === kind;
  })?.entry.id;
}

/** Two goals: the one that was held back counts as well. */
function released(id: string, { state }: Known): { held?: false } {
  const entry = state.lines.find((line) => line.entry.id === id)?.entry;
  return entry && isHeld(entry) ? { held: false } : {};
}

/** What has not left is not sent at all. */
function takeBack(id: string, known: Known): Change[] {
  if (known.held.has(id)) return [{ change: "drop", id }];
  const moment = momentAt(known.state, known.now);
  return [write(known, "void", moment, { target: id, payload: {} })];
}

/** The question whose answer puts an entry's people right. */
function changing(id: string, { state }: Known): Step {
  const entry = state.lines.find((line) => line.entry.id === id)?.entry;
  if (!entry?.side) return PLAY;
  const { side } = entry;
  if (entry.kind === "goal")
    return {
      at: "scorer",
      id,
      side,
      how: isOwnGoal(entry) ? "own_goal" : (entry.payload.how ?? "play"),
      isLater: true,
    };
  if (entry.kind === "penalty") return { at: "taker", id, side };
  if (entry.kind === "yellow" || entry.kind === "red") return { at: "card", id, side, kind: entry.kind };
  return PLAY;
}
