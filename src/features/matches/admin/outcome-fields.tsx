import { useState } from "react";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { match as definition } from "../match.record.ts";
import { type Match, OUTCOMES } from "../match.ts";
import type { MatchValues } from "./match-form-state.ts";

interface OutcomeFieldsProps {
  form: RecordForm<MatchValues, Match>;
}

/** What few matches have: another outcome than being played, extra time, a shoot-out, shorter halves. */
export function OutcomeFields({ form }: OutcomeFieldsProps) {
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  const labels = useFieldLabels("matches");
  const outcomes = useChoices("matches", "outcome");
  const { values } = form;
  const figures = ["home_extra", "away_extra", "home_penalties", "away_penalties"] as const;
  const [wasUsed] = useState(
    () => values.outcome !== "played" || [...figures, "half_lengths" as const].some((name) => values[name]),
  );
  return (
    <details className="fold" open={wasUsed}>
      <summary>{words.outcomeFold}</summary>
      <div className="fold-body">
        <div className="field-row field-row-two">
          <SelectField
            label={labels.outcome}
            {...form.field("outcome")}
            options={OUTCOMES.map((value) => ({ value, label: outcomes[value] }))}
          />
          <TextField
            label={labels.half_lengths}
            {...form.field("half_lengths")}
            hint={words.halfLengthsHint}
          />
          {figures.map((name) => (
            <TextField key={name} label={labels[name]} inputMode="numeric" {...form.field(name)} />
          ))}
        </div>
        <div className="field-row field-row-three">
          {columnNames("outcome_reason").map((name, index) => (
            <TextField
              key={name}
              label={office.labelIn(labels.outcome_reason, LANGUAGES[index]!)}
              lang={LANGUAGES[index]}
              maxLength={definition.fields.outcome_reason.max}
              {...form.field(name)}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
