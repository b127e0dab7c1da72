import { Link } from "react-router";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import { wholeWords } from "#src/i18n/no-break.ts";
import { pictureSources, standIn } from "#src/ui/picture-sources.ts";
import styles from "./article-card.module.css";
import { ArticleDate } from "./article-date.tsx";
import type { ArticleCardView } from "./article-view.server.ts";

export const DEFAULT_COVER = "/club/pictures/cover-default.svg";

/** Where cards stand, which decides how they fold on a phone: in the grid of the home page, in the list of news, below an article. */
type Place = "home" | "list" | "related";

const PLACE = { home: styles.onHome, list: styles.inList, related: styles.related };

interface ArticleCardProps {
  article: ArticleCardView;
  place: Place;
  /** The large one of a group. */
  isLarge?: boolean;
  hasExcerpt?: boolean;
  isFirstView?: boolean;
}

/** An article in a list: picture, category, date, title; the large one with its excerpt. */
export function ArticleCard({
  article,
  place,
  isLarge = false,
  hasExcerpt = isLarge,
  isFirstView = false,
}: ArticleCardProps) {
  const language = useLanguage();
  return (
    <Link
      className={`${styles.card} ${PLACE[place]} ${isLarge ? styles.featured : ""}`}
      to={localPath(language, `/news/${article.slug}`)}
    >
      <Card article={article} isLarge={isLarge} hasExcerpt={hasExcerpt} isFirstView={isFirstView} />
    </Link>
  );
}

function Card({ article, isLarge, hasExcerpt, isFirstView }: Required<Omit<ArticleCardProps, "place">>) {
  return (
    <>
      <span className={styles.cover}>
        <ArticleCover
          image={article.image}
          color={article.color}
          focal={article.focal}
          isFirstView={isFirstView}
          sizes={
            isLarge
              ? "(max-width: 1180px) 100vw, 880px"
              : "(max-width: 640px) 124px, (max-width: 1180px) 50vw, 440px"
          }
        />
      </span>
      <span className={`${styles.meta} label`}>
        {article.category.text && (
          <span className={styles.category} lang={article.category.lang}>
            {article.category.text}
          </span>
        )}
        <ArticleDate {...article} />
      </span>
      <h3 lang={article.title.lang}>{wholeWords(article.title)}</h3>
      {hasExcerpt && <p lang={article.excerpt.lang}>{article.excerpt.text}</p>}
    </>
  );
}

interface ArticleCoverProps {
  image: string;
  /** How wide it is shown, for the choice among its copies. */
  sizes: string;
  isFirstView?: boolean;
  /** Shown until it has come, e.g. "#7c0b2a". */
  color?: string | undefined;
  /** The middle of the crop, as CSS has it. */
  focal?: string | undefined;
  /** What is to be seen, where the words beside it don't say. */
  alt?: ShownText | undefined;
}

/** An article's picture; the club's default stands in for one that is missing or broken. */
export function ArticleCover({ image, sizes, isFirstView = false, color, focal, alt }: ArticleCoverProps) {
  return (
    <img
      {...pictureSources(image || DEFAULT_COVER, sizes)}
      style={color || focal ? { backgroundColor: color, objectPosition: focal } : undefined}
      alt={alt?.text ?? ""}
      lang={alt?.text ? alt.lang : undefined}
      width={1200}
      height={675}
      loading={isFirstView ? "eager" : "lazy"}
      fetchPriority={isFirstView ? "high" : undefined}
      // One that broke before React took over says so no more.
      ref={(cover) => {
        if (cover?.complete && cover.naturalWidth === 0) standIn(cover, DEFAULT_COVER);
      }}
      onError={(event) => standIn(event.currentTarget, DEFAULT_COVER)}
    />
  );
}
