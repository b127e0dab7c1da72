import { ExternalLink, Eye, Pencil, Star, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { staffDate, staffDateTime } from "#src/features/office/staff-dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { type Article, describe } from "../article.ts";
import { ArticleCover } from "../article-card.tsx";
import styles from "./article-row.module.css";
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
      <td lang={category.lang}>{category.text}</td>
      <td>{article.author_name}</td>
      <td>
        <StateBadge state={article.state} />
        <span className={styles.languages}>
          <i className={article.title && article.content ? undefined : styles.missing}>EN</i>
          <i className={article.title_hy && article.content_hy ? undefined : styles.missing}>ՀԱՅ</i>
          <i className={article.title_ru && article.content_ru ? undefined : styles.missing}>РУ</i>
        </span>
      </td>
      <td className="numeric" data-l={words.views}>
        {groupDigits(article.views_count, "en")}
      </td>
      <td>
        {article.state === "scheduled"
          ? staffDateTime(article.display_date ?? "")
          : staffDate(article.display_date ?? article.created_at)}
      </td>
      <td className="row-actions">
        <Actions article={article} onRemove={onRemove} />
      </td>
    </tr>
  );
}

const BADGES = { draft: "badge-draft", scheduled: "badge-info", published: "badge-success" };

function StateBadge({ state }: Pick<Article, "state">) {
  const words = useOfficeText("news");
  const labels = useFieldLabels("articles");
  const names = { draft: words.draft, scheduled: words.scheduled, published: labels.is_published };
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
      </div>
    </div>
  );
}

function Actions({ article, onRemove }: { article: Article; onRemove: () => void }) {
  const colon = useColon();
  const words = useOfficeText("news");
  const office = useOfficeText("office");
  const title = titleIn(article, useLanguage(), words.untitled).text;
  return (
    <>
      {article.state === "published" ? (
        <a
          className="tool-button"
          href={`/news/${article.slug}`}
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
