import type { StaffWord } from "#src/i18n/staff-words.tsx";
import type { Article } from "./article.ts";

/** What its form and the history call the fields of an article. */
export const articleFields = {
  title: { en: "Title", hy: "Վերնագիր", ru: "Заголовок" },
  excerpt: { en: "Excerpt", hy: "Համառոտ", ru: "Краткое описание" },
  content: { en: "Content", hy: "Տեքստ", ru: "Текст" },
  image_url: { en: "Cover image", hy: "Գլխավոր պատկեր", ru: "Обложка" },
  category_id: { en: "Category", hy: "Բաժին", ru: "Рубрика" },
  is_featured: { en: "Featured", hy: "Առանձնացված", ru: "В главном блоке" },
  is_published: { en: "Published", hy: "Հրապարակված", ru: "Опубликована" },
  display_date: { en: "Publication date", hy: "Հրապարակման ամսաթիվ", ru: "Дата публикации" },
  slug: { en: "Address on the site", hy: "Հասցեն կայքում", ru: "Адрес на сайте" },
} satisfies Partial<Record<keyof Article, StaffWord>>;
