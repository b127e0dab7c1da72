import type { NewsChoices, NewsFields } from "./fields.en.ts";

export const fields: NewsFields = {
  articles: {
    title: "Заголовок",
    excerpt: "Краткое описание",
    content: "Текст",
    language: "Язык оригинала",
    text_state: "Состояние",
    publish_at: "Выходит",
    unpublish_at: "Снимается",
    planned_for: "План на день",
    embargo_until: "Эмбарго до",
    match_id: "Привязка к матчу",
    match_anchor: "Отсчёт от",
    match_offset_minutes: "Минут после",
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
  articles: {
    language: { en: "Английский", hy: "Армянский", ru: "Русский" },
    text_state: { draft: "Черновик", ready: "Готово", out: "Опубликовано" },
    match_anchor: { kick_off: "Начало матча", full_time: "Конец матча" },
  },
};
