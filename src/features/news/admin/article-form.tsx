import { Eye } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "#src/features/office/api.ts";
import { LanguageTabs, TextArea, TextField } from "#src/features/office/fields.tsx";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { type FieldErrors, useRecordForm } from "#src/features/office/use-record-form.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useFieldLabels } from "#src/i18n/office-text.ts";
import { article as definition } from "../article.record.ts";
import type { Article } from "../article.ts";
import { useNewsOfficeText } from "../use-news-office-text.ts";
import { type ArticleValues, bodyOf, type CategoryChoice, faultsOf, valuesOf } from "./article-form-state.ts";
import { MarkdownField } from "./markdown-field.tsx";
import { PublicationPanels } from "./publication-panels.tsx";
import "./article-form.css";

const ArticlePreview = lazy(() => import("./article-preview.tsx"));

interface ArticleFormProps {
  /** Absent for a new one. */
  article?: Article;
  categories: CategoryChoice[];
}

const FIELDS = ["title", "excerpt", "content"] as const;
const inLanguage = (field: (typeof FIELDS)[number], language: Language) =>
  (language === "en" ? field : `${field}_${language}`) as keyof ArticleValues &
    `${(typeof FIELDS)[number]}${"" | "_hy" | "_ru"}`;

export function ArticleForm({ article, categories }: ArticleFormProps) {
  const words = useNewsOfficeText();
  const office = useOfficeText();
  const labels = useFieldLabels("articles");
  const interfaceLanguage = useLanguage();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>("en");
  const [address] = useSearchParams();
  const [isPreviewed, setIsPreviewed] = useState(address.has("preview"));
  const preview = useRef<HTMLDivElement>(null);
  // Whoever has scrolled down to the text sees it come, too.
  useEffect(() => {
    if (isPreviewed) preview.current?.scrollIntoView({ block: "nearest" });
  }, [isPreviewed]);
  const form = useRecordForm<ArticleValues, Article>({
    initial: valuesOf(article),
    draft: `article-${article?.id ?? "new"}`,
    version: article?.version,
    validate: (values) => faultsOf(values, { ...office, slug: words.slugHint }),
    send: (values, version, key) =>
      article
        ? api.put(`/admin/news/${article.id}`, { ...bodyOf(values), version })
        : api.post("/admin/news", bodyOf(values), key),
    onSaved: (saved) => {
      showToast({
        text: office.saved,
        ...(saved.is_published
          ? { action: { label: words.openOnSite, run: () => open(`/news/${saved.slug}`, "_blank") } }
          : {}),
      });
      void navigate("/admin/news");
    },
    failed: words.saveFailed,
  });
  const { values } = form;
  // A fault in a language that is not open would not be seen.
  const showFaultyLanguage = (found: FieldErrors<ArticleValues>) => {
    const faulty = LANGUAGES.find((one) => FIELDS.some((field) => found[inLanguage(field, one)]));
    if (faulty) setLanguage(faulty);
  };
  const filled = Object.fromEntries(
    LANGUAGES.map((one) => [one, FIELDS.filter((field) => values[inLanguage(field, one)].trim()).length]),
  ) as Record<Language, number>;
  return (
    <RecordPage
      title={article ? words.editTitle : words.create}
      list={{ to: "/admin/news", label: words.back }}
      form={form}
      of={definition}
      record={article}
      valuesOf={valuesOf}
      history={{
        show: (field, value) => {
          const category = field === "category_id" && categories.find(({ id }) => id === value);
          return category ? localised(category, "name", interfaceLanguage).text : undefined;
        },
      }}
      save={office.save}
      onSave={() => void form.submit().then(showFaultyLanguage)}
      actions={
        <button
          type="button"
          className="button button-small line"
          aria-pressed={isPreviewed}
          onClick={() => setIsPreviewed(!isPreviewed)}
        >
          <Eye className="icon" aria-hidden /> {isPreviewed ? words.hidePreview : words.preview}
        </button>
      }
    >
      <div className={isPreviewed ? "nf previewed" : "nf"}>
        <div className="panel">
          <LanguageTabs
            current={language}
            onChange={setLanguage}
            filled={filled}
            of={FIELDS.length}
            panelId="article-texts"
          />
          <div
            className="in"
            role="tabpanel"
            id="article-texts"
            aria-labelledby={`article-texts-${language}`}
          >
            {language !== "en" && filled[language] < FIELDS.length && (
              <p className="notice">{words.missing}</p>
            )}
            <TextField
              key={`title-${language}`}
              label={labels.title}
              lang={language}
              {...form.field(inLanguage("title", language))}
              isRequired={language === "en"}
            />
            <TextArea
              key={`excerpt-${language}`}
              label={labels.excerpt}
              lang={language}
              rows={3}
              {...form.field(inLanguage("excerpt", language))}
              hint={words.excerptHint}
              aside={values[inLanguage("excerpt", language)].length}
            />
            <MarkdownField
              key={`content-${language}`}
              label={labels.content}
              lang={language}
              {...form.field(inLanguage("content", language))}
              isRequired={language === "en"}
              hint={form.savedAt && office.autosaved(staffTime(form.savedAt))}
            />
          </div>
        </div>
        {isPreviewed ? (
          <div className="panel in previewing" ref={preview}>
            <Suspense fallback={<div className="spinner" />}>
              <ArticlePreview
                title={values[inLanguage("title", language)] || values.title}
                excerpt={values[inLanguage("excerpt", language)] || values.excerpt}
                content={values[inLanguage("content", language)] || values.content}
                lang={language}
                playLabel={words.playVideo}
              />
            </Suspense>
          </div>
        ) : (
          language === "en" && <PublicationPanels form={form} categories={categories} />
        )}
      </div>
    </RecordPage>
  );
}
