import { CalendarDays, Eye, PenLine } from "lucide-react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { ResultCard } from "#src/features/matches/result-card.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { wholeWords } from "#src/i18n/no-break.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { Prose } from "#src/ui/prose.tsx";
import { ArticleCover } from "../article-card.tsx";
import { ArticleDate } from "../article-date.tsx";
import { TextCard } from "../text-card.tsx";
import type { ArticleData } from "./article-data.server.ts";
import styles from "./article-page.module.css";

/** Title, facts and cover of an article, as its page and its preview show them. */
export function ArticleHead({ article }: { article: ArticleData }) {
  const { title, cover } = article;
  const { credit } = useSiteText("media");
  return (
    <>
      <header className={styles.head}>
        <h1 lang={title.lang}>{wholeWords(title)}</h1>
        <Facts article={article} />
      </header>
      <div className={styles.cover}>
        <ArticleCover
          image={article.image}
          sizes="(max-width: 1344px) 100vw, 1344px"
          color={cover.color}
          focal={cover.focal}
          alt={cover.alt}
          isFirstView
        />
        {cover.credit && <p className={styles.credit}>{credit(cover.credit)}</p>}
      </div>
    </>
  );
}

/** What an article says: the match that it tells of, its lead and its text. */
export function ArticleText({ article }: { article: ArticleData }) {
  const text = useSiteText("news");
  const { credit } = useSiteText("media");
  return (
    <>
      {article.match && <ReportedMatch match={article.match} />}
      {article.lead.text && (
        <p className={styles.lead} lang={article.lead.lang}>
          {article.lead.text}
        </p>
      )}
      <Prose
        nodes={article.body.nodes}
        lang={article.body.lang}
        playLabel={text.playVideo}
        posts={text.posts}
        card={(href) => {
          const card = article.body.cards[href];
          return card ? <TextCard card={card} /> : null;
        }}
        creditLabel={credit}
      />
    </>
  );
}

/** The score of the match that a report tells of, and the ways to all about it. */
function ReportedMatch({ match }: { match: NonNullable<ArticleData["match"]> }) {
  const text = useSiteText("news");
  const language = useLanguage();
  return (
    <section className={styles.match} aria-label={text.reportedMatch}>
      <ResultCard match={match} to={localPath(language, match.path)} />
    </section>
  );
}

function Facts({ article }: { article: ArticleData }) {
  const colon = useColon();
  const text = useSiteText("news");
  const language = useLanguage();
  const { category } = article;
  return (
    <div className={`${styles.facts} label`}>
      {category.name.text && (
        <Link
          className={styles.category}
          to={`${localPath(language, "/news")}?category=${encodeURIComponent(category.slug ?? "")}`}
          lang={category.name.lang}
        >
          {category.name.text}
        </Link>
      )}
      <span>
        <CalendarDays className="icon" aria-hidden />
        <ArticleDate date={article.date} dateLabel={article.dateLabel} dateTime={article.published} />
      </span>
      <span>
        <PenLine className="icon" aria-hidden />
        <span className="visually-hidden">{`${text.author}${colon}`}</span>
        {article.author || club.name[language]}
      </span>
      <span>
        <Eye className="icon" aria-hidden />
        {text.views(article.views)}
      </span>
    </div>
  );
}
