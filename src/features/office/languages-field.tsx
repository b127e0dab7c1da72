import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { TextField } from "./fields.tsx";
import type { FormWith } from "./use-record-form.ts";

interface LanguagesFieldProps<Field extends string> {
  form: FormWith<Field | `${Field}_hy` | `${Field}_ru`>;
  field: Field;
  label: string;
  /** Whether the English one has to be there. */
  isRequired?: boolean;
}

/** One line of text in English, Armenian and Russian, side by side. */
export function LanguagesField<Field extends string>({
  form,
  field,
  label,
  isRequired = false,
}: LanguagesFieldProps<Field>) {
  const words = useOfficeText("office");
  const names = [words.inEnglish, words.inArmenian, words.inRussian];
  return (
    <div className="field-row field-row-three">
      {columnNames(field).map((column, index) => (
        <TextField
          key={column}
          label={`${label} (${names[index]})`}
          lang={LANGUAGES[index]}
          {...form.field(column)}
          isRequired={isRequired && index === 0}
        />
      ))}
    </div>
  );
}
