import { TextField } from "#src/features/office/fields.tsx";
import type { FormWith } from "#src/features/office/use-record-form.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";

interface OwnNameFieldsProps<Field extends string> {
  form: FormWith<Field | `${Field}_hy` | `${Field}_ru`>;
  field: Field;
  isRequired?: boolean;
}

/** The name of a team or a competition that is written by hand; the English one stands in for the others. */
export function OwnNameFields<Field extends string>({
  form,
  field,
  isRequired = false,
}: OwnNameFieldsProps<Field>) {
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  return columnNames(field).map((name, index) => (
    <TextField
      key={name}
      label={office.labelIn(words.name, LANGUAGES[index]!)}
      lang={LANGUAGES[index]}
      {...form.field(name)}
      isRequired={isRequired && index === 0}
    />
  ));
}
