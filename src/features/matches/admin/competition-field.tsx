import { SelectField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Match } from "../match.ts";
import { type Choices, valueOfChoice } from "./choices.ts";
import { CUSTOM, type MatchValues } from "./match-form-state.ts";
import { OwnNameFields } from "./own-name-fields.tsx";

interface CompetitionFieldProps extends Pick<Choices, "competitions"> {
  form: RecordForm<MatchValues, Match>;
}

/** The competition: chosen, or named by hand. */
export function CompetitionField({ form, competitions }: CompetitionFieldProps) {
  const words = useOfficeText("matches");
  const labels = useFieldLabels("matches");
  const language = useLanguage();
  return (
    <div>
      <SelectField
        label={labels.competition_name}
        {...form.field("competition_id")}
        options={[
          { value: "", label: words.chooseCompetition },
          ...competitions.map((one) => ({
            value: valueOfChoice(one),
            label: localised(one, "name", language).text,
          })),
          { value: CUSTOM, label: words.customCompetition },
        ]}
      />
      {form.values.competition_id === CUSTOM && <OwnNameFields form={form} field="competition_name" />}
    </div>
  );
}
