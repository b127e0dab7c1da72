import { DateField } from "#src/features/office/date-field.tsx";
import { NumberField, SelectField } from "#src/features/office/fields.tsx";
import { PairField } from "#src/features/office/pair-field.tsx";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { FormValues } from "#src/records/form.ts";
import type { player } from "../player.record.ts";
import { type Player, POSITIONS, positionForms } from "../player.ts";

/** Number, position, birth date, measures and nationality. */
export function DetailsPanel({ form }: { form: RecordForm<FormValues<typeof player>, Player> }) {
  const words = useOfficeText("players");
  const language = useLanguage();
  const labels = useFieldLabels("players");
  const { position } = form.values;
  const isOwn = position && !POSITIONS.some(({ en }) => en === position);
  return (
    <section className="panel">
      <h2>{words.data}</h2>
      <div className="panel-body">
        <div className="field-row field-row-three">
          <NumberField label={labels.jersey_number} {...form.field("jersey_number")} />
          <SelectField
            label={labels.position}
            {...form.field("position")}
            isRequired
            onChange={(chosen) => {
              const forms = positionForms(chosen);
              form.set({ position: chosen, position_hy: forms?.hy ?? "", position_ru: forms?.ru ?? "" });
            }}
            options={[
              { value: "", label: words.choosePosition },
              ...POSITIONS.map((one) => ({ value: one.en, label: one[language] })),
              ...(isOwn ? [{ value: position, label: position }] : []),
            ]}
          />
          <DateField label={labels.birth_date} kind="day" {...form.field("birth_date")} />
          <NumberField label={labels.height} {...form.field("height")} />
          <NumberField label={labels.weight} {...form.field("weight")} />
        </div>
        <PairField form={form} field="nationality" label={labels.nationality} />
      </div>
    </section>
  );
}
