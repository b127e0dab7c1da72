import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { describePictures } from "#src/features/media/queries.server.ts";
import { listSeasons } from "#src/features/table/queries.server.ts";
import { whichSeason } from "#src/features/table/season.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { articleCardView } from "../article-view.server.ts";
import { listCategories } from "../category-queries.server.ts";
import { listArticleCards } from "../queries.server.ts";

/** Source: specification of the public site, section 9, "news list 50". */
const PER_PAGE = 50;

export type NewsData = Awaited<ReturnType<typeof loadNews>>;

/** The list of news: an unknown category or page shows as an empty list. */
export async function loadNews(app: App, language: Language, address: URLSearchParams) {
  const now = app.now();
  // PostgreSQL takes no NUL in a text, and no category has one.
  const category = address.get("category")?.replaceAll("\0", "") || "all";
  const page = pageNumber(address.get("page"));
  const isAll = category === "all";
  const list = (db: Db) => listViews(db, { now, category, page, language });
  const [found, all, seasons] = await Promise.all([
    // The page as its visitors first see it; there are too many others.
    isAll && page === 1 ? app.cachedQuery(`news, ${language}`, list) : list(app.db),
    listCategories(app.db, now),
    // Without the list of seasons the page names the default one. Source: specification, section 8.
    app.cachedQuery("seasons", listSeasons).catch(() => []),
  ]);
  if (found.articles.length === 0 && address.size > 0) noStore();
  return {
    category,
    page,
    pages: Math.ceil(found.total / PER_PAGE),
    season: whichSeason(seasons),
    categories: [...new Map(all.map((one) => [one.slug, one])).values()].map((one) => ({
      slug: one.slug,
      name: localised(one, "name", language),
    })),
    featured: found.featured,
    articles: found.articles,
  };
}

interface Wanted {
  now: Date;
  category: string;
  page: number;
  language: Language;
}

async function listViews(db: Db, { now, category, page, language }: Wanted) {
  const [{ articles, total }, [featured]] = await Promise.all([
    listArticleCards(db, now, { category, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
    category === "all" && page === 1
      ? listArticleCards(db, now, { featured: true, limit: 1 }).then((found) => found.articles)
      : [],
  ]);
  const images = [...articles, ...(featured ? [featured] : [])].map(({ image_url }) => image_url);
  const pictures = await describePictures(db, now, images, language);
  const others = articles.filter(({ id }) => id !== featured?.id);
  return {
    total,
    featured: featured ? articleCardView(featured, language, pictures) : null,
    articles: others.map((article) => articleCardView(article, language, pictures)),
  };
}

/** A page that is no number is one that does not exist. */
function pageNumber(text: string | null): number {
  if (!text) return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1_000_000;
}
