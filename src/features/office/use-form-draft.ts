import { useEffect, useState } from "react";
import { type Draft, dropDraft, keepDraft, readDraft, takeDraft } from "./drafts.ts";

const AUTOSAVE_MS = 1500;

interface FormDraftOptions<Values> {
  values: Values;
  isDirty: boolean;
  /** The values that count as unchanged, as JSON. */
  start: string;
  /** Takes what an earlier visit typed. */
  onTake: (values: Partial<Values>) => void;
}

/** Keeps what is typed as a draft of this browser, and offers one of an earlier visit. */
export function useFormDraft<Values>(
  name: string,
  { values, isDirty, start, onTake }: FormDraftOptions<Values>,
) {
  const [savedAt, setSavedAt] = useState<Date>();
  const [found, setFound] = useState<Draft>();
  useEffect(() => {
    const draft = readDraft(name);
    setFound(draft && JSON.stringify(draft.values) !== start ? draft : undefined);
  }, [name, start]);
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => setSavedAt(keepDraft(name, values)), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, values, name]);
  return {
    savedAt,
    /** A draft of an earlier visit that differs from what is saved. */
    offered: found && {
      at: found.at,
      take: () => {
        takeDraft(name, found);
        onTake(found.values as Partial<Values>);
        setFound(undefined);
      },
      drop: () => {
        dropDraft(name);
        setFound(undefined);
      },
    },
  };
}
