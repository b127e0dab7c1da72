import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { wholeWords } from "#src/i18n/no-break.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { ArticleCard, ArticleCover } from "../article-card.tsx";
import { ArticleDate } from "../article-date.tsx";
import { loadNews, type NewsData } from "./news-data.server.ts";
import styles from "./news-page.module.css";

export const handle = { query: ["category", "page"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { language, query }) => loadNews(app, language, query));

export default function NewsPage() {
  const news = useLoaderData<typeof loader>();
  const text = useSiteText("news");
  const language = useLanguage();
  const chosen = news.categories.find(({ slug }) => slug === news.category);
  const title = chosen ? `${chosen.name.text} | ${text.heading}` : text.heading;
  const isEmpty = news.articles.length === 0 && !news.featured;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${title} | ${club.name[language]}`}
        description={`${club.name[language]}. ${text.lead}`}
        keywords={`${club.name[language]}, ${text.keywords}`}
        isIndexed={!isEmpty}
        query={pageQuery(news)}
      />
      <PageHero isOverlapped title={text.heading} eyebrow={text.eyebrow(news.season)} path="/news" />
      <div className="page-width">
        <Categories news={news} />
        {news.featured && <Featured article={news.featured} />}
        {/* The cards' titles are a level below it, as they are below the featured article's. */}
        {!news.featured && !isEmpty && (
          <h2 className="visually-hidden" lang={chosen?.name.lang}>
            {chosen?.name.text ?? text.heading}
          </h2>
        )}
        {isEmpty ? (
          <EmptyState title={text.none} hint={text.noneHint}>
            <Link
              className="button button-small button-ghost"
              to={localPath(language, "/news")}
              preventScrollReset
            >
              {text.showAll}
            </Link>
          </EmptyState>
        ) : (
          <div className={news.featured ? styles.grid : `${styles.grid} ${styles.first}`}>
            {news.articles.map((article, index) => (
              <ArticleCard
                key={article.id}
                place="list"
                article={article}
                hasExcerpt
                isFirstView={!news.featured && index < 3}
              />
            ))}
          </div>
        )}
        <Pages news={news} />
      </div>
    </main>
  );
}

/** A category and a further page are lists of their own. */
function pageQuery({ category, page: number }: NewsData): string {
  const query = new URLSearchParams();
  if (category !== "all") query.set("category", category);
  if (number > 1) query.set("page", String(number));
  return query.size > 0 ? `?${query}` : "";
}

/** Links, so that a category has an address and the choice works before JavaScript. */
function Categories({ news: { category, categories } }: { news: NewsData }) {
  const text = useSiteText("news");
  const language = useLanguage();
  const path = localPath(language, "/news");
  const chips = [
    { slug: "all", name: { text: text.all, lang: language }, to: path },
    ...categories.map((one) => ({ ...one, to: `${path}?category=${encodeURIComponent(one.slug)}` })),
  ];
  return (
    <nav className={styles.categories} aria-label={text.category}>
      <div className="chips">
        {chips.map(({ slug, name, to }) => (
          <Link
            key={slug}
            className="chip"
            to={to}
            lang={name.lang}
            aria-current={slug === category ? "true" : undefined}
            preventScrollReset
          >
            {name.text}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function Featured({ article }: { article: NonNullable<NewsData["featured"]> }) {
  const colon = useColon();
  const text = useSiteText("news");
  const language = useLanguage();
  const to = localPath(language, `/news/${article.slug}`);
  return (
    <article className={styles.featured}>
      <Link className={styles.picture} to={to} tabIndex={-1} aria-hidden="true">
        <ArticleCover
          image={article.image}
          color={article.color}
          focal={article.focal}
          sizes="(max-width: 900px) 100vw, 860px"
          isFirstView
        />
      </Link>
      <div className="slab merlons-above">
        <div className="pores" />
        <p className="eyebrow label">
          <span className="wedge" /> {text.featured}
        </p>
        <h2 lang={article.title.lang}>{wholeWords(article.title)}</h2>
        <p className={styles.excerpt} lang={article.excerpt.lang}>
          {article.excerpt.text}
        </p>
        <p className={`${styles.meta} label`}>
          {article.category.text && <span lang={article.category.lang}>{article.category.text}</span>}
          <ArticleDate {...article} />
          <span>{text.views(article.views)}</span>
        </p>
        <Link className="button button-dark" to={to} aria-label={`${text.read}${colon}${article.title.text}`}>
          <span>{text.read}</span>
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </div>
    </article>
  );
}

function Pages({ news: { category, page: current, pages } }: { news: NewsData }) {
  const text = useSiteText("news");
  const language = useLanguage();
  if (pages <= 1 || current > pages) return null;
  const to = (number: number) => {
    const query = new URLSearchParams();
    if (category !== "all") query.set("category", category);
    if (number > 1) query.set("page", String(number));
    return `${localPath(language, "/news")}${query.size > 0 ? `?${query}` : ""}`;
  };
  return (
    <nav className={styles.pages}>
      {current > 1 && (
        <Link className="button button-small button-ghost" to={to(current - 1)} rel="prev">
          <ArrowLeft className="icon" aria-hidden /> {text.newer}
        </Link>
      )}
      <span className="number">
        {current} / {pages}
      </span>
      {current < pages && (
        <Link className="button button-small button-ghost" to={to(current + 1)} rel="next">
          {text.older} <ArrowRight className="icon" aria-hidden />
        </Link>
      )}
    </nav>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("news").heading} />;
}
