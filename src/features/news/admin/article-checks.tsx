import { lazy, Suspense } from "react";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { type Article, SLUG, TEXTS } from "../article.ts";
import { type ArticleValues, languageOf } from "./article-form-state.ts";
import { CHIP_ORDER } from "./language-chip.tsx";

const ChecksPanel = lazy(() => import("#src/features/checks/checks-panel.tsx"));

interface ArticleChecksProps {
  form: { values: ArticleValues };
  article: Article | undefined;
  /** The one that is written now. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** Before a field of the text gets the focus: on a narrow screen this panel lies above it. */
  onText: () => void;
}

/** What searches, networks and the checks say of the article as it is typed. */
export function ArticleChecks({ form, article, language, onLanguage, onText }: ArticleChecksProps) {
  const words = useOfficeText("checks");
  const labels = useFieldLabels("articles");
  const show = (path: string, of: Language) => {
    const name = ([...TEXTS, "slug", "image_url"] as const).find(
      (one) => path === one || path === columnIn(one, of),
    );
    onLanguage(of);
    if (TEXTS.some((text) => text === name)) onText();
    // Once that language's fields are there.
    if (name) requestAnimationFrame(() => focusField(labels[name]));
  };
  return (
    <section className="panel">
      <h2>{words.title}</h2>
      <div className="panel-body">
        <Suspense fallback={<div className="spinner" />}>
          <ChecksPanel
            path="/admin/news/checks"
            typed={typedOf(form.values, article)}
            language={language}
            order={CHIP_ORDER}
            onShow={show}
          />
        </Suspense>
      </div>
    </section>
  );
}

const TYPED = [...TEXTS.flatMap((text) => columnNames(text)), ...columnNames("text_state")];

/** What of the form the checks look at. */
function typedOf(values: ArticleValues, article: Article | undefined) {
  const { slug, image_url } = values;
  return {
    ...(article ? { article_id: article.id } : {}),
    ...Object.fromEntries(TYPED.map((name) => [name, values[name]])),
    language: languageOf(values),
    // What is refused at its field is not asked about here.
    ...(SLUG.test(slug) ? { slug } : {}),
    ...(image_url.length <= 2000 ? { image_url } : {}),
  };
}

/** Leads to what is written under a label, whatever it is made of. */
function focusField(label: string): void {
  const named = [...document.querySelectorAll<HTMLElement>("main label, .field-label")].find((one) =>
    one.textContent.startsWith(label),
  );
  const own = named instanceof HTMLLabelElement ? document.getElementById(named.htmlFor) : null;
  const control =
    own ??
    named
      ?.closest(".form-field")
      ?.querySelector<HTMLElement>("[contenteditable=true], input, textarea, button");
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
