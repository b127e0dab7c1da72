import { ExternalLink, Eye, Pencil, Star, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { staffDate, staffDateTime } from "#src/features/office/staff-dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { type Article, describe } from "../article.ts";
import { ArticleCover } from "../article-card.tsx";
import { nextHour } from "../schedule.ts";
import styles from "./article-row.module.css";
import { LanguageChips } from "./language-chip.tsx";
import table from "./news-table.module.css";

/** Characters. Source: specification of the back office, section 9. */
const EXCERPT_LENGTH = 60;

interface ArticleRowProps {
  article: Article;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
  onRemove: () => void;
}

/** An article as a line of the back office's list, which orders its cells by the same columns. */
export function ArticleRow({ article, isChosen, onChoose, onRemove }: ArticleRowProps) {
  const words = useOfficeText("news");
  const language = useLanguage();
  const title = titleIn(article, language, words.untitled);
  const category = localised(article, "category_name", language);
  return (
    <tr className={isChosen ? styles.chosen : undefined}>
      <td className={table.tickCell}>
        <label className={table.tickLabel}>
          <input
            type="checkbox"
            className={table.tick}
            aria-label={words.select(title.text)}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      </td>
      <td className={styles.headlineCell}>
        <Headline article={article} />
      </td>
      <td className={table.category}>
        <span lang={category.lang}>{category.text}</span>
        <small className={styles.author}>{article.author_name}</small>
      </td>
      <td className={table.author}>{article.author_name}</td>
      <td>
        <StateBadge state={article.state} />
      </td>
      <td className={`numeric ${table.views}`} data-l={words.views}>
        {groupDigits(article.views_count, "en")}
      </td>
      <td>
        {article.state === "scheduled"
          ? staffDateTime(nextHour(article, new Date()) ?? "")
          : staffDate(article.display_date ?? article.created_at)}
      </td>
      <td className="row-actions">
        <Actions article={article} onRemove={onRemove} />
      </td>
    </tr>
  );
}

const BADGES = {
  draft: "badge-draft",
  scheduled: "badge-info",
  published: "badge-success",
  over: "badge-draft",
};

function StateBadge({ state }: Pick<Article, "state">) {
  const words = useOfficeText("news");
  const labels = useFieldLabels("articles");
  const names = {
    draft: words.draft,
    scheduled: words.scheduled,
    published: labels.is_published,
    over: words.over,
  };
  return <span className={`badge ${BADGES[state]}`}>{names[state]}</span>;
}

function Headline({ article }: { article: Article }) {
  const words = useOfficeText("news");
  const labels = useFieldLabels("articles");
  const language = useLanguage();
  const title = titleIn(article, language, words.untitled);
  const excerpt = localised(article, "excerpt", language, article.language);
  const text = excerpt.text ? excerpt : localised(article, "content", language, article.language);
  return (
    <div className={styles.headline}>
      <ArticleCover image={article.image_url} sizes="160px" />
      <div>
        <Link to={`/admin/news/edit/${article.id}`} lang={title.lang}>
          <b>
            {article.is_featured && (
              <Star className={`icon ${styles.star}`} aria-label={labels.is_featured} />
            )}{" "}
            {title.text}
          </b>
        </Link>
        <small lang={text.lang}>{describe(text.text, EXCERPT_LENGTH)}</small>
        <span className={styles.languages}>
          <LanguageChips article={article} />
        </span>
      </div>
    </div>
  );
}

function Actions({ article, onRemove }: { article: Article; onRemove: () => void }) {
  const colon = useColon();
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const language = useLanguage();
  const title = titleIn(article, language, words.untitled).text;
  return (
    <>
      {article.state === "published" ? (
        <a
          className="tool-button"
          href={localPath(language, `/news/${article.slug}`)}
          target="_blank"
          rel="noopener"
          aria-label={words.openOnSite}
          title={words.openOnSite}
        >
          <ExternalLink className="icon" aria-hidden />
        </a>
      ) : (
        <Link
          className="tool-button"
          to={`/admin/news/edit/${article.id}?preview`}
          aria-label={`${words.preview}${colon}${title}`}
          title={words.preview}
        >
          <Eye className="icon" aria-hidden />
        </Link>
      )}
      <Link
        className="tool-button"
        to={`/admin/news/edit/${article.id}`}
        aria-label={`${office.edit}${colon}${title}`}
        title={office.edit}
      >
        <Pencil className="icon" aria-hidden />
      </Link>
      <button
        type="button"
        className="tool-button tool-button-danger"
        onClick={onRemove}
        aria-label={`${office.remove}${colon}${title}`}
        title={office.remove}
      >
        <Trash2 className="icon" aria-hidden />
      </button>
    </>
  );
}

/** A draft may be nothing but a text yet. */
function titleIn(article: Article, language: Language, untitled: string): ShownText {
  const title = localised(article, "title", language, article.language);
  return title.text.trim() ? title : { text: untitled, lang: language };
}
