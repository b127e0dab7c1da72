import { useOfficeText } from "#src/i18n/office-text.ts";
import { TextArea, TextField } from "./fields.tsx";
import styles from "./pair-field.module.css";
import { useLatinName } from "./use-latin-name.ts";
import type { FormWith } from "./use-record-form.ts";

interface PairFieldProps<Field extends string> {
  form: FormWith<Field | `${Field}_hy`>;
  field: Field;
  label: string;
  isRequired?: boolean;
  /** Of somebody: the English one is proposed from the Armenian. */
  isName?: boolean;
  /** The height of a long text; without it each is one line. */
  rows?: number;
  /** Beside its own, e.g. "panel-body". */
  className?: string;
}

/** One text in English and Armenian, side by side. */
export function PairField<Field extends string>({
  form,
  field,
  label,
  isRequired = false,
  isName = false,
  rows,
  className = "",
}: PairFieldProps<Field>) {
  const words = useOfficeText("office");
  const { hint, onBlur } = useLatinName(form, field);
  const pair = [
    {
      lang: "en",
      label: words.labelIn(label, "en"),
      isRequired,
      hint: isName ? hint : undefined,
      ...form.field(field),
    },
    {
      lang: "hy",
      label: words.labelIn(label, "hy"),
      isRequired,
      onBlur: isName ? onBlur : undefined,
      ...form.field(`${field}_hy`),
    },
  ];
  return (
    <div className={`field-row ${styles.pair} ${className}`}>
      {pair.map((props) =>
        rows ? (
          <TextArea key={props.lang} rows={rows} {...props} />
        ) : (
          <TextField key={props.lang} {...props} />
        ),
      )}
    </div>
  );
}
