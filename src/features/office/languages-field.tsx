import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { TextField } from "./fields.tsx";
import { useLatinName } from "./use-latin-name.ts";
import type { FormWith } from "./use-record-form.ts";

interface LanguagesFieldProps<Field extends string> {
  form: FormWith<Field | `${Field}_hy` | `${Field}_ru`>;
  field: Field;
  label: string;
  /** Of a club or a person: the English one is proposed from the Armenian. */
  isName?: boolean;
  /** Whether the English one has to be there. */
  isRequired?: boolean;
  hint?: string;
}

/** One line of text in English, Armenian and Russian, side by side. */
export function LanguagesField<Field extends string>({
  form,
  field,
  label,
  isName = false,
  isRequired = false,
  hint,
}: LanguagesFieldProps<Field>) {
  const words = useOfficeText("office");
  const latin = useLatinName(form, field);
  return (
    <div className="field-row field-row-three">
      {columnNames(field).map((column, index) => (
        <TextField
          key={column}
          label={words.labelIn(label, LANGUAGES[index]!)}
          lang={LANGUAGES[index]}
          {...form.field(column)}
          hint={index === 0 ? (hint ?? (isName ? latin.hint : undefined)) : undefined}
          onBlur={isName && index === 1 ? latin.onBlur : undefined}
          isRequired={isRequired && index === 0}
        />
      ))}
    </div>
  );
}
