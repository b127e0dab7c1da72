import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ApiError } from "#src/api/client.ts";
import { storedSession } from "#src/api/session.ts";
import { type Conflict, conflictIn } from "./conflict.ts";
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { faultText } from "./list-fault.tsx";
import { useOfficeText } from "./use-office-text.ts";

/** What is wrong, by the name of the field. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** The names of a form's values that are text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string;

/** A form as far as some of its texts go: for parts that several forms have. */
export interface FormWith<Name extends string> {
  field: (name: Name) => { value: string; error: string | undefined; onChange: (text: string) => void };
}

export type RecordForm<Values extends object, Saved> = ReturnType<typeof useRecordForm<Values, Saved>>;

interface RecordFormOptions<Values, Saved> {
  initial: Values;
  /** Names the record in this browser's drafts, e.g. "article-12" or "article-new". */
  draft: string;
  /** The version that was loaded; a save over a newer one asks. Absent for a new record. */
  version?: number | undefined;
  validate: (values: Values) => FieldErrors<Values>;
  /** Sends it; `key` makes a repeated create write once. */
  send: (values: Values, version: number | undefined, key: string) => Promise<Saved>;
  /** After the save: usually leads back to the list. */
  onSaved: (saved: Saved, values: Values) => void;
  /** What is said when a save fails without a sentence of the server's. */
  failed: string;
}

const AUTOSAVE_MS = 1500;

/**
 * A form over one record: values, errors at their fields, a draft in this browser while somebody types, a
 * save that loses nothing when it fails, and both versions when somebody else saved first.
 */
export function useRecordForm<Values extends object, Saved = unknown>(
  options: RecordFormOptions<Values, Saved>,
) {
  const { initial, draft, validate } = options;
  const words = useOfficeText();
  const [values, setValues] = useState(initial);
  const [version, setVersion] = useState(options.version);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [fault, setFault] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [savedAt, setSavedAt] = useState<Date>();
  const isDone = useRef(false);
  const key = useRef(crypto.randomUUID());
  /** What a restored version put into the form: changes count from there. */
  const [adopted, setAdopted] = useState<Values>();
  const start = useMemo(() => JSON.stringify(adopted ?? initial), [adopted, initial]);
  const isDirty = !isDone.current && JSON.stringify(values) !== start;
  const offered = useOfferedDraft(draft, start);

  const set = useCallback((changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors((before) => {
      const left = { ...before };
      for (const name of Object.keys(changes)) delete left[name as keyof Values & string];
      return left;
    });
  }, []);

  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => setSavedAt(keepDraft(draft, values)), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, values, draft]);

  /** Resolves to the faults that were found, by field; none after a save. */
  const submit = async (
    given: Values = values,
    over: number | undefined = version,
  ): Promise<FieldErrors<Values>> => {
    if (isSaving) return {};
    const found = validate(given);
    setErrors(found);
    if (Object.values(found).some(Boolean)) {
      setFault(words.checkFields);
      focusFirstFault();
      return found;
    }
    setIsSaving(true);
    setFault(undefined);
    try {
      const saved = await options.send(given, over, key.current);
      isDone.current = true;
      dropDraft(draft);
      options.onSaved(saved, given);
    } catch (error) {
      refuse(error);
    } finally {
      setIsSaving(false);
    }
    return {};
  };

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const found = conflictIn(error);
    if (found) return setConflict(found);
    setErrors(errorsOf(error) as FieldErrors<Values>);
    setFault(faultText(error, options.failed, words));
    focusFirstFault();
  };

  return {
    values,
    set,
    errors,
    setErrors,
    /** What an input over one of the texts needs. */
    field: (name: TextName<Values>) => ({
      value: values[name] as string,
      error: errors[name],
      onChange: (text: string) => set({ [name]: text } as Partial<Values>),
    }),
    /** That fields are marked is said for as long as one is. */
    fault: fault === words.checkFields && !Object.values(errors).some(Boolean) ? undefined : fault,
    isDirty,
    isSaving,
    submit,
    savedAt,
    /** A draft of an earlier visit that differs from what is saved. */
    offered: offered.draft && {
      at: offered.draft.at,
      take: () => {
        setValues({ ...initial, ...(offered.draft?.values as Partial<Values>) });
        offered.clear();
      },
      drop: () => {
        dropDraft(draft);
        offered.clear();
      },
    },
    conflict: conflict && {
      ...conflict,
      /** Saves the chosen values over the version that somebody else saved. */
      resolve: (chosen: Partial<Values>) => {
        const merged = { ...values, ...chosen };
        setValues(merged);
        setVersion(conflict.version);
        setConflict(undefined);
        void submit(merged, conflict.version);
      },
      close: () => setConflict(undefined),
    },
    /** Shows another saved version of the record, e.g. a restored one, in place of what is typed. */
    adopt: (saved: Values, savedVersion: number) => {
      setAdopted(saved);
      setValues(saved);
      setVersion(savedVersion);
      setErrors({});
      setFault(undefined);
      dropDraft(draft);
    },
    /**
     * Counts what another call of this form saved, e.g. an upload, as one's own. Where somebody else had
     * saved before it, the version stays and the save asks.
     */
    follow: ({ before, now }: { before: number; now: number }) =>
      setVersion((seen) => (seen === before ? now : seen)),
    /** Call it before leading away on purpose, so that nobody is asked. */
    leave: () => {
      isDone.current = true;
    },
    /** Whether it was saved, or left on purpose: also by signing out, which leaves the draft. */
    isDone: () => isDone.current || storedSession() === null,
  };
}

/** The server's issues by field: "title_hy" or the first part of "standings.3.team_name". */
function errorsOf(error: ApiError): Record<string, string> {
  return Object.fromEntries(error.issues.map(({ path, message }) => [path.split(".")[0] ?? "", message]));
}

function focusFirstFault(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('#main [aria-invalid="true"]')?.focus();
  });
}

function useOfferedDraft(name: string, start: string) {
  const [draft, setDraft] = useState<ReturnType<typeof readDraft>>();
  useEffect(() => {
    const found = readDraft(name);
    setDraft(found && JSON.stringify(found.values) !== start ? found : undefined);
  }, [name, start]);
  return { draft, clear: () => setDraft(undefined) };
}
