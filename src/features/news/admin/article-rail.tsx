import type { ComponentProps } from "react";
import { Button } from "#src/features/office/button.tsx";
import { useChoices, useOfficeText } from "#src/i18n/office-text.ts";
import { ArticleChecks } from "./article-checks.tsx";
import styles from "./article-rail.module.css";
import { LanguagePanel } from "./language-panel.tsx";
import { PublicationPanels } from "./publication-panels.tsx";

type ArticleRailProps = ComponentProps<typeof LanguagePanel> &
  Pick<ComponentProps<typeof PublicationPanels>, "categories"> &
  Pick<ComponentProps<typeof ArticleChecks>, "onText">;

/**
 * What belongs to the article beside its text, as a list of panels, in the rail of a wide screen or the sheet of a
 * narrow one: how the languages stand and, on the tab of the language that leads, what they have in common.
 */
export function ArticleRail({ categories, onText, ...written }: ArticleRailProps) {
  const { form, begun, language } = written;
  const words = useOfficeText("news");
  const names = useChoices("articles", "language");
  return (
    <div className={styles.panels}>
      <LanguagePanel {...written} />
      {language === "en" || language === begun ? (
        <PublicationPanels form={form} begun={begun} categories={categories} />
      ) : (
        <section className="panel">
          <div className="panel-body">
            <Button isLine onClick={() => written.onLanguage(begun)}>
              {words.commonOn(names[begun])}
            </Button>
          </div>
        </section>
      )}
      <ArticleChecks {...written} onText={onText} />
    </div>
  );
}
