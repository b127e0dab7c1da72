import { Eye } from "lucide-react";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { LANGUAGE_NAMES } from "#src/i18n/languages.ts";
import type { PreviewData } from "./preview-data.server.ts";
import styles from "./preview-page.module.css";

/** As the drawings write them, and in their order. */
const MARKS: readonly [Language, string][] = [
  ["hy", "ՀԱՅ"],
  ["ru", "РУ"],
  ["en", "EN"],
];

/** Says on top for whom this is, that it is not out, and leads to the other languages that have text. */
export function PreviewBar({ preview }: { preview: PreviewData }) {
  const text = useSiteText("preview");
  const present = useLanguage();
  const { label, languages, isChange } = preview;
  const shown = MARKS.flatMap(([language, mark]) => {
    const one = languages.find((other) => other.language === language);
    return one ? [{ ...one, mark }] : [];
  });
  return (
    <header className={styles.bar}>
      <Eye className="icon" aria-hidden />
      <p>
        <b>{text.for(label)}</b>
        <span>{isChange ? text.changesNotOut : text.notOut}</span>
      </p>
      {shown.length > 1 && (
        <nav aria-label={text.languages}>
          {shown.map(({ language, path, mark }) => (
            // A page of its own: its texts come with it.
            <a
              key={language}
              href={path}
              lang={language}
              title={LANGUAGE_NAMES[language]}
              aria-current={language === present ? "page" : undefined}
            >
              {mark}
            </a>
          ))}
        </nav>
      )}
    </header>
  );
}
