import { Link } from "react-router";
import { localPath } from "#src/i18n/languages.ts";
import { useLanguage } from "#src/i18n/text.tsx";
import type { ArticleCardView } from "./article-view.server.ts";

export const DEFAULT_COVER = "/club/pictures/cover-default.svg";

interface ArticleCardProps {
  article: ArticleCardView;
  /** The large one of a group. */
  isLarge?: boolean;
  isFirstView?: boolean;
}

/** An article in a list: picture, category, date, title; the large one with its excerpt. */
export function ArticleCard({ article, isLarge = false, isFirstView = false }: ArticleCardProps) {
  const language = useLanguage();
  return (
    <Link className={isLarge ? "card-n feat" : "card-n"} to={localPath(language, `/news/${article.slug}`)}>
      <span className="cov">
        <img
          src={article.image || DEFAULT_COVER}
          alt=""
          width={1200}
          height={675}
          loading={isFirstView ? "eager" : "lazy"}
          onError={(event) => {
            const image = event.currentTarget;
            if (!image.src.endsWith(DEFAULT_COVER)) image.src = DEFAULT_COVER;
          }}
        />
      </span>
      <span className="m label">
        {article.category.text && (
          <span className="cat" lang={article.category.lang}>
            {article.category.text}
          </span>
        )}
        <time dateTime={article.dateTime}>{article.date}</time>
      </span>
      <h3 lang={article.title.lang}>{article.title.text}</h3>
      {isLarge && <p lang={article.excerpt.lang}>{article.excerpt.text}</p>}
    </Link>
  );
}
