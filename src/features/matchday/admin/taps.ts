import type { Kind, Payloads, Side, Who } from "#src/features/ledger/ledger.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import { addTo, type Change, type Known, type Outcome, write } from "./changes.ts";
import { correct } from "./corrections.ts";
import { momentAt } from "./moments.ts";
import { PLAY, type Step } from "./steps.ts";
import { nextKicker, whistle } from "./whistles.ts";

type One<Name extends Kind, Field extends keyof Payloads[Name]> = NonNullable<Payloads[Name][Field]>;

/** What a thumb can say. Answers are about the step that the console is in. */
export type Tap =
  /** `begins` where it is not the period that usually follows. */
  | { tap: "whistle"; begins?: "shootout" }
  | { tap: "finish"; isOver: boolean }
  | { tap: "goal" | "yellow" | "red" | "penalty"; side: Side }
  | { tap: "sub"; side: Side }
  | { tap: "who"; who: Who | undefined }
  | { tap: "unassisted" }
  | { tap: "how"; how: One<"goal", "how"> }
  | { tap: "result"; result: One<"penalty", "result"> }
  | { tap: "kick"; side: Side; result: One<"kick", "result">; taker?: Who | undefined }
  | { tap: Counted; side: Side }
  | { tap: "uncount"; kind: Counted; side: Side }
  | { tap: "added"; minutes: number }
  | { tap: "attendance"; people: number }
  | { tap: "comment"; text: string; language: string }
  | { tap: "star"; side: Side; who: Who }
  | { tap: "abandon"; why: One<"abandon", "why">; decision?: One<"abandon", "decision"> | undefined }
  | { tap: "resume" }
  | { tap: "var"; side: Side | null }
  | { tap: "clock"; ms: number }
  /** `also` is what the same tap made. */
  | { tap: "undo"; id: string; also?: readonly string[] }
  | { tap: "redo" | "stays"; id: string }
  | { tap: "disallow"; id: string; why?: One<"goal_disallowed", "why"> | undefined }
  | { tap: "change"; id: string }
  | { tap: "same"; poorer: string; richer: string; patch: object }
  | { tap: "different"; id: string }
  | { tap: "go"; step: Step };

/** What is only counted. A save is a shot on target of the other side. */
export const COUNTED = ["corner", "shot", "foul", "offside", "save"] as const;
export type Counted = (typeof COUNTED)[number];

type FactTap = "goal" | "yellow" | "red" | "penalty";

/** What a tap means: which entries it makes or changes, and what is asked next. It knows nothing of screens and storage. */
export function answer(tap: Tap, step: Step, known: Known): Outcome {
  switch (tap.tap) {
    case "go":
      return { changes: [], step: tap.step };
    case "whistle":
    case "finish":
    case "abandon":
    case "resume":
      return whistle(tap, known);
    case "goal":
    case "yellow":
    case "red":
    case "penalty":
      return fact(tap, known);
    case "sub":
      return asked({ at: "off", side: tap.side, moment: momentAt(known.state, known.now), pack: [] });
    case "who":
      return named(tap.who, step, known);
    case "unassisted":
      return step.at === "assist"
        ? { changes: addTo(known, step.id, { unassisted: true }), step: PLAY }
        : asked(step);
    case "how":
      return step.at === "scorer" ? scoredBy(tap.how, step, known) : asked(step);
    case "result":
      return step.at === "result"
        ? { changes: addTo(known, step.id, { result: tap.result }), step: PLAY }
        : asked(step);
    case "uncount":
    case "undo":
    case "redo":
    case "stays":
    case "disallow":
    case "change":
    case "same":
    case "different":
      return correct(tap, step, known);
    case "kick":
      // A touch that was meant for the kick before, while that one was being stored, is none for the other side.
      return tap.side === nextKicker(known.state, step) && !known.state.shootOut?.winner
        ? { changes: [plain(tap, known)], step: PLAY }
        : asked(step);
    default:
      return { changes: [plain(tap, known)], step: isCount(tap) ? step : PLAY };
  }
}

function isCount({ tap }: Tap): boolean {
  return (COUNTED as readonly string[]).includes(tap);
}

function asked(step: Step): Outcome {
  return { changes: [], step };
}

/** What counts at once and may be taken back while its ring runs; who it was is asked after. */
function fact({ tap, side }: Extract<Tap, { tap: FactTap }>, known: Known): Outcome {
  const change = write(known, tap, momentAt(known.state, known.now), { side, payload: {}, isHeld: true });
  const { id } = change.entry;
  return { changes: [change], step: questionAbout(tap, id, side) };
}

function questionAbout(tap: FactTap, id: string, side: Side): Step {
  if (tap === "goal") return { at: "scorer", id, side, how: "play" };
  return tap === "penalty" ? { at: "taker", id, side } : { at: "card", id, side, kind: tap };
}

type Plain = Extract<
  Tap,
  { tap: Counted | "added" | "attendance" | "comment" | "star" | "clock" | "kick" | "var" }
>;

/** What one tap says whole. */
function plain(tap: Plain, known: Known): Change {
  const moment = momentAt(known.state, known.now);
  switch (tap.tap) {
    case "added":
      return write(known, "added_time", moment, { payload: { minutes: tap.minutes } });
    case "attendance":
      return write(known, "attendance", moment, { payload: { people: tap.people } });
    case "comment":
      return write(known, "comment", moment, { payload: { text: tap.text, language: tap.language } });
    case "star":
      return write(known, "star", moment, { side: tap.side, payload: { who: tap.who } });
    case "var":
      return write(known, "var", moment, { side: tap.side, payload: {} });
    case "clock":
      return write(known, "clock_shift", moment, { payload: { ms: tap.ms } });
    case "kick": {
      const taker = tap.taker ? { taker: tap.taker } : {};
      return write(known, "kick", moment, { side: tap.side, payload: { result: tap.result, ...taker } });
    }
    case "save":
      return write(known, "shot", moment, { side: other(tap.side), payload: { on_target: true } });
    default:
      return write(known, tap.tap, moment, { side: tap.side, payload: {} });
  }
}

/** Somebody was chosen; undefined is "later". */
function named(who: Who | undefined, step: Step, known: Known): Outcome {
  const release =
    "id" in step && known.held.has(step.id) ? [{ change: "release", id: step.id } as Change] : [];
  switch (step.at) {
    case "scorer": {
      if (!who) return { changes: release, step: PLAY };
      const isOwn = step.how === "own_goal";
      const isSaid = isOwn || isTurned(step, known);
      const changes = addTo(known, step.id, { scorer: who, ...(isSaid ? { how: step.how } : {}) });
      const hasAssist = !isOwn && step.how !== "penalty";
      return {
        changes,
        step: hasAssist ? { at: "assist", id: step.id, side: step.side, scorer: who } : PLAY,
      };
    }
    case "assist":
      return { changes: who ? addTo(known, step.id, { assist: who }) : release, step: PLAY };
    case "card":
      return { changes: who ? addTo(known, step.id, { who }) : release, step: PLAY };
    case "off":
      return asked({ ...step, at: "on", off: who });
    case "on":
      return substitution(who, step, known);
    case "taker":
      return {
        changes: who ? addTo(known, step.id, { taker: who }) : release,
        step: { ...step, at: "result", taker: who },
      };
    case "kicker":
      return asked({ at: "kick", side: step.side, taker: who });
    default:
      return asked(PLAY);
  }
}

/** How a goal was scored; an own goal asks for somebody of the other side. */
function scoredBy(how: One<"goal", "how">, step: Step & { at: "scorer" }, known: Known): Outcome {
  // Alone it would give the goal to a man of the wrong side, which the server refuses: it goes with the next shirt.
  if (isTurned({ ...step, how }, known)) return asked({ ...step, how });
  return { changes: addTo(known, step.id, { how }, { isHeld: true }), step: { ...step, how } };
}

/** Whether a goal that has its scorer was none of an own goal before, or the other way round. */
function isTurned({ id, how }: Step & { at: "scorer" }, { state }: Known): boolean {
  const goal = state.lines.find(({ entry }) => entry.id === id)?.entry;
  if (goal?.kind !== "goal" || !goal.payload.scorer) return false;
  return (goal.payload.how === "own_goal") !== (how === "own_goal");
}

/** Each is whole, and the next may follow at the same stoppage and with the same minute. */
function substitution(who: Who | undefined, step: Step & { at: "on" }, known: Known): Outcome {
  const { side, moment, off, pack } = step;
  const payload = { ...(off ? { off } : {}), ...(who ? { on: who } : {}) };
  const change = write(known, "sub", moment, { side, payload });
  return { changes: [change], step: { at: "off", side, moment, pack: [...pack, change.entry.id] } };
}

/** Whose shirts are asked for. */
export function sideAsked(step: Step): Side | undefined {
  if (step.at === "scorer" && step.how === "own_goal") return other(step.side);
  return "side" in step ? step.side : undefined;
}
