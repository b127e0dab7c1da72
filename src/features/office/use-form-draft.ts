import { useEffect, useRef, useState } from "react";
import {
  asideOf,
  dropDraft,
  keepDraft,
  listDrafts,
  type NamedDraft,
  readDraft,
  setAside,
  takeDraft,
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
 * The name of a form's draft, and how to go on with another one.
 * @param hasMany whether each form that is opened begins a draft of its own, named "article-new-…"
 */
export function useDraftName(given: string, hasMany: boolean) {
  const [own, setOwn] = useState(() => `${given}-${crypto.randomUUID()}`);
  return hasMany ? { name: own, goOnWith: setOwn } : { name: given, goOnWith: () => {} };
}

/**
 * Keeps what is typed as a draft of this browser, and offers those of earlier visits.
 * @param given what the names of the drafts that are offered begin with, or the one draft's name
 */
export function useFormDraft<Values>(
  given: string,
  { name, goOnWith }: ReturnType<typeof useDraftName>,
  { values, isDirty, start, version, onTake, titleOf, isDone }: FormDraftOptions<Values>,
) {
  const [found, setFound] = useState<NamedDraft[]>([]);
  useEffect(() => {
    const drafts = name === given ? only(name) : listDrafts(given).filter((draft) => draft.name !== name);
    setFound(drafts.filter((draft) => JSON.stringify(draft.values) !== start));
  }, [given, name, start]);
  const keepOffered = () => {
    const undecided = found.find((draft) => draft.name === name);
    if (!undecided) return;
    const aside = setAside(undecided);
    setFound((before) => before.map((draft) => (draft === undecided ? aside : draft)));
  };
  const savedAt = useAutosave(name, { values, isDirty, version, isDone, beforeKeep: keepOffered });
  const forget = (draft: NamedDraft) => setFound((before) => before.filter((one) => one !== draft));
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
          const isAside = draft.name === asideOf(name);
          const isOwn = isAside || draft.name === name;
          // What is typed here goes on as a draft of its own.
          if (isDirty && !isOwn) keepDraft(name, values, version);
          if (isAside) dropDraft(draft.name);
          // Of a record there is one draft: what is typed here is offered in its place.
          const replaced = isDirty && isOwn ? [setAside({ name, at: now(), values, version })] : [];
          const taken = isOwn ? name : draft.name;
          takeDraft(taken, draft);
          if (isAside) keepDraft(taken, kept, draft.version);
          goOnWith(taken);
          onTake(kept, draft.version);
          setFound((before) => [...replaced, ...before.filter((one) => one !== draft)]);
        },
        drop: () => {
          dropDraft(draft.name);
          forget(draft);
        },
      };
    }),
  };
}

/** Keeps what is typed under the name of its draft; when, for "Autosaved at". */
function useAutosave<Values>(
  name: string,
  {
    values,
    isDirty,
    version,
    isDone,
    beforeKeep,
  }: Pick<FormDraftOptions<Values>, "values" | "isDirty" | "version" | "isDone"> & { beforeKeep: () => void },
): Date | undefined {
  const [savedAt, setSavedAt] = useState<Date>();
  const keep = useRef(() => new Date());
  keep.current = () => {
    beforeKeep();
    return keepDraft(name, values, version);
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepNow = useRef(() => {});
  keepNow.current = () => {
    if (timer.current && isDirty && !isDone?.current) keep.current();
  };
  // Before the timer goes with the page: the last second, too, is kept.
  useEffect(() => {
    const keep = () => keepNow.current();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, []);
  const opened = useRef(values);
  // From the first letter on, not from the last: whoever types without a pause loses no more. What the form was opened
  // with is kept where it came from: written here, it would take the place of a draft that is on offer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter counts.
  useEffect(() => {
    if (!isDirty || values === opened.current) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setSavedAt(keep.current());
    }, AUTOSAVE_MS);
  }, [isDirty, values, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed under one name is not kept under the next.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [isDirty, name],
  );
  return savedAt;
}

/** Drops a draft once nothing of it is left, where what is typed is saved piece by piece. */
export function useDropWhenSaved(name: string, isDirty: boolean): void {
  const wasDirty = useRef(false);
  useEffect(() => {
    if (wasDirty.current && !isDirty) dropDraft(name);
    wasDirty.current = isDirty;
  }, [name, isDirty]);
}

const now = () => new Date().toISOString();

/** A record's draft, and the one before it that nobody has decided on. */
function only(record: string): NamedDraft[] {
  return [record, asideOf(record)].flatMap((name) => {
    const draft = readDraft(name);
    return draft ? [{ ...draft, name }] : [];
  });
}
