import { DateField } from "#src/features/office/date-field.tsx";
import { TextField } from "#src/features/office/fields.tsx";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";

/** What a text field takes of a form. */
export interface Typing {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

interface ReasonFieldsProps {
  label: string;
  max: number;
  /** One a language. */
  reasons: readonly Typing[];
  dayLabel: string;
  day: Typing;
}

/** The reason of a decision in three languages, and its day. */
export function ReasonFields({ label, max, reasons, dayLabel, day }: ReasonFieldsProps) {
  const office = useOfficeText("office");
  return (
    <>
      <div className="field-row field-row-three">
        {LANGUAGES.map((language, index) => (
          <TextField
            key={language}
            label={office.labelIn(label, language)}
            lang={language}
            maxLength={max}
            {...reasons[index]!}
          />
        ))}
      </div>
      <DateField label={dayLabel} kind="day" {...day} />
    </>
  );
}
