import { LanguageTabs, TextArea, TextField } from "#src/features/office/fields.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { isWholeIn, TEXTS } from "../article.ts";
import type { ArticleValues } from "./article-form-state.ts";
import { MarkdownField } from "./markdown-field.tsx";

interface ArticleTextsProps {
  form: RecordForm<ArticleValues, Article>;
  /** In which it was begun. */
  begun: Language;
  /** The one that is written now. */
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Title, excerpt and text of an article, one language at a time. */
export function ArticleTexts({ form, begun, language, onLanguage }: ArticleTextsProps) {
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const labels = useFieldLabels("articles");
  const { values } = form;
  const filled = Object.fromEntries(
    LANGUAGES.map((one) => [one, TEXTS.filter((field) => values[columnIn(field, one)].trim()).length]),
  ) as Record<Language, number>;
  // What readers of the other languages get.
  const shown = isWholeIn(values, "en") ? "en" : begun;
  const isRequired = language === shown && values.is_published;
  return (
    <div className="panel">
      <LanguageTabs
        current={language}
        onChange={onLanguage}
        filled={filled}
        of={TEXTS.length}
        faulty={LANGUAGES.filter((one) => TEXTS.some((text) => form.errors[columnIn(text, one)]))}
        panelId="article-texts"
      />
      <div
        className="panel-body"
        role="tabpanel"
        id="article-texts"
        aria-labelledby={`article-texts-${language}`}
      >
        {language !== shown && filled[language] < TEXTS.length && (
          <p className="notice">{shown === "en" ? words.missing : words.missingShown(shown)}</p>
        )}
        <TextField
          key={`title-${language}`}
          label={labels.title}
          lang={language}
          {...form.field(columnIn("title", language))}
          isRequired={isRequired}
        />
        <TextArea
          key={`excerpt-${language}`}
          label={labels.excerpt}
          lang={language}
          rows={3}
          {...form.field(columnIn("excerpt", language))}
          hint={words.excerptHint}
          aside={values[columnIn("excerpt", language)].length}
        />
        <MarkdownField
          key={`content-${language}`}
          label={labels.content}
          lang={language}
          {...form.field(columnIn("content", language))}
          isRequired={isRequired}
          hint={form.savedAt && office.autosaved(staffTime(form.savedAt))}
        />
      </div>
    </div>
  );
}
