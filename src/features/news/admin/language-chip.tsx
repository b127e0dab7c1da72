import { Link } from "react-router";
import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import type { Language } from "#src/i18n/languages.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { Article } from "../article.ts";
import { type LanguageState, languageState } from "../language-state.ts";
import styles from "./language-chip.module.css";

/** How a language stands, as staff are told: a finished translation whose source has changed is by that. */
export type ShownState = LanguageState | "stale";

/** The order in which the club names its languages, whatever the office's own is. */
export const CHIP_ORDER: readonly Language[] = ["hy", "ru", "en"];

export function shownState(article: Article, language: Language, now: Date): ShownState {
  const state = languageState(article, language, now);
  return article.stale.includes(language) && state !== "over" ? "stale" : state;
}

const SHAPES: Record<ShownState, string | undefined> = {
  out: styles.published,
  scheduled: styles.published,
  ready: styles.ready,
  stale: styles.stale,
  draft: styles.draft,
  over: styles.over,
  not_begun: styles.missing,
};

interface LanguageChipProps {
  language: Language;
  state: ShownState;
}

/** A language's letters with the sign of its state, which it also says: never by colour alone. */
export function LanguageChip({ language, state }: LanguageChipProps) {
  const colon = useColon();
  const { languageStates } = useOfficeText("news");
  const names = useChoices("articles", "language");
  const said = `${names[language]}${colon}${languageStates[state]}`;
  return (
    <span className={`${styles.chip} ${SHAPES[state]}`} title={said}>
      <i aria-hidden="true" />
      <span aria-hidden="true">{LANGUAGE_MARKS[language]}</span>
      <span className="visually-hidden">{said}</span>
    </span>
  );
}

/** States in which a language waits for its translator. */
const WAITING: readonly ShownState[] = ["not_begun", "draft", "stale"];

/** How an article stands in each of its languages; one that waits for a translation leads to it. */
export function LanguageChips({ article }: { article: Article }) {
  const now = new Date();
  return (
    <span className={styles.chips}>
      {CHIP_ORDER.map((language) => {
        const state = shownState(article, language, now);
        const chip = <LanguageChip key={language} language={language} state={state} />;
        if (language === article.language || !WAITING.includes(state)) return chip;
        return (
          <Link key={language} to={`/admin/news/${article.id}/translate/${language}`}>
            {chip}
          </Link>
        );
      })}
    </span>
  );
}
