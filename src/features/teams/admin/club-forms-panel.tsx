import { Switch, TextField } from "#src/features/office/fields.tsx";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { CASES, type FormColumn, formsOf } from "../club-forms.ts";
import { formSamples } from "../text/form-samples.ts";
import styles from "./club-forms-panel.module.css";
import type { TeamFormState } from "./use-team-form.ts";

/** The forms of the name in Armenian and Russian, and what they sound like. */
export function ClubFormsPanel({ form }: { form: TeamFormState }) {
  const words = useOfficeText("teams");
  const labels = useFieldLabels("teams");
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{words.forms}</h2>
      <div className="panel-body">
        <p className={styles.hint}>{words.formsHint}</p>
        {(["hy", "ru"] as const).map((language) => (
          <div key={language} className={styles.language}>
            <div className={styles.forms}>
              {CASES[language]
                .map((one) => `${language}_${one}` as FormColumn)
                .map((column) => (
                  <TextField key={column} label={labels[column]} lang={language} {...form.field(column)} />
                ))}
            </div>
            <figure className={styles.samples}>
              <figcaption>{words.formSamples}</figcaption>
              <ul lang={language}>
                {formSamples(language, formsOf(form.values, language)).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </figure>
          </div>
        ))}
        <Switch
          label={labels.forms_confirmed}
          hint={words.formsConfirmedHint}
          {...form.flag("forms_confirmed")}
        />
      </div>
    </section>
  );
}
