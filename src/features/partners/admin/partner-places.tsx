import { Switch, TextField } from "#src/features/office/fields.tsx";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { PartnerForm } from "./partner-dialog.tsx";
import styles from "./partner-places.module.css";

/** Each place with the text that it reveals. */
const PLACES = [
  ["display_in_header", "header_text"],
  ["display_in_footer", null],
  ["display_in_matches", "matches_text"],
  ["display_in_table", "table_text"],
  ["display_in_partners", "partners_text"],
] as const;

/** Whether the partner is shown, where, and with which words. */
export function PartnerPlaces({ form }: { form: PartnerForm }) {
  const { values } = form;
  const words = useOfficeText("partners");
  const office = useOfficeText("office");
  const labels = useFieldLabels("partners");
  return (
    <>
      <Switch label={labels.is_active} {...form.flag("is_active")} />
      <h3 className={styles.heading}>{words.places}</h3>
      {PLACES.map(([flag, text]) => (
        <div key={flag} className={styles.place}>
          <Switch label={labels[flag]} {...form.flag(flag)} />
          {text && values[flag] && (
            <div className="field-row field-row-three">
              {columnNames(text).map((name, index) => (
                <TextField
                  key={name}
                  label={
                    index === 0
                      ? labels[text]
                      : `${labels[text]} (${[office.inArmenian, office.inRussian][index - 1]})`
                  }
                  lang={LANGUAGES[index]}
                  {...form.field(name)}
                />
              ))}
            </div>
          )}
        </div>
      ))}
    </>
  );
}
