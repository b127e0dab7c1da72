import { CalendarClock, Eye, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#src/features/office/button.tsx";
import { RecordPage } from "#src/features/office/record-page.tsx";
import { useIsNarrow } from "#src/features/office/use-is-narrow.ts";
import { ShareButton } from "#src/features/preview-links/share-button.tsx";
import { SaveStateText } from "#src/features/working-copies/save-state.tsx";
import type { CopiesOfRecord, WorkingCopy } from "#src/features/working-copies/working-copy.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { article as definition } from "../article.record.ts";
import type { Article } from "../article.ts";
import type { TextState } from "../language-state.ts";
import { type CategoryChoice, faultyLanguage, languageOf, valuesOf } from "./article-form-state.ts";
import { ArticleLayout } from "./article-layout.tsx";
import { CopyPanel } from "./copy-panel.tsx";
import { openedLanguage } from "./language-form.ts";
import { useStateLine } from "./schedule-panel.tsx";
import { type ArticleFormState, useArticleForm } from "./use-article-form.ts";

interface ArticleFormProps {
  /** Absent for a new one. */
  article: Article | undefined;
  categories: CategoryChoice[];
  /** What was typed over it and not saved. */
  copies?: CopiesOfRecord | undefined;
  /** What was begun as new and not saved. */
  begun?: WorkingCopy[] | undefined;
}

/** Writes an article in three languages, with a preview beside it. */
export function ArticleForm({ article, categories, copies, begun: newOnes }: ArticleFormProps) {
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const interfaceLanguage = useLanguage();
  const form = useArticleForm(article, { copy: copies?.copy, begun: newOnes });
  const begun = languageOf(form.values);
  const screen = useScreen(form, article);
  const workWords = useOfficeText("workingCopies");
  const isLive = article?.state === "published";
  const show = useShown(categories);
  const stateLine = useStateLine(form.values, article);
  const share = (
    <ShareButton
      kind="articles"
      id={article?.id}
      title={localised(form.values, "title", interfaceLanguage, begun).text}
      onOpen={() => void form.work.flush()}
    />
  );
  return (
    <RecordPage
      title={article ? words.editTitle : words.create}
      name={article && localised(article, "title", interfaceLanguage, article.language).text}
      list={{ to: "/admin/news", label: words.back }}
      form={form}
      of={definition}
      record={article}
      valuesOf={valuesOf}
      history={{ show, isByLanguage: true }}
      save={isLive && form.isDirty ? workWords.publishChanges : office.save}
      hasTick={false}
      onSave={() => void screen.save()}
      work={{ state: <StateLine text={stateLine} />, saved: <SaveStateText state={form.work.state} /> }}
      actions={<Actions screen={screen} share={share} />}
    >
      {(parts) => (
        <ArticleLayout
          {...{ article, form, begun, screen, categories, stateLine, share, parts }}
          copies={<CopyPanel form={form} article={article} copies={copies} />}
        />
      )}
    </RecordPage>
  );
}

export type ArticleScreen = ReturnType<typeof useScreen>;

/** What of the form is shown: which language, with its preview or not, with its properties beside it or as a sheet. */
function useScreen(form: ArticleFormState, article: Article | undefined) {
  const interfaceLanguage = useLanguage();
  const [address] = useSearchParams();
  const [language, setLanguage] = useState<Language>(() => {
    const begun = article?.language ?? interfaceLanguage;
    return openedLanguage(form.values, { interfaceLanguage, begun, asked: address.get("in") ?? "" });
  });
  const [isPreviewed, setIsPreviewed] = useState(address.has("preview"));
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const save = async () => {
    const errors = await form.submit();
    const faulty = faultyLanguage(errors);
    // A fault in a language that is not open would not be seen, nor one in a sheet that is shut.
    if (faulty) setLanguage(faulty);
    setIsSheetOpen(!faulty && Object.keys(errors).length > 0);
  };
  return { language, setLanguage, isPreviewed, setIsPreviewed, isSheetOpen, setIsSheetOpen, isNarrow, save };
}

/** The ways to show it, and to what belongs to it. */
function Actions({ screen, share }: { screen: ArticleScreen; share: ReactNode }) {
  const words = useOfficeText("news");
  const { isPreviewed, setIsPreviewed, isNarrow, setIsSheetOpen } = screen;
  return (
    <>
      <Button isLine aria-pressed={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
        <Eye className="icon" aria-hidden /> {isPreviewed ? words.hidePreview : words.preview}
      </Button>
      {isNarrow ? (
        <Button isLine aria-haspopup="dialog" onClick={() => setIsSheetOpen(true)}>
          <SlidersHorizontal className="icon" aria-hidden /> {words.properties}
        </Button>
      ) : (
        share
      )}
    </>
  );
}

function StateLine({ text }: { text: string }) {
  return (
    <>
      <CalendarClock className="icon" aria-hidden />
      <p role="status">{text}</p>
    </>
  );
}

/** How the history shows what is not its plain text. */
function useShown(categories: CategoryChoice[]) {
  const interfaceLanguage = useLanguage();
  const languages = useChoices("articles", "language");
  const states = useChoices("articles", "text_state");
  return (field: string, value: unknown) => {
    if (field === "language") return languages[value as Language];
    if (field.startsWith("text_state")) return states[value as TextState];
    const category = field === "category_id" && categories.find(({ id }) => id === value);
    return category ? localised(category, "name", interfaceLanguage).text : undefined;
  };
}
