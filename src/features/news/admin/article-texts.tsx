import type { ReactNode } from "react";
import { LanguageTabs } from "#src/features/office/fields.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { isWholeIn, TEXTS } from "../article.ts";
import { readingOrder } from "../language-state.ts";
import type { NewsOfficeText } from "../text/office.en.ts";
import { type ArticleValues, faultyLanguages, TEXTS_ID } from "./article-form-state.ts";
import styles from "./article-texts.module.css";
import { ArticleEditor } from "./editor/article-editor.tsx";
import { GrowingField, TitleField } from "./growing-field.tsx";
import { CHIP_ORDER, LanguageChip } from "./language-chip.tsx";
import { isOut, stateInForm } from "./language-form.ts";

interface ArticleTextsProps {
  form: RecordForm<ArticleValues, Article>;
  article: Article | undefined;
  /** In which it was begun. */
  begun: Language;
  /** The one that is written now. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** Whether the languages stand above the text rather than beside it. */
  hasTabs: boolean;
}

/** Title, excerpt and text of an article as a page without boxes, one language at a time. */
export function ArticleTexts(props: ArticleTextsProps) {
  const { form, article, begun, language, onLanguage, hasTabs } = props;
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const labels = useFieldLabels("articles");
  const { values } = form;
  const filled = filledOf(values);
  const shown = shownTo(values, begun);
  const isRequired = isOut(values, language);
  const isHidden = values.is_published ? !isOut(values, language) : filled[language] < TEXTS.length;
  return (
    <>
      {hasTabs && (
        <div className={styles.tabs}>
          <LanguageTabs
            current={language}
            onChange={onLanguage}
            filled={filled}
            of={TEXTS.length}
            marks={marksOf(values, article?.stale ?? [])}
            order={CHIP_ORDER}
            faulty={faultyLanguages(form.errors)}
            panelId={TEXTS_ID}
          />
        </div>
      )}
      <div className={styles.page} role="tabpanel" id={TEXTS_ID} aria-labelledby={`${TEXTS_ID}-${language}`}>
        {language !== shown && isHidden && (
          <p className="notice">
            {noticeOf(words, { shown, isBegun: filled[language] > 0 && values.is_published })}
          </p>
        )}
        <TitleField
          key={`title-${language}`}
          label={labels.title}
          lang={language}
          {...form.field(columnIn("title", language))}
          isRequired={isRequired}
        />
        <GrowingField
          key={`excerpt-${language}`}
          className={styles.lead}
          label={labels.excerpt}
          lang={language}
          {...form.field(columnIn("excerpt", language))}
          hint={words.excerptHint}
          aside={values[columnIn("excerpt", language)].length}
        />
        <ArticleEditor
          key={`content-${language}`}
          label={labels.content}
          lang={language}
          {...form.field(columnIn("content", language))}
          isRequired={isRequired}
          hint={form.savedAt && office.autosaved(staffTime(form.savedAt))}
        />
      </div>
    </>
  );
}

/** What readers of a language get that has nothing, or is not out. */
function noticeOf(words: NewsOfficeText, { shown, isBegun }: { shown: Language; isBegun: boolean }): string {
  if (isBegun) return words.notShown(shown);
  return shown === "en" ? words.missing : words.missingShown(shown);
}

/** How many of the texts each language has. */
function filledOf(values: ArticleValues): Record<Language, number> {
  const counts = LANGUAGES.map((one) => [
    one,
    TEXTS.filter((field) => values[columnIn(field, one)].trim()).length,
  ]);
  return Object.fromEntries(counts) as Record<Language, number>;
}

function marksOf(values: ArticleValues, stale: readonly Language[]): Record<Language, ReactNode> {
  const now = new Date();
  const chips = LANGUAGES.map((one) => [
    one,
    <LanguageChip key={one} language={one} state={stateInForm(values, one, stale, now)} />,
  ]);
  return Object.fromEntries(chips) as Record<Language, ReactNode>;
}

/** What readers of a language that is not out get. */
function shownTo(values: ArticleValues, begun: Language): Language {
  const out = readingOrder(begun).filter(
    (one) => isWholeIn(values, one) && (isOut(values, one) || !values.is_published),
  );
  return out[0] ?? begun;
}
