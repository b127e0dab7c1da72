import { useEffect, useRef, useState } from "react";
import { ApiError } from "#src/api/client.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useBeforeLeaving } from "./before-leaving.ts";
import { type Conflict, conflictIn, isSavedAlready } from "./conflict.ts";
import { dropDraft, keepDraft, keepSent, slotOf } from "./drafts.ts";
import { errorsOf, type FieldErrors, focusFirstError, hasErrors } from "./field-errors.ts";
import { handOverAll } from "./held-back.ts";
import { faultText } from "./list-fault.tsx";
import { showToast } from "./toasts.tsx";
import { hasUploads, uploadsArrived } from "./uploads-under-way.ts";
import type { FormValuesState } from "./use-form-values.ts";

export interface FormSaveOptions<Values, Saved> {
  /** Names the record in this browser's drafts, e.g. "article-12" or "article-new". */
  draft: string;
  /** The version that was loaded; a save over a newer one asks. Absent for a new record. */
  version?: number | undefined;
  validate: (values: Values) => FieldErrors<Values>;
  /** Sends it; a new record is made once under the slot of its draft. */
  send: (values: Values, version: number | undefined, slot: string) => Promise<Saved>;
  /** After the save: usually leads back to the list. */
  onSaved: (saved: Saved, values: Values) => void;
  /** What is said when a save fails without a sentence of the server's. */
  failed: string;
}

/** With which of the tabs and visits the draft is of. */
type WriterOptions<Values, Saved> = FormSaveOptions<Values, Saved> & { writer: string };

/** The save of a form: one at a time, over the version that was loaded, and told at the fields when refused. */
export function useFormSave<Values extends object, Saved>(
  { draft, writer, version: loaded, validate, send, onSaved, failed }: WriterOptions<Values, Saved>,
  { present, timesTyped, errors, setErrors }: FormValuesState<Values>,
) {
  const words = useOfficeText("office");
  const [version, setVersion] = useState(loaded);
  const [fault, setFault] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const isDone = useRef(false);
  const slot = slotOf(draft, writer);
  const keepTypedSince = useTypedSince({ draft, writer }, { present, timesTyped });

  const mark = (found: FieldErrors<Values>, said: string) => {
    setErrors(found);
    setFault(said);
    focusFirstError();
    return found;
  };
  const refuse = (error: unknown): FieldErrors<Values> => {
    if (!(error instanceof ApiError)) throw error;
    const other = conflictIn(error);
    setConflict(other);
    return other ? {} : mark(errorsOf(error), faultText(error, failed, words));
  };
  /** Resolves to the faults that were found, by field; none after a save. */
  const write = async (given: Values, over: number | undefined): Promise<FieldErrors<Values>> => {
    if (isDone.current && keepTypedSince.isSaved(given, over)) return keepTypedSince.again();
    const found = validate(given);
    if (hasErrors(found)) return mark(found, words.checkFields);
    setErrors(found);
    setIsSaving(true);
    setFault(undefined);
    try {
      if (over === undefined) keepSent(slot, given);
      const saved = await sendOver((version) => send(given, version, slot), over);
      isDone.current = true;
      dropDraft(slot);
      if (over !== undefined) setVersion(versionOf(saved) ?? over);
      keepTypedSince.saved(given, saved);
      onSaved(saved, given);
    } catch (error) {
      return refuse(error);
    } finally {
      setIsSaving(false);
    }
    return {};
  };
  const refuseFor = (said: string) => mark({}, said);
  return {
    submit: useAfterUploads({ present, version }, { setIsSaving, refuse: refuseFor, write }),
    isSaving,
    isDone,
    ...{ version, setVersion },
    /** That fields are marked is said for as long as one is. */
    fault: fault === words.checkFields && !hasErrors(errors) ? undefined : fault,
    setFault,
    ...{ conflict, setConflict },
  };
}

interface Saving<Values> {
  setIsSaving: (is: boolean) => void;
  refuse: (said: string) => FieldErrors<Values>;
  write: (given: Values, over: number | undefined) => Promise<FieldErrors<Values>>;
}

/** A picture that is on its way into the form is part of what is saved: the save waits for it. */
function useAfterUploads<Values extends object>(
  form: Pick<FormValuesState<Values>, "present"> & { version: number | undefined },
  { setIsSaving, refuse, write }: Saving<Values>,
) {
  const latest = useRef(form);
  latest.current = form;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const save = async (given?: Values, over?: number): Promise<FieldErrors<Values>> => {
    if (hasUploads()) {
      setIsSaving(true);
      const missing = await uploadsArrived();
      setIsSaving(false);
      if (missing) return refuse(missing);
      // Left meanwhile: what was typed stays as a draft.
      if (!isOpen.current) return {};
    }
    // As they are by now, a picture that came this moment included, whether React has drawn it or not.
    handOverAll();
    return write(given ?? latest.current.present.current, over ?? latest.current.version);
  };
  // Known at once: React hears of the first press after a quick second one.
  const isUnderWay = useRef(false);
  return async (given?: Values, over?: number): Promise<FieldErrors<Values>> => {
    if (isUnderWay.current) return {};
    isUnderWay.current = true;
    return save(given, over).finally(() => {
      isUnderWay.current = false;
    });
  };
}

/**
 * What was typed while a save was under way, or until the page that follows has come, is no part of it: it stays as a
 * draft over what was saved, and is told.
 */
function useTypedSince<Values extends object>(
  { draft, writer }: { draft: string; writer: string },
  { present, timesTyped }: Pick<FormValuesState<Values>, "present" | "timesTyped">,
) {
  const words = useOfficeText("office");
  const last = useRef<{ sent: Values; saved: unknown; typed: number }>(undefined);
  const keep = () => {
    if (!last.current) return;
    handOverAll();
    const { sent, saved, typed } = last.current;
    if (timesTyped.current === typed || JSON.stringify(present.current) === JSON.stringify(sent)) return;
    keepDraft(slotOf(draftOfSaved(draft, saved), writer), present.current, versionOf(saved));
    showToast({ text: words.typedMeanwhile });
    last.current = { sent: present.current, saved, typed: timesTyped.current };
  };
  useBeforeLeaving(keep);
  return {
    saved: (sent: Values, saved: unknown) => {
      last.current = { sent, saved, typed: -1 };
      keep();
    },
    /**
     * Whether a press while the page that follows is on its way sends nothing: a new record is made, or exactly this was
     * saved, or kept as a draft. A form over no version stays, and what it saves may be saved again.
     */
    isSaved: (given: Values, over: number | undefined) =>
      NEW.test(draft) || (over !== undefined && JSON.stringify(given) === JSON.stringify(last.current?.sent)),
    /** Of what was typed after the answer, while the page that follows is on its way. */
    again: (): FieldErrors<Values> => {
      keep();
      return {};
    },
  };
}

/**
 * As drafts of records without a number are called. Once it was made, a second press makes no second record under a new
 * key: the list that follows may be seconds away.
 */
const NEW = /-new(-.*)?$/;

/** Of what was saved now: over it goes what is typed until the page that follows has come, and saved, too. */
function versionOf(saved: unknown): number | undefined {
  return ((saved ?? {}) as { version?: number }).version;
}

/** What a draft is called once its record has a number: "article-new-5f0c…" → "article-12". */
function draftOfSaved(draft: string, saved: unknown): string {
  const { id } = (saved ?? {}) as { id?: number };
  return id ? draft.replace(NEW, `-${id}`) : draft;
}

/** A save whose answer was lost stands there as somebody's: sent again over it, the same is nobody's conflict. */
export function sendOver<Saved>(
  send: (version: number | undefined) => Promise<Saved>,
  version: number | undefined,
): Promise<Saved> {
  return send(version).catch((error: unknown) => {
    const other = error instanceof ApiError ? conflictIn(error) : undefined;
    if (!other || other.version === version || !isSavedAlready(other)) throw error;
    return sendOver(send, other.version);
  });
}
