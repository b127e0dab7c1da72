import type { Payloads, Side, Who } from "#src/features/ledger/ledger.ts";
import type { Moment } from "./moments.ts";

/** What the console asks for now. Nothing of it is kept: what is known stands in the entries. */
export type Step =
  | { at: "play" }
  /** Of a goal that counts already. `isLater` where it is put right afterwards. */
  | { at: "scorer"; id: string; side: Side; how: NonNullable<Payloads["goal"]["how"]>; isLater?: boolean }
  | { at: "assist"; id: string; side: Side; scorer: Who }
  | { at: "card"; id: string; side: Side; kind: "yellow" | "red" }
  /** Who goes off; `pack` holds the substitutions already made at this stoppage. */
  | { at: "off"; side: Side; moment: Moment; pack: string[] }
  | { at: "on"; side: Side; moment: Moment; pack: string[]; off: Who | undefined }
  /** Of a penalty that is public already. */
  | { at: "taker"; id: string; side: Side }
  | { at: "result"; id: string; side: Side; taker: Who | undefined }
  /** Who takes the next kick of the shoot-out. */
  | { at: "kicker"; side: Side }
  /** Whose kick is next, and who takes it as far as somebody said. */
  | { at: "kick"; side: Side; taker: Who | undefined }
  /** The next tap at the same place ends the match. */
  | { at: "finish" }
  | { at: "entry"; id: string }
  | { at: "disallow"; id: string }
  | { at: Sheet };

/** Questions that stand over everything else. */
export const SHEETS = [
  "added",
  "counts",
  "comment",
  "attendance",
  "star",
  "abandon",
  "other",
  "clock",
  "keys",
] as const;
export type Sheet = (typeof SHEETS)[number];

export const PLAY: Step = { at: "play" };

/** The entry that a step is about. */
export function entryOfStep(step: Step): string | undefined {
  return "id" in step ? step.id : undefined;
}

export function isSheet(step: Step): boolean {
  return ([...SHEETS, "entry", "disallow"] as string[]).includes(step.at);
}
