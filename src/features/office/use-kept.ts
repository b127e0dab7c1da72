import { useRef, useState } from "react";
import { draftsOf, dropDraft, goOnUnderKey, keepDraft, removeTaken, useHeldDraft } from "./drafts.ts";
import { useDraftName } from "./use-form-draft.ts";

/**
 * What is typed into a small form and not sent yet; this browser keeps it, so that whoever leaves or reloads goes on
 * with it. Kept once more when it is being sent, its key goes along: where its answer is lost, the next tab makes no
 * second one.
 * @returns what is typed, absent for nothing, and what keeps it
 */
export function useKept<Typed>(draft: string) {
  const { kept, keepIn, drop } = useKeptDraft(draft);
  const [typed, setTyped] = useState(kept?.values as Typed | undefined);
  const keep = (next: Typed | undefined) => {
    setTyped(next);
    if (next) keepIn(next);
    else drop();
  };
  return [typed, keep] as const;
}

/** The newest draft of a small form, and what keeps and drops what is made of it; what another tab has typed stays its own. */
export function useKeptDraft(name: string) {
  const { slot } = useDraftName(name);
  useHeldDraft(slot);
  const [kept] = useState(() => {
    const [newest] = draftsOf(name);
    if (newest) goOnUnderKey(newest);
    return newest;
  });
  const taken = useRef(kept);
  const moved = () => {
    if (taken.current) removeTaken(taken.current);
    taken.current = undefined;
  };
  return {
    kept,
    keepIn: (values: unknown, version?: number) => {
      keepDraft(slot, values, version);
      moved();
    },
    drop: () => {
      dropDraft(slot);
      moved();
    },
  };
}
