import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Fields } from "#src/records/field.ts";
import { type FormMessages, type FormValues, formBody, formFaults, formValues } from "#src/records/form.ts";
import type { FieldErrors } from "./field-errors.ts";
import { useRecordForm } from "./use-record-form.ts";

interface Declared {
  kind: string;
  noun: string;
  fields: Fields;
}

interface FormOfOptions<R extends Declared, Saved> {
  /** Names the record in this browser's drafts, where that is not "player-12" or "player-new". */
  draft?: string;
  /** What a new record begins with. */
  start?: object;
  /** What is wrong beside what the fields themselves say. */
  validate?: (values: FormValues<R>) => FieldErrors<FormValues<R>>;
  /** Sends the body that the values make; a new record is made once under the slot of its draft. */
  send: (body: Record<string, unknown>, version: number | undefined, slot: string) => Promise<Saved>;
  onSaved: (saved: Saved, values: FormValues<R>) => void;
  failed: string;
}

/** The form of a declared record: its values, faults and body follow from the fields. */
export function useFormOf<R extends Declared, Saved>(
  of: R,
  record: { id: number; version: number } | undefined,
  { draft, start, validate, send, onSaved, failed }: FormOfOptions<R, Saved>,
) {
  const messages: FormMessages = useOfficeText("office");
  return useRecordForm<FormValues<R>, Saved>({
    initial: formValues(of, record ?? start),
    draft: draft ?? `${of.noun}-${record?.id ?? "new"}`,
    version: record?.version,
    validate: (values) => ({ ...formFaults(of, values, messages), ...validate?.(values) }),
    send: (values, version, name) => send(formBody(of, values), version, name),
    onSaved,
    failed,
  });
}
