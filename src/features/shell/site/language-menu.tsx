import { ChevronDown } from "lucide-react";
import { useLocation } from "react-router";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { LANGUAGE_NAMES, LANGUAGES, localPath, splitPath } from "#src/i18n/languages.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { closeOnEscape, closeOutside } from "#src/ui/disclosure.ts";
import styles from "./language-menu.module.css";

/** A plain disclosure with links: it works before and without JavaScript. */
export function LanguageMenu() {
  const colon = useColon();
  const text = useSiteText("shell");
  const { pathname, search } = useLocation();
  const [language, path] = splitPath(pathname);
  return (
    <details className={styles.languages} ref={closeOutside} onKeyDown={closeOnEscape}>
      <summary className="icon-button">
        <span className="visually-hidden">{`${text.chooseLanguage}${colon}`}</span>
        {language.toUpperCase()}
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <ul className={`menu ${styles.list}`}>
        {LANGUAGES.map((other) => (
          <li key={other}>
            <a
              href={localPath(other, path) + search}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? "true" : undefined}
              data-language={other}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
