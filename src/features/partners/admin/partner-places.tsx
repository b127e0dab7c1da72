import { Switch, TextField } from "#src/features/office/fields.tsx";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { PartnerForm } from "./partner-dialog.tsx";
import styles from "./partner-places.module.css";

/** Whether it is shown at all, and each place with the text that it reveals. */
const PLACES = [
  ["is_active", null],
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
      <h3 className={styles.heading}>{words.places}</h3>
      <div className={styles.places}>
        {PLACES.map(([flag, text]) => (
          <div key={flag} className={styles.place}>
            <Switch label={labels[flag]} hint={words.placeHints[flag]} {...form.flag(flag)} />
            {text && values[flag] && (
              <div className="field-row field-row-three">
                {columnNames(text).map((name, index) => (
                  <TextField
                    key={name}
                    label={office.labelIn(labels[text], LANGUAGES[index]!)}
                    lang={LANGUAGES[index]}
                    {...form.field(name)}
                  />
                ))}
              </div>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
