import { type ReactNode, useId } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Fields } from "#src/records/field.ts";
import { type FormValues, formValues } from "#src/records/form.ts";
import type { Pairs } from "#src/records/record.ts";
import { useColumnLabels } from "./column-labels.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { DialogButtons } from "./dialog-buttons.tsx";
import { FieldsForm } from "./fields-form.tsx";
import { RecordBar, type RecordBarProps } from "./record-bar.tsx";
import { useSaveShortcut } from "./shortcuts.tsx";
import { useCloseAsking } from "./use-close-asking.ts";
import type { RecordForm } from "./use-record-form.ts";

interface RecordDialogProps<R extends { kind: string; fields: Fields; pairs?: Pairs }, Saved> {
  title: string;
  lead?: string | undefined;
  widthPx: number;
  /** What is declared of the record: the names of its fields and their values in the form follow. */
  of: R;
  /** The fields that history and a conflict tell of, where the form holds more. */
  compared?: { kind: string; fields: Fields };
  /** What further columns are called, of another kind of record. */
  labels?: Record<string, string>;
  form: RecordForm<FormValues<R>, Saved>;
  /** The number of the saved record, whose history is shown; absent for a new one, and for one without a history. */
  id?: number | undefined;
  /** How history and a conflict show a value, where that is not its plain text. */
  show?: RecordBarProps["show"];
  /** @param isChanged whether somebody saved or restored it meanwhile */
  onClose: (isChanged?: boolean) => void;
  /** Above the form. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A record's form in a dialog: asked before changes are lost, saved by Ctrl+S, with the choice between two versions. */
export function RecordDialog<R extends { kind: string; fields: Fields; pairs?: Pairs }, Saved>(
  props: RecordDialogProps<R, Saved>,
) {
  const { of, compared = of, form, id, show, onClose } = props;
  const office = useOfficeText("office");
  const formId = useId();
  const labels = { ...useColumnLabels(compared), ...props.labels };
  useSaveShortcut(() => void form.submit());
  const close = useCloseAsking(form.isDirty, onClose);
  if (form.conflict)
    return (
      <ConflictDialog
        conflict={form.conflict}
        labels={labels as Partial<Record<keyof FormValues<R> & string, string>>}
        pairs={of.pairs}
        {...(show ? { show } : {})}
        toForm={(field, value) => (formValues(of, { [field]: value }) as FormValues<R>)[field]}
        onKeepSaved={() => onClose(true)}
      />
    );
  return (
    <Dialog
      title={props.title}
      lead={props.lead}
      widthPx={props.widthPx}
      onClose={close}
      footer={<DialogButtons form={formId} submit={office.save} isBusy={form.isSaving} onClose={close} />}
    >
      {id !== undefined && (
        <RecordBar
          kind={of.kind as RecordBarProps["kind"]}
          id={id}
          labels={labels}
          {...(show ? { show } : {})}
          isDirty={form.isDirty}
          onRestored={() => onClose(true)}
        />
      )}
      {props.hint && <p className="hint">{props.hint}</p>}
      <FieldsForm form={form} id={formId} className="stack">
        {props.children}
      </FieldsForm>
    </Dialog>
  );
}
