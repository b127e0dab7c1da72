import { ExternalLink, Pencil } from "lucide-react";
import { Link } from "react-router";
import { withoutControls } from "#src/api/plain-text.ts";
import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { settingName } from "../default-settings.ts";
import type { Setting, SettingType } from "../setting.ts";
import { VALUE, type Values } from "./setting-form-state.ts";
import styles from "./setting-row.module.css";

interface SettingRowProps {
  setting: Setting;
  values: Values;
  isChanged: boolean;
  fault: string | undefined;
  onChange: (values: Values) => void;
}

/** One setting: what it is called, and its value in three languages. */
export function SettingRow({ setting, values, isChanged, fault, onChange }: SettingRowProps) {
  const colon = useColon();
  const words = useOfficeText("settings");
  const office = useOfficeText("office");
  const language = useLanguage();
  const name = settingName(setting, language);
  const isLink = setting.type === "url" && /^https?:\/\//.test(values.value);
  const only = { value: values.value, value_hy: values.value_hy, value_ru: values.value_ru };
  return (
    <li className={`${styles.row} ${isChanged ? styles.changed : ""} ${fault ? styles.faulty : ""}`}>
      <div className={styles.title}>
        <b>{name}</b>
        <code>{setting.key}</code>
        <div>
          {setting.id > 0 && (
            <Link
              className="tool-button"
              to={`/admin/settings/edit/${setting.id}`}
              aria-label={`${office.edit}${colon}${name}`}
              title={office.edit}
            >
              <Pencil className="icon" aria-hidden />
            </Link>
          )}
          {isLink && (
            <a className={styles.link} href={values.value} target="_blank" rel="noopener">
              {words.openLink} <ExternalLink className="icon" aria-hidden />
            </a>
          )}
        </div>
      </div>
      <div className={styles.values}>
        {LANGUAGES.map((language) => (
          <ValueField
            key={language}
            language={language}
            type={setting.type}
            label={`${name}, ${LANGUAGE_MARKS[language]}`}
            value={values[VALUE[language]]}
            isBad={Boolean(fault)}
            onChange={(text) => onChange({ ...only, [VALUE[language]]: text })}
          />
        ))}
      </div>
      {fault && (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}

interface ValueFieldProps {
  language: Language;
  type: SettingType;
  label: string;
  value: string;
  isBad: boolean;
  onChange: (value: string) => void;
}

function ValueField({ language, type, label, value, isBad, onChange }: ValueFieldProps) {
  const isLong = type === "textarea" || type === "json";
  const common = {
    className: "input",
    lang: language,
    value,
    "aria-label": label,
    "aria-invalid": isBad ? (true as const) : undefined,
  };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field inside is chosen by the setting's type.
    <label>
      <span aria-hidden="true">
        <i className={styles.language}>{LANGUAGE_MARKS[language]}</i>
      </span>
      {isLong ? (
        <textarea {...common} rows={3} onChange={(event) => onChange(withoutControls(event.target.value))} />
      ) : (
        <input
          {...common}
          type={type === "url" || type === "email" || type === "tel" ? type : "text"}
          onChange={(event) => onChange(withoutControls(event.target.value))}
        />
      )}
    </label>
  );
}
