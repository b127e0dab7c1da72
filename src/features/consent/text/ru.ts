import type { AnalyticsText } from "./en.ts";

export const analytics: AnalyticsText = {
  title: "Мы используем файлы cookie",
  about: "Сайт работает и без них. Посещения считаются без файлов cookie и без IP-адресов.",
  policy: "Политика использования файлов cookie",
  necessary: "Необходимые",
  necessaryHint: "Язык, тема, этот выбор",
  analytics: "Аналитика",
  analyticsHint: "Внешние службы, только с вашего согласия",
  decline: "Только необходимые",
  accept: "Принять",
  now: "Ваш ответ сейчас",
  accepted: "аналитика разрешена",
  declined: "только необходимые",
  none: "ещё не дан",
};
