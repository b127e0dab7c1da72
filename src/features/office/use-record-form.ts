import { ownName } from "#src/api/client.ts";
import { storedSession } from "#src/api/session.ts";
import { draftsOf, dropDraft, goOnUnderKey, slotOf } from "./drafts.ts";
import { useDraftName, useDropWhenSaved, useFormDraft } from "./use-form-draft.ts";
import { type FormSaveOptions, useFormSave } from "./use-form-save.ts";
import { type FormValuesState, useFormValues } from "./use-form-values.ts";

/** A form as far as some of its texts go: for parts that several forms have. */
export interface FormWith<Name extends string> {
  field: (name: Name) => { value: string; error: string | undefined; onChange: (text: string) => void };
}

export type RecordForm<Values extends object, Saved> = ReturnType<typeof useRecordForm<Values, Saved>>;

interface RecordFormOptions<Values, Saved> extends FormSaveOptions<Values, Saved> {
  initial: Values;
  /** What was typed earlier, e.g. on another device: the form goes on with it. */
  typed?: Partial<Values> | undefined;
  /** Whether each new record has a draft of its own: its `draft` names them all. */
  hasManyDrafts?: boolean;
  /** What tells one draft from another. */
  titleOf?: (values: Partial<Values>) => string;
}

/**
 * A form over one record: values, errors at their fields, a draft in this browser while somebody types, a
 * save that loses nothing when it fails, and both versions when somebody else saved first.
 */
export function useRecordForm<Values extends object, Saved = unknown>(
  options: RecordFormOptions<Values, Saved>,
) {
  const named = useDraftName(options.draft, options.hasManyDrafts);
  const { name: draft, writer, slot } = named;
  const state = useFormValues(options.initial, options.typed);
  const { setValues, start, ...typed } = state;
  const { values } = typed;
  const save = useFormSave({ ...options, draft, writer }, state);
  const { submit, isSaving, fault, isDone, conflict, setConflict, version, setVersion } = save;
  const isChanged = JSON.stringify(values) !== start;
  const isDirty = !isDone.current && isChanged;
  useDropWhenSaved(slot, isDone.current || isChanged); // After the save what was typed meanwhile stays.
  const take = takingOver(options.initial, state, save);
  const typing = { values, isDirty, start, version, titleOf: options.titleOf, isDone, onTake: take };
  const { savedAt, offered } = useFormDraft<Values>(options.draft, named, typing);
  return {
    ...typed,
    fault,
    isDirty,
    isSaving,
    /** Over which it is saved. */
    ...{ version, setVersion },
    submit,
    savedAt,
    offered,
    ...namedDraft(named, take),
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
      state.adopt(saved);
      setVersion(savedVersion);
      save.setFault(undefined);
      dropDraft(slot);
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
    /** Whether it was saved, or left on purpose: also by signing out, or in as somebody else, which leaves the draft. */
    isDone: () => isDone.current || storedSession()?.user.username !== ownName(),
  };
}

/** Shows what was typed earlier, over the version that it was typed over: what others saved since is asked about. */
function takingOver<Values extends object>(
  initial: Values,
  { setValues }: Pick<FormValuesState<Values>, "setValues">,
  { version, setVersion }: { version: number | undefined; setVersion: (version: number | undefined) => void },
) {
  return (kept: Partial<Values>, over = version) => {
    setValues({ ...initial, ...kept });
    setVersion(over);
  };
}

function namedDraft<Values>(
  { name, writer, goOnWith }: ReturnType<typeof useDraftName>,
  take: (kept: Partial<Values>) => void,
) {
  return {
    /** The name of what is typed, in this browser. */
    draft: name,
    /** Goes on with what was typed under another name. */
    goOnWith: (other: string, kept: Partial<Values>) => {
      // What this browser has sent of it without an answer is not made a second time.
      const sent = draftsOf(other).find(({ key }) => key);
      if (sent) goOnUnderKey(sent, slotOf(other, writer));
      goOnWith(other);
      take(kept);
    },
  };
}
