import { useEffect, useRef, useState } from "react";
import { useBeforeLeaving } from "./before-leaving.ts";
import {
  asItIsNow,
  discardDraft,
  draftsOf,
  dropDraft,
  keepDraft,
  type NamedDraft,
  setAside,
  slotOf,
  takeDraft,
  useHeldDraft,
  useOtherTabs,
} from "./drafts.ts";

const AUTOSAVE_MS = 1500;

interface FormDraftOptions<Values> {
  values: Values;
  isDirty: boolean;
  /** The values that count as unchanged, as JSON. */
  start: string;
  /** Of the record that is typed over; absent for a new one. */
  version: number | undefined;
  /** Takes what an earlier visit typed, over the version that it was typed over. */
  onTake: (values: Partial<Values>, version: number | undefined) => void;
  /** What tells one draft from another in a list of them, e.g. an article's title. */
  titleOf: ((values: Partial<Values>) => string) | undefined;
  /** Whether it was saved, before React has heard of it. */
  isDone?: { readonly current: boolean };
}

/** A draft of an earlier visit that differs from what is saved. */
export interface OfferedDraft {
  name: string;
  at: string;
  title: string;
  /** What was typed; absent for what the server has. */
  values?: unknown;
  /** The device that it was typed on, where that is known. */
  where?: string | undefined;
  take: () => void;
  drop: () => void;
}

/**
 * What a form keeps a draft of, where it keeps it, and how to go on with another one.
 * @param hasMany whether each form that is opened begins a record of its own, named "article-new-…"
 */
export function useDraftName(given: string, hasMany = false) {
  const [writer] = useState(() => crypto.randomUUID());
  const [own, setOwn] = useState(() => `${given}-${crypto.randomUUID()}`);
  const name = hasMany ? own : given;
  return { name, writer, slot: slotOf(name, writer), goOnWith: setOwn };
}

/**
 * Keeps what is typed as a draft of this browser, and offers those of earlier visits and other tabs.
 * @param given what the names of the drafts that are offered begin with, or the one draft's name
 */
export function useFormDraft<Values>(
  given: string,
  { name, writer, slot, goOnWith }: ReturnType<typeof useDraftName>,
  { values, isDirty, start, version, onTake, titleOf, isDone }: FormDraftOptions<Values>,
) {
  const [found, setFound] = useState<NamedDraft[]>([]);
  useEffect(() => {
    const hasMany = name !== given;
    const drafts = draftsOf(given, hasMany).filter((draft) => draft.slot !== slot);
    const others = hasMany ? drafts.filter((draft) => draft.name !== name) : drafts;
    setFound(others.filter((draft) => JSON.stringify(draft.values) !== start));
  }, [given, name, slot, start]);
  useHeldDraft(slot);
  // What its own tab has saved is no longer offered, and what is typed there shows as it is by now.
  useOtherTabs((other, isGone) =>
    setFound((before) => {
      if (before.every((draft) => draft.slot !== other)) return before;
      const present = isGone ? before.filter((draft) => draft.slot !== other) : before.map(asItIsNow);
      return present.filter((draft) => JSON.stringify(draft.values) !== start);
    }),
  );
  const savedAt = useAutosave(slot, { values, isDirty, version, isDone });
  const without = (draft: NamedDraft) => (before: NamedDraft[]) => before.filter((one) => one !== draft);
  return {
    savedAt,
    offered: found.map((draft): OfferedDraft => {
      const kept = draft.values as Partial<Values>;
      return {
        name: draft.name,
        at: draft.at,
        title: titleOf?.(kept) ?? "",
        values: kept,
        take: () => {
          // What is typed here is offered in its place.
          const replaced = isDirty ? [setAside(slot, values, version)] : [];
          const present = asItIsNow(draft);
          takeDraft(present, slotOf(draft.name, writer));
          goOnWith(draft.name);
          onTake(present.values as Partial<Values>, present.version);
          setFound((before) => [...replaced, ...without(draft)(before)]);
        },
        drop: () => {
          discardDraft(draft);
          setFound(without(draft));
        },
      };
    }),
  };
}

/** Keeps what is typed in its slot; when, for "Autosaved at". */
function useAutosave<Values>(
  slot: string,
  {
    values,
    isDirty,
    version,
    isDone,
  }: Pick<FormDraftOptions<Values>, "values" | "isDirty" | "version" | "isDone">,
): Date | undefined {
  const [savedAt, setSavedAt] = useState<Date>();
  const keep = useRef(() => new Date());
  keep.current = () => keepDraft(slot, values, version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Before the timer goes with the page: the last second, too, is kept.
  useBeforeLeaving(() => {
    if (timer.current && isDirty && !isDone?.current) keep.current();
  });
  const opened = useRef(values);
  // From the first letter on, not from the last: whoever types without a pause loses no more. What the form was opened
  // with is kept where it came from: written here, it would be on offer a second time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter counts.
  useEffect(() => {
    if (!isDirty || values === opened.current) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setSavedAt(keep.current());
    }, AUTOSAVE_MS);
  }, [isDirty, values, slot]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed in one slot is not kept in the next.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [isDirty, slot],
  );
  return savedAt;
}

/** Drops a draft once nothing of it is left, where what is typed is saved piece by piece. */
export function useDropWhenSaved(slot: string, isDirty: boolean): void {
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) dropDraft(slot);
    wasDirty.current = isDirty;
  }, [slot, isDirty]);
}
