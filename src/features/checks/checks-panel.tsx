import { ListChecks } from "lucide-react";
import { useState } from "react";
import { useSessionUser } from "#src/api/session.ts";
import { Button } from "#src/features/office/button.tsx";
import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { CheckedLanguage } from "./check.ts";
import { CheckList } from "./check-list.tsx";
import styles from "./checks-panel.module.css";
import { SearchCard, ShareCard } from "./page-cards.tsx";
import { StopsDialog } from "./stops-dialog.tsx";
import { useChecks } from "./use-checks.ts";

export interface ChecksPanelProps {
  /** The call that says what the checks find. */
  path: string;
  /** What is typed, as that call takes it. */
  typed: object;
  /** The one that is written now. */
  language: Language;
  /** In which the languages stand. */
  order: readonly Language[];
  onShow: (path: string, language: Language) => void;
}

/** What searches and networks would show in each language of what is typed, and what the nine checks find. */
export default function ChecksPanel({ path, typed, language, order, onShow }: ChecksPanelProps) {
  const words = useOfficeText("checks");
  const { answer, isFailed, setChoice } = useChecks(path, typed);
  const [chosen, setChosen] = useState<Language>();
  // Whoever writes in another language now wants to see that one.
  const [written, setWritten] = useState(language);
  if (written !== language) {
    setWritten(language);
    setChosen(undefined);
  }
  const [isChoosing, setIsChoosing] = useState(false);
  const isAdmin = useSessionUser()?.role === "admin";
  if (!answer) return isFailed ? <p className="hint">{words.failed}</p> : <div className="spinner" />;
  const { stops, asking } = answer;
  const languages = order.flatMap((one) => answer.languages.find(({ language: own }) => own === one) ?? []);
  const shown = languages.find((one) => one.language === (chosen ?? language)) ?? languages[0];
  return (
    <div className={styles.checked}>
      {isFailed && <p className="hint">{words.failed}</p>}
      {shown ? (
        <>
          <Languages languages={languages} shown={shown} onChoose={setChosen} />
          <Summary of={shown} />
          <SearchCard card={shown.card} language={shown.language} />
          <ShareCard card={shown.card} language={shown.language} />
          <CheckList {...shown} stops={stops} onShow={onShow} />
        </>
      ) : (
        <p className="hint">{words.nothing}</p>
      )}
      {asking > 0 && <p className="hint">{words.asking(asking)}</p>}
      {isAdmin && (
        <Button isLine aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          <ListChecks className="icon" aria-hidden /> {words.choose}
        </Button>
      )}
      {isChoosing && (
        <StopsDialog choice={answer} onClose={() => setIsChoosing(false)} onChosen={setChoice} />
      )}
    </div>
  );
}

interface LanguagesProps {
  languages: CheckedLanguage[];
  shown: CheckedLanguage;
  onChoose: (language: Language) => void;
}

function Languages({ languages, shown, onChoose }: LanguagesProps) {
  const words = useOfficeText("checks");
  if (languages.length < 2) return null;
  return (
    <fieldset className={styles.languages} aria-label={words.inLanguage}>
      {languages.map(({ language, findings }) => {
        const faults = findings.filter(({ level }) => level === "fault").length;
        return (
          <button
            key={language}
            type="button"
            aria-pressed={language === shown.language}
            onClick={() => onChoose(language)}
          >
            {LANGUAGE_MARKS[language]}
            {faults > 0 && (
              <>
                {" "}
                <em aria-hidden="true">{faults}</em>
                <span className="visually-hidden">{words.summary(faults, 0)}</span>
              </>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

function Summary({ of: { findings } }: { of: CheckedLanguage }) {
  const words = useOfficeText("checks");
  const faults = findings.filter(({ level }) => level === "fault").length;
  const hints = findings.length - faults;
  return <p className={styles.summary}>{findings.length > 0 ? words.summary(faults, hints) : words.clean}</p>;
}
