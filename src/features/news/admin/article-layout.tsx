import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { NotesPanel } from "#src/features/notes/notes-panel.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import type { RecordParts } from "#src/features/office/record-page.tsx";
import { PreviewAnswers } from "#src/features/preview-links/preview-answers.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn, localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import type { ArticleScreen } from "./article-form.tsx";
import type { ArticleValues, CategoryChoice } from "./article-form-state.ts";
import styles from "./article-layout.module.css";
import { ArticleRail } from "./article-rail.tsx";
import { ArticleTexts } from "./article-texts.tsx";
import type { ArticleFormState } from "./use-article-form.ts";
import { WishPanel } from "./wish-panel.tsx";

const ArticlePreview = lazy(() => import("./article-preview.tsx"));

interface ArticleLayoutProps {
  form: ArticleFormState;
  article: Article | undefined;
  /** In which it was begun. */
  begun: Language;
  screen: ArticleScreen;
  categories: CategoryChoice[];
  /** When it goes out. */
  stateLine: string;
  share: ReactNode;
  /** What was typed over it elsewhere. */
  copies: ReactNode;
  parts: RecordParts;
}

/** The article as a page, and beside it its properties or its preview; on a narrow screen they come above it. */
export function ArticleLayout(props: ArticleLayoutProps) {
  const { form, begun, screen, categories, article } = props;
  const { language, setLanguage, isPreviewed, isNarrow } = screen;
  const written = { form, article, begun, language, onLanguage: setLanguage };
  const rail = (
    <ArticleRail
      {...written}
      isTabs={!isNarrow}
      categories={categories}
      onText={() => screen.setIsSheetOpen(false)}
    />
  );
  return (
    <>
      <div className={isPreviewed ? `${styles.form} ${styles.previewed}` : styles.form}>
        <Canvas {...props}>
          <ArticleTexts {...written} hasTabs={isNarrow || isPreviewed} />
        </Canvas>
        {isPreviewed ? (
          <Preview values={form.values} begun={begun} language={language} />
        ) : (
          !isNarrow && <div className={styles.rail}>{rail}</div>
        )}
      </div>
      {isNarrow && screen.isSheetOpen && <Sheet {...props}>{rail}</Sheet>}
    </>
  );
}

/** What is said of the article, its texts, what was noted, and on a narrow screen the ways that the bar has no place for. */
function Canvas({ form, article, screen, share, copies, parts, children }: CanvasProps) {
  return (
    <div className={styles.canvas}>
      <div className={styles.notices}>
        {parts.notices}
        {article && <Waiting article={article} form={form} />}
        {copies}
      </div>
      {children}
      {article && <Notes article={article} form={form} language={screen.language} />}
      {screen.isNarrow && (
        <div className={styles.more}>
          {parts.history}
          {share}
          {parts.cancel}
        </div>
      )}
    </div>
  );
}

interface CanvasProps extends ArticleLayoutProps {
  children: ReactNode;
}

function Sheet({ screen, stateLine, parts, children }: CanvasProps) {
  const words = useOfficeText("news");
  return (
    <Dialog
      title={words.properties}
      lead={stateLine}
      widthPx={480}
      onClose={() => screen.setIsSheetOpen(false)}
      footer={parts.save}
    >
      <div className={styles.sheet}>{children}</div>
    </Dialog>
  );
}

interface OfSavedProps {
  form: ArticleFormState;
  article: Article;
}

/** What others have said and asked of it. */
function Waiting({ article, form }: OfSavedProps) {
  return (
    <>
      <PreviewAnswers
        kind="articles"
        id={article.id}
        keptAt={form.work.state.is === "saved" ? form.work.state.at : undefined}
      />
      <WishPanel id={article.id} onAsk={form.work.flush} />
    </>
  );
}

function Notes({ article, form, language }: OfSavedProps & { language: Language }) {
  const content = form.values[columnIn("content", language)];
  return (
    <div className={styles.notes}>
      <NotesPanel kind="articles" id={article.id} language={language} content={content} />
    </div>
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
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const shown = (text: "title" | "excerpt" | "content") => localised(values, text, language, begun).text;
  return (
    <div className={styles.preview} ref={panel}>
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
