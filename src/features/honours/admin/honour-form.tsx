import { useNavigate } from "react-router";
import { api } from "#src/api/client.ts";
import { SelectField, TextField } from "#src/features/office/fields.tsx";
import { LanguagesField } from "#src/features/office/languages-field.tsx";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useFormOf } from "#src/features/office/use-form-of.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { honour as definition, YEAR } from "../honour.record.ts";
import { HONOUR_KINDS, type Honour } from "../honour.ts";

const LIST = "/admin/honours";

/** Enters a title or a station of the history, or edits one; its place is set in the list. */
export function HonourForm({ honour }: { honour?: Honour | undefined }) {
  const words = useOfficeText("honours");
  const office = useOfficeText("office");
  const labels = useFieldLabels("honours");
  const kinds = useChoices("honours", "kind");
  const colon = useColon();
  const language = useLanguage();
  const form = useHonourForm(honour);
  return (
    <RecordPage
      title={honour ? `${words.editTitle}${colon}${localised(honour, "name", language).text}` : words.add}
      list={{ to: LIST, label: words.back }}
      form={form}
      of={definition}
      record={honour}
      history={{
        show: (field, value) => (field === "kind" ? kinds[value as Honour["kind"]] : undefined),
      }}
      save={office.save}
    >
      <section className="panel">
        <div className="panel-body">
          <div className="field-row field-row-two">
            <SelectField
              label={labels.kind}
              {...form.field("kind")}
              isRequired
              hint={words.kindHint}
              options={HONOUR_KINDS.map((value) => ({ value, label: kinds[value] }))}
            />
            <TextField label={labels.year} {...form.field("year")} isRequired hint={words.yearHint} />
          </div>
          <LanguagesField form={form} field="name" label={labels.name} isRequired />
          <LanguagesField form={form} field="story" label={labels.story} hint={words.storyHint} />
        </div>
      </section>
    </RecordPage>
  );
}

function useHonourForm(honour: Honour | undefined) {
  const words = useOfficeText("honours");
  const office = useOfficeText("office");
  const navigate = useNavigate();
  return useFormOf<typeof definition, Honour>(definition, honour, {
    validate: ({ year }) => ({ ...(YEAR.test(year.trim()) ? {} : { year: words.yearHint }) }),
    send: (body, version, slot) => {
      if (honour) return api.put(`${LIST}/${honour.id}`, { ...body, version });
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
