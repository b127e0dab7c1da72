import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { LANGUAGE_MARKS } from "./language-marks.ts";
import styles from "./name-row.module.css";
import { RowButton } from "./row-button.tsx";

interface NameRowProps {
  item: { name: string; name_hy: string; name_ru: string };
  /** Before the name: what moves it, its picture. */
  before?: ReactNode;
  badge?: ReactNode;
  /** Below the name, e.g. how much belongs to it. */
  detail?: ReactNode;
  editTo: string;
  onRemove: () => void;
}

/** A line of a list of what has little more than names: with them in the other languages, and those that are missing. */
export function NameRow({ item, before, badge, detail, editTo, onRemove }: NameRowProps) {
  const language = useLanguage();
  const colon = useColon();
  const office = useOfficeText("office");
  const name = localised(item, "name", language);
  const missing = LANGUAGES.filter((one) => localised(item, "name", one).lang !== one);
  return (
    <li className={styles.row}>
      {before && <span className={styles.before}>{before}</span>}
      <span className={styles.about}>
        <b lang={name.lang}>{name.text}</b>
        <small>
          {LANGUAGES.filter((one) => one !== language && !missing.includes(one)).map((one) => (
            <span key={one} lang={one}>
              {localised(item, "name", one).text}
            </span>
          ))}
          {missing.length > 0 && (
            <span className={styles.missing}>
              {office.missingLanguages}
              {colon}
              {missing.map((one) => LANGUAGE_MARKS[one]).join(", ")}
            </span>
          )}
        </small>
        {detail && <small>{detail}</small>}
      </span>
      <span className={styles.badge}>{badge}</span>
      <span className={styles.actions}>
        <Link
          className="tool-button"
          to={editTo}
          title={office.edit}
          aria-label={`${office.edit}${colon}${name.text}`}
        >
          <Pencil className="icon" aria-hidden />
        </Link>
        <RowButton label={office.remove} of={name.text} icon={Trash2} isDangerous onClick={onRemove} />
      </span>
    </li>
  );
}
