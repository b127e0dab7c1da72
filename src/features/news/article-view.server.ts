import { club } from "#club/club.ts";
import type { DescribedPicture } from "#src/features/media/queries.server.ts";
import { clockTime, longDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { type ArticleCard, dateLabel } from "./article.ts";

/** An article as a card shows it, in one language. */
export interface ArticleCardView {
  id: number;
  slug: string;
  title: ShownText;
  excerpt: ShownText;
  category: ShownText;
  image: string;
  /** Stands in the picture's place until it has come. */
  color: string | undefined;
  /** The middle of its crops, as CSS has it. */
  focal: string | undefined;
  /** "8 March 2025"; empty for an article without a true date. */
  date: string;
  dateLabel: ReturnType<typeof dateLabel>;
  dateTime: string;
  views: number;
}

/** @param pictures what is known of uploaded pictures, by their addresses */
export function articleCardView(
  article: ArticleCard,
  language: Language,
  pictures: ReadonlyMap<string, DescribedPicture> = new Map(),
): ArticleCardView {
  const label = dateLabel(article.display_date);
  const at = label === "date" ? clockTime(article.display_date ?? "", club.timeZone) : undefined;
  return {
    id: article.id,
    slug: article.slug,
    title: localised(article, "title", language, article.language),
    excerpt: localised(article, "excerpt", language, article.language),
    category: localised(article, "category_name", language),
    image: article.image_url,
    color: pictures.get(article.image_url)?.color,
    focal: pictures.get(article.image_url)?.focal,
    date: at ? longDate(at, language) : "",
    dateLabel: label,
    dateTime: article.display_date ?? "",
    views: article.views_count,
  };
}
