import { type Patch, wholeOf } from "#src/features/ledger/patch.ts";
import type { CurrentMatch } from "#src/features/shell/current-match.ts";
import type { Patches } from "../live-matches.ts";

/** The frame with the last that was heard of its match. */
export function patchedFrame<Frame extends { match: CurrentMatch | null }>(
  frame: Frame,
  patches: Patches,
): Frame {
  const { match } = frame;
  const patch = match && patches.get(match.id)?.at(-1);
  if (!patch) return frame;
  const { status } = patch;
  const score = wholeOf(patch);
  if (status === "live")
    return { ...frame, match: { ...match, score, state: status, ...courseOf(match, patch) } };
  if (status === "finished")
    return { ...frame, match: { ...match, score, state: status, phase: null, clock: null } };
  // Abandoned, or its kick-off was taken back.
  return {
    ...frame,
    match: status === "scheduled" ? { ...match, score, state: "awaited", phase: null, clock: null } : null,
  };
}

/** Where a patch says that a match has come to. */
function courseOf({ clock: known, lengths }: CurrentMatch, { phase, clock, entry }: Patch) {
  // What is heard has just been written.
  const at = known?.at ?? entry?.occurred_at ?? clock?.began_at ?? "";
  return { phase, clock: clock && { ...clock, lengths, at } };
}
