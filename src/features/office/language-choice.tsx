import { useNavigate } from "react-router";
import { useI18n } from "#src/i18n/i18n.tsx";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import styles from "./language-choice.module.css";
import { keepLanguage } from "./office-language.ts";

/**
 * The languages of the back office by their own names, for somebody who is not signed in. They are links, so that
 * they work before JavaScript; then what was typed stays.
 */
export function LanguageChoice({ onChoose }: { onChoose?: (language: Language) => void }) {
  const { language: current, changeLanguage } = useI18n();
  const text = useOfficeText("office");
  const navigate = useNavigate();
  const choose = async (language: Language) => {
    keepLanguage(language);
    onChoose?.(language);
    await changeLanguage(language);
    // An address that asks for another one would win when the page is loaded again.
    if (new URLSearchParams(location.search).has("lang")) void navigate(location.pathname, { replace: true });
  };
  return (
    <nav className={styles.languages} aria-label={text.interfaceLanguage}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={`?lang=${language}`}
          lang={language}
          aria-current={language === current ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            void choose(language);
          }}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
