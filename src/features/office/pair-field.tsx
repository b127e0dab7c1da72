import { useOfficeText } from "#src/i18n/office-text.ts";
import { TextArea, TextField } from "./fields.tsx";
import styles from "./pair-field.module.css";
import type { FormWith } from "./use-record-form.ts";

interface PairFieldProps<Field extends string> {
  form: FormWith<Field | `${Field}_hy`>;
  field: Field;
  label: string;
  isRequired?: boolean;
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
  rows,
  className = "",
}: PairFieldProps<Field>) {
  const words = useOfficeText("office");
  const pair = [
    { lang: "en", label: `${label} (${words.inEnglish})`, isRequired, ...form.field(field) },
    { lang: "hy", label: `${label} (${words.inArmenian})`, isRequired, ...form.field(`${field}_hy`) },
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
