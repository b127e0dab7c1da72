import { LanguageTabs, TextArea, TextField } from "#src/features/office/fields.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import type { RecordForm } from "#src/features/office/use-record-form.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { type ArticleValues, nameIn, TEXTS } from "./article-form-state.ts";
import { MarkdownField } from "./markdown-field.tsx";

interface ArticleTextsProps {
  form: RecordForm<ArticleValues, Article>;
  /** The one that is written now. */
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Title, excerpt and text of an article, one language at a time. */
export function ArticleTexts({ form, language, onLanguage }: ArticleTextsProps) {
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const labels = useFieldLabels("articles");
  const { values } = form;
  const filled = Object.fromEntries(
    LANGUAGES.map((one) => [one, TEXTS.filter((field) => values[nameIn(field, one)].trim()).length]),
  ) as Record<Language, number>;
  return (
    <div className="panel">
      <LanguageTabs
        current={language}
        onChange={onLanguage}
        filled={filled}
        of={TEXTS.length}
        panelId="article-texts"
      />
      <div
        className="panel-body"
        role="tabpanel"
        id="article-texts"
        aria-labelledby={`article-texts-${language}`}
      >
        {language !== "en" && filled[language] < TEXTS.length && <p className="notice">{words.missing}</p>}
        <TextField
          key={`title-${language}`}
          label={labels.title}
          lang={language}
          {...form.field(nameIn("title", language))}
          isRequired={language === "en"}
        />
        <TextArea
          key={`excerpt-${language}`}
          label={labels.excerpt}
          lang={language}
          rows={3}
          {...form.field(nameIn("excerpt", language))}
          hint={words.excerptHint}
          aside={values[nameIn("excerpt", language)].length}
        />
        <MarkdownField
          key={`content-${language}`}
          label={labels.content}
          lang={language}
          {...form.field(nameIn("content", language))}
          isRequired={language === "en"}
          hint={form.savedAt && office.autosaved(staffTime(form.savedAt))}
        />
      </div>
    </div>
  );
}
