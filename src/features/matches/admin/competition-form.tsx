import { useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { NumberField, SelectField } from "#src/features/office/fields.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { competition as definition } from "../competition.record.ts";
import { COMPETITION_KINDS, type Competition } from "../competition.ts";

const LIST = "/admin/competitions";

/** Creates a competition, or edits one; its place is set in the list. */
export function CompetitionForm({ competition }: { competition?: Competition | undefined }) {
  const words = useOfficeText("matches").competitions;
  const office = useOfficeText("office");
  const labels = useFieldLabels("competitions");
  const kinds = useChoices("competitions", "kind");
  const colon = useColon();
  const language = useLanguage();
  const form = useCompetitionForm(competition);
  return (
    <RecordPage
      title={
        competition ? `${words.editTitle}${colon}${localised(competition, "name", language).text}` : words.add
      }
      list={{ to: LIST, label: words.back }}
      form={form}
      of={definition}
      record={competition}
      history={{
        show: (field, value) => (field === "kind" ? kinds[value as Competition["kind"]] : undefined),
      }}
      save={office.save}
    >
      <section className="panel">
        <div className="panel-body">
          <LanguagesField form={form} field="name" label={labels.name} isRequired />
          <SelectField
            label={labels.kind}
            {...form.field("kind")}
            hint={words.kindHint}
            options={COMPETITION_KINDS.map((value) => ({ value, label: kinds[value] }))}
          />
          <div className="field-row">
            <NumberField label={labels.max_bench} hint={words.benchHint} {...form.field("max_bench")} />
            <NumberField
              label={labels.max_substitutions}
              hint={words.substitutionsHint}
              {...form.field("max_substitutions")}
            />
          </div>
        </div>
      </section>
    </RecordPage>
  );
}

function useCompetitionForm(competition: Competition | undefined) {
  const words = useOfficeText("matches").competitions;
  const office = useOfficeText("office");
  const navigate = useNavigate();
  return useFormOf<typeof definition, Competition>(definition, competition, {
    send: (body, version, slot) => {
      if (competition) return api.put(`${LIST}/${competition.id}`, { ...body, version });
      // A new one goes to the end.
      const { order_num: _, ...fields } = body;
      return api.create(LIST, fields, slot);
    },
    onSaved: () => {
      showToast({ text: office.saved });
      void navigate(LIST);
    },
    failed: words.saveFailed,
  });
}
