import { DateField } from "#src/features/office/date-field.tsx";
import { TextField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { match as definition } from "../match.record.ts";
import type { Match } from "../match.ts";
import { exactClubTime } from "../match-time.ts";
import type { MatchValues } from "./match-form-state.ts";
import styles from "./postponement-fields.module.css";

interface PostponementFieldsProps {
  form: RecordForm<MatchValues, Match>;
  /** As it was loaded; absent for a new one. */
  match: Match | undefined;
}

/** Why a match is put off and when it was to be: asked once it is postponed or its date moves. */
export function PostponementFields({ form, match }: PostponementFieldsProps) {
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  const labels = useFieldLabels("matches");
  const { values } = form;
  const reasons = columnNames("postponed_reason");
  const isMoved = match !== undefined && values.match_date !== exactClubTime(match.match_date);
  const isTold = values.postponed_from !== "" || reasons.some((name) => values[name]);
  if (!match || !(values.status === "postponed" || isMoved || isTold)) return null;
  return (
    <fieldset className={`form-field ${styles.postponement}`}>
      <legend className="field-label">{words.moved}</legend>
      <p className="hint">{words.movedHint}</p>
      <div>
        {reasons.map((name, index) => (
          <TextField
            key={name}
            label={office.labelIn(labels.postponed_reason, LANGUAGES[index]!)}
            lang={LANGUAGES[index]}
            maxLength={definition.fields.postponed_reason.max}
            {...form.field(name)}
          />
        ))}
      </div>
      <DateField
        label={labels.postponed_from}
        kind="minute"
        {...form.field("postponed_from")}
        hint={words.movedFromHint}
      />
    </fieldset>
  );
}
