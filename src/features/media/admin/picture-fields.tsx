import { Clock } from "lucide-react";
import { useState } from "react";
import { withoutControls } from "#src/api/plain-text.ts";
import { DateField } from "#src/features/office/date-field.tsx";
import { SelectField, Switch, TextField } from "#src/features/office/fields.tsx";
import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { PictureDetail } from "../library.ts";
import { LICENCES, type Licence, RIGHTS_DAYS } from "../media.ts";
import { daysLeft } from "../picture-marks.tsx";
import styles from "./picture-page.module.css";
import type { PictureEditing } from "./use-picture-edit.ts";

/** The order of the drawings, whatever the interface speaks. */
const ORDER = ["hy", "ru", "en"] as const;

/** What is to be seen, in each language; or that there is nothing to say. */
export function DescriptionFields({ edit }: { edit: PictureEditing }) {
  const words = useOfficeText("media");
  const labels = useFieldLabels("media");
  const office = useOfficeText("office");
  const { values } = edit;
  return (
    <section className={`${styles.part} ${styles.first}`}>
      <h2>{words.forWhoDontSee}</h2>
      <div className={styles.languages}>
        {ORDER.map((language) => {
          const name = columnIn("alt", language);
          const { onChange, ...field } = edit.field(name);
          const isMissing = !values.is_decorative && !field.value;
          return (
            <label key={language} className={isMissing ? styles.missing : undefined}>
              <span aria-hidden="true">{LANGUAGE_MARKS[language]}</span>
              <input
                className="input"
                lang={language}
                maxLength={500}
                aria-label={office.labelIn(labels.alt, language)}
                placeholder={isMissing ? words.missing[language] : undefined}
                disabled={values.is_decorative}
                {...field}
                onChange={(event) => onChange(withoutControls(event.target.value))}
              />
            </label>
          );
        })}
      </div>
      <Switch
        label={labels.is_decorative}
        hint={words.decorativeHint}
        isOn={values.is_decorative}
        onChange={(is_decorative) => void edit.save({ is_decorative })}
      />
    </section>
  );
}

interface RightsFieldsProps {
  edit: PictureEditing;
  picture: PictureDetail;
}

/** Whose it is, on what grounds the club shows it, and for how long. */
export function RightsFields({ edit, picture }: RightsFieldsProps) {
  const words = useOfficeText("media");
  const labels = useFieldLabels("media");
  const licences = useChoices("media", "licence");
  const { values } = edit;
  return (
    <section className={styles.part}>
      <TextField label={labels.title} maxLength={200} {...edit.field("title")} />
      <div className={styles.pair}>
        <TextField label={labels.credit} maxLength={200} {...edit.field("credit")} />
        <SelectField
          label={labels.licence}
          value={values.licence}
          onChange={(licence) => void edit.save({ licence: licence as Licence })}
          options={LICENCES.map((value) => ({ value, label: licences[value] }))}
        />
      </div>
      <DayField edit={edit} name="rights_until" hint={words.rightsHint} />
      <RightsNotice picture={picture} />
      <DayField edit={edit} name="taken_at" />
      <TextField label={labels.source_url} maxLength={500} inputMode="url" {...edit.field("source_url")} />
    </section>
  );
}

interface DayFieldProps {
  edit: PictureEditing;
  name: "rights_until" | "taken_at";
  hint?: string;
}

/** A day, saved when the field is left; what is no day is marked and stays. */
function DayField({ edit, name, hint }: DayFieldProps) {
  const labels = useFieldLabels("media");
  const office = useOfficeText("office");
  const [isWrong, setIsWrong] = useState(false);
  const value = edit.values[name] ?? "";
  const leave = () => {
    const isDay = value === "" || /^\d{4}-\d{2}-\d{2}$/.test(value);
    setIsWrong(!isDay);
    if (isDay) void edit.save({ [name]: value || null });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its field is left.
    <div onBlur={leave}>
      <DateField
        label={labels[name]}
        kind="day"
        value={value}
        onChange={(day) => edit.set({ [name]: day || null })}
        error={isWrong ? office.day : undefined}
        hint={hint}
      />
    </div>
  );
}

function RightsNotice({ picture }: { picture: PictureDetail }) {
  const words = useOfficeText("media");
  const left = daysLeft(picture);
  if (left === undefined || left > RIGHTS_DAYS) return null;
  return (
    <p className={styles.rights}>
      <Clock className="icon" aria-hidden />
      <span>{left < 0 ? words.rightsOver : words.rightsEnd(left)}</span>
    </p>
  );
}
