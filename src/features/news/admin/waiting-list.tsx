import { Link } from "react-router";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Article } from "../article.ts";
import { nextHour } from "../schedule.ts";
import { CHIP_ORDER, LanguageChips, shownState } from "./language-chip.tsx";
import styles from "./waiting-list.module.css";

interface WaitingListProps {
  articles: Article[];
  total: number;
  /** Into which; absent for the first one that an article waits for. */
  language?: Language | undefined;
  /** The number of the article that is open. */
  current?: number;
}

/** Articles that wait for a translator: those that go out by themselves first, the soonest on top. */
export function WaitingList({ articles, total, language, current }: WaitingListProps) {
  const words = useOfficeText("news").board;
  return (
    <nav
      className={current === undefined ? styles.list : `${styles.list} ${styles.beside}`}
      aria-label={words.waiting(total)}
    >
      <p className={styles.head}>{words.waiting(total)}</p>
      <ol>
        {soonestFirst(articles).map((article) => (
          <li key={article.id}>
            <WaitingArticle article={article} language={language} isCurrent={article.id === current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface WaitingArticleProps {
  article: Article;
  language: Language | undefined;
  isCurrent: boolean;
}

function WaitingArticle({ article, language, isCurrent }: WaitingArticleProps) {
  const words = useOfficeText("news");
  const own = useLanguage();
  const title = localised(article, "title", own, article.language);
  const into = language && language !== article.language ? language : firstWaiting(article);
  return (
    <div className={styles.article}>
      <Link to={`/admin/news/${article.id}/translate/${into}`} aria-current={isCurrent || undefined}>
        <b lang={title.lang}>{title.text.trim() || words.untitled}</b>
      </Link>
      <small>{whenOf(article, words.board)}</small>
      <LanguageChips article={article} />
    </div>
  );
}

/** The first language, in the club's order, into which an article waits to be translated. */
export function firstWaiting(article: Article): Language {
  const others = CHIP_ORDER.filter((language) => language !== article.language);
  const waits = (language: Language) =>
    ["not_begun", "draft", "stale"].includes(shownState(article, language, new Date()));
  return others.find(waits) ?? others[0]!;
}

function whenOf(
  article: Article,
  words: { outSince: (date: string) => string; outOn: (date: string) => string; notOut: string },
): string {
  const { state, display_date } = article;
  const hour = state === "scheduled" && nextHour(article, new Date());
  if (hour) return words.outOn(staffDateTime(hour));
  return state === "published" ? words.outSince(staffDateTime(display_date ?? "")) : words.notOut;
}

function soonestFirst(articles: readonly Article[]): Article[] {
  const rank = ({ state }: Article) => (state === "scheduled" ? 0 : 1);
  const at = ({ display_date, created_at }: Article) => Date.parse(display_date ?? created_at);
  return articles.toSorted(
    (one, other) => rank(one) - rank(other) || (rank(one) === 0 ? at(one) - at(other) : at(other) - at(one)),
  );
}
