import { Check, Eye } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { NEWS_IMAGE_BYTES } from "#src/features/media/media.ts";
import { api } from "#src/features/office/api.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { COVER } from "#src/features/office/cropping.ts";
import { LanguageTabs, SelectField, Switch, TextArea, TextField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { ImageField } from "#src/features/office/image-field.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { type FieldErrors, useRecordForm } from "#src/features/office/use-record-form.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { Link } from "#src/ui/link.tsx";
import type { Article } from "../article.ts";
import { type ArticleValues, bodyOf, faultsOf, NEW_ARTICLE, valuesOf } from "./article-values.ts";
import { MarkdownField } from "./markdown-field.tsx";
import { newsWords } from "./news-words.ts";
import "./article-form.css";

const ArticlePreview = lazy(() => import("./article-preview.tsx"));

export interface CategoryChoice {
  id: number;
  name: string;
}

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
  const words = useStaffWords(newsWords);
  const office = useOfficeWords();
  const navigate = useNavigate();
  const [language, setLanguage] = useState<Language>("en");
  const [isPreviewed, setIsPreviewed] = useState(false);
  const form = useRecordForm<ArticleValues, Article>({
    initial: article ? valuesOf(article) : NEW_ARTICLE,
    draft: `article-${article?.id ?? "new"}`,
    version: article?.version,
    validate: (values) =>
      faultsOf(values, {
        fillIn: office.fillIn,
        tooLong: office.tooLong,
        slug: words.slugHint,
      }),
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
  useUnsavedGuard(form.isDirty, form.isDone);
  const save = () => void form.submit().then(showFaultyLanguage);
  useSaveShortcut(save);
  const { values, errors, set } = form;
  // A fault in a language that is not open would not be seen.
  const showFaultyLanguage = (found: FieldErrors<ArticleValues>) => {
    const faulty = LANGUAGES.find((one) => FIELDS.some((field) => found[inLanguage(field, one)]));
    if (faulty) setLanguage(faulty);
  };
  const filled = Object.fromEntries(
    LANGUAGES.map((one) => [one, FIELDS.filter((field) => values[inLanguage(field, one)].trim()).length]),
  ) as Record<Language, number>;
  const title = article ? words.editTitle : words.create;
  return (
    <OfficePage
      title={title}
      lang={words.lang}
      back={{ to: "/admin/news", label: words.back }}
      actions={
        <>
          <button
            type="button"
            className="btn sm line"
            aria-pressed={isPreviewed}
            onClick={() => setIsPreviewed(!isPreviewed)}
          >
            <Eye className="i" aria-hidden /> {isPreviewed ? words.hidePreview : words.preview}
          </button>
          <Link className="btn sm line" to="/admin/news">
            {office.cancel}
          </Link>
          <button type="button" className="btn sm" disabled={form.isSaving} onClick={save}>
            <Check className="i" aria-hidden /> {form.isSaving ? office.saving : office.save}
          </button>
        </>
      }
    >
      {article && (
        <RecordBar
          kind="articles"
          id={article.id}
          labels={labelsOf(words, office)}
          show={(field, value) =>
            field === "category_id" ? categories.find(({ id }) => id === value)?.name : undefined
          }
          isDirty={form.isDirty}
          onRestored={(record) => form.adopt(valuesOf(record as Article), (record as Article).version)}
        />
      )}
      <FormNotices fault={form.fault} offered={form.offered} />
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
              label={words.headline}
              lang={language}
              value={values[inLanguage("title", language)]}
              error={errors[inLanguage("title", language)]}
              isRequired={language === "en"}
              onChange={(text) => set({ [inLanguage("title", language)]: text })}
            />
            <TextArea
              key={`excerpt-${language}`}
              label={words.excerpt}
              lang={language}
              rows={3}
              value={values[inLanguage("excerpt", language)]}
              error={errors[inLanguage("excerpt", language)]}
              hint={words.excerptHint}
              aside={values[inLanguage("excerpt", language)].length}
              onChange={(text) => set({ [inLanguage("excerpt", language)]: text })}
            />
            <MarkdownField
              key={`content-${language}`}
              label={words.content}
              lang={language}
              value={values[inLanguage("content", language)]}
              error={errors[inLanguage("content", language)]}
              isRequired={language === "en"}
              hint={form.savedAt && office.autosaved(staffTime(form.savedAt))}
              onChange={(text) => set({ [inLanguage("content", language)]: text })}
            />
          </div>
        </div>
        {isPreviewed ? (
          <div className="panel in">
            <Suspense fallback={<div className="spin" />}>
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
          language === "en" && <Side form={form} categories={categories} />
        )}
      </div>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          labels={labelsOf(words, office)}
          toForm={(field, value) =>
            field === "category_id" || field === "display_date"
              ? valuesOf({ ...(form.conflict?.theirs as unknown as Article) })[field]
              : typeof values[field] === "boolean"
                ? Boolean(value)
                : value
          }
          onKeepSaved={() => {
            form.leave();
            void navigate("/admin/news");
          }}
        />
      )}
    </OfficePage>
  );
}

/** Picture, category, switches, date and address: once for all languages, on the English tab. */
function Side({
  form: { values, errors, set },
  categories,
}: {
  form: ReturnType<typeof useRecordForm<ArticleValues, Article>>;
  categories: CategoryChoice[];
}) {
  const words = useStaffWords(newsWords);
  return (
    <div className="nf-side">
      <section className="panel">
        <h2>{words.cover}</h2>
        <div className="in">
          <ImageField
            label={words.cover}
            value={values.image_url}
            onChange={(image_url) => set({ image_url })}
            path="/upload/news-image"
            maxBytes={NEWS_IMAGE_BYTES}
            texts={{ notImage: words.notImage, tooBig: words.tooBig, failed: words.uploadFailed }}
            hint={words.coverHint}
            crop={COVER}
            isPasteTarget
          />
        </div>
      </section>
      <section className="panel">
        <h2>{words.publication}</h2>
        <div className="in">
          <SelectField
            label={words.category}
            value={values.category_id}
            error={errors.category_id}
            onChange={(category_id) => set({ category_id })}
            options={[
              { value: "", label: words.noCategory },
              ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <Switch
            label={words.featured}
            hint={words.featuredHint}
            isOn={values.is_featured}
            onChange={(is_featured) => set({ is_featured })}
          />
          <Switch
            label={words.published}
            hint={words.publishedHint}
            isOn={values.is_published}
            onChange={(is_published) => set({ is_published })}
          />
          <TextField
            label={words.publicationDate}
            type="datetime-local"
            value={values.display_date}
            error={errors.display_date}
            hint={words.dateHint}
            onChange={(display_date) => set({ display_date })}
          />
          <TextField
            label={words.slug}
            value={values.slug}
            error={errors.slug}
            hint={words.slugHint}
            spellCheck={false}
            onChange={(slug) => set({ slug })}
          />
        </div>
      </section>
    </div>
  );
}

type Words = ReturnType<typeof useStaffWords<(typeof newsWords)["entries"]>>;

function labelsOf(words: Words, office: ReturnType<typeof useOfficeWords>) {
  const inAll = (field: string, label: string) => ({
    [field]: `${label}, ${office.inEnglish}`,
    [`${field}_hy`]: `${label}, ${office.inArmenian}`,
    [`${field}_ru`]: `${label}, ${office.inRussian}`,
  });
  return {
    ...inAll("title", words.headline),
    ...inAll("excerpt", words.excerpt),
    ...inAll("content", words.content),
    image_url: words.cover,
    category_id: words.category,
    is_featured: words.featured,
    is_published: words.published,
    display_date: words.publicationDate,
    slug: words.slug,
  } as Partial<Record<keyof ArticleValues, string>>;
}
