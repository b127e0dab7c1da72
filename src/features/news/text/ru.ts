import { groupDigits } from "#src/i18n/numbers.ts";
import { plural } from "#src/i18n/plural.ts";
import type { NewsText } from "./en.ts";

export const news: NewsText = {
  draft: "Черновик",
  invalidDate: "Неверная дата",
  eyebrow: (season) => `Сезон ${season.replace("-", "/")}`,
  heading: "Новости",
  lead: "Матчи, трансферы, академия и жизнь клуба",
  keywords: "новости, матчи, трансферы, академия, интервью",
  category: "Рубрика",
  all: "Все",
  featured: "Главная новость",
  read: "Читать далее",
  none: "Новостей не найдено",
  noneHint: "Попробуйте другую рубрику",
  showAll: "Все новости",
  newer: "Более новые",
  older: "Более ранние",
  backToNews: "К новостям",
  published: "Опубликовано",
  author: "Автор",
  views: (n) =>
    `${groupDigits(n, "ru")} ${plural("ru", n, { one: "просмотр", few: "просмотра", many: "просмотров", other: "просмотра" })}`,
  related: "Читайте также",
  reportedMatch: "Матч",
  share: "Поделиться",
  copyLink: "Скопировать ссылку",
  linkCopied: "Ссылка скопирована",
  playVideo: "Смотреть видео",
  posts: {
    telegram: "Запись в Telegram",
    instagram: "Запись в Instagram",
    x: "Запись в X",
    facebook: "Запись в Facebook",
    tiktok: "Видео в TikTok",
    show: "Показать здесь",
  },
  notFound: "Новость не найдена",
  notFoundHint: "Возможно, её сняли с публикации или в адресе опечатка.",
};
