import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import { FACTS, numbersOf, type Typed } from "./keyboard.ts";
import { PLAY, type Step } from "./steps.ts";
import type { Tap } from "./taps.ts";

/** Who wears a number, as far as anybody is known. */
type WhoOf = (side: Side, number: number) => Who;

/** The taps that a finished line stands for; nothing while what or whose is missing. */
export function tapsOf(typed: Typed, whoOf: WhoOf = (_, number) => ({ number })): Tap[] {
  const { fact, side } = typed;
  if (!fact || !side) return [];
  const kind = FACTS[fact];
  const shirts = kind === "own_goal" ? other(side) : side;
  const [first, second] = numbersOf(typed).map((number) => whoOf(shirts, number));
  const who = (one: Who | undefined): Tap => ({ tap: "who", who: one });
  switch (kind) {
    case "goal":
      // Nobody named: the question stays open, as after a tap.
      return [{ tap: "goal", side }, ...(first ? [who(first), who(second)] : [])];
    case "own_goal":
      return [{ tap: "goal", side }, { tap: "how", how: "own_goal" }, ...(first ? [who(first)] : [])];
    case "sub":
      return [{ tap: "sub", side }, ...(first ? [who(first)] : []), ...(second ? [who(second), CLOSE] : [])];
    default:
      return [{ tap: kind, side }, ...(first ? [who(first)] : [])];
  }
}

const CLOSE: Tap = { tap: "go", step: PLAY };

/** The space bar: the next whistle, and yes where the console asks whether the match is over. */
export function whistleOf(step: Step): Tap {
  return step.at === "finish" ? { tap: "finish", isOver: true } : { tap: "whistle" };
}

/** What a single key answers to the question that stands on the screen. */
export function answerOf(step: Step, key: string): Tap | undefined {
  if (step.at === "result") {
    const result = RESULTS[key];
    return result && { tap: "result", result };
  }
  if (step.at === "scorer" && key === "o") return { tap: "how", how: "own_goal" };
  if (step.at === "scorer" && key === "p") return { tap: "how", how: "penalty" };
  if (key === "Escape" && step.at === "finish") return CLOSE;
  if (key === "Escape" && isAsking(step)) return { tap: "who", who: undefined };
  return undefined;
}

const RESULTS: Record<string, "scored" | "saved" | "missed" | "post"> = {
  g: "scored",
  s: "saved",
  m: "missed",
  b: "post",
};

/** Whether the console asks for a shirt. */
export function isAsking({ at }: Step): boolean {
  return (["scorer", "assist", "card", "off", "on", "taker"] as Step["at"][]).includes(at);
}
