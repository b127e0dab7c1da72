import type { NewsChoices, NewsFields } from "./fields.en.ts";

export const fields: NewsFields = {
  articles: {
    title: "Заголовок",
    excerpt: "Краткое описание",
    content: "Текст",
    language: "Язык оригинала",
    image_url: "Обложка",
    category_id: "Рубрика",
    is_featured: "В главном блоке",
    is_published: "Опубликована",
    display_date: "Дата публикации",
    slug: "Адрес на сайте",
  },
  categories: {
    name: "Название",
    slug: "Адрес на сайте",
    order_num: "Порядок показа",
  },
};

export const choices: NewsChoices = {
  articles: { language: { en: "Английский", hy: "Армянский", ru: "Русский" } },
};
