import { useRef, useState } from "react";
import {
  asItIsNow,
  draftsOf,
  dropDraft,
  goOnUnderKey,
  keepAnswered,
  keepDraft,
  removeTaken,
  useHeldDraft,
  useOtherTabs,
} from "./drafts.ts";
import { useDraftName } from "./use-form-draft.ts";

/**
 * What is typed into a small form and not sent yet; this browser keeps it, so that whoever leaves or reloads goes on
 * with it. Kept once more when it is being sent, its key goes along: where its answer is lost, the next tab makes no
 * second one.
 * @returns what is typed, absent for nothing; what keeps it; the slot under which it is made once
 */
export function useKept<Typed>(draft: string) {
  const { kept, keepIn, drop, slot } = useKeptDraft(draft, (values) => setTyped(values as Typed | undefined));
  const [typed, setTyped] = useState(kept?.values as Typed | undefined);
  const keep = (next: Typed | undefined) => {
    setTyped(next);
    if (next) keepIn(next);
    else drop();
  };
  return [typed, keep, slot] as const;
}

/**
 * The newest draft of a small form, and what keeps and drops what is made of it; what another tab has typed stays its own.
 * @param onFollow shows the other tab's draft as it is by now, until something is typed here; nothing once that tab has saved it
 */
export function useKeptDraft(name: string, onFollow: (values: unknown) => void) {
  const { slot } = useDraftName(name);
  useHeldDraft(slot);
  const [kept] = useState(() => {
    const [newest] = draftsOf(name);
    if (newest) goOnUnderKey(newest, slot);
    return newest;
  });
  const taken = useRef(kept);
  const moved = () => {
    if (taken.current) removeTaken(taken.current);
    taken.current = undefined;
  };
  useOtherTabs((other, isGone) => {
    if (taken.current?.slot !== other) return;
    const present = isGone ? undefined : asItIsNow(taken.current);
    if (present) goOnUnderKey(present, slot);
    taken.current = present;
    onFollow(present?.values);
  });
  return {
    kept,
    /** Under which it is made once. */
    slot,
    keepIn: (values: unknown, version?: number) => {
      keepDraft(slot, values, version);
      moved();
    },
    /** What was sent and answered goes under its key no more, unless that answer leaves open what became of it. */
    answered: () => keepAnswered(slot),
    drop: () => {
      dropDraft(slot);
      moved();
    },
  };
}
