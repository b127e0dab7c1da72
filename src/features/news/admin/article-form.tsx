import { Eye } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#src/features/office/button.tsx";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { isLanguage, type Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { article as definition } from "../article.record.ts";
import type { Article } from "../article.ts";
import styles from "./article-form.module.css";
import {
  type ArticleValues,
  type CategoryChoice,
  faultyLanguage,
  languageOf,
  valuesOf,
} from "./article-form-state.ts";
import { ArticleTexts } from "./article-texts.tsx";
import { PublicationPanels } from "./publication-panels.tsx";
import { useArticleForm } from "./use-article-form.ts";

const ArticlePreview = lazy(() => import("./article-preview.tsx"));

interface ArticleFormProps {
  /** Absent for a new one. */
  article: Article | undefined;
  categories: CategoryChoice[];
}

/** Writes an article in three languages, with a preview beside it. */
export function ArticleForm({ article, categories }: ArticleFormProps) {
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const interfaceLanguage = useLanguage();
  const [address] = useSearchParams();
  const asked = address.get("in") ?? "";
  const [language, setLanguage] = useState<Language>(
    isLanguage(asked) ? asked : (article?.language ?? interfaceLanguage),
  );
  const [isPreviewed, setIsPreviewed] = useState(address.has("preview"));
  const form = useArticleForm(article);
  const begun = languageOf(form.values);
  const save = async () => {
    const faulty = faultyLanguage(await form.submit());
    // A fault in a language that is not open would not be seen.
    if (faulty) setLanguage(faulty);
  };
  const languages = useChoices("articles", "language");
  const show = (field: string, value: unknown) => {
    if (field === "language") return languages[value as Language];
    const category = field === "category_id" && categories.find(({ id }) => id === value);
    return category ? localised(category, "name", interfaceLanguage).text : undefined;
  };
  return (
    <RecordPage
      title={article ? words.editTitle : words.create}
      name={article && localised(article, "title", interfaceLanguage, article.language).text}
      list={{ to: "/admin/news", label: words.back }}
      form={form}
      of={definition}
      record={article}
      valuesOf={valuesOf}
      history={{ show }}
      save={office.save}
      onSave={() => void save()}
      actions={
        <Button isLine aria-pressed={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
          <Eye className="icon" aria-hidden /> {isPreviewed ? words.hidePreview : words.preview}
        </Button>
      }
    >
      <div className={isPreviewed ? `with-aside ${styles.previewed}` : "with-aside"}>
        <ArticleTexts form={form} begun={begun} language={language} onLanguage={setLanguage} />
        {isPreviewed ? (
          <Preview values={form.values} begun={begun} language={language} />
        ) : (
          (language === "en" || language === begun) && (
            <PublicationPanels form={form} categories={categories} />
          )
        )}
      </div>
    </RecordPage>
  );
}

interface PreviewProps {
  values: ArticleValues;
  begun: Language;
  language: Language;
}

/** What is typed as the site will show it: in English, or else as it was begun, where the language has nothing yet. */
function Preview({ values, begun, language }: PreviewProps) {
  const words = useOfficeText("news");
  const panel = useRef<HTMLDivElement>(null);
  // Whoever has scrolled down to the text sees it come, too.
  useEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), []);
  const shown = (text: "title" | "excerpt" | "content") => localised(values, text, language, begun).text;
  return (
    <div className={`panel panel-body ${styles.preview}`} ref={panel}>
      <Suspense fallback={<div className="spinner" />}>
        <ArticlePreview
          title={shown("title")}
          excerpt={shown("excerpt")}
          content={shown("content")}
          lang={language}
          playLabel={words.playVideo}
        />
      </Suspense>
    </div>
  );
}
