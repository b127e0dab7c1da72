import { Link } from "react-router";
import { localPath } from "#src/i18n/languages.ts";
import { useLanguage } from "#src/i18n/text.tsx";
import type { ArticleCardView } from "./article-view.server.ts";

export const DEFAULT_COVER = "/club/pictures/cover-default.svg";

interface ArticleCardProps {
  article: ArticleCardView;
  /** The large one of a group. */
  isLarge?: boolean;
  hasExcerpt?: boolean;
  isFirstView?: boolean;
}

/** An article in a list: picture, category, date, title; the large one with its excerpt. */
export function ArticleCard({
  article,
  isLarge = false,
  hasExcerpt = isLarge,
  isFirstView,
}: ArticleCardProps) {
  const language = useLanguage();
  return (
    <Link className={isLarge ? "card-n feat" : "card-n"} to={localPath(language, `/news/${article.slug}`)}>
      <span className="cov">
        <ArticleCover image={article.image} isFirstView={isFirstView ?? false} />
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
      {hasExcerpt && <p lang={article.excerpt.lang}>{article.excerpt.text}</p>}
    </Link>
  );
}

/** An article's picture; the club's default stands in for one that is missing or broken. */
export function ArticleCover({ image, isFirstView = false }: { image: string; isFirstView?: boolean }) {
  return (
    <img
      src={image || DEFAULT_COVER}
      alt=""
      width={1200}
      height={675}
      loading={isFirstView ? "eager" : "lazy"}
      fetchPriority={isFirstView ? "high" : undefined}
      onError={(event) => {
        const picture = event.currentTarget;
        if (!picture.src.endsWith(DEFAULT_COVER)) picture.src = DEFAULT_COVER;
      }}
    />
  );
}
